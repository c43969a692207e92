import { useState, type SyntheticEvent } from 'react';
import { textOf } from '@/hooks/ui/formValues';
import { useCall } from '@/hooks/secureql/useCall';
import type { ErrorCode } from '@/lib/shared/errors';

/** Shows the second factor; `onProven` goes on with what it was asked for. */
export function useProof(onProven: () => void): {
  /** Changes with every wrong code: the field begins anew. */
  round: number;
  refusal: ErrorCode | null;
  isRunning: boolean;
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
} {
  const call = useCall('operator/prove/');
  const [round, setRound] = useState(0);

  async function send(code: string) {
    const { answer } = await call.run({ code });
    if (answer?.proveOperator.item) onProven();
    else setRound((last) => last + 1);
  }
  function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = textOf(new FormData(event.currentTarget), 'code').trim();
    if (code !== '') void send(code);
  }
  return { round, refusal: call.refusal, isRunning: call.isRunning, onSubmit };
}
