import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

const keysSchema = z.object({
  publishKey: z.string().min(1),
  subscribeKey: z.string().min(1),
  secretKey: z.string().min(1),
});

export type RealtimeKeys = z.infer<typeof keysSchema>;

/** The keys of this installation: read from `keys.json` in the folder, or made there once, readable by its owner only. */
export function loadOrCreateKeys(dataDir: string): RealtimeKeys {
  const path = join(dataDir, 'keys.json');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return readKeys(path) ?? createKeys(path);
}

function readKeys(path: string): RealtimeKeys | undefined {
  try {
    return keysSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    if (isFileError(error, 'ENOENT')) return undefined;
    throw new Error(`${path} is damaged: restore it, or delete it to have new keys made`, {
      cause: error,
    });
  }
}

function createKeys(path: string): RealtimeKeys {
  const keys = {
    publishKey: `pub-c-${randomUUID()}`,
    subscribeKey: `sub-c-${randomUUID()}`,
    secretKey: `sec-c-${randomBytes(32).toString('base64url')}`,
  };
  const temporary = `${path}.${process.pid}.tmp`;
  writeFileSync(temporary, JSON.stringify(keys), { mode: 0o600, flush: true });
  try {
    // A link, not a rename: whoever comes second must use the first one's keys.
    linkSync(temporary, path);
  } catch (error) {
    if (!isFileError(error, 'EEXIST')) throw error;
  } finally {
    unlinkSync(temporary);
  }
  return readKeys(path) ?? keys;
}

function isFileError(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
