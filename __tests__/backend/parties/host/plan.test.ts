import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import {
  archiveParty,
  cancelPlan,
  changePartyState,
  joinQueue,
  myPartiesPage,
  OPEN_PLANNED,
  openPlanned,
  partyDetails,
  planParty,
} from '@/backend/parties/service';
import { announceSome } from '@/backend/hosting/service';
import { saveFavorite } from '@/backend/favorites/service';
import { creatorByHandle } from '@/backend/creators/service';
import { runDueJob } from '@/backend/platform/jobs/scheduledJobs';
import { notificationsChannel } from '@/lib/shared/parties/messages';
import {
  refusalOf,
  draft,
  eventsOn,
  messagesOf,
  openStage,
  userIdOf,
  type Stage,
} from '@/__tests__/backend/parties/stage';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(3);
});
afterAll(() => stage.close());
afterEach(async () => {
  await stage.db.deleteFrom('outbox').execute();
  await stage.db.deleteFrom('jobs').execute();
  await stage.db.deleteFrom('liveTools').execute();
});

/** An hour of the clock from now, as a call writes it. */
const inHours = (hours: number) => new Date(stage.clock.ms + hours * 60 * 60_000).toISOString();

const plan = (partyID: string, hours: number, minutes = 180) =>
  planParty(stage.creator, { partyID, startsAt: inHours(hours), minutes });

/** Does all that is due; returns how many jobs that were. */
async function runJobs(): Promise<number> {
  let done = 0;
  while (await runDueJob(stage.visitor, { [OPEN_PLANNED]: openPlanned })) done += 1;
  return done;
}

const stateOf = async (partyID: string) => {
  const { state } = await partyDetails(stage.creator, { partyID });
  return state;
};

test('a planned queue is public, and opens by itself at its time', async () => {
  const partyID = await draft(stage.creator);
  const startsAt = inHours(24);
  const planned = await planParty(stage.creator, { partyID, startsAt, minutes: 90 });
  expect(planned).toMatchObject({ state: 'SCHEDULED', opensAt: startsAt, plannedMinutes: 90 });
  expect(await partyDetails(stage.visitor, { partyID })).toMatchObject({
    state: 'SCHEDULED',
    opensAt: startsAt,
  });
  expect(await refusalOf(joinQueue(stage.fan(0), { partyID, fields: [] }))).toBe('party.not_open');
  stage.clock.pass(24 * 60 - 1);
  expect(await runJobs()).toBe(0);
  stage.clock.pass(1);
  expect(await runJobs()).toBe(1);
  expect(await partyDetails(stage.visitor, { partyID })).toMatchObject({
    state: 'OPEN',
    opensAt: null,
  });
  const last = (await messagesOf(stage.db, partyID)).at(-1);
  expect(last).toMatchObject({ type: 'PARTY_UPDATE', party: { state: 'OPEN', opensAt: null } });
  await expect(joinQueue(stage.fan(0), { partyID, fields: [] })).resolves.toBeTruthy();
});

test('followers hear of it as of any queue that opens, once', async () => {
  const creatorId = userIdOf(stage.creator);
  const follow = { targetType: 'CREATOR' as const, targetId: creatorId, notifyLive: true };
  await saveFavorite(stage.fan(0), follow);
  const partyID = await draft(stage.creator);
  await plan(partyID, 1);
  stage.clock.pass(60);
  await runJobs();
  await openPlanned(stage.visitor, { partyId: partyID, at: inHours(0) });
  while (await announceSome(stage.visitor));
  const told = await eventsOn(stage.db, notificationsChannel(userIdOf(stage.fan(0))));
  expect(told).toHaveLength(1);
  expect(told[0]).toMatchObject({ type: 'live', redirectLink: `/party/${partyID}` });
});

describe('the old time of a queue opens nothing', () => {
  test('when it was planned anew', async () => {
    const partyID = await draft(stage.creator);
    await plan(partyID, 1);
    await plan(partyID, 3);
    stage.clock.pass(60);
    expect(await runJobs()).toBe(1);
    expect(await stateOf(partyID)).toBe('SCHEDULED');
    stage.clock.pass(120);
    await runJobs();
    expect(await stateOf(partyID)).toBe('OPEN');
  });

  test('when it was called off: it is a draft again, which strangers do not find', async () => {
    const partyID = await draft(stage.creator);
    await plan(partyID, 1);
    await cancelPlan(stage.creator, { partyID });
    expect((await messagesOf(stage.db, partyID)).at(-1)).toMatchObject({
      party: { state: 'DRAFT', opensAt: null },
    });
    stage.clock.pass(60);
    await runJobs();
    expect(await stateOf(partyID)).toBe('DRAFT');
    expect(await refusalOf(partyDetails(stage.visitor, { partyID }))).toBe('party.not_found');
  });

  test('when it was opened early, and is closed by then', async () => {
    const partyID = await draft(stage.creator);
    await plan(partyID, 1);
    await changePartyState(stage.creator, { partyID, action: 'OPEN' });
    await changePartyState(stage.creator, { partyID, action: 'CLOSE' });
    stage.clock.pass(60);
    await runJobs();
    expect(await stateOf(partyID)).toBe('CLOSED');
  });
});

test.each([
  ['a time that has passed', -1, 'party.plan_past'],
  ['now', 0, 'party.plan_past'],
  ['two years ahead', 2 * 365 * 24, 'party.plan_far'],
])('%s is refused', async (_when, hours, code) => {
  const partyID = await draft(stage.creator);
  expect(await refusalOf(plan(partyID, hours))).toBe(code);
});

test('what runs cannot be planned, and what is not planned cannot be called off', async () => {
  const partyID = await draft(stage.creator);
  expect(await refusalOf(cancelPlan(stage.creator, { partyID }))).toBe('party.wrong_state');
  await changePartyState(stage.creator, { partyID, action: 'OPEN' });
  expect(await refusalOf(plan(partyID, 1))).toBe('party.wrong_state');
});

test('the same plan twice is one job', async () => {
  const partyID = await draft(stage.creator);
  await plan(partyID, 1);
  await plan(partyID, 1, 240);
  const jobs = await stage.db.selectFrom('jobs').selectAll().execute();
  expect(jobs).toHaveLength(1);
});

test('a profile lists what is planned, soonest first', async () => {
  const [later, sooner, unplanned] = [
    await draft(stage.creator, 'Later'),
    await draft(stage.creator, 'Sooner'),
    await draft(stage.creator, 'Some day'),
  ];
  await plan(later, 48);
  await plan(sooner, 24, 60);
  const creator = await creatorByHandle(stage.visitor, {
    handle: stage.creator.actor.handle ?? '',
  });
  expect(creator?.plannedParties).toEqual([
    { id: sooner, title: 'Sooner', game: 'Chess', opensAt: inHours(24), minutes: 60 },
    { id: later, title: 'Later', game: 'Chess', opensAt: inHours(48), minutes: 180 },
  ]);
  expect(unplanned).toBeTruthy();
});

test('an ended queue can be put away and brought back; the lists follow', async () => {
  const partyID = await draft(stage.creator);
  const put = (isArchived: boolean) => archiveParty(stage.creator, { partyID, isArchived });
  const ids = async (list: 'CURRENT' | 'PAST' | 'ARCHIVED') =>
    (await myPartiesPage(stage.creator, { list })).items.map(({ id }) => id);
  expect(await refusalOf(put(true))).toBe('party.wrong_state');
  expect(await ids('CURRENT')).toEqual([partyID]);
  await changePartyState(stage.creator, { partyID, action: 'OPEN' });
  await changePartyState(stage.creator, { partyID, action: 'END' });
  expect([await ids('CURRENT'), await ids('PAST')]).toEqual([[], [partyID]]);
  expect(await put(true)).toMatchObject({ state: 'ENDED', isArchived: true });
  expect([await ids('PAST'), await ids('ARCHIVED')]).toEqual([[], [partyID]]);
  await put(false);
  expect([await ids('PAST'), await ids('ARCHIVED')]).toEqual([[partyID], []]);
});
