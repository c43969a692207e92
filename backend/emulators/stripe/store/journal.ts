import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Row } from './rows';

/** One committed change: rows as they are now, and the ids of those that are gone. */
export interface Change {
  put: Row[];
  drop: string[];
}

export interface Journal {
  /** What was written before, oldest first. */
  changes: Change[];
  /** Written when this returns: a process that is killed afterwards has lost nothing. */
  append(change: Change): void;
  /** Puts the rows in the place of everything that was written. */
  compact(rows: Row[]): void;
  close(): void;
}

/** Keeps nothing: for tests. */
export const noJournal: Journal = {
  changes: [],
  append: () => undefined,
  compact: () => undefined,
  close: () => undefined,
};

const FILE = 'journal.jsonl';

/** Opens the journal of a folder; a last line that was cut by a kill was never answered and is left out. */
export function openJournal(folder: string): Journal {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, FILE);
  const changes = existsSync(path) ? readChanges(readFileSync(path, 'utf8')) : [];
  let file = openSync(path, 'a');

  return {
    changes,
    append: (change) => writeWhole(file, `${JSON.stringify(change)}\n`),
    compact(rows) {
      const fresh = `${path}.new`;
      const next = openSync(fresh, 'w');
      for (const row of rows) writeWhole(next, `${JSON.stringify({ put: [row], drop: [] })}\n`);
      fsyncSync(next);
      renameSync(fresh, path);
      closeSync(file);
      file = next;
    },
    close: () => closeSync(file),
  };
}

function readChanges(text: string): Change[] {
  const end = text.lastIndexOf('\n') + 1;
  const lines = text.slice(0, end).split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Change);
}

/** The system may take less than it was given; what it took of a line that fails is cut off again. */
function writeWhole(file: number, line: string): void {
  const bytes = Buffer.from(line);
  const { size } = fstatSync(file);
  try {
    for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at);
  } catch (error) {
    ftruncateSync(file, size);
    throw error;
  }
}
