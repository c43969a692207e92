import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { confirmTell, TELL_ASKERS, tellByMail, tellMe, tellNext } from '@/backend/hosting/service';
import {
  cancelPlan,
  changePartyState,
  leaveQueue,
  myPartiesPage,
  OPEN_PLANNED,
  openPlanned,
  partyDetails,
  planParty,
} from '@/backend/parties/service';
import { changeLotteryState } from '@/backend/lotteries/service';
import { runDueJob } from '@/backend/platform/jobs/scheduledJobs';
import { notificationsChannel } from '@/lib/shared/parties/messages';
import { openDraw } from '@/__tests__/backend/lotteries/stage';
import {
  refusalOf,
  draft,
  eventsOn,
  join,
  openParty,
  openStage,
  userIdOf,
  type Stage,
} from '@/__tests__/backend/parties/stage';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(4);
});
afterAll(() => stage.close());
afterEach(async () => {
  for (const table of ['outbox', 'jobs', 'mails', 'mailRefusals', 'mailFolds'] as const) {
    await stage.db.deleteFrom(table).execute();
  }
  await stage.db.deleteFrom('liveTools').execute();
});

async function planned(hours = 1): Promise<string> {
  const partyID = await draft(stage.creator);
  await planFor(partyID, hours);
  return partyID;
}

const planFor = (partyID: string, hours: number) =>
  planParty(stage.creator, {
    partyID,
    startsAt: new Date(stage.clock.ms + hours * 3_600_000).toISOString(),
    minutes: 180,
  });

async function runJobs(): Promise<void> {
  const handlers = { [OPEN_PLANNED]: openPlanned, [TELL_ASKERS]: tellNext };
  while (await runDueJob(stage.visitor, handlers));
}

const newsOf = async (fan: number) =>
  (await eventsOn(stage.db, notificationsChannel(userIdOf(stage.fan(fan))))).map(
    (news) => (news as { type: string }).type,
  );

const mailsTo = (to: string) =>
  stage.db.selectFrom('mails').selectAll().where('toAddress', '=', to).execute();

/** The token in the link of the newest mail to an address. */
async function tokenFor(to: string): Promise<string> {
  const mails = await mailsTo(to);
  return /tell_me#token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
}

const byMail = (toolId: string, email: string) =>
  tellByMail(stage.visitor, { toolId, email, locale: 'en' });

test('a member who asked is told once when the show opens, and not the next time', async () => {
  const toolId = await planned();
  await tellMe(stage.fan(0), { toolId, isOn: true });
  await tellMe(stage.fan(0), { toolId, isOn: true });
  expect(await partyDetails(stage.fan(0), { partyID: toolId })).toMatchObject({ isAsked: true });
  const [mine] = (await myPartiesPage(stage.creator, { list: 'CURRENT' })).items;
  expect(mine).toMatchObject({ askerCount: 1 });
  stage.clock.pass(60);
  await runJobs();
  expect(await newsOf(0)).toEqual(['tell_me']);
  expect(await partyDetails(stage.fan(0), { partyID: toolId })).toMatchObject({ isAsked: false });
  await changePartyState(stage.creator, { partyID: toolId, action: 'CLOSE' });
  await changePartyState(stage.creator, { partyID: toolId, action: 'OPEN' });
  await runJobs();
  expect(await newsOf(0)).toEqual(['tell_me']);
});

test('who takes it back is not told', async () => {
  const toolId = await planned();
  await tellMe(stage.fan(0), { toolId, isOn: true });
  await tellMe(stage.fan(0), { toolId, isOn: false });
  stage.clock.pass(60);
  await runJobs();
  expect(await newsOf(0)).toEqual([]);
});

test('those who asked hear of a new date and still of the opening; of a show called off once', async () => {
  const toolId = await planned();
  await tellMe(stage.fan(0), { toolId, isOn: true });
  await planFor(toolId, 2);
  await runJobs();
  expect(await newsOf(0)).toEqual(['plan']);
  await cancelPlan(stage.creator, { partyID: toolId });
  await runJobs();
  expect(await newsOf(0)).toEqual(['plan', 'plan']);
  await changePartyState(stage.creator, { partyID: toolId, action: 'OPEN' });
  await runJobs();
  expect(await newsOf(0)).toEqual(['plan', 'plan']);
});

test('of a draw one hears as of a draw', async () => {
  const toolId = await openDraw(stage.creator);
  await changeLotteryState(stage.creator, { lotteryId: toolId, action: 'PAUSE' });
  await byMail(toolId, 'vera@mail.test');
  await confirmTell(stage.visitor, { token: await tokenFor('vera@mail.test') });
  await changeLotteryState(stage.creator, { lotteryId: toolId, action: 'RESUME' });
  await runJobs();
  const mail = (await mailsTo('vera@mail.test')).at(-1);
  expect(mail?.subject).toContain('You can enter the draw now: Friday draw');
  expect(mail?.text).toContain('Enter the draw');
});

test('of a full queue one hears when a place is free', async () => {
  const toolId = await openParty(stage.creator, { queueSize: 1 });
  const { queueUuid } = await join(stage.fan(0), toolId);
  await tellMe(stage.fan(1), { toolId, isOn: true });
  await leaveQueue(stage.fan(0), { queueUuid });
  await runJobs();
  expect(await newsOf(1)).toEqual(['tell_me']);
});

test.each([
  ['an open one with room', () => openParty(stage.creator)],
  ['a draft', () => draft(stage.creator)],
  ['one that does not exist', () => Promise.resolve('01890000-0000-7000-8000-000000000000')],
])('there is nothing to wait for with %s', async (_what, make) => {
  const toolId = await make();
  expect(await refusalOf(tellMe(stage.fan(0), { toolId, isOn: true }))).toBe('tool.not_awaited');
  expect(await refusalOf(byMail(toolId, 'vera@mail.test'))).toBe('tool.not_awaited');
});

describe('a visitor’s address', () => {
  test('is told after its mailed link was followed, and only then', async () => {
    const toolId = await planned();
    await byMail(toolId, 'vera@mail.test');
    await byMail(toolId, 'otto@mail.test');
    const token = await tokenFor('vera@mail.test');
    expect(await confirmTell(stage.visitor, { token })).toEqual({ path: `/party/${toolId}` });
    expect(await confirmTell(stage.visitor, { token })).toEqual({ path: `/party/${toolId}` });
    stage.clock.pass(60);
    await runJobs();
    expect((await mailsTo('vera@mail.test')).map(({ subject }) => subject)).toEqual([
      'One more step: Friday rounds',
      expect.stringContaining('You can join now: Friday rounds'),
    ]);
    expect(await mailsTo('otto@mail.test')).toHaveLength(1);
  });

  test('gets no second mail within the hour, whoever types it', async () => {
    const toolId = await planned(5);
    await byMail(toolId, 'vera@mail.test');
    await byMail(toolId, 'vera@mail.test');
    expect(await mailsTo('vera@mail.test')).toHaveLength(1);
    stage.clock.pass(61);
    await byMail(toolId, 'vera@mail.test');
    expect(await mailsTo('vera@mail.test')).toHaveLength(2);
  });

  test('has a link for a day, and a made-up one is refused', async () => {
    const toolId = await planned(48);
    await byMail(toolId, 'vera@mail.test');
    const token = await tokenFor('vera@mail.test');
    stage.clock.pass(24 * 60 + 1);
    expect(await refusalOf(confirmTell(stage.visitor, { token }))).toBe('auth.link_invalid');
    expect(await refusalOf(confirmTell(stage.visitor, { token: 'guess' }))).toBe(
      'auth.link_invalid',
    );
  });

  test('is forgotten after a week when nobody confirmed it', async () => {
    const toolId = await planned(24 * 30);
    await byMail(toolId, 'vera@mail.test');
    stage.clock.pass(7 * 24 * 60 + 1);
    await byMail(toolId, 'otto@mail.test');
    const left = await stage.db.selectFrom('toolAskers').select('email').execute();
    expect(left).toEqual([{ email: 'otto@mail.test' }]);
  });
});

test('many who asked are told in steps, nobody twice', async () => {
  const toolId = await planned();
  const at = stage.clock.now();
  const rows = Array.from({ length: 450 }, (_, n) => ({
    id: `01890000-0000-7000-8000-${String(n).padStart(12, '0')}`,
    toolId,
    userId: null,
    email: `n${n}@mail.test`,
    locale: 'en',
    tokenHash: `hash-${n}`,
    askedAt: at,
    confirmedAt: at,
  }));
  await stage.db.insertInto('toolAskers').values(rows).execute();
  stage.clock.pass(60);
  await runJobs();
  const mails = await stage.db.selectFrom('mails').select('toAddress').execute();
  expect(new Set(mails.map(({ toAddress }) => toAddress)).size).toBe(450);
  expect(mails).toHaveLength(450);
});
