import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openDatabase } from '@/backend/platform/database/database';
import { lockByFile, lockFolder } from '@/backend/platform/database/folderLock';
import { createLogger } from '@/backend/platform/logger';
import { migrateToLatest } from '@/backend/platform/database/migrate';
import { openTestDatabase } from '@/__tests__/support/database';
import { runFile, type RunningChild } from '@/__tests__/support/platform/childProcess';

const children: RunningChild[] = [];
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'playplus-database-'));
});
afterEach(async () => {
  for (const { child, ended } of children.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

function hold(env: Record<string, string> = {}): RunningChild {
  const child = runFile('__tests__/support/platform/holdDatabase.ts', {
    DATA_DIR: folder,
    PLAYPLUS_MODE: 'development',
    ...env,
  });
  children.push(child);
  return child;
}

describe('two processes on one data folder', () => {
  test('the second is refused and told the first one’s pid; after kill -9 of the first it gets in', async () => {
    const first = hold();
    await first.says('ready');
    const second = hold();
    expect(await second.ended).toBe(1);
    expect(second.errors()).toBe(
      `${join(folder, 'database')} is open in process ${first.child.pid}\n`,
    );
    first.child.kill('SIGKILL');
    await first.ended;
    const third = hold();
    await third.says('ready');
    third.child.kill('SIGTERM');
    expect(await third.ended).toBe(0);
  }, 120_000);

  test('an event committed before a crash goes out after the restart under the same id', async () => {
    const crashing = hold({ FAILPOINT: 'before-publish' });
    expect(await crashing.ended).toBe('SIGKILL');
    const eventId = /committed (\S+)/.exec(crashing.output())?.[1];
    expect(crashing.output()).not.toContain('published');
    const restarted = hold();
    await restarted.says(`published ${eventId} party_1 {"seq":1}`);
  }, 120_000);
});

describe('a lock', () => {
  test('is refused within this process too, and free again after its release', async () => {
    const release = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(`is open in process ${process.pid}`);
    await release();
    await (
      await lockFolder(folder)
    )();
  });
});

describe('a lock by file, for systems without abstract sockets', () => {
  const file = () => join(folder, 'playplus.lock');

  test('names the living holder and is never stolen from it', async () => {
    const release = await lockByFile(folder);
    await expect(lockByFile(folder)).rejects.toThrow(`is open in process ${process.pid}`);
    expect(readFileSync(file(), 'utf8')).toBe(String(process.pid));
    await release();
    await (
      await lockByFile(folder)
    )();
  });

  test('is taken over from a process that is gone, and from a file that names none', async () => {
    const gone = hold();
    gone.child.kill('SIGKILL');
    await gone.ended;
    for (const content of [String(gone.child.pid), '', 'nonsense']) {
      writeFileSync(file(), content);
      const release = await lockByFile(folder);
      expect(readFileSync(file(), 'utf8')).toBe(String(process.pid));
      await release();
    }
  });
});

test('with DATABASE_URL the same database opens over a pool', async () => {
  const fresh = await openTestDatabase({ migrate: false });
  try {
    if (fresh.url === null) {
      await expect(openServer('postgres://nobody@127.0.0.1:9/none')).rejects.toMatchObject({
        code: 'ECONNREFUSED',
      });
      return;
    }
    const { db, kind, close } = await openServer(fresh.url);
    expect(await migrateToLatest(db)).toContain('m0001Accounts');
    expect(kind).toBe('postgres');
    await close();
  } finally {
    await fresh.close();
  }
});

function openServer(databaseUrl: string) {
  const config = { databaseUrl, databasePool: 3, dataDir: folder };
  return openDatabase(config, createLogger({ logLevel: 'silent' }), (error) => {
    throw error;
  });
}
