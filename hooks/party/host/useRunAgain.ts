import { useRouter } from 'next/router';
import { useState } from 'react';
import { useCall } from '@/hooks/secureql/useCall';
import { newRequestKey } from '@/lib/secureql/browser/requestKey';

/** Makes a new draft from an ended queue and opens its console. */
export function useRunAgain(partyID: string) {
  const router = useRouter();
  const { run: call, isRunning, refusal } = useCall('party/run-again/');
  // One key while the button stands: a press that got no answer can be repeated and makes one draft.
  const [requestKey] = useState(newRequestKey);

  async function run() {
    const { answer } = await call({ partyID, requestKey });
    if (answer?.runAgain.item) await router.push(`/party/${answer.runAgain.item.id}/dashboard`);
  }
  return { run, isRunning, refusal };
}
