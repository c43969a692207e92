import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { endOtherSessions, logOut } from '@/backend/accounts/service';
import { sendPushes } from '@/backend/push/service';
import { inTransaction } from '@/backend/platform/transaction';
import { counted, userIdOf } from '@/__tests__/backend/parties/stage';
import type { TestContext } from '@/__tests__/support/context';
import { openPushStage, type PushStage } from './pushStage';

let stage: PushStage;
beforeAll(async () => {
  stage = await openPushStage(60);
});
afterAll(() => stage.close());
afterEach(async () => {
  await stage.db.deleteFrom('pushSubscriptions').execute();
});

const titles = (endpoint: string) => stage.arrived(endpoint).map(({ title }) => title);
const waiting = async () =>
  (await stage.db.selectFrom('pushMessages').selectAll().execute()).filter(
    ({ nextAttemptAt }) => nextAttemptAt !== null,
  ).length;

test('a push arrives encrypted for its browser, signed, urgent and for its time', async () => {
  const endpoint = await stage.turnOn(stage.fan(0));
  await stage.say([stage.fan(0)]);
  expect(await stage.deliver()).toBe(1);
  const [message] = stage.service.browserAt(endpoint).received;
  expect(message).toMatchObject({ ttl: 60, urgency: 'high' });
  expect(message?.topic).toMatch(/^[\w-]{32}$/);
  expect(JSON.parse(message?.text ?? '')).toEqual({
    title: 'It’s your turn: Friday',
    body: '',
    link: '/de/party/1/queue/2',
    tag: 'ticket-2',
    isUrgent: true,
  });
  // Once: nothing is left to deliver, and nothing to read.
  expect(await stage.deliver()).toBe(0);
  const rows = await stage.db.selectFrom('pushMessages').select(['text', 'sentAt']).execute();
  expect(rows).toEqual([{ text: '', sentAt: stage.clock.now() }]);
});

test('a push belongs to its act: one that fails has told nobody', async () => {
  const endpoint = await stage.turnOn(stage.fan(0));
  const failing = inTransaction(stage.visitor, async (inner) => {
    const push = { title: 'no', body: '', link: '/', tag: 'x', isUrgent: false, keepMs: 1000 };
    await sendPushes(inner, [{ ...push, userId: userIdOf(stage.fan(0)) }]);
    throw new Error('taken back');
  });
  await expect(failing).rejects.toThrow('taken back');
  expect(await stage.deliver()).toBe(0);
  expect(titles(endpoint)).toEqual([]);
  await expect(sendPushes(stage.visitor, [])).rejects.toThrow('transaction');
});

test('a session that ended gets nothing, not even what was waiting for it', async () => {
  const fan = stage.fan(1);
  const endpoint = await stage.turnOn(fan);
  await stage.say([fan]);
  await logOut(fan);
  await stage.say([fan]);
  expect(await stage.deliver()).toBe(0);
  expect(titles(endpoint)).toEqual([]);
  expect(await waiting()).toBe(0);
});

test('a session that is ended from elsewhere, or dies unused, gets nothing', async () => {
  const [fan, sleeper] = [stage.fan(2), stage.fan(3)];
  const endpoints = [await stage.turnOn(fan), await stage.turnOn(sleeper)];
  const elsewhere: TestContext = { ...fan, actor: { ...fan.actor, sessionId: null } };
  await endOtherSessions(elsewhere);
  await stage.say([fan, sleeper]);
  await stage.db
    .updateTable('sessions')
    .set({ expiresAt: stage.clock.now() })
    .where('userId', '=', userIdOf(sleeper))
    .execute();
  await stage.say([sleeper]);
  await stage.deliver();
  expect(endpoints.flatMap(titles)).toEqual([]);
  // The dead session's subscription went at the first try.
  expect(await stage.db.selectFrom('pushSubscriptions').select('id').execute()).toEqual([]);
});

test('an account that is deleted leaves nothing behind', async () => {
  const fan = stage.fan(4);
  await stage.turnOn(fan);
  await stage.say([fan]);
  await stage.db.deleteFrom('users').where('id', '=', userIdOf(fan)).execute();
  expect(await stage.db.selectFrom('pushSubscriptions').select('id').execute()).toEqual([]);
  expect(await stage.db.selectFrom('pushMessages').select('id').execute()).toEqual([]);
});

test.each([404, 410])(
  'a browser that its service does not know (%i) is forgotten',
  async (status) => {
    const fan = stage.fan(5);
    const endpoint = await stage.turnOn(fan);
    stage.service.browserAt(endpoint).refusals.push({ status, headers: {} });
    await stage.say([fan]);
    expect(await stage.deliver()).toBe(1);
    expect(await stage.db.selectFrom('pushSubscriptions').select('id').execute()).toEqual([]);
    expect(await waiting()).toBe(0);
  },
);

test('a busy service is asked again after the time it names, and gets the push once', async () => {
  const fan = stage.fan(6);
  const endpoint = await stage.turnOn(fan);
  const browser = stage.service.browserAt(endpoint);
  browser.refusals.push({ status: 429, headers: { 'retry-after': '30' } });
  browser.refusals.push({ status: 503, headers: {} });
  await stage.say([fan]);
  expect(await stage.deliver()).toBe(1);
  stage.clock.pass(0.25);
  expect(await stage.deliver()).toBe(0);
  stage.clock.pass(0.25);
  expect(await stage.deliver()).toBe(1);
  expect(titles(endpoint)).toEqual([]);
  stage.clock.pass(0.1);
  expect(await stage.deliver()).toBe(1);
  expect(titles(endpoint)).toHaveLength(1);
  // The later it comes, the shorter the service keeps it.
  expect(browser.received[0]?.ttl).toBeLessThan(30);
});

test('what nobody can take is given up when its time is over', async () => {
  const fan = stage.fan(7);
  const endpoint = await stage.turnOn(fan);
  const refusals = Array.from({ length: 20 }, () => ({ status: 500, headers: {} }));
  stage.service.browserAt(endpoint).refusals.push(...refusals);
  await stage.say([fan]);
  for (let round = 0; round < 20; round += 1) {
    await stage.deliver();
    stage.clock.pass(0.2);
  }
  expect([await waiting(), titles(endpoint)]).toEqual([0, []]);
});

test('no redirect is followed', async () => {
  const fan = stage.fan(8);
  const [endpoint, inside] = [await stage.turnOn(fan), await stage.turnOn(stage.fan(9))];
  for (const status of [301, 302, 307, 308]) {
    stage.service.browserAt(endpoint).refusals.push({ status, headers: { location: inside } });
    await stage.say([fan]);
    expect(await stage.deliver()).toBe(1);
  }
  expect([...titles(endpoint), ...titles(inside)]).toEqual([]);
  expect(await waiting()).toBe(0);
});

test('what would be longer than services take is not sent at all', async () => {
  const endpoint = await stage.turnOn(stage.fan(10));
  await stage.say([stage.fan(10)], { title: 'x'.repeat(3900) });
  await stage.say([stage.fan(10)], { title: 'x'.repeat(4000) });
  await stage.deliver();
  expect(stage.arrived(endpoint).map(({ title }) => title.length)).toEqual([3900]);
});

test('a burst: everybody once, in one statement, and a slow start loses nobody', async () => {
  const fans = stage.fans.slice(11);
  const endpoints: string[] = [];
  for (const fan of fans) endpoints.push(await stage.turnOn(fan));
  for (const endpoint of endpoints.slice(0, 20)) {
    stage.service.browserAt(endpoint).refusals.push({ status: 429, headers: {} });
  }
  const { context, statements } = counted(stage.visitor);
  const push = { title: 'Live', body: '', link: '/', tag: 'l', isUrgent: false, keepMs: 600_000 };
  await inTransaction(context, (inner) =>
    sendPushes(
      inner,
      fans.map((fan) => ({ ...push, userId: userIdOf(fan) })),
    ),
  );
  expect(statements()).toBe(1);
  expect(await stage.deliver()).toBe(fans.length);
  stage.clock.pass(1);
  expect(await stage.deliver()).toBe(20);
  for (const endpoint of endpoints) expect(titles(endpoint)).toEqual(['Live']);
});
