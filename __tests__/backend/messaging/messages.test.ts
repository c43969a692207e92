import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  canChatUsers,
  findConversations,
  sendMessage,
  setTyping,
  unreadConversations,
} from '@/backend/messaging/service';
import { storePhoto } from '@/backend/media/service';
import { RealtimeError } from '@/backend/platform/outbox/realtime';
import { notificationsChannel } from '@/lib/shared/parties/messages';
import { conversationChannel } from '@/lib/shared/messaging/conversations';
import {
  counted,
  eventsOn,
  openStage,
  outcomes,
  refusalOf,
  userIdOf,
  type Stage,
} from '@/__tests__/backend/parties/stage';
import type { TestContext } from '@/__tests__/support/context';
import { anImage } from '@/__tests__/support/images';
import { begin, folderOf, heard, open, read, write } from './talk';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(10);
});
afterAll(() => stage.close());

const unreadOf = async (reader: TestContext, id: string) =>
  (await open(reader, id)).conversation.unread;

test('what is written reaches both on their channel, in order, and tells the receiver', async () => {
  const { creator } = stage;
  const fan = stage.fan(0);
  const id = await begin(fan, creator);
  const clientId = randomUUID();
  const hello = await write(fan, id, 'Hello,\nhow do I join?', clientId);
  const answer = await write(creator, id, 'By the button');
  const { seq } = await read(fan, id, answer.id).then(() => open(creator, id));
  expect(await heard(creator, id)).toEqual([
    { type: 'MESSAGE', conversationId: id, seq: 1, message: hello },
    { type: 'MESSAGE', conversationId: id, seq: 2, message: answer },
    { type: 'READ', conversationId: id, seq: 3, userId: userIdOf(fan), readSeq: 2 },
  ]);
  expect(seq).toBe(3);
  expect(hello).toEqual({
    id: hello.id,
    seq: 1,
    clientId,
    senderId: userIdOf(fan),
    body: 'Hello,\nhow do I join?',
    photo: null,
    offerId: null,
    createdAt: stage.clock.now().toISOString(),
  });
  expect(await eventsOn(stage.db, notificationsChannel(userIdOf(creator)))).toMatchObject([
    {
      type: 'message',
      // A fan's last name is not shown.
      text: 'New message from Seeded U.',
      redirectLink: `/chat?conversation=${id}`,
      entityRef: id,
    },
  ]);
  expect(await eventsOn(stage.db, notificationsChannel(userIdOf(fan)))).toMatchObject([
    { text: 'New message from Seeded User' },
  ]);
});

test('who wants no news of messages gets the message and no news', async () => {
  const { creator } = stage;
  const fan = stage.fan(1);
  const id = await begin(fan, creator);
  await write(fan, id, 'Are you there?');
  await stage.db
    .updateTable('users')
    .set({ notificationPrefs: JSON.stringify({ 'message.inApp': false }) })
    .where('id', '=', userIdOf(fan))
    .execute();
  await write(creator, id, 'I am');
  expect(await eventsOn(stage.db, notificationsChannel(userIdOf(fan)))).toEqual([]);
  expect(await unreadOf(fan, id)).toBe(1);
});

test('a message that is sent again is the same one', async () => {
  const { creator } = stage;
  const fan = stage.fan(2);
  const id = await begin(fan, creator);
  const clientId = randomUUID();
  const sent = await Promise.all([
    write(fan, id, 'Once', clientId),
    write(fan, id, 'Once', clientId),
    write(fan, id, 'Once', clientId),
  ]);
  expect(new Set(sent.map((message) => message.id)).size).toBe(1);
  // The other one's screen may have made the same name.
  expect((await write(creator, id, 'Mine', clientId)).id).not.toBe(sent[0]?.id);
  expect((await open(creator, id)).messages.items.map(({ body }) => body)).toEqual([
    'Once',
    'Mine',
  ]);
  expect(await unreadOf(creator, id)).toBe(1);
});

test('what is unread is counted right when both write and read at once', async () => {
  const { creator } = stage;
  const fan = stage.fan(3);
  const id = await begin(fan, creator);
  const first = await write(fan, id, 'First');
  const results = await outcomes([
    ...Array.from({ length: 8 }, (_, nth) => write(fan, id, `Fan ${nth}`)),
    read(creator, id, first.id),
    ...Array.from({ length: 5 }, (_, nth) => write(creator, id, `Creator ${nth}`)),
    read(creator, id, first.id),
  ]);
  expect(results).toEqual({ ok: 15 });
  expect([await unreadOf(creator, id), await unreadOf(fan, id)]).toEqual([8, 5]);
  const events = await heard(creator, id);
  expect(events.map((event) => 'seq' in event && event.seq)).toEqual(
    Array.from({ length: 15 }, (_, nth) => nth + 1),
  );
});

test('reading goes on and never back, and the other one sees how far', async () => {
  const { creator } = stage;
  const fan = stage.fan(4);
  const id = await begin(fan, creator);
  const [one, two] = [await write(fan, id, 'One'), await write(fan, id, 'Two')];
  const own = await write(creator, id, 'Mine');
  await write(fan, id, 'Three');
  expect(await read(creator, id, one.id)).toEqual({ id, unread: 2, readSeq: one.seq });
  // Up to one's own message means: up to what came before it.
  expect(await read(creator, id, own.id)).toEqual({ id, unread: 1, readSeq: two.seq });
  expect(await read(creator, id, one.id)).toEqual({ id, unread: 1, readSeq: two.seq });
  expect((await open(fan, id)).partnerReadSeq).toBe(two.seq);
  expect((await open(creator, id)).readSeq).toBe(two.seq);
  const marks = (await heard(fan, id)).filter(({ type }) => type === 'READ');
  expect(marks.map((mark) => 'readSeq' in mark && mark.readSeq)).toEqual([one.seq, two.seq]);
});

test('the menu counts conversations with something unread, not their messages', async () => {
  const reader = stage.otherCreator;
  for (const index of [5, 6]) {
    const id = await begin(stage.fan(index), reader);
    await write(stage.fan(index), id, 'One');
    const { id: last } = await write(stage.fan(index), id, 'Two');
    expect(await unreadConversations(reader, userIdOf(reader))).toBe(index - 4);
    if (index === 6) await read(reader, id, last);
  }
  expect(await unreadConversations(reader, userIdOf(reader))).toBe(1);
});

test('a sign of typing is published at once and kept nowhere', async () => {
  const { creator } = stage;
  const fan = stage.fan(0);
  const id = await begin(fan, creator);
  const before = await heard(fan, id);
  const results: Parameters<typeof fan.realtime.publish>[] = [];
  const through = (publish: typeof fan.realtime.publish) =>
    setTyping({ ...fan, realtime: { ...fan.realtime, publish } }, { conversationId: id });
  await through((...sign) => Promise.resolve(void results.push(sign)));
  const sign = { type: 'TYPING', conversationId: id, userId: userIdOf(fan) };
  expect(results).toEqual([
    [conversationChannel(id), sign, expect.any(String), { isInHistory: false }],
  ]);
  expect(await heard(fan, id)).toEqual(before);
  const away = () => Promise.reject(new RealtimeError(false, 0));
  expect(await refusalOf(through(away))).toBe('ok');
});

test('a picture is sent by its uploader alone, with words or without', async () => {
  const { creator } = stage;
  const fan = stage.fan(7);
  const id = await begin(fan, creator);
  const { url, width, height } = await storePhoto(fan, await anImage('png'));
  const picture = { conversationId: id, body: '', photoUrl: url };
  const foreign = sendMessage(creator, { ...picture, clientId: randomUUID() });
  expect(await refusalOf(foreign)).toBe('message.no_dealings');
  const { photo } = await sendMessage(fan, { ...picture, clientId: randomUUID() });
  expect(photo).toEqual({ url, width, height });
  const stolen = sendMessage(creator, { ...picture, clientId: randomUUID() });
  expect(await refusalOf(stolen)).toBe('media.photo_unknown');
  expect((await open(creator, id)).messages.items).toMatchObject([{ photo: { url } }]);
  const [newest] = await folderOf(creator);
  expect(newest?.lastMessage).toMatchObject({ preview: '', hasPhoto: true });
});

test('P12: how many statements each call takes', async () => {
  const { creator } = stage;
  const fan = stage.fan(9);
  const id = await begin(fan, creator);
  const sent = await write(fan, id, 'Hello');
  const unwritten = await begin(fan, stage.otherCreator);
  const taken = async (asker: TestContext, call: (context: TestContext) => Promise<unknown>) => {
    const { context, statements } = counted(asker);
    await call(context);
    return statements();
  };
  expect({
    list: await taken(creator, (one) => findConversations(one, { folder: 'INBOX', search: null })),
    open: await taken(creator, (one) => open(one, id)),
    // With a token of its own, which is kept beside the session.
    'open unwritten': await taken(fan, (one) => open(one, unwritten)),
    allowed: await taken(creator, (one) => canChatUsers(one, { userIds: [userIdOf(fan)] })),
  }).toEqual({ list: 1, open: 4, 'open unwritten': 5, allowed: 1 });
  const verifiedAt = { emailVerifiedAt: new Date() };
  const prove = () => stage.db.updateTable('users').set(verifiedAt).execute();
  expect({
    begin: await taken(stage.fan(8), (one) => begin(one, stage.otherCreator)),
    read: await taken(creator, (one) => read(one, id, sent.id)),
    send: await taken(creator, (one) => write(one, id, 'Hello')),
    // That nobody is mailed twice within five minutes, and the mail itself.
    'send and mail': await prove().then(() => taken(creator, (one) => write(one, id, 'Hello'))),
    'send once more': await taken(creator, (one) => write(one, id, 'Hello')),
  }).toEqual({ begin: 5, read: 6, send: 6, 'send and mail': 8, 'send once more': 7 });
});
