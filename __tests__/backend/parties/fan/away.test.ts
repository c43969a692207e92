import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  banMember,
  callMembers,
  changePartyState,
  markMembers,
  noteMember,
  partyEdit,
  setAway,
} from '@/backend/parties/service';
import { LIMITS } from '@/lib/shared/limits';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import { countBlocks, seedParty } from '@/__tests__/support/seed';
import {
  entriesOf,
  join,
  messagesOf,
  openParty,
  openStage,
  refusalOf,
  userIdOf,
  type Stage,
} from '@/__tests__/backend/parties/stage';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(4);
});
afterAll(() => stage.close());

const numbers = (people: readonly { number: number }[]) => people.map(({ number }) => number);
const consoleOf = (partyID: string) => partyEdit(stage.creator, { partyID });

/** An open party in which three fans wait. */
async function lineOfThree() {
  const partyID = await openParty(stage.creator);
  const tickets: string[] = [];
  for (const at of [0, 1, 2]) tickets.push((await join(stage.fan(at), partyID)).queueUuid);
  const ids = (await entriesOf(stage.db, partyID)).map(({ id }) => id);
  const setsAway = (at: number, isAway: boolean) =>
    setAway(stage.fan(at), { queueUuid: tickets[at] ?? '', isAway });
  return { partyID, ids, setsAway };
}

test('a host sees who is away and since when, beside the line; who comes back stands in it again', async () => {
  const { partyID, setsAway } = await lineOfThree();
  await setsAway(1, true);
  stage.clock.pass(5);
  const since = stage.clock.now().toISOString();
  await setsAway(0, true);
  const seen = await consoleOf(partyID);
  expect(numbers(seen.away)).toEqual([2, 1]);
  expect(seen.away[1]).toMatchObject({ status: STATUS.away, awaySince: since });
  expect(seen).toMatchObject({ awayCount: 2, memberCount: 1 });
  expect(numbers(seen.waiting)).toEqual([3]);
  await setsAway(1, false);
  const later = await consoleOf(partyID);
  expect(numbers(later.away)).toEqual([1]);
  expect(numbers(later.waiting)).toEqual([2, 3]);
  expect(later.waiting[0]?.awaySince).toBeNull();
});

test('going away and coming back reach the console as news', async () => {
  const { partyID, setsAway } = await lineOfThree();
  const before = (await messagesOf(stage.db, partyID)).length;
  await setsAway(0, true);
  await setsAway(0, false);
  const news = (await messagesOf(stage.db, partyID)).slice(before);
  expect(news.map(({ type }) => type)).toEqual(['PARTY_UPDATE', 'PARTY_UPDATE']);
});

test('who is away is not called, but noted, taken off and banned like others', async () => {
  const { partyID, ids, setsAway } = await lineOfThree();
  const { creator } = stage;
  for (const at of [0, 1]) await setsAway(at, true);
  const [first = '', second = ''] = ids;
  const call = { partyID, entryIds: [first], requestKey: crypto.randomUUID() };
  expect(await refusalOf(callMembers(creator, call))).not.toBe('ok');
  await noteMember(creator, { partyID, entryId: first, note: 'gets a drink' });
  expect((await consoleOf(partyID)).away[0]).toMatchObject({ note: 'gets a drink' });
  await markMembers(creator, { partyID, entryIds: [first], mark: 'REMOVED', reason: 'too long' });
  await banMember(creator, { partyID, entryId: second });
  const { away, awayCount, waiting, done } = await consoleOf(partyID);
  expect([away, awayCount]).toEqual([[], 0]);
  expect(numbers(waiting)).toEqual([3]);
  expect(done.map(({ status }) => status).sort()).toEqual([STATUS.removed, STATUS.blocked]);
  expect(done.map(({ awaySince }) => awaySince)).toEqual([null, null]);
});

test('of many who are away the console shows a page and says how many; of an ended queue nobody', async () => {
  const partyID = await seedParty(stage.db, userIdOf(stage.creator), 60);
  await stage.db
    .updateTable('queueEntries')
    .set({ status: STATUS.away })
    .where('partyId', '=', partyID)
    .execute();
  await countBlocks(stage.db, partyID);
  const { away, awayCount } = await consoleOf(partyID);
  expect(numbers(away)).toEqual(Array.from({ length: LIMITS.awayShown }, (_, at) => at + 1));
  expect(awayCount).toBe(60);
  await changePartyState(stage.creator, { partyID, action: 'END' });
  expect(await consoleOf(partyID)).toMatchObject({ away: [], awayCount: 0 });
});
