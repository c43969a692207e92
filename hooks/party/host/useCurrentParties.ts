import { useEffect, useEffectEvent, useState } from 'react';
import type { PartySummary } from '@/hooks/party/types';
import { readAgain } from '@/lib/page/readAgain';
import { tryCall } from '@/lib/secureql/tryCall';

/** A creator's queues that have not ended: what the page brought, kept as they are now. */
export function useCurrentParties(first: readonly PartySummary[]) {
  const [parties, setParties] = useState(first);
  const [hasFailed, setHasFailed] = useState(false);

  async function read() {
    const { answer } = await tryCall('party/get-my-parties/', { list: 'CURRENT' });
    if (answer) setParties(answer.getParties.items);
  }
  const readNow = useEffectEvent(() => void read());
  useEffect(() => readAgain(() => readNow()), []);

  /** Calls a planned queue off: it is a draft again. */
  async function callOff(partyID: string) {
    const { answer } = await tryCall('party/cancel-plan/', { partyID });
    setHasFailed(!answer);
    await read();
  }
  return { parties, read, callOff, hasFailed };
}
