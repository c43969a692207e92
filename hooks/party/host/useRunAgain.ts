import { useRouter } from 'next/router';
import { useState } from 'react';
import { useCall } from '@/hooks/secureql/useCall';
import { newRequestKey } from '@/lib/secureql/browser/requestKey';

const consolePath = (partyId: string) => `/party/${partyId}/dashboard`;

/** Makes a new draft from an ended queue and goes to its console, or where `pathOf` says. */
export function useRunAgain(partyID: string, pathOf: (partyId: string) => string = consolePath) {
  const router = useRouter();
  const { run: call, isRunning, refusal } = useCall('party/run-again/');
  // One key while the button stands: a press that got no answer can be repeated and makes one draft.
  const [requestKey] = useState(newRequestKey);

  async function run() {
    const { answer } = await call({ partyID, requestKey });
    if (answer?.runAgain.item) await router.push(pathOf(answer.runAgain.item.id));
  }
  return { run, isRunning, refusal };
}
