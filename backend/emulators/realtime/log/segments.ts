import {
  closeSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  unlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

/** One append-only file of the log. */
export interface Segment {
  id: number;
  path: string;
  fd: number;
  /** Bytes that count; anything behind them is a torn write. */
  size: number;
  /** Bytes of lines whose events are still served. */
  live: number;
  /** `live` when the file was last rewritten: a rewrite is worth its cost only after a further loss. */
  liveAtRewrite: number;
  /** Unix milliseconds of the last rewrite as the oldest file, when it may also shed the lines that undo older ones. */
  rewrittenAsOldestAt: number;
}

/** The log could not be written, for want of space most likely. Passes with time: the caller may try again. */
export class LogWriteError extends Error {}

type OnLine = (line: Buffer, segment: Segment, at: number) => void;

const lineFeed = 10;
const fileMode = 0o600;

/**
 * Append-only segment files in one folder. Every append is one write that has reached the operating
 * system when it returns, so a killed process loses nothing it has answered for.
 */
export class Segments {
  readonly #folder: string;
  readonly #maxBytes: number;
  readonly #firstLine: () => string;
  #segments: Segment[] = [];
  #isOpen = false;

  /** `firstLine` opens every new file. */
  constructor(folder: string, maxBytes: number, firstLine: () => string) {
    this.#folder = folder;
    this.#maxBytes = maxBytes;
    this.#firstLine = firstLine;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  }

  /** Reads all files, oldest first, cuts a torn last line off the newest and makes the log ready to append. */
  open(onLine: OnLine): void {
    for (const name of readdirSync(this.#folder).sort()) {
      if (name.endsWith('.tmp')) rmSync(join(this.#folder, name));
      const id = /^(\d{10})\.log$/.exec(name)?.[1];
      if (id !== undefined)
        this.#segments.push(openSegment(join(this.#folder, name), Number(id), 'r+'));
    }
    for (const segment of this.#segments) {
      segment.size = eachLine(readFileSync(segment.path), (line, at) => onLine(line, segment, at));
    }
    const newest = this.#segments.at(-1);
    if (newest !== undefined) ftruncateSync(newest.fd, newest.size);
    this.#isOpen = true;
    this.append(this.#firstLine());
  }

  list(): readonly Segment[] {
    return this.#segments;
  }

  get size(): number {
    return this.#segments.reduce((sum, segment) => sum + segment.size, 0);
  }

  /** Throws LogWriteError. */
  append(line: string): { segment: Segment; at: number; length: number } {
    if (!this.#isOpen) throw new LogWriteError('the real-time log is closed');
    const bytes = Buffer.from(line);
    try {
      const segment = this.#writable();
      const at = writeAt(segment, bytes);
      return { segment, at, length: bytes.length };
    } catch (error) {
      throw new LogWriteError('the real-time log cannot be written', { cause: error });
    }
  }

  read(segment: Segment, at: number, length: number): string {
    const bytes = Buffer.allocUnsafe(length);
    const read = readSync(segment.fd, bytes, 0, length, at);
    return bytes.toString('utf8', 0, read);
  }

  /** Leaves out the lines that `keep` refuses. `keep` learns where a kept line will stand; nothing has moved if this throws. */
  rewrite(segment: Segment, keep: (line: Buffer, newAt: number) => boolean): void {
    const kept: Buffer[] = [];
    let size = 0;
    const bytes = readFileSync(segment.path).subarray(0, segment.size);
    eachLine(bytes, (line) => {
      if (!keep(line, size)) return;
      kept.push(line, Buffer.from([lineFeed]));
      size += line.length + 1;
    });
    const temporary = `${segment.path}.tmp`;
    writeFileSync(temporary, Buffer.concat(kept), { mode: fileMode, flush: true });
    renameSync(temporary, segment.path);
    closeSync(segment.fd);
    segment.fd = openSync(segment.path, 'r+');
    segment.size = size;
  }

  remove(segment: Segment): void {
    unlinkSync(segment.path);
    closeSync(segment.fd);
    this.#segments = this.#segments.filter((other) => other !== segment);
  }

  close(): void {
    this.#isOpen = false;
    const newest = this.#segments.at(-1);
    if (newest !== undefined) fsyncSync(newest.fd);
    for (const segment of this.#segments) closeSync(segment.fd);
    this.#segments = [];
  }

  #writable(): Segment {
    const newest = this.#segments.at(-1);
    if (newest !== undefined && newest.size < this.#maxBytes) return newest;
    const id = (newest?.id ?? 0) + 1;
    const path = join(this.#folder, `${String(id).padStart(10, '0')}.log`);
    const segment = openSegment(path, id, 'wx+');
    this.#segments.push(segment);
    writeAt(segment, Buffer.from(this.#firstLine()));
    return segment;
  }
}

function openSegment(path: string, id: number, flags: 'r+' | 'wx+'): Segment {
  const fd = openSync(path, flags, fileMode);
  return {
    id,
    path,
    fd,
    size: 0,
    live: 0,
    liveAtRewrite: Infinity,
    rewrittenAsOldestAt: -Infinity,
  };
}

/** Returns the number of bytes that belong to whole lines. */
function eachLine(bytes: Buffer, visit: (line: Buffer, at: number) => void): number {
  let at = 0;
  for (let end = bytes.indexOf(lineFeed); end >= 0; end = bytes.indexOf(lineFeed, at)) {
    visit(bytes.subarray(at, end), at);
    at = end + 1;
  }
  return at;
}

function writeAt(segment: Segment, bytes: Buffer): number {
  const at = segment.size;
  let written = 0;
  try {
    while (written < bytes.length) {
      written += writeSync(segment.fd, bytes, written, bytes.length - written, at + written);
    }
  } catch (error) {
    // Half a line must not stay: the next append would begin behind it.
    ftruncateSync(segment.fd, at);
    throw error;
  }
  segment.size = at + bytes.length;
  return at;
}
