import { useState } from 'react';
import { callSecureql } from '@/lib/secureql/browser/client';
import type { ConsoleParty } from './types';

/**
 * Two ways out when somebody saved meanwhile: take their version (`onNewer`), or save the own words
 * on top of it (`onKept` gets the newer version number).
 */
export function useConflict(
  partyID: string,
  onNewer: (party: ConsoleParty) => void,
  onKept: (version: number) => void,
) {
  const [isReading, setIsReading] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  async function readNewer(): Promise<ConsoleParty | undefined> {
    setIsReading(true);
    setHasFailed(false);
    try {
      const { getParties } = await callSecureql('get-party-edit', { partyID });
      return getParties.items[0];
    } catch {
      setHasFailed(true);
      return undefined;
    } finally {
      setIsReading(false);
    }
  }

  async function loadNewer() {
    const newer = await readNewer();
    if (newer) onNewer(newer);
  }

  async function keepMine() {
    const newer = await readNewer();
    if (newer) onKept(newer.version);
  }

  return { loadNewer, keepMine, isReading, hasFailed };
}
