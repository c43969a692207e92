import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { endOtherSessions, endSession, logOut } from '@/backend/accounts/service';
import { readConfig } from '@/backend/platform/config';
import { pushDataOf, pushKeys, pushState, subscribe, unsubscribe } from '@/backend/push/service';
import { newId } from '@/backend/platform/id';
import { MOST_SUBSCRIPTIONS } from '@/lib/shared/push/push';
import { outcomes, refusalOf, userIdOf } from '@/__tests__/backend/parties/stage';
import { testContext, type TestContext } from '@/__tests__/support/context';
import { openPushStage, type PushStage } from './pushStage';

let stage: PushStage;
beforeAll(async () => {
  stage = await openPushStage(4);
});
afterAll(() => stage.close());
afterEach(async () => {
  await stage.db.deleteFrom('pushSubscriptions').execute();
});

/** The same person in another browser. */
async function elsewhere(person: TestContext): Promise<TestContext> {
  const sessionId = newId();
  const userId = userIdOf(person);
  await stage.db
    .insertInto('sessions')
    .values({
      id: sessionId,
      userId,
      tokenHash: randomUUID(),
      createdAt: stage.clock.now(),
      lastSeenAt: stage.clock.now(),
      expiresAt: new Date('2030-01-01'),
      clientAgent: 'another',
    })
    .execute();
  const context = testContext(stage.db, {
    actor: { ...person.actor, sessionId },
    now: stage.clock.now,
  });
  return { ...context, config: person.config };
}

const browserKeys = () => {
  const { keys } = stage.service.subscribe('a key');
  return keys;
};
const at = (person: TestContext, endpoint: string) =>
  refusalOf(subscribe(person, { endpoint, ...browserKeys() }));

test('our keys are made once, whoever starts first, and stay', async () => {
  await stage.db.deleteFrom('pushKeys').execute();
  const { db, clock } = stage;
  const made = await Promise.all([1, 2, 3].map(() => pushKeys({ db, now: clock.now })));
  const [first] = made;
  for (const keys of made) expect(keys).toEqual(first);
  expect(Buffer.from(first?.publicKey ?? '', 'base64url')).toHaveLength(65);
  expect(await pushState(stage.fan(0))).toEqual({ publicKey: first?.publicKey, endpoint: null });
});

test('a session turns its browser on, again without a second one, and off', async () => {
  const fan = stage.fan(0);
  const first = await stage.turnOn(fan);
  expect((await pushState(fan)).endpoint).toBe(first);
  const second = await stage.turnOn(fan);
  await subscribe(fan, { endpoint: second, ...browserKeys() });
  expect((await pushDataOf(fan, userIdOf(fan))).pushSubscriptions).toEqual([
    { endpoint: second, createdAt: stage.clock.now() },
  ]);
  expect((await unsubscribe(fan)).endpoint).toBeNull();
  expect((await unsubscribe(fan)).endpoint).toBeNull();
  expect(await refusalOf(pushState(stage.visitor))).toBe('auth.required');
  expect(await refusalOf(unsubscribe(stage.visitor))).toBe('auth.required');
});

test.each([
  'https://127.0.0.1/push',
  'https://10.0.0.1/push',
  'https://[::1]/push',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/push',
  'https://fcm.googleapis.com.evil.example/fcm/send/1',
  'https://evilfcm.googleapis.com/fcm/send/1',
  'https://fcm.googleapis.com@evil.example/fcm/send/1',
  'https://fcm.googleapis.com:8443/fcm/send/1',
  'https://user:password@fcm.googleapis.com/fcm/send/1',
  'http://fcm.googleapis.com/fcm/send/1',
  'https://notify.windows.com/w/1',
  'https://evilnotify.windows.com/w/1',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'http://127.0.0.1:1/push',
  'no address',
])('nobody makes us send to %s', async (endpoint) => {
  expect(await at(stage.fan(0), endpoint)).toBe('push.endpoint_refused');
});

test('the makers’ services are known, and loopback only where the configuration names it', async () => {
  const fan = stage.fan(0);
  for (const endpoint of [
    'https://fcm.googleapis.com/fcm/send/1',
    'https://updates.push.services.mozilla.com/wpush/v2/1',
    'https://web.push.apple.com/1',
    'https://wns2-am3p.notify.windows.com/w/?token=1',
  ]) {
    expect(await at(fan, endpoint)).toBe('ok');
  }
  const loopback = `http://127.0.0.1:${stage.service.port}/push/1`;
  expect(await at(fan, loopback)).toBe('ok');
  const env = { SERVICE_KEY: 'a-service-key-for-tests', PUSH_HOSTS: 'push.example.org' };
  const plain = { ...fan, config: readConfig(env) };
  expect(await at(plain, loopback)).toBe('push.endpoint_refused');
  expect(await at(plain, 'https://fcm.googleapis.com/fcm/send/1')).toBe('push.endpoint_refused');
  expect(await at(plain, 'https://push.example.org/1')).toBe('ok');
});

test('a key that is no point of the curve is refused', async () => {
  const endpoint = 'https://web.push.apple.com/1';
  const auth = Buffer.alloc(16).toString('base64url');
  for (const point of [Buffer.alloc(65), Buffer.alloc(65, 4), Buffer.from([4, 1])]) {
    const given = { endpoint, p256dh: point.toString('base64url'), auth };
    expect(await refusalOf(subscribe(stage.fan(0), given))).toBe('payload.invalid');
  }
});

test('an endpoint belongs to one account while its session lives', async () => {
  const [fan, thief] = [stage.fan(0), stage.fan(1)];
  const endpoint = await stage.turnOn(fan);
  expect(await at(thief, endpoint)).toBe('push.endpoint_taken');
  expect((await pushState(fan)).endpoint).toBe(endpoint);
  expect((await pushState(thief)).endpoint).toBeNull();
  // The same person in the same browser, after a new log-in there.
  const again = await elsewhere(fan);
  expect(await at(again, endpoint)).toBe('ok');
  expect([(await pushState(fan)).endpoint, (await pushState(again)).endpoint]).toEqual([
    null,
    endpoint,
  ]);
  await logOut(again);
  expect(await at(thief, endpoint)).toBe('ok');
});

test('of two accounts at the same moment one gets the endpoint', async () => {
  const endpoint = 'https://web.push.apple.com/one';
  const calls = [0, 1, 2].map((index) =>
    subscribe(stage.fan(index), { endpoint, ...browserKeys() }),
  );
  expect(await outcomes(calls)).toEqual({ ok: 1, 'push.endpoint_taken': 2 });
});

test('the endpoint of a dead session is free again', async () => {
  const [fan, other] = [stage.fan(0), stage.fan(1)];
  const old = await elsewhere(fan);
  const endpoint = await stage.turnOn(old);
  const unused = new Date(stage.clock.ms - 15 * 24 * 60 * 60_000);
  await stage.db
    .updateTable('sessions')
    .set({ lastSeenAt: unused })
    .where('id', '=', old.actor.sessionId ?? '')
    .execute();
  expect(await at(other, endpoint)).toBe('ok');
});

test('ten browsers an account, not eleven, also when all come at once', async () => {
  const fan = stage.fan(2);
  const browsers = await Promise.all(
    Array.from({ length: MOST_SUBSCRIPTIONS + 1 }, () => elsewhere(fan)),
  );
  const calls = browsers.map((browser) => stage.turnOn(browser));
  expect(await outcomes(calls)).toEqual({ ok: MOST_SUBSCRIPTIONS, 'push.too_many': 1 });
  expect(await outcomes([stage.turnOn(fan)])).toEqual({ 'push.too_many': 1 });
  const [first, second] = browsers;
  if (!first || !second) throw new Error('no browsers');
  await endSession(first, { sessionId: second.actor.sessionId ?? '' });
  expect(await outcomes([stage.turnOn(fan)])).toEqual({ ok: 1 });
  await endOtherSessions(fan);
  expect((await pushDataOf(fan, userIdOf(fan))).pushSubscriptions).toHaveLength(1);
});
