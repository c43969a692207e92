import { mkdirSync, openSync, closeSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';

/** Another process holds the folder; the message names it. */
export class FolderLockedError extends Error {
  override name = 'FolderLockedError';

  constructor(folder: string, pid: string | null) {
    super(`${folder} is open in ${pid ? `process ${pid}` : 'another process'}`);
  }
}

/** Gives the folder back. */
export type Release = () => Promise<void>;

/** Where the embedded database stands: the folder to lock. */
export function databaseFolder(dataDir: string): string {
  return join(dataDir, 'database');
}

const ANSWER_LIMIT_MS = 700;

/**
 * Holds a folder for this process alone, until released or until the process ends in whatever way.
 * Creates the folder. Throws FolderLockedError within a second when another process holds it.
 */
export async function lockFolder(folder: string): Promise<Release> {
  mkdirSync(folder, { recursive: true });
  return process.platform === 'linux' ? lockBySocket(folder) : lockByFile(folder);
}

/**
 * An abstract socket is gone with its process, so it can be neither stale nor stolen. Whoever
 * connects is told the holder's pid. It belongs to a network namespace: two containers with one
 * folder do not see each other.
 */
async function lockBySocket(folder: string): Promise<Release> {
  const { dev, ino } = statSync(folder);
  const path = `\0playplus-${dev}-${ino}`;
  for (let attempt = 1; ; attempt += 1) {
    const release = await listen(path);
    if (release) {
      return release;
    }
    const answer = await askHolder(path);
    // A holder that ends between the two steps leaves the socket free.
    if (answer !== 'gone' || attempt === 3) {
      throw new FolderLockedError(folder, answer === 'gone' || answer === 'silent' ? null : answer);
    }
  }
}

function listen(path: string): Promise<Release | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => socket.destroy());
      socket.end(String(process.pid));
    });
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') {
        resolve(null);
      } else {
        reject(error);
      }
    });
    server.listen(path, () => {
      server.unref();
      resolve(() => new Promise((done) => server.close(() => done())));
    });
  });
}

function askHolder(path: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(path);
    let answer = '';
    socket.setTimeout(ANSWER_LIMIT_MS, () => {
      resolve('silent');
      socket.destroy();
    });
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('error', () => resolve('gone'));
    socket.on('close', () => resolve(/^\d+$/.test(answer) ? answer : 'silent'));
  });
}

/** Where there are no abstract sockets: a file with the pid, taken over when that process is gone. */
export async function lockByFile(folder: string): Promise<Release> {
  const file = join(folder, 'playplus.lock');
  for (let attempt = 1; ; attempt += 1) {
    try {
      const handle = openSync(file, 'wx');
      writeSync(handle, String(process.pid));
      closeSync(handle);
      return () => {
        rmSync(file, { force: true });
        return Promise.resolve();
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
        throw error;
      }
    }
    const pid = await readHolder(file);
    if (attempt === 3 || (pid !== null && isAlive(pid))) {
      throw new FolderLockedError(folder, pid === null ? null : String(pid));
    }
    rmSync(file, { force: true });
  }
}

/** Null when the file names no process; one just created is given a moment to be written. */
async function readHolder(file: string): Promise<number | null> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      const pid = Number(readFileSync(file, 'utf8'));
      if (pid > 0) {
        return pid;
      }
    } catch {
      return null;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return null;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
