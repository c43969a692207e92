import { useState } from 'react';
import { useCall } from '@/hooks/secureql/useCall';

/** Sends once more what a bank sent back; one request key for all presses until it went out. */
export function useRetry(payoutID: string, onSent: () => Promise<void>) {
  const { run, isRunning, refusal } = useCall('payouts/retry-payout/');
  const [requestKey, setRequestKey] = useState<string | null>(null);

  async function retry(): Promise<void> {
    const key = requestKey ?? crypto.randomUUID();
    setRequestKey(key);
    const { answer } = await run({ payoutID, requestKey: key });
    if (!answer) return;
    setRequestKey(null);
    await onSent();
  }

  return { run: () => void retry(), isRunning, refusal };
}
