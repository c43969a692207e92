import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as pathOf } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import type { Kysely } from 'kysely';
import { undoAction } from '@/backend/hosting/service';
import {
  callNext,
  missDeadline,
  partyEdit,
  queueTicket,
  READY_DEADLINE,
  setAway,
  setNotice,
} from '@/backend/parties/service';
import { runDueJob } from '@/backend/platform/jobs/scheduledJobs';
import type { Tables } from '@/backend/platform/tables';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import { testContext } from '@/__tests__/support/context';
import { withDatabase } from '@/__tests__/support/databaseFolder';
import { seedUsers, type SeededUser } from '@/__tests__/support/seed';
import { Clock, entriesOf, join, messagesOf, openParty } from '@/__tests__/backend/parties/stage';

const dataDir = mkdtempSync(pathOf(tmpdir(), 'playplus-restart-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const clock = new Clock();

/** Somebody who asks whatever runs on this database now. */
const asking = (db: Kysely<Tables>, { id, handle }: SeededUser, userType: 'CREATOR' | 'FAN') =>
  testContext(db, { actor: { userId: id, userType, handle }, now: clock.now });

test('Q20 after a restart everyone has the place, the call and the time to answer they had', async () => {
  // Each block is a life of the server: the database is opened from its folder and closed again.
  const before = await withDatabase(dataDir, async (db) => {
    const [host] = await seedUsers(db, 'host', 1, 'CREATOR');
    const fans = await seedUsers(db, 'fan', 5, 'FAN');
    if (!host) throw new Error('no creator');
    const creator = asking(db, host, 'CREATOR');
    const partyID = await openParty(creator, { queueSize: 5, lobbyCode: 'ROOM-7' });
    const tickets = [];
    for (const fan of fans.slice(0, 4)) {
      tickets.push(await join(asking(db, fan, 'FAN'), partyID));
      clock.pass(1);
    }
    await callNext(creator, { partyID, count: 1, requestKey: crypto.randomUUID() });
    const away = { queueUuid: tickets[1]?.queueUuid ?? '', isAway: true };
    await setAway(asking(db, fans[1] as SeededUser, 'FAN'), away);
    await setNotice(creator, { partyID, notice: 'Running late' });
    const console_ = await partyEdit(creator, { partyID });
    const seen = await Promise.all(tickets.map((ticket) => queueTicket(creator, ticket)));
    return { host, fans, partyID, tickets, console_, seen };
  });
  const { host, fans, partyID, tickets } = before;

  await withDatabase(dataDir, async (db) => {
    const creator = asking(db, host, 'CREATOR');
    expect(await partyEdit(creator, { partyID })).toEqual(before.console_);
    const seen = await Promise.all(tickets.map((ticket) => queueTicket(creator, ticket)));
    expect(seen).toEqual(before.seen);
    expect(seen.map(({ status, position }) => [status, position])).toEqual([
      [STATUS.called, null],
      // Who comes back stands there.
      [STATUS.away, 1],
      [STATUS.waiting, 1],
      [STATUS.waiting, 2],
    ]);
    // The queue goes on where it was: the next number, the log, the time that runs out.
    const late = await join(asking(db, fans[4] as SeededUser, 'FAN'), partyID);
    expect(await queueTicket(creator, late)).toMatchObject({ number: 5, position: 3 });
    expect(
      await undoAction(creator, { toolId: partyID, actionId: before.console_.acts[0]?.id ?? '' }),
    ).toMatchObject({
      count: 1,
    });
    clock.pass(2);
    expect(await runDueJob(creator, { [READY_DEADLINE]: missDeadline })).toBe(true);
    const [first] = await entriesOf(db, partyID);
    expect(first).toMatchObject({ status: STATUS.waiting, misses: 1 });
    const seqs = (await messagesOf(db, partyID)).map(({ seq }) => seq);
    expect(seqs).toEqual(seqs.map((_, index) => index + 1));
  });
}, 60_000);
