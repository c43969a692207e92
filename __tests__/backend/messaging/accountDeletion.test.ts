import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { storePhoto } from '@/backend/media/service';
import { getConversation, sendMessage, startConversation } from '@/backend/messaging/service';
import { deleteAccount } from '@/backend/privacy/service';
import { memberContext, PASSWORD } from '@/__tests__/backend/accounts/people';
import type { TestContext } from '@/__tests__/support/context';
import { openTestDatabase, type TestDatabase } from '@/__tests__/support/database';
import { anImage } from '@/__tests__/support/images';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('what people have written', () => {
  const write = async (from: TestContext, conversationId: string, body: string) =>
    sendMessage(from, { conversationId, clientId: crypto.randomUUID(), body });
  const left = async () =>
    (await database.db.selectFrom('conversations').select('id').execute()).map(({ id }) => id);

  test('stays with the other one, without its author and its pictures, until both are gone', async () => {
    const host = await memberContext(database, 'listener', 'CREATOR');
    const fan = await memberContext(database, 'writer');
    const { id } = await startConversation(fan.context, { userId: host.user.id });
    const empty = await memberContext(database, 'silent');
    const { id: silent } = await startConversation(empty.context, { userId: host.user.id });
    await write(fan.context, id, 'Hello');
    const { url: photoUrl } = await storePhoto(fan.context, await anImage('png'));
    const picture = { conversationId: id, clientId: crypto.randomUUID(), body: '', photoUrl };
    await sendMessage(fan.context, picture);
    await write(host.context, id, 'Welcome');
    for (const one of [fan, empty]) await deleteAccount(one.context, { confirmation: PASSWORD });

    const opened = await getConversation(host.context, { conversationId: id });
    expect(opened).toMatchObject({ conversation: { partner: null }, refusal: 'message.nobody' });
    expect(opened.messages.items).toMatchObject([
      { senderId: null, body: 'Hello', photo: null },
      { senderId: null, body: '', photo: null },
      { senderId: host.user.id, body: 'Welcome' },
    ]);
    expect(fan.context.storage.files.size).toBe(0);
    await expect(write(host.context, id, 'Still there?')).rejects.toMatchObject({
      code: 'message.nobody',
    });
    expect(await left()).toEqual([id]);
    expect(await left()).not.toContain(silent);
    await deleteAccount(host.context, { confirmation: PASSWORD });
    expect(await left()).toEqual([]);
  });
});
