import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  bringBack,
  changePartyState,
  confirmReady,
  markMembers,
  partyDataOf,
  partyEdit,
  queueTicket,
} from '@/backend/parties/service';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import {
  entriesOf,
  join,
  openParty,
  openStage,
  userIdOf,
  type Stage,
} from '@/__tests__/backend/parties/stage';
import { lineOf, passDeadlines } from '@/__tests__/backend/parties/order/line';

const DAY = 24 * 60;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(8);
});
afterAll(() => stage.close());

/** What hosts and the fan read of somebody's missed calls. */
async function counts(partyID: string, ticket: { queueUuid: string }, id: string) {
  const { waiting, current, done } = await partyEdit(stage.creator, { partyID });
  const row = [...waiting, ...current, ...done].find((one) => one.id === id);
  return [row?.noShows, (await queueTicket(stage.creator, ticket)).noShows];
}

test('a missed call counts once, for this creator alone, and its undo takes it back', async () => {
  const { partyID, call, miss, undo, ticketOf, id } = await lineOf(stage, 3);
  expect(await counts(partyID, ticketOf(0), id(0))).toEqual([0, 0]);
  await call(1);
  await miss(0);
  expect(await counts(partyID, ticketOf(0), id(0))).toEqual([1, 1]);
  await undo();
  expect(await counts(partyID, ticketOf(0), id(0))).toEqual([0, 0]);
  // The deadline counts like the host's hand, and once.
  stage.clock.pass(5);
  await passDeadlines(stage);
  await passDeadlines(stage);
  expect(await counts(partyID, ticketOf(0), id(0))).toEqual([1, 1]);
  const elsewhere = await openParty(stage.otherCreator);
  const ticket = await join(stage.fan(0), elsewhere);
  expect((await queueTicket(stage.otherCreator, ticket)).noShows).toBe(0);
  await changePartyState(stage.creator, { partyID, action: 'END' });
});

test('it is still known at the next show, and forgotten after ninety days', async () => {
  const partyID = await openParty(stage.creator);
  const ticket = await join(stage.fan(0), partyID);
  const [entry] = await entriesOf(stage.db, partyID);
  expect(await counts(partyID, ticket, entry?.id ?? '')).toEqual([1, 1]);
  const mine = await partyDataOf(stage.creator, userIdOf(stage.fan(0)));
  expect(mine.missedCalls).toHaveLength(1);
  stage.clock.pass(90 * DAY);
  expect(await counts(partyID, ticket, entry?.id ?? '')).toEqual([0, 0]);
  // Whoever misses one next clears away what nobody counts any more.
  const { call, miss } = await lineOf(stage, 2);
  await call(1);
  await miss(0);
  const rows = await stage.db.selectFrom('queueNoShows').select('missedAt').execute();
  expect(rows.map(({ missedAt }) => missedAt)).toEqual([stage.clock.now()]);
});

test('the rows go with the account', async () => {
  const userId = userIdOf(stage.fan(0));
  await stage.db.deleteFrom('users').where('id', '=', userId).execute();
  const rows = await stage.db.selectFrom('queueNoShows').select('userId').execute();
  expect(rows).toEqual([]);
});

test.each([1, 2, 3, 5])(
  'with a limit of %i, so many missed calls end the part',
  async (missLimit) => {
    const { partyID, call } = await lineOf(stage, 0, { missLimit });
    const ticket = await join(stage.fan(1), partyID);
    const [entry] = await entriesOf(stage.db, partyID);
    for (let at = 1; at <= missLimit; at += 1) {
      await call(1);
      await markMembers(stage.creator, { partyID, entryIds: [entry?.id ?? ''], mark: 'MISSED' });
      const { status, misses, movedBehind } = await queueTicket(stage.creator, ticket);
      expect({ status, misses }).toEqual({
        ...{ status: at < missLimit ? STATUS.waiting : STATUS.missed, misses: at },
      });
      if (at < missLimit) expect(movedBehind?.by).toBe('MISSED');
    }
    // Who is brought back misses one more: that was the last.
    await bringBack(stage.creator, { partyID, entryIds: [entry?.id ?? ''] });
    await call(1);
    await confirmReady(stage.fan(1), ticket);
    expect((await queueTicket(stage.creator, ticket)).status).toBe(STATUS.ready);
  },
);

test('a turn says since when it is played, and how long it should take', async () => {
  const { partyID, call } = await lineOf(stage, 0, { turnMinutes: 8 });
  const ticket = await join(stage.fan(2), partyID);
  await call(1);
  const [entry] = await entriesOf(stage.db, partyID);
  await markMembers(stage.creator, { partyID, entryIds: [entry?.id ?? ''], mark: 'PLAYING' });
  const startedAt = stage.clock.now().toISOString();
  expect(await queueTicket(stage.fan(2), ticket)).toMatchObject({
    ...{ startedAt, party: { turnMinutes: 8 } },
  });
  const { current, turnMinutes } = await partyEdit(stage.creator, { partyID });
  expect([current[0]?.startedAt, turnMinutes]).toEqual([startedAt, 8]);
});
