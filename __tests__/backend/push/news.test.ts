import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { saveNotificationChoice, saveQuietHours } from '@/backend/accounts/service';
import { notify, notifySecurity, type News } from '@/backend/notifications/service';
import { callNext } from '@/backend/parties/service';
import { inTransaction } from '@/backend/platform/transaction';
import { counted, join, openParty, userIdOf } from '@/__tests__/backend/parties/stage';
import type { TestContext } from '@/__tests__/support/context';
import { openPushStage, type PushStage } from './pushStage';

let stage: PushStage;
beforeAll(async () => {
  stage = await openPushStage(3);
});
afterAll(() => stage.close());
afterEach(async () => {
  await stage.db.deleteFrom('pushSubscriptions').execute();
  await stage.db.updateTable('users').set({ notificationPrefs: '{}', locale: 'en' }).execute();
});

const about = (fan: TestContext, entityRef = 'one') => ({
  userId: userIdOf(fan),
  redirectLink: `/chat/${entityRef}`,
  entityRef,
  image: '',
});
const message = (fan: TestContext): News => ({ type: 'message', sender: 'Nora', ...about(fan) });
const ticket = (fan: TestContext, type: 'called' | 'next' | 'moved'): News => ({
  type,
  title: 'Friday',
  ...about(fan),
});
const won = (fan: TestContext): News => ({
  type: 'won',
  title: 'Friday',
  prize: 'a poster',
  answerSeconds: 120,
  ...about(fan),
});
const tell = (...all: News[]) => inTransaction(stage.visitor, (inner) => notify(inner, all));

test('a call reaches a phone that sleeps: with no code, for as long as there is time to answer', async () => {
  const fan = stage.fan(0);
  const endpoint = await stage.turnOn(fan);
  await stage.db
    .updateTable('users')
    .set({ locale: 'de' })
    .where('id', '=', userIdOf(fan))
    .execute();
  const partyID = await openParty(stage.creator, { lobbyCode: 'SECRET-42', readySeconds: 90 });
  const { queueUuid } = await join(fan, partyID);
  await callNext(stage.creator, { partyID, count: 1, requestKey: 'one-call' });
  await stage.deliver();
  const received = stage.service.browserAt(endpoint).received;
  const call = received.at(-1);
  expect(JSON.parse(call?.text ?? '')).toEqual({
    title: 'Du bist dran: Friday rounds',
    body: 'Tippe hier und sag, dass du da bist.',
    link: `/de/party/${partyID}/queue/${queueUuid}`,
    tag: `ticket-${queueUuid}`,
    isUrgent: true,
  });
  expect(call).toMatchObject({ ttl: 90, urgency: 'high' });
  expect(received.map(({ text }) => text).join()).not.toContain('SECRET');
});

test('each kind is chosen by itself, and safety always comes', async () => {
  const fan = stage.fan(1);
  const endpoint = await stage.turnOn(fan);
  await saveNotificationChoice(fan, { type: 'next', channel: 'push', isOn: false });
  await saveNotificationChoice(fan, { type: 'moved', channel: 'push', isOn: true });
  await tell(ticket(fan, 'next'), ticket(fan, 'moved'), message(fan));
  const mail = {
    userId: userIdOf(fan),
    to: 'fan-1@seed.test',
    locale: 'en',
    kind: 'passwordChanged',
    subject: 'Your password was changed',
    text: 'Was it you?',
  };
  await inTransaction(stage.visitor, (inner) => notifySecurity(inner, mail, { isInFeed: true }));
  await stage.deliver();
  expect(stage.arrived(endpoint).map(({ title, tag }) => [title, tag])).toEqual(
    expect.arrayContaining([
      ['Your place changed: Friday', 'ticket-one'],
      ['New message from Nora', 'conversation-one'],
      ['Your password was changed', 'security-passwordChanged'],
    ]),
  );
  expect(stage.arrived(endpoint)).toHaveLength(3);
});

test('quiet hours hold; only a call and a prize ring, and whoever switched it off is left in peace', async () => {
  const [fan, sleeper] = [stage.fan(0), stage.fan(1)];
  const endpoints = [await stage.turnOn(fan), await stage.turnOn(sleeper)];
  for (const one of [fan, sleeper]) {
    await saveQuietHours(one, { from: '00:00', to: '23:59', timeZone: 'UTC' });
  }
  await saveNotificationChoice(sleeper, { type: 'called', channel: 'push', isOn: false });
  for (const one of [fan, sleeper]) {
    await tell(message(one), ticket(one, 'next'), ticket(one, 'called'), won(one));
  }
  await stage.deliver();
  const titles = endpoints.map((at) =>
    stage
      .arrived(at)
      .map(({ title }) => title)
      .sort(),
  );
  const prize = 'You won a poster! Friday';
  expect(titles).toEqual([['It’s your turn: Friday', prize], [prize]]);
});

test('nobody who takes no pushes costs a statement', async () => {
  const one = async () => {
    const { context, statements } = counted(stage.visitor);
    await inTransaction(context, (inner) => notify(inner, [message(stage.fan(2))]));
    return statements();
  };
  const without = await one();
  await stage.turnOn(stage.fan(2));
  expect(await one()).toBe(without + 1);
});
