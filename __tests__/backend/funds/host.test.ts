import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  addOffline,
  changeFundState,
  CONTRIBUTION_JOBS,
  endMatch,
  fundEdit,
  fundNeeds,
  fundNewsPage,
  fundPage,
  fundRecap,
  NEWS_JOBS,
  postFundUpdate,
  promiseMatch,
  revealMilestone,
  startFundSession,
} from '@/backend/funds/service';
import { runDueJob } from '@/backend/platform/jobs/scheduledJobs';
import { sql } from 'kysely';
import { undoLast } from '@/backend/hosting/service';
import type { Context } from '@/backend/platform/context';
import { HOUR } from '@/__tests__/support/moneyWorld';
import { openFundLife, type FundLife } from '@/__tests__/support/fundLife';

let world: FundLife;
let moderator: Context;
beforeAll(async () => {
  world = await openFundLife();
  moderator = world.giver(3);
  await world.db
    .insertInto('moderatorGrants')
    .values({
      ...{ creatorId: world.creator.id, userId: moderator.actor.userId ?? '', hostRight: 'RUN' },
      ...{ state: 'ACTIVE', invitedAt: new Date(), answeredAt: new Date() },
    })
    .execute();
}, 60_000);
afterAll(() => world.close());

const key = () => randomUUID();
const face = async (fundId: string) => (await fundPage(world.nobody, { fundId })).fund;

test('what came from elsewhere counts once, says so, reaches milestones, and can be taken back', async () => {
  const fundId = await world.open({
    milestones: [{ id: null, amount: 3000, title: 'Karaoke', note: null, isHidden: false }],
  });
  const requestKey = key();
  await addOffline(world.host, { fundId, amount: 4000, requestKey });
  await addOffline(world.host, { fundId, amount: 4000, requestKey });
  expect(await face(fundId)).toMatchObject({
    ...{ offline: 4000, raised: 4000, settled: 0 },
    corrections: [{ kind: 'OFFLINE', amount: 4000 }],
    milestones: [{ reachedAt: expect.any(String) }],
  });
  await expect(
    addOffline(world.host, { fundId, amount: -4001, requestKey: key() }),
  ).rejects.toMatchObject({ code: 'fund.offline_too_much' });
  expect(await undoLast(world.host, fundId)).toEqual({ count: 1 });
  expect(await face(fundId)).toMatchObject({ offline: 0, raised: 0 });
});

test('a revealed milestone is told to everybody, and hidden again by an undo', async () => {
  const fundId = await world.open({
    milestones: [{ id: null, amount: 3000, title: 'Karaoke', note: null, isHidden: true }],
  });
  const { hiddenMilestones } = await fundEdit(world.host, { fundId });
  const milestoneId = hiddenMilestones[0]?.id ?? '';
  await expect(revealMilestone(moderator, { fundId, milestoneId })).rejects.toMatchObject({
    code: 'forbidden',
  });
  expect(await revealMilestone(world.host, { fundId, milestoneId })).toEqual({ count: 1 });
  expect(await revealMilestone(world.host, { fundId, milestoneId })).toEqual({ count: 0 });
  expect((await face(fundId)).milestones).toMatchObject([{ title: 'Karaoke', isHidden: false }]);
  await undoLast(world.host, fundId);
  expect((await face(fundId)).milestones).toMatchObject([{ title: null, isHidden: true }]);
});

test('a bar of the show begins at nothing, and a match grows beside the sum', async () => {
  const fundId = await world.open();
  await world.give(world.giver(0), fundId, { amount: 1000 });
  await startFundSession(world.host, { fundId, goal: 5000 });
  const until = new Date(world.sandbox.now().getTime() + HOUR).toISOString();
  const match = { fundId, name: 'Kettlebird', upTo: 1500, until };
  const requestKey = key();
  await promiseMatch(world.host, { ...match, requestKey });
  await promiseMatch(world.host, { ...match, requestKey });
  world.later(1000);
  await world.give(world.giver(1), fundId, { amount: 2000 });
  expect(await face(fundId)).toMatchObject({
    ...{ raised: 3000, session: { raised: 2000, goal: 5000 } },
    matches: [{ name: 'Kettlebird', matched: 1500, upTo: 1500, isOpen: false }],
  });
  const { matches } = await face(fundId);
  expect(await endMatch(world.host, { fundId, matchId: matches[0]?.id ?? '' })).toEqual({
    count: 1,
  });
});

test('a moderator pauses and goes on, and no amount is in what they are answered', async () => {
  const fundId = await world.open({ starting: 1700 });
  await world.give(world.giver(0), fundId, { amount: 7300, message: 'For the cat' });
  await changeFundState(moderator, { fundId, action: 'PAUSE' });
  await changeFundState(moderator, { fundId, action: 'RESUME' });
  await expect(changeFundState(moderator, { fundId, action: 'END' })).rejects.toMatchObject({
    code: 'forbidden',
  });
  const edit = await fundEdit(moderator, { fundId });
  expect(edit).toMatchObject({
    ...{ seesAmounts: false, right: 'RUN', percent: 90, lastHour: null },
    contributions: [{ amount: null, refunded: null, tier: null, message: 'For the cat' }],
    acts: [{ kind: 'STATE', what: 'LIVE' }, { kind: 'STATE', what: 'PAUSED' }, {}],
  });
  expect(JSON.stringify({ ...edit, settings: null })).not.toMatch(/7300|9000/);
  expect(await fundRecap(moderator, { fundId })).toMatchObject({
    ...{ settled: null, fees: null, net: null, days: [] },
  });
  expect(await fundRecap(world.host, { fundId })).toMatchObject({
    ...{ settled: 7300, raised: 9000, refunded: 0, days: [{ amount: 7300 }] },
  });
});

test('updates are told once and read in pages, newest first', async () => {
  const fundId = await world.open();
  const requestKey = key();
  const update = { fundId, title: 'It arrived', text: 'Unboxing tonight' };
  await postFundUpdate(world.host, { ...update, requestKey });
  const again = await postFundUpdate(world.host, { ...update, requestKey });
  expect(again).toMatchObject({ title: 'It arrived' });
  for (let nth = 0; nth < 12; nth += 1) {
    await postFundUpdate(world.host, { ...update, title: `Day ${nth}`, requestKey: key() });
  }
  const { updates, updatesCursor } = await fundPage(world.nobody, { fundId });
  expect(updates.map(({ title }) => title)).toEqual(['Day 11', 'Day 10', 'Day 9']);
  const next = await fundNewsPage(world.nobody, { fundId, cursor: updatesCursor });
  expect(next.items.map(({ title }) => title).slice(-2)).toEqual(['Day 0', 'It arrived']);
  expect(next.cursor).toBeNull();
});

test('supporters with an account hear of an update, each once', async () => {
  const fundId = await world.open();
  const [first, second] = [world.giver(0), world.giver(1)];
  for (const giver of [first, second, first]) await world.give(giver, fundId, { amount: 500 });
  await world.give(world.visitor(), fundId, { amount: 500 });
  const told = () =>
    world.db
      .selectFrom('outbox')
      .select('channel')
      .where('channel', 'like', 'notifications%')
      .where(sql<string>`message->>'type'`, '=', 'fund_news')
      .where(sql<string>`message->>'entityRef'`, '=', fundId)
      .execute();
  const news = { fundId, title: 'It arrived', text: 'Unboxing tonight', requestKey: key() };
  await postFundUpdate(world.host, news);
  await postFundUpdate(world.host, news);
  while (await runDueJob(world.nobody, { ...CONTRIBUTION_JOBS, ...NEWS_JOBS }));
  const channels = (await told()).map(({ channel }) => channel);
  expect(channels).toHaveLength(2);
  for (const { actor } of [first, second]) {
    expect(channels.some((channel) => channel.includes(actor.userId ?? '?'))).toBe(true);
  }
});

test('a draft is nobody’s but its hosts’', async () => {
  const fundId = await world.draft();
  await expect(fundPage(world.nobody, { fundId })).rejects.toMatchObject({
    code: 'fund.not_found',
  });
  expect((await fundPage(moderator, { fundId })).right).toBe('RUN');
  await expect(fundEdit(world.giver(0), { fundId })).rejects.toMatchObject({ code: 'forbidden' });
});

test('who has a fund under way needs somewhere for its money to go, and nobody else', async () => {
  await world.open({});
  expect(await fundNeeds(world.host, world.creator.id)).toEqual(['MONEY']);
  expect(await fundNeeds(moderator, moderator.actor.userId ?? '')).toEqual([]);
});
