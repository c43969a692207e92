import type { Readable } from 'node:stream';

/** A file on its way out. */
export interface StoredFile {
  body: Readable;
  bytes: number;
}

/** What a browser is told of a file that it fetches from the storage itself. */
export interface Download {
  /** Value of the header `Content-Disposition`. */
  disposition: string;
  contentType: string;
  now: Date;
}

/** Where uploads are stored: a folder or a bucket. The backend makes the names; callers check them. */
export interface Storage {
  /** Keeps a file whole or not at all. Throws when it cannot. */
  put: (name: string, bytes: Buffer, contentType: string) => Promise<void>;
  /** The same for a file of so many bytes that comes piece by piece; its source may fail, too. */
  putStream: (
    name: string,
    body: Readable,
    facts: { bytes: number; contentType: string },
  ) => Promise<void>;
  /** Null when there is no such file. Throws when the storage does not answer. */
  read: (name: string) => Promise<StoredFile | null>;
  /** Where a browser may fetch the file itself for five minutes; null: only we can read it. */
  signedUrl: (name: string, download: Download) => string | null;
  /** A file that is not there is no error. */
  remove: (name: string) => Promise<void>;
}
