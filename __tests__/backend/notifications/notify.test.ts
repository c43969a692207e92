import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { saveNotificationChoice, saveQuietHours, unsubscribe } from '@/backend/accounts/service';
import {
  notify,
  notifySecurity,
  type News,
  type TicketNews,
} from '@/backend/notifications/service';
import { inTransaction } from '@/backend/platform/transaction';
import { LOCALES } from '@/lib/shared/accounts/account';
import { notificationsChannel, type NotificationMessage } from '@/lib/shared/parties/messages';
import { postbox } from '@/__tests__/backend/accounts/postbox';
import {
  counted,
  eventsOn,
  openStage,
  userIdOf,
  type Stage,
} from '@/__tests__/backend/parties/stage';
import type { TestContext } from '@/__tests__/support/context';

let stage: Stage;
let post: ReturnType<typeof postbox>;
beforeAll(async () => {
  stage = await openStage(3);
  post = postbox(stage.database);
  await stage.db.updateTable('users').set({ emailVerifiedAt: new Date() }).execute();
});
afterAll(() => stage.close());
afterEach(async () => {
  const tables = ['outbox', 'mails', 'mailFolds', 'mailRefusals'] as const;
  for (const table of tables) await stage.db.deleteFrom(table).execute();
  await stage.db
    .updateTable('users')
    .set({ notificationPrefs: '{}', locale: 'en', emailVerifiedAt: new Date() })
    .execute();
});

const CONVERSATION = randomUUID();

const about = (fan: TestContext) => ({
  userId: userIdOf(fan),
  redirectLink: `/chat/${CONVERSATION}`,
  entityRef: CONVERSATION,
  image: '/default-user.png',
});
const news = (fan: TestContext, changes: { userId?: string; entityRef?: string } = {}): News => ({
  type: 'message',
  sender: 'Nora Night',
  ...about(fan),
  ...changes,
});
const TICKET_KINDS = ['called', 'next', 'back', 'moved', 'removed', 'party_closed'] as const;
const ticketNews = (fan: TestContext, type: TicketNews['type']): News => ({
  type,
  title: 'Friday',
  ...about(fan),
});
const say = (...all: News[]) => inTransaction(stage.visitor, (inner) => notify(inner, all));
const feedOf = async (fan: TestContext) =>
  (await eventsOn(stage.db, notificationsChannel(userIdOf(fan)))) as NotificationMessage[];
const addressOf = (fan: TestContext) => `${fan.actor.handle}@seed.test`;
const mailsTo = (fan: TestContext) => post.mailsTo(addressOf(fan));

test('a new message is told in the feed and by mail, in the reader’s language', async () => {
  const fan = stage.fan(0);
  await stage.db
    .updateTable('users')
    .set({ locale: 'de' })
    .where('id', '=', userIdOf(fan))
    .execute();
  await say(news(fan));
  expect(await feedOf(fan)).toEqual([
    {
      type: 'message',
      text: 'Neue Nachricht von Nora Night',
      image: '/default-user.png',
      badge: 'ACTIVE',
      redirectLink: `/chat/${CONVERSATION}`,
      entityRef: CONVERSATION,
      groupKey: `conversation-${CONVERSATION}`,
    },
  ]);
  const [mail] = await mailsTo(fan);
  expect(mail).toMatchObject({
    userId: userIdOf(fan),
    locale: 'de',
    kind: 'message',
    subject: 'Neue Nachricht von Nora Night',
  });
  expect(mail?.text).toContain(`/de/chat/${CONVERSATION}`);
  expect(mail?.text).toContain('Keine Mails dieser Art mehr bekommen');
});

test.each(LOCALES)('each kind says what its text needs (%s)', async (locale) => {
  const fan = stage.fan(0);
  await stage.db.updateTable('users').set({ locale }).where('id', '=', userIdOf(fan)).execute();
  const [title, host] = ['Friday', 'Nora Night'];
  await say(
    ...TICKET_KINDS.map((type) => ticketNews(fan, type)),
    ...(['queue', 'draw', 'fund'] as const).flatMap((tool): News[] =>
      (['live', 'tell_me'] as const).map((type) => ({ type, tool, title, host, ...about(fan) })),
    ),
    { type: 'priority', host, ...about(fan) },
    { type: 'moderator', host, ...about(fan) },
    { type: 'won', title, prize: 'a poster', answerSeconds: 120, ...about(fan) },
    { type: 'claim_reminder', host, prize: 'a poster', ...about(fan) },
    { type: 'favorite', change: 'slots', host, title, ...about(fan) },
    { type: 'favorite', change: 'price', host, title, ...about(fan) },
    { type: 'fund_news', host, title, ...about(fan) },
    { type: 'question', title, ...about(fan) },
    { type: 'answered', host, title, ...about(fan) },
    news(fan),
  );
  const texts = (await feedOf(fan)).map(({ text }) => text);
  expect(new Set(texts).size).toBe(TICKET_KINDS.length + 16);
  const saying = (word: string) => texts.filter((text) => text.includes(word)).length;
  expect([title, 'a poster', host].map(saying)).toEqual([TICKET_KINDS.length + 12, 2, 14]);
});

test('what is told belongs to the act: one that fails has told nobody', async () => {
  const fan = stage.fan(0);
  await expect(
    inTransaction(stage.visitor, async (inner) => {
      await notify(inner, [news(fan)]);
      throw new Error('taken back');
    }),
  ).rejects.toThrow('taken back');
  expect([await feedOf(fan), await mailsTo(fan)]).toEqual([[], []]);
  await expect(notify(stage.visitor, [news(fan)])).rejects.toThrow('transaction');
});

test('nobody gets a second mail about the same within five minutes, and the feed keeps all', async () => {
  const fan = stage.fan(0);
  await say(news(fan), news(fan));
  stage.clock.pass(4);
  await say(news(fan), news(fan, { entityRef: 'another conversation' }));
  expect(await mailsTo(fan)).toHaveLength(2);
  stage.clock.pass(1);
  await say(news(fan));
  expect(await mailsTo(fan)).toHaveLength(3);
  const keys = (await feedOf(fan)).map(({ groupKey }) => groupKey);
  expect(keys.filter((key) => key === `conversation-${CONVERSATION}`)).toHaveLength(4);
});

test('messages written at the same time are one mail', async () => {
  const fan = stage.fan(0);
  await Promise.all([1, 2, 3, 4].map(() => say(news(fan))));
  expect(await mailsTo(fan)).toHaveLength(1);
  expect(await feedOf(fan)).toHaveLength(4);
});

test('each way can be switched off by itself', async () => {
  const [fan, other] = [stage.fan(0), stage.fan(1)];
  await saveNotificationChoice(fan, { type: 'message', channel: 'inApp', isOn: false });
  await saveNotificationChoice(other, { type: 'message', channel: 'email', isOn: false });
  await saveNotificationChoice(other, { type: 'next', channel: 'email', isOn: true });
  await say(news(fan), news(other), ticketNews(other, 'next'), ticketNews(fan, 'next'));
  const kinds = async (one: TestContext) => (await feedOf(one)).map(({ type }) => type);
  expect([await kinds(fan), await kinds(other)]).toEqual([['next'], ['message', 'next']]);
  const mailed = async (one: TestContext) => (await mailsTo(one)).map(({ kind }) => kind);
  expect([await mailed(fan), await mailed(other)]).toEqual([['message'], ['next']]);
});

test('an address that nobody has proven gets no mail', async () => {
  const fan = stage.fan(0);
  await stage.db
    .updateTable('users')
    .set({ emailVerifiedAt: null })
    .where('id', '=', userIdOf(fan))
    .execute();
  await say(news(fan));
  expect(await mailsTo(fan)).toEqual([]);
  expect(await feedOf(fan)).toHaveLength(1);
});

test('the link in a mail switches its kind off, the settings show it and switch it on again', async () => {
  const fan = stage.fan(0);
  await say(news(fan));
  const token = await post.tokenTo(addressOf(fan), 'message');
  expect(await unsubscribe(stage.visitor, { token })).toEqual({ topic: 'message' });
  stage.clock.pass(6);
  await say(news(fan));
  expect(await mailsTo(fan)).toHaveLength(1);
  const again = { type: 'message', channel: 'email', isOn: true } as const;
  const before = await saveNotificationChoice(fan, { ...again, type: 'live' });
  const choice = ({ notifications }: typeof before) =>
    notifications.find(({ type, channel }) => type === 'message' && channel === 'email')?.isOn;
  expect(choice(before)).toBe(false);
  expect(choice(await saveNotificationChoice(fan, again))).toBe(true);
  await say(news(fan));
  expect(await mailsTo(fan)).toHaveLength(2);
});

test('in quiet hours the feed keeps news without asking for attention; mails go of prizes alone', async () => {
  const fan = stage.fan(0);
  // The stage begins at 18:00 UTC, which is 20:00 in Berlin.
  const clock = `${String((new Date(stage.clock.ms).getUTCHours() + 2) % 24).padStart(2, '0')}`;
  const until = `${String((Number(clock) + 1) % 24).padStart(2, '0')}`;
  const timeZone = 'Europe/Berlin';
  await saveQuietHours(fan, { from: `${clock}:00`, to: `${until}:00`, timeZone });
  await saveNotificationChoice(fan, { type: 'called', channel: 'email', isOn: true });
  const won = { type: 'won', title: 'Friday', prize: 'a poster', answerSeconds: 120 } as const;
  await say(news(fan), ticketNews(fan, 'called'), { ...won, ...about(fan) });
  expect((await feedOf(fan)).map(({ type, badge }) => [type, badge])).toEqual([
    ['message', 'Passive'],
    // Whoever misses their turn loses it.
    ['called', 'ACTIVE'],
    ['won', 'ACTIVE'],
  ]);
  expect((await mailsTo(fan)).map(({ kind }) => kind)).toEqual(['won']);
  stage.clock.pass(60);
  await say(news(fan));
  expect((await feedOf(fan)).at(-1)?.badge).toBe('ACTIVE');
  expect(await mailsTo(fan)).toHaveLength(2);
  expect(await saveQuietHours(fan, { from: null, to: null, timeZone: 'UTC' })).toMatchObject({
    quietHours: null,
    timeZone,
  });
});

test('safety is told at any hour, whatever was chosen: by mail, and what has happened in the feed', async () => {
  const fan = stage.fan(0);
  await saveQuietHours(fan, { from: '00:00', to: '23:59', timeZone: 'UTC' });
  const mail = {
    userId: userIdOf(fan),
    to: addressOf(fan),
    locale: 'en',
    kind: 'passwordChanged',
    subject: 'Your password was changed',
    text: 'Was it you?',
  };
  await inTransaction(stage.visitor, async (inner) => {
    await notifySecurity(inner, mail, { isInFeed: true });
    await notifySecurity(inner, { ...mail, kind: 'resetPassword' }, { isInFeed: false });
  });
  const told = (await feedOf(fan)).map(({ type, text, badge }) => [type, text, badge]);
  expect(told).toEqual([['security', 'Your password was changed', 'ACTIVE']]);
  const mails = (await mailsTo(fan)).map(({ kind, topic }) => `${kind} ${String(topic)}`);
  expect(mails).toEqual(['passwordChanged null', 'resetPassword null']);
});

test('many people take as few statements as one, and who is gone is passed by', async () => {
  const { context, statements } = counted(stage.visitor);
  const all = [...stage.fans.map((fan) => news(fan)), news(stage.fan(0), { userId: randomUUID() })];
  await inTransaction(context, (inner) => notify(inner, all));
  expect(statements()).toBeLessThanOrEqual(5);
  for (const fan of stage.fans) expect(await mailsTo(fan)).toHaveLength(1);
});
