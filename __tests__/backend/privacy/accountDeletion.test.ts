import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { requestPhoneCode } from '@/backend/accounts/service';
import { sendTicket } from '@/backend/help/service';
import { callNext, changePartyState, createParty, joinQueue } from '@/backend/parties/service';
import { deleteAccount, exportMyData } from '@/backend/privacy/service';
import { joinWaitlist } from '@/backend/waitlist/service';
import { widgetSession } from '@/backend/widgets/service';
import { notificationsChannel } from '@/lib/shared/parties/messages';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import {
  confirmedContext,
  freshContext,
  memberContext,
  PASSWORD,
} from '@/__tests__/backend/accounts/people';
import {
  blocksOf,
  entriesOf,
  eventsOn,
  messagesOf,
  partyRow,
} from '@/__tests__/backend/parties/stage';
import type { TestContext } from '@/__tests__/support/context';
import { openTestDatabase, type TestDatabase } from '@/__tests__/support/database';
import { newWidget, seenKey } from '@/__tests__/support/widgetKeys';

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
  const fan = await confirmedContext(database, 'leaver');
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
  expect(await blocksOf(database.db, party)).toMatchObject([{ block: 0, waiting: 1 }]);
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

test('a party that ended a moment before its creator goes tells those waiting as well', async () => {
  const host = await memberContext(database, 'hasty', 'CREATOR');
  const fan = await memberContext(database, 'patient');
  const party = await openQueue(host.context, 'Short evening');
  await join(fan.context, party);
  await changePartyState(host.context, { partyID: party, action: 'END' });
  await deleteAccount(host.context, { confirmation: PASSWORD });
  const news = await eventsOn(database.db, notificationsChannel(fan.user.id));
  expect(news.at(-1)).toMatchObject({ type: 'party_closed' });
});

test('the keys of overlays that somebody saw as a moderator hold no more once they are gone', async () => {
  const host = await memberContext(database, 'overlaid', 'CREATOR');
  const helper = await memberContext(database, 'helper', 'CREATOR');
  const partyID = await openQueue(host.context, 'With overlays');
  const seen = await seenKey(helper.context, host.context, partyID);
  const own = await newWidget(helper.context, await openQueue(helper.context, 'Their own'));
  await deleteAccount(helper.context, { confirmation: PASSWORD });
  for (const key of [seen, own.key]) {
    const shown = widgetSession(freshContext(database), { key });
    await expect(shown).rejects.toMatchObject({ code: 'widget.key_invalid' });
  }
  const left = await database.db.selectFrom('widgets').select(['creatorId', 'madeBy']).execute();
  expect(left).toContainEqual({ creatorId: host.user.id, madeBy: null });
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
  const { context, user } = await confirmedContext(database, 'unlucky');
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
    overlays: [],
    pageViews: [],
    tickets: [],
    creatorPage: { examples: [], faqs: [] },
  });
  expect(json).not.toMatch(/Somebody else|argon2|token|passwordHash/i);
  await expect(exportMyData(freshContext(database))).rejects.toMatchObject({
    code: 'auth.required',
  });
});

describe('what lies under an address', () => {
  const email = (handle: string) => `${handle}@example.org`;
  async function onTheList(handle: string) {
    const member = await memberContext(database, handle);
    await joinWaitlist(freshContext(database), { email: email(handle), locale: 'en' });
    await database.db
      .insertInto('mailRefusals')
      .values({ toAddress: email(handle), topic: 'waitlist', createdAt: new Date() })
      .execute();
    return member;
  }
  const waits = (handle: string) =>
    database.db.selectFrom('waitlist').select('email').where('email', '=', email(handle)).execute();
  const refuses = (handle: string) =>
    database.db
      .selectFrom('mailRefusals')
      .select('topic')
      .where('toAddress', '=', email(handle))
      .execute();

  test('goes with the account that proved it: place on the waitlist and refusals', async () => {
    const { context, user } = await onTheList('proven');
    await database.db
      .updateTable('users')
      .set({ emailVerifiedAt: new Date() })
      .where('id', '=', user.id)
      .execute();
    const { waitlist } = JSON.parse((await exportMyData(context)).json) as { waitlist: object };
    expect(waitlist).toMatchObject({ email: email('proven'), confirmedAt: null });
    await deleteAccount(context, { confirmation: PASSWORD });
    expect([await waits('proven'), await refuses('proven')]).toEqual([[], []]);
  });

  test('stays where nobody proved it: it may be a stranger’s, who wants no mail', async () => {
    const { context } = await onTheList('unproven');
    const file = JSON.parse((await exportMyData(context)).json) as object;
    expect(file).toMatchObject({ waitlist: null, mailRefusals: [] });
    await deleteAccount(context, { confirmation: PASSWORD });
    expect((await waits('unproven')).length).toBe(1);
    expect(await refuses('unproven')).toEqual([{ topic: 'waitlist' }]);
  });

  test('texts to a number go, but not those another account asked for', async () => {
    const leaver = await memberContext(database, 'texted');
    const other = await memberContext(database, 'also-texted');
    await requestPhoneCode(leaver.context, { phone: '+4915111111111' });
    await requestPhoneCode(leaver.context, { phone: '+4915122222222' });
    await requestPhoneCode(other.context, { phone: '+4915122222222' });
    await deleteAccount(leaver.context, { confirmation: PASSWORD });
    const texts = await database.db.selectFrom('smsMessages').select('toNumber').execute();
    expect(texts.map(({ toNumber }) => toNumber)).toEqual(['+4915122222222', '+4915122222222']);
  });
});

test('nobody can take the handle of somebody who left', async () => {
  const { context } = await memberContext(database, 'once-mine');
  await deleteAccount(context, { confirmation: PASSWORD });
  await expect(memberContext(database, 'once-mine')).rejects.toMatchObject({
    code: 'auth.handle_taken',
  });
});
