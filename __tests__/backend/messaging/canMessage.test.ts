import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  archiveConversation,
  canChatUsers,
  getMessages,
  reportConversation,
  setTyping,
  startConversation,
} from '@/backend/messaging/service';
import {
  join,
  openParty,
  openStage,
  refusalOf,
  userIdOf,
  type Stage,
} from '@/__tests__/backend/parties/stage';
import { leaveQueue } from '@/backend/parties/service';
import type { TestContext } from '@/__tests__/support/context';
import { begin, folderOf, open, read, write } from './talk';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(7);
});
afterAll(() => stage.close());

const absent = '00000000-0000-7000-8000-000000000000';
const may = async (from: TestContext, ...to: TestContext[]) => {
  const answers = await canChatUsers(from, { userIds: to.map(userIdOf) });
  return answers.map(({ reason }) => reason);
};

test('fans begin with creators, and neither with fans nor with themselves', async () => {
  const { creator, otherCreator } = stage;
  const [fan, another] = [stage.fan(0), stage.fan(1)];
  expect(await may(fan, creator, otherCreator, another, fan)).toEqual([
    null,
    null,
    'message.creators_only',
    'message.self',
  ]);
  expect(await canChatUsers(fan, { userIds: [absent] })).toEqual([
    { userId: absent, reason: 'message.nobody' },
  ]);
  expect(await refusalOf(begin(fan, another))).toBe('message.creators_only');
  expect(await refusalOf(begin(fan, fan))).toBe('message.self');
  expect(await refusalOf(startConversation(fan, { userId: absent }))).toBe('message.nobody');
  expect(await refusalOf(begin(stage.visitor, creator))).toBe('auth.required');
});

test('a creator begins only with who is or was in a queue of theirs, and may answer anybody', async () => {
  const { creator, otherCreator } = stage;
  const [stranger, entrant, gone] = [stage.fan(2), stage.fan(3), stage.fan(4)];
  const partyID = await openParty(creator);
  await join(entrant, partyID);
  await leaveQueue(gone, await join(gone, partyID));
  expect(await may(creator, stranger, entrant, gone, otherCreator)).toEqual([
    'message.no_dealings',
    null,
    null,
    'message.no_dealings',
  ]);
  expect(await may(otherCreator, entrant)).toEqual(['message.no_dealings']);
  expect(await refusalOf(begin(creator, stranger))).toBe('message.no_dealings');

  const id = await begin(stranger, creator);
  expect(await may(creator, stranger)).toEqual(['message.no_dealings']);
  expect(await refusalOf(write(creator, id, 'Buy my things'))).toBe('message.no_dealings');
  await write(stranger, id, 'Hello');
  expect(await may(creator, stranger)).toEqual([null]);
  expect(await refusalOf(write(creator, id, 'Hello to you'))).toBe('ok');
});

test('a creator who queues at another one writes there as any fan of theirs', async () => {
  const { creator, otherCreator } = stage;
  await join(otherCreator, await openParty(creator));
  expect(await may(otherCreator, creator)).toEqual([null]);
  expect(await may(creator, otherCreator)).toEqual([null]);
});

test('two people have one conversation, whoever begins and however often', async () => {
  const { creator } = stage;
  const entrant = stage.fan(3);
  const ids = await Promise.all([
    begin(entrant, creator),
    begin(creator, entrant),
    begin(entrant, creator),
  ]);
  expect(new Set(ids).size).toBe(1);
  // Nobody has written: it is in nobody's list yet.
  expect((await folderOf(creator)).map(({ id }) => id)).not.toContain(ids[0]);
});

test('a stranger’s conversation and a missing one are refused alike', async () => {
  const { creator, otherCreator } = stage;
  const fan = stage.fan(5);
  const id = await begin(fan, creator);
  const { id: messageId } = await write(fan, id, 'Between us');
  const acts = (asker: TestContext, conversationId: string) => [
    write(asker, conversationId, 'I am here, too'),
    read(asker, conversationId, messageId),
    open(asker, conversationId),
    getMessages(asker, { conversationId }),
    setTyping(asker, { conversationId }),
    archiveConversation(asker, { conversationId, isArchived: true }),
    reportConversation(asker, { conversationId, reason: 'SPAM', note: null }),
  ];
  for (const [asker, conversationId, code] of [
    [stage.fan(6), id, 'forbidden'],
    [otherCreator, id, 'forbidden'],
    [fan, absent, 'forbidden'],
    [stage.visitor, id, 'auth.required'],
  ] as const) {
    const results = await Promise.all(acts(asker, conversationId).map(refusalOf));
    expect(new Set(results)).toEqual(new Set([code]));
  }
});

test('a message of another conversation is none of this one', async () => {
  const { creator, otherCreator } = stage;
  const fan = stage.fan(6);
  const [here, there] = [await begin(fan, creator), await begin(fan, otherCreator)];
  const { id: messageId } = await write(fan, there, 'To the other one');
  await write(fan, here, 'To this one');
  expect(await refusalOf(read(creator, here, messageId))).toBe('forbidden');
  const report = { conversationId: here, messageId, reason: 'SCAM', note: null } as const;
  expect(await refusalOf(reportConversation(creator, report))).toBe('forbidden');
});
