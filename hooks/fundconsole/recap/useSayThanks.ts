import { useState } from 'react';
import { useCall } from '@/hooks/secureql/useCall';
import type { ErrorCode } from '@/lib/shared/errors';
import { newRequestKey } from '@/lib/secureql/browser/requestKey';

/** One message to all supporters of a fund whom nobody has thanked yet. */
export function useSayThanks(fundId: string) {
  const { run, isRunning } = useCall('fund/thank/');
  const [requestKey] = useState(newRequestKey);
  const [hasSaid, setHasSaid] = useState(false);
  const [refusal, setRefusal] = useState<ErrorCode | null>(null);

  async function say(text: string) {
    const outcome = await run({ fundId, contributionId: null, text, requestKey });
    setRefusal(outcome.refusal);
    setHasSaid(outcome.refusal === null);
  }
  return { hasSaid, isRunning, refusal, say };
}
