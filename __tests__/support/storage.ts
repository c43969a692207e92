import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Storage } from '@/backend/platform/storage/storage';

/** Uploads in memory; `isBroken` plays a disk that takes and gives up nothing. */
export interface MemoryStorage extends Storage {
  files: Map<string, Buffer>;
  isBroken: boolean;
}

export function memoryStorage(): MemoryStorage {
  const files = new Map<string, Buffer>();
  const storage: MemoryStorage = {
    files,
    isBroken: false,
    put: (name, bytes) => {
      if (storage.isBroken) return Promise.reject(new Error('ENOSPC'));
      files.set(name, bytes);
      return Promise.resolve();
    },
    putStream: async (name, body) => {
      const bytes = await buffer(body);
      if (storage.isBroken) throw new Error('ENOSPC');
      files.set(name, bytes);
    },
    signedUrl: () => null,
    read: (name) => {
      const bytes = files.get(name);
      return Promise.resolve(bytes ? { body: Readable.from(bytes), bytes: bytes.length } : null);
    },
    remove: (name) => {
      if (storage.isBroken) return Promise.reject(new Error('unreachable'));
      files.delete(name);
      return Promise.resolve();
    },
  };
  return storage;
}
