import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Storage } from './storage';

/** Uploads as files of one folder, which appears with the first of them. */
export function createFolderStorage(folder: string): Storage {
  /** Written under another name until all of it is there. */
  async function keep(name: string, write: (path: string) => Promise<void>): Promise<void> {
    await mkdir(folder, { recursive: true });
    const unfinished = join(folder, `.${randomBytes(8).toString('hex')}`);
    try {
      await write(unfinished);
      await rename(unfinished, join(folder, name));
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  return {
    put: (name, bytes) => keep(name, (path) => writeFile(path, bytes, { flag: 'wx' })),
    putStream: (name, body) =>
      keep(name, (path) => pipeline(body, createWriteStream(path, { flags: 'wx' }))),
    async read(name) {
      try {
        const file = await open(join(folder, name));
        const { size } = await file.stat();
        return { body: file.createReadStream(), bytes: size };
      } catch (error) {
        if ((error as { code?: unknown }).code === 'ENOENT') return null;
        throw error;
      }
    },
    signedUrl: () => null,
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}
