import { useState } from 'react';

/** What is edited, as it is now. */
interface Versioned {
  version: number;
}

/**
 * Two ways to resolve a conflict when another host saved meanwhile: take their version (`onNewer`), or
 * overwrite it with the own text (`onKeepMine` gets the newer version number). `read` asks for what is
 * there now; undefined when it did not come.
 */
export function useConflict<Newer extends Versioned>(
  read: () => Promise<Newer | undefined>,
  onNewer: (newer: Newer) => void,
  onKeepMine: (version: number) => void,
) {
  const [isReading, setIsReading] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  async function readNewer(): Promise<Newer | undefined> {
    setIsReading(true);
    setHasFailed(false);
    const newer = await read();
    setHasFailed(newer === undefined);
    setIsReading(false);
    return newer;
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
