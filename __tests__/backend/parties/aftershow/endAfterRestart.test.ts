import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as pathOf } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import type { Kysely } from 'kysely';
import { undoLast } from '@/backend/hosting/service';
import { changePartyState, END_REST, endRest } from '@/backend/parties/service';
import { runDueJob } from '@/backend/platform/jobs/scheduledJobs';
import type { Tables } from '@/backend/platform/tables';
import { notificationsChannel } from '@/lib/shared/parties/messages';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import { Clock, entriesOf, eventsOn, join, openParty } from '@/__tests__/backend/parties/stage';
import { testContext } from '@/__tests__/support/context';
import { withDatabase } from '@/__tests__/support/databaseFolder';
import { seedUsers, type SeededUser } from '@/__tests__/support/seed';

const dataDir = mkdtempSync(pathOf(tmpdir(), 'playplus-end-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const clock = new Clock();
const asking = (db: Kysely<Tables>, { id, handle }: SeededUser, userType: 'CREATOR' | 'FAN') =>
  testContext(db, { actor: { userId: id, userType, handle }, now: clock.now });

test('a server that dies in the minute after an end leaves its undo, and what follows from it', async () => {
  // Each block is a life of the server: the database is opened from its folder and closed again.
  const { host, fan, partyID } = await withDatabase(dataDir, async (db) => {
    const [creator] = await seedUsers(db, 'host', 1, 'CREATOR');
    const [waiting] = await seedUsers(db, 'fan', 1, 'FAN');
    if (!creator || !waiting) throw new Error('nobody there');
    const id = await openParty(asking(db, creator, 'CREATOR'));
    await join(asking(db, waiting, 'FAN'), id);
    await changePartyState(asking(db, creator, 'CREATOR'), { partyID: id, action: 'END' });
    return { host: creator, fan: waiting, partyID: id };
  });
  const told = async (db: Kysely<Tables>) =>
    (await eventsOn(db, notificationsChannel(fan.id))).length;
  const status = async (db: Kysely<Tables>) => (await entriesOf(db, partyID))[0]?.status;

  await withDatabase(dataDir, async (db) => {
    clock.pass(0.5);
    const creator = asking(db, host, 'CREATOR');
    expect(await undoLast(creator, partyID)).toEqual({ count: 1 });
    expect(await status(db)).toBe(STATUS.waiting);
    await changePartyState(creator, { partyID, action: 'END' });
  });

  await withDatabase(dataDir, async (db) => {
    clock.pass(10);
    const creator = asking(db, host, 'CREATOR');
    const before = await told(db);
    while (await runDueJob(creator, { [END_REST]: endRest }));
    expect(await status(db)).toBe(STATUS.endedUnplayed);
    expect(await told(db)).toBe(before + 1);
    // Nothing is left to be done a second time.
    expect(await runDueJob(creator, { [END_REST]: endRest })).toBe(false);
    expect(await undoLast(creator, partyID)).toEqual({ count: 0 });
  });
}, 60_000);
