import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  archiveConversation,
  findConversations,
  getMessages,
  reportConversation,
  unreadConversations,
} from '@/backend/messaging/service';
import { newId } from '@/backend/platform/id';
import { LIMITS } from '@/lib/shared/limits';
import { openStage, refusalOf, userIdOf, type Stage } from '@/__tests__/backend/parties/stage';
import { testConfig, testContext, type TestContext } from '@/__tests__/support/context';
import { seedUsers } from '@/__tests__/support/seed';
import { runs } from '@/__tests__/support/runs';
import { begin, folderOf, open, read, write } from './talk';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(8);
});
afterAll(() => stage.close());
beforeEach(() => stage.db.deleteFrom('conversations').execute());

/** The same person in a process that has counted nothing of them yet. */
const fresh = (context: TestContext): TestContext => ({ ...context, config: { ...testConfig } });

async function pages(reader: TestContext, conversationId: string, way: 'before' | 'after') {
  const found: number[][] = [];
  let from: number | null | undefined = way === 'after' ? 0 : undefined;
  do {
    const page = await getMessages(reader, { conversationId, [way]: from });
    found.push(page.items.map(({ seq }) => seq));
    from = page[way];
  } while (from !== null);
  return way === 'after' ? found : found.reverse();
}

test('history is paged both ways and misses nothing', async () => {
  const fan = fresh(stage.fan(0));
  const id = await begin(fan, stage.creator);
  expect(await getMessages(fan, { conversationId: id })).toEqual({
    items: [],
    before: null,
    after: null,
  });
  const most = LIMITS.messagesPage;
  const written: number[] = [];
  // Read marks leave gaps in the numbers.
  for (let nth = 0; nth < most + 20; nth += 1) {
    const { id: messageId, seq } = await write(fan, id, `Message ${nth}`);
    written.push(seq);
    if (nth % 7 === 3) await read(stage.creator, id, messageId);
  }
  for (const way of ['before', 'after'] as const) {
    const found = await pages(stage.creator, id, way);
    expect(found.flat()).toEqual(written);
    expect(Math.max(...found.map(({ length }) => length))).toBe(most);
  }
  const { messages } = await open(stage.creator, id);
  expect(messages.items.map(({ seq }) => seq)).toEqual(written.slice(-most));
  expect(messages.after).toBeNull();
  const behind = await getMessages(fan, { conversationId: id, after: written.at(-1) });
  expect(behind).toEqual({ items: [], before: null, after: null });
});

test('property: however two people write and read, counts, marks and pages agree', async () => {
  const act = fc.record({ who: fc.boolean(), kind: fc.constantFrom('write', 'read') });
  const run = async (acts: readonly { who: boolean; kind: string }[]) => {
    await stage.db.deleteFrom('conversations').execute();
    const [fan, creator] = [fresh(stage.fan(1)), fresh(stage.creator)];
    const id = await begin(fan, creator);
    const messages: { id: string; seq: number; byFan: boolean }[] = [];
    const readTo = { fan: 0, creator: 0 };
    for (const [nth, { who, kind }] of acts.entries()) {
      if (kind === 'write' && (who || messages.length > 0)) {
        const { id: messageId, seq } = await write(who ? fan : creator, id, `${nth}`);
        messages.push({ id: messageId, seq, byFan: who });
      }
      const target = messages[nth % Math.max(messages.length, 1)];
      if (kind === 'read' && target) {
        await read(who ? fan : creator, id, target.id);
        const upTo = messages.filter(({ seq, byFan }) => seq <= target.seq && byFan !== who);
        const name = who ? 'fan' : 'creator';
        readTo[name] = Math.max(readTo[name], upTo.at(-1)?.seq ?? 0);
      }
    }
    const unread = (byFan: boolean, from: number) =>
      messages.filter((message) => message.byFan === byFan && message.seq > from).length;
    const [ofFan, ofCreator] = [await open(fan, id), await open(creator, id)];
    expect(ofFan.conversation.unread).toBe(unread(false, readTo.fan));
    expect(ofCreator.conversation.unread).toBe(unread(true, readTo.creator));
    expect([ofFan.readSeq, ofFan.partnerReadSeq]).toEqual([readTo.fan, readTo.creator]);
    expect(ofFan.messages.items.map((message) => message.id)).toEqual(
      messages.slice(-LIMITS.messagesPage).map((message) => message.id),
    );
  };
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 15 }), (acts) => run(acts)),
    runs(10),
  );
});

test('the newest conversation comes first, page after page', async () => {
  const { creator } = stage;
  const many = LIMITS.conversationsPage + 3;
  const users = await seedUsers(stage.db, 'writer', many, 'FAN');
  const ids: string[] = [];
  for (const { id: userId, handle } of users) {
    const actor = { userId, userType: 'FAN', handle, sessionId: newId() } as const;
    const fan = testContext(stage.db, { actor, now: stage.clock.now });
    const id = await begin(fan, creator);
    await write(fan, id, `From ${handle}`);
    ids.unshift(id);
    stage.clock.pass(ids.length % 3 === 0 ? 1 : 0);
  }
  const first = await findConversations(creator, { folder: 'INBOX', search: null });
  const { cursor } = first;
  const second = await findConversations(creator, { folder: 'INBOX', search: null, cursor });
  const found = [...first.items, ...second.items].map(({ id }) => id);
  expect(first.items).toHaveLength(LIMITS.conversationsPage);
  expect([found.length, new Set(found)]).toEqual([many, new Set(ids)]);
  expect(second.cursor).toBeNull();
  // A message brings its conversation to the top.
  const oldest = ids.at(-1) ?? '';
  stage.clock.pass(1);
  await write(creator, oldest, 'Hello again');
  expect((await folderOf(creator))[0]).toMatchObject({ id: oldest, unread: 1 });
  const odd = findConversations(creator, { folder: 'INBOX', search: null, cursor: 'odd' });
  expect(await refusalOf(odd)).toBe('payload.invalid');
});

test('a partner is found by handle and by the name that is shown, in one folder', async () => {
  const { creator, otherCreator, db } = stage;
  const fan = stage.fan(2);
  const named = (id: string, firstName: string, lastName: string) =>
    db.updateTable('users').set({ firstName, lastName }).where('id', '=', id).execute();
  await named(userIdOf(fan), 'Ayşe', 'Secretname');
  await named(userIdOf(otherCreator), 'Mira', 'Kaufmann');
  for (const to of [creator, otherCreator]) {
    await write(fan, await begin(fan, to), 'Hello');
  }
  const found = async (reader: TestContext, search: string) =>
    (await folderOf(reader, 'INBOX', search)).map(({ partner }) => partner?.handle);
  expect(await found(creator, 'AYŞE s')).toEqual(['fan-2']);
  expect(await found(creator, 'an-2')).toEqual(['fan-2']);
  // What is not shown is not found either.
  expect(await found(creator, 'secret')).toEqual([]);
  expect(await found(creator, '%')).toEqual([]);
  expect(await found(fan, 'kaufm')).toEqual(['creator-1']);
  expect(await folderOf(creator, 'ARCHIVED', 'fan-2')).toEqual([]);
});

test('what is archived comes back with a new message, spam does not', async () => {
  const { creator } = stage;
  const fan = stage.fan(3);
  const id = await begin(fan, creator);
  await write(fan, id, 'Hello');
  const unread = () => unreadConversations(creator, userIdOf(creator));
  const archived = { conversationId: id, isArchived: true };
  expect(await archiveConversation(creator, archived)).toEqual({ id, folder: 'ARCHIVED' });
  expect(await folderOf(creator)).toEqual([]);
  expect(await folderOf(creator, 'ARCHIVED')).toMatchObject([{ id, folder: 'ARCHIVED' }]);
  // The other one still has it where it was.
  expect(await folderOf(fan)).toMatchObject([{ id, folder: 'INBOX' }]);
  await write(fan, id, 'Are you there?');
  expect(await folderOf(creator)).toMatchObject([{ id, unread: 2 }]);
  expect(await unread()).toBe(1);

  await reportConversation(creator, { conversationId: id, reason: 'SPAM', note: null });
  await write(fan, id, 'Buy now');
  expect(await folderOf(creator)).toEqual([]);
  expect(await folderOf(creator, 'SPAM')).toMatchObject([{ id, unread: 3 }]);
  expect(await unread()).toBe(0);
  await archiveConversation(creator, { conversationId: id, isArchived: false });
  expect(await folderOf(creator)).toMatchObject([{ id }]);
});
