import type { Readable } from 'node:stream';

/** A file on its way out. */
export interface StoredFile {
  body: Readable;
  bytes: number;
}

/** Where uploads are stored: a folder or a bucket. The backend makes the names; callers check them. */
export interface Storage {
  /** Keeps a file whole or not at all. Throws when it cannot. */
  put: (name: string, bytes: Buffer, contentType: string) => Promise<void>;
  /** Null when there is no such file. Throws when the storage does not answer. */
  read: (name: string) => Promise<StoredFile | null>;
  /** A file that is not there is no error. */
  remove: (name: string) => Promise<void>;
}
