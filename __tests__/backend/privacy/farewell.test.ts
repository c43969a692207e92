import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { callNext } from '@/backend/parties/calling';
import { joinQueue } from '@/backend/parties/joining';
import { changePartyState, createParty } from '@/backend/parties/managing';
import { sendTicket } from '@/backend/help/service';
import { deleteAccount, exportMyData } from '@/backend/privacy/service';
import { notificationsChannel } from '@/lib/shared/messages';
import { STATUS } from '@/lib/shared/partyStatus';
import { freshContext, memberContext, PASSWORD } from '@/__tests__/backend/accounts/people';
import {
  blocksOf,
  entriesOf,
  eventsOn,
  messagesOf,
  partyRow,
} from '@/__tests__/backend/parties/stage';
import type { TestContext } from '@/__tests__/support/context';
import { openTestDatabase, type TestDatabase } from '@/__tests__/support/database';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const requestKey = () => crypto.randomUUID();

async function openQueue(context: TestContext, title: string): Promise<string> {
  const { id } = await createParty(context, { title, game: 'Go', requestKey: requestKey() });
  await changePartyState(context, { partyID: id, action: 'OPEN' });
  return id;
}

const join = (context: TestContext, partyID: string) => joinQueue(context, { partyID, fields: [] });
const exists = async (id: string) =>
  (await database.db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()) !==
  undefined;

test('a fan leaves their queues properly and is gone', async () => {
  const host = await memberContext(database, 'host', 'CREATOR');
  const fan = await memberContext(database, 'leaver');
  const next = await memberContext(database, 'next');
  const party = await openQueue(host.context, 'Evening');
  const second = await openQueue(host.context, 'Morning');
  await join(fan.context, party);
  await join(next.context, party);
  await join(fan.context, second);
  await callNext(host.context, { partyID: second, count: 1, requestKey: requestKey() });
  await sendTicket(fan.context, { subject: 'A question', text: 'Is anybody there?' });

  await deleteAccount(fan.context, { confirmation: PASSWORD });

  expect(await exists(fan.user.id)).toBe(false);
  const rows = await entriesOf(database.db, party);
  expect(rows.map(({ userId, status }) => [userId, status])).toEqual([
    [next.user.id, STATUS.waiting],
  ]);
  expect((await partyRow(database.db, party)).memberCount).toBe(1);
  expect(await blocksOf(database.db, party)).toEqual([{ block: 0, waiting: 1 }]);
  expect((await messagesOf(database.db, party)).at(-1)).toMatchObject({
    type: 'PARTY_UPDATE',
    party: { memberCount: 1 },
  });
  expect((await messagesOf(database.db, second)).at(-1)).toMatchObject({ partyMembers: [] });
  for (const table of ['sessions', 'helpTickets'] as const) {
    const left = await database.db
      .selectFrom(table)
      .select('userId')
      .where('userId', '=', fan.user.id)
      .execute();
    expect(left).toEqual([]);
  }
  const mails = await database.db
    .selectFrom('mails')
    .select(['kind', 'userId'])
    .where('toAddress', '=', 'leaver@example.org')
    .execute();
  expect(mails).toEqual([{ kind: 'account_deleted', userId: null }]);
});

test('a creator’s parties end, those waiting are told, and they go', async () => {
  const host = await memberContext(database, 'closer', 'CREATOR');
  const fan = await memberContext(database, 'waiter');
  const party = await openQueue(host.context, 'Last evening');
  await join(fan.context, party);
  await deleteAccount(host.context, { confirmation: PASSWORD });
  expect(await exists(host.user.id)).toBe(false);
  expect(await entriesOf(database.db, party)).toEqual([]);
  expect((await messagesOf(database.db, party)).at(-1)).toMatchObject({
    type: 'PARTY_UPDATE',
    party: { state: 'ENDED', memberCount: 0 },
  });
  const news = await eventsOn(database.db, notificationsChannel(fan.user.id));
  expect(news.at(-1)).toMatchObject({ type: 'party_closed' });
});

test('a wrong password, a visitor and a repetition change nothing', async () => {
  const { context, user } = await memberContext(database, 'careful');
  await expect(deleteAccount(context, { confirmation: 'not mine' })).rejects.toMatchObject({
    code: 'auth.wrong_password',
  });
  expect(await exists(user.id)).toBe(true);
  await expect(
    deleteAccount(freshContext(database), { confirmation: PASSWORD }),
  ).rejects.toMatchObject({ code: 'auth.required' });
  await deleteAccount(context, { confirmation: PASSWORD });
  await expect(deleteAccount(context, { confirmation: PASSWORD })).rejects.toMatchObject({
    code: 'auth.required',
  });
});

test('a fault on the way takes everything back', async () => {
  const { context, user } = await memberContext(database, 'unlucky');
  const host = await memberContext(database, 'steady', 'CREATOR');
  const party = await openQueue(host.context, 'Steady');
  await join(context, party);
  // The mail is the last thing that is written.
  const post = {
    ...context.config.post,
    get siteOrigin(): string {
      throw new Error('no address');
    },
  };
  const failing = { ...context, config: { ...context.config, post } };
  await expect(deleteAccount(failing, { confirmation: PASSWORD })).rejects.toThrow('no address');
  expect(await exists(user.id)).toBe(true);
  expect((await partyRow(database.db, party)).memberCount).toBe(1);
});

test('the file holds what every domain keeps, and no secret', async () => {
  const { context } = await memberContext(database, 'curious', 'CREATOR');
  await openQueue(context, 'My own queue');
  await sendTicket(context, { subject: 'My question', text: 'What do you know of me?' });
  const other = await memberContext(database, 'other-curious', 'CREATOR');
  await openQueue(other.context, 'Somebody else’s');
  const { fileName, json } = await exportMyData(context);
  expect(fileName).toMatch(/^playplus-curious-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(json) as Record<string, unknown>;
  expect(data).toMatchObject({
    account: { handle: 'curious', email: 'curious@example.org' },
    parties: [{ title: 'My own queue' }],
    helpTickets: [{ subject: 'My question' }],
    favorites: [],
    photos: [],
    overlayKeys: [],
    pageViews: [],
    tickets: [],
    creatorPage: { examples: [], faqs: [] },
  });
  expect(json).not.toMatch(/Somebody else|argon2|token|passwordHash/i);
  await expect(exportMyData(freshContext(database))).rejects.toMatchObject({
    code: 'auth.required',
  });
});

test('nobody can take the handle of somebody who left', async () => {
  const { context } = await memberContext(database, 'once-mine');
  await deleteAccount(context, { confirmation: PASSWORD });
  await expect(memberContext(database, 'once-mine')).rejects.toMatchObject({
    code: 'auth.handle_taken',
  });
});
