import { useState } from 'react';
import { tryCall } from '@/lib/secureql/tryCall';
import type { ConsoleParty } from '@/hooks/party/types';

/**
 * Two ways to resolve a conflict when another host saved meanwhile: take their version (`onNewer`), or
 * overwrite it with the own text (`onKeepMine` gets the newer version number).
 */
export function useConflict(
  partyID: string,
  onNewer: (party: ConsoleParty) => void,
  onKeepMine: (version: number) => void,
) {
  const [isReading, setIsReading] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  async function readNewer(): Promise<ConsoleParty | undefined> {
    setIsReading(true);
    setHasFailed(false);
    const { answer } = await tryCall('get-party-edit', { partyID });
    setHasFailed(answer === null);
    setIsReading(false);
    return answer?.getParties.items[0];
  }

  async function loadNewer() {
    const newer = await readNewer();
    if (newer) onNewer(newer);
  }

  async function keepMine() {
    const newer = await readNewer();
    if (newer) onKeepMine(newer.version);
  }

  return { loadNewer, keepMine, isReading, hasFailed };
}
