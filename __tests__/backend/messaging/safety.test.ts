import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  blockUser,
  canChatUsers,
  reportConversation,
  setTyping,
} from '@/backend/messaging/service';
import {
  join,
  openParty,
  openStage,
  refusalOf,
  userIdOf,
  type Stage,
} from '@/__tests__/backend/parties/stage';
import type { TestContext } from '@/__tests__/support/context';
import { begin, folderOf, open, write } from './talk';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(6);
});
afterAll(() => stage.close());

const block = (by: TestContext, whom: TestContext, isBlocked = true) =>
  blockUser(by, { userId: userIdOf(whom), isBlocked });
const mails = () =>
  stage.db.selectFrom('mails').selectAll().where('kind', '=', 'message_report').execute();

test('who is blocked neither writes nor types nor joins, until they are let again', async () => {
  const { creator } = stage;
  const fan = stage.fan(0);
  const id = await begin(fan, creator);
  const clientId = randomUUID();
  const sent = await write(fan, id, 'Before', clientId);
  const partyID = await openParty(creator);
  await block(creator, fan);
  await block(creator, fan);
  expect(await refusalOf(write(fan, id, 'After'))).toBe('message.closed');
  expect(await refusalOf(setTyping(fan, { conversationId: id }))).toBe('message.closed');
  expect(await refusalOf(join(fan, partyID))).toBe('party.banned');
  expect(await refusalOf(write(creator, id, 'And now?'))).toBe('message.blocked');
  expect(await open(creator, id)).toMatchObject({ isBlocked: true, refusal: 'message.blocked' });
  expect(await open(fan, id)).toMatchObject({ isBlocked: false, refusal: 'message.closed' });
  // What was sent before is the same message still.
  expect(await write(fan, id, 'Before', clientId)).toEqual(sent);
  await block(creator, fan, false);
  expect(await refusalOf(write(fan, id, 'After'))).toBe('ok');
  expect(await refusalOf(join(fan, partyID))).toBe('ok');
});

test('a fan blocks a creator, who then cannot write, and may still join elsewhere', async () => {
  const { creator, otherCreator } = stage;
  const fan = stage.fan(1);
  await join(fan, await openParty(creator));
  await block(fan, creator);
  expect(await refusalOf(begin(creator, fan))).toBe('message.closed');
  const [answer] = await canChatUsers(fan, { userIds: [userIdOf(creator)] });
  expect(answer?.reason).toBe('message.blocked');
  expect(await refusalOf(join(fan, await openParty(otherCreator)))).toBe('ok');
});

test('nobody blocks themselves or nobody; letting somebody again who was not blocked is fine', async () => {
  const fan = stage.fan(2);
  expect(await refusalOf(block(fan, fan))).toBe('message.self');
  const absent = { userId: '00000000-0000-7000-8000-000000000000', isBlocked: true };
  expect(await refusalOf(blockUser(fan, absent))).toBe('message.nobody');
  expect(await refusalOf(block(fan, stage.creator, false))).toBe('ok');
  expect(await refusalOf(block(stage.visitor, fan))).toBe('auth.required');
});

test('a report is kept and mailed once for each who reports and each message', async () => {
  const { creator, db } = stage;
  const fan = stage.fan(3);
  const id = await begin(fan, creator);
  const rude = await write(fan, id, 'A rude word');
  const own = await write(creator, id, 'Please be kind');
  const report = { conversationId: id, messageId: rude.id, reason: 'HARASSMENT' } as const;
  const results = await Promise.all([
    reportConversation(creator, { ...report, note: 'Again' }),
    reportConversation(creator, { ...report, note: null }),
  ]);
  expect(results).toEqual([
    { id, folder: 'INBOX' },
    { id, folder: 'INBOX' },
  ]);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    toAddress: creator.config.contactEmail,
    subject: 'Report: HARASSMENT by @fan-3',
  });
  expect(mail?.text).toContain('A rude word');
  await reportConversation(creator, { ...report, messageId: null, note: null });
  await reportConversation(fan, { ...report, messageId: own.id, note: null });
  const kept = await db.selectFrom('messageReports').selectAll().orderBy('id').execute();
  expect(kept).toMatchObject([
    { userId: userIdOf(creator), messageId: rude.id, reason: 'HARASSMENT' },
    { userId: userIdOf(creator), messageId: null },
    { userId: userIdOf(fan), messageId: own.id },
  ]);
  const mine = reportConversation(creator, { ...report, messageId: own.id, note: null });
  expect(await refusalOf(mine)).toBe('forbidden');
});

test('a report of a conversation quotes the last words of who is reported, and nobody else’s', async () => {
  const { creator, clock } = stage;
  const fan = stage.fan(5);
  const id = await begin(fan, creator);
  for (let line = 1; line <= 6; line += 1) {
    clock.pass(1);
    await write(fan, id, `Rude ${line} ${'x'.repeat(1_990)}`);
    await write(creator, id, `Kind ${line}`);
  }
  await reportConversation(creator, { conversationId: id, reason: 'HARASSMENT', note: null });
  const text = (await mails()).find((mail) => mail.text.includes(id))?.text ?? '';
  expect(text.match(/Rude \d/g)).toEqual(['Rude 2', 'Rude 3', 'Rude 4', 'Rude 5', 'Rude 6']);
  expect(text).not.toContain('Kind');
  expect(text.length).toBeLessThan(6_000);
});

test('a report of spam moves the conversation there, for who reports alone', async () => {
  const { creator } = stage;
  const fan = stage.fan(4);
  const id = await begin(fan, creator);
  await write(fan, id, 'Buy now');
  const spam = { conversationId: id, reason: 'SPAM', note: null } as const;
  expect(await reportConversation(creator, spam)).toEqual({ id, folder: 'SPAM' });
  expect((await folderOf(creator)).map((one) => one.id)).not.toContain(id);
  expect(await folderOf(fan)).toMatchObject([{ id }]);
});
