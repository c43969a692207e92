import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  blockTime,
  consumeSlot,
  freeTime,
  ownCalendar,
  registerBookingNames,
  saveAvailability,
} from '@/backend/availability/service';
import { changeFundState, editFund, fundEdit } from '@/backend/funds/service';
import { changeLotteryState, editLottery } from '@/backend/lotteries/service';
import {
  cancelPlan,
  changePartyState,
  createParty,
  editParty,
  planParty,
} from '@/backend/parties/service';
import type { Context } from '@/backend/platform/context';
import { inTransaction } from '@/backend/platform/transaction';
import { draftDraw, settings as drawSettings } from '@/__tests__/backend/lotteries/stage';
import { openFundLife, type FundLife } from '@/__tests__/support/fundLife';
import { fundSettings } from '@/__tests__/support/fundSettings';
import { EVENINGS, GROUP, HOUR, take } from './timeWorld';

let world: FundLife;
let host: Context & { id: string };
/** Six in the evening in Berlin, a week ahead. */
let evening: number;

beforeAll(async () => {
  world = await openFundLife();
  host = { ...world.host, id: world.creator.id };
  const weekAhead = new Date(host.now().getTime() + 7 * 24 * HOUR).toISOString().slice(0, 10);
  evening = Date.parse(`${weekAhead}T20:00:00.000Z`);
  const allDay = Array.from({ length: 7 }, () => [{ from: 0, to: 1440 }]);
  await saveAvailability(host, { version: 0, settings: { ...EVENINGS, weekly: allDay } });
}, 60_000);
afterAll(() => world.close());

const inHours = (hours: number) => new Date(evening + hours * HOUR);
const code = (name: string) => ({ code: `availability.${name}` });

/** What stands in the calendar of that evening and the day after: source, title, hours from six on. */
async function calendar() {
  const from = new Date(evening - 24 * HOUR).toISOString().slice(0, 10);
  const to = new Date(evening + 24 * HOUR).toISOString().slice(0, 10);
  const blocks = await ownCalendar(host, { from, to });
  return blocks.map(({ source, title, startsAt, endsAt }) => {
    const [start, end] = [startsAt, endsAt].map((at) => (Date.parse(at) - evening) / HOUR);
    return `${source} ${title} ${start}-${end}`;
  });
}

const draft = async () =>
  (await createParty(host, { title: 'Squad', game: 'Chess', requestKey: randomUUID() })).id;
const plan = (partyID: string, hours: number, minutes = 120) =>
  planParty(host, { partyID, startsAt: inHours(hours).toISOString(), minutes });

test('a planned queue takes its time, moves with its plan, and gives it back when called off', async () => {
  const partyID = await draft();
  await plan(partyID, 0);
  expect(await calendar()).toEqual(['PARTY Squad 0-2']);
  await expect(take(host, inHours(1))).rejects.toMatchObject(code('taken'));
  await plan(partyID, 1, 60);
  expect(await calendar()).toEqual(['PARTY Squad 1-2']);
  await cancelPlan(host, { partyID });
  expect(await calendar()).toEqual([]);
  await plan(partyID, 1, 60);
  await editParty(host, { partyID, version: 1, title: 'Duo', game: 'Chess', notice: null });
  expect(await calendar()).toEqual(['PARTY Duo 1-2']);
  // One that runs keeps its time until it ends.
  await changePartyState(host, { partyID, action: 'OPEN' });
  expect(await calendar()).toEqual(['PARTY Duo 1-2']);
  await changePartyState(host, { partyID, action: 'END' });
  expect(await calendar()).toEqual([]);
});

test('nothing is planned over a booking, and nothing has changed then', async () => {
  const { holdId } = await take(host, inHours(2));
  await inTransaction(host, (inner) => consumeSlot(inner, holdId));
  const partyID = await draft();
  await expect(plan(partyID, 1)).rejects.toMatchObject(code('booked_then'));
  const at = { startsAt: inHours(2).toISOString(), endsAt: inHours(3).toISOString() };
  await expect(blockTime(host, { ...at, requestKey: randomUUID() })).rejects.toMatchObject(
    code('booked_then'),
  );
  expect(await calendar()).toEqual(['BOOKING null 2-3']);
  // Right beside it is fine, and tools may lie in one another.
  await plan(partyID, 0);
  const second = await draft();
  await plan(second, 1, 60);
  expect(await calendar()).toHaveLength(3);
  await cancelPlan(host, { partyID });
  await cancelPlan(host, { partyID: second });
});

test('a draw takes the part its creator is live with it, a fund only as a show', async () => {
  const opensAt = inHours(-6).toISOString();
  const lotteryId = await draftDraw(host, { opensAt, liveMinutes: 60 });
  await changeLotteryState(host, { lotteryId, action: 'OPEN' });
  expect(await calendar()).toContain('DRAW Friday draw -6--5');
  const settings = drawSettings({ opensAt, liveMinutes: null });
  await editLottery(host, { lotteryId, version: 1, settings });
  expect(await calendar()).not.toContain('DRAW Friday draw -6--5');

  const startsAt = inHours(-4).toISOString();
  const fundId = await world.draft({ startsAt });
  await changeFundState(host, { fundId, action: 'SCHEDULE' });
  expect(await calendar()).toEqual(['BOOKING null 2-3']);
  const shown = fundSettings({ startsAt, liveMinutes: 90 });
  const before = await fundEdit(host, { fundId });
  await editFund(host, { fundId, version: before.version, settings: shown });
  expect(await calendar()).toEqual(['FUND A new microphone -4--2.5', 'BOOKING null 2-3']);
  const after = await fundEdit(host, { fundId });
  const unplanned = { ...shown, startsAt: null };
  await editFund(host, { fundId, version: after.version, settings: unplanned });
  expect(await calendar()).toEqual(['BOOKING null 2-3']);
});

test('time blocked by hand is freed by hand, once for one press', async () => {
  const requestKey = randomUUID();
  const at = { startsAt: inHours(-3).toISOString(), endsAt: inHours(-2).toISOString() };
  const block = await blockTime(host, { ...at, requestKey });
  expect(await blockTime(host, { ...at, requestKey })).toEqual(block);
  expect(await calendar()).toContain('MANUAL null -3--2');
  await expect(take(host, inHours(-3))).rejects.toMatchObject(code('taken'));
  await freeTime(host, { blockId: block.id });
  await expect(freeTime(host, { blockId: block.id })).rejects.toMatchObject(code('block_gone'));
  const wrong = { startsAt: at.endsAt, endsAt: at.startsAt, requestKey: randomUUID() };
  expect(() => blockTime(host, wrong)).toThrow('payload.invalid');
});

test('the seats of a session are one block, with the names the bookings have', async () => {
  const group = { tierId: GROUP, seats: 3 };
  const seats: string[] = [randomUUID(), randomUUID()];
  for (const refId of seats) await take(host, inHours(5), { ...group, refId });
  registerBookingNames((_context, ids) =>
    Promise.resolve(new Map(ids.map((id): [string, string] => [id, `fan ${seats.indexOf(id)}`]))),
  );
  expect(await calendar()).toContain('BOOKING fan 0, fan 1 5-6');
});
