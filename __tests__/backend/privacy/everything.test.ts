import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import {
  chooseHandle,
  logIn,
  logInWithCode,
  requestCode,
  requestPhoneCode,
} from '@/backend/accounts/service';
import { saveWords } from '@/backend/audience/service';
import { saveExamples, saveFaqs, savePage } from '@/backend/creators/service';
import { saveFavorite } from '@/backend/favorites/service';
import { sendTicket } from '@/backend/help/service';
import { blockUser, reportConversation } from '@/backend/messaging/service';
import { recordPageView } from '@/backend/pageviews/service';
import { setGuestList, tellMe } from '@/backend/hosting/service';
import {
  banMember,
  callNext,
  changePartyState,
  givePriority,
  joinQueue,
  leaveQueue,
  markMembers,
  partyEdit,
  setBoardChoice,
} from '@/backend/parties/service';
import { createControlKey } from '@/backend/widgets/service';
import { deleteAccount, exportMyData } from '@/backend/privacy/service';
import { newId } from '@/backend/platform/id';
import { joinWaitlist } from '@/backend/waitlist/service';
import { freshContext, memberContext, PASSWORD } from '@/__tests__/backend/accounts/people';
import { faq, ownPhoto, words } from '@/__tests__/backend/creators/support';
import { begin, write } from '@/__tests__/backend/messaging/talk';
import { drawEachOther } from '@/__tests__/backend/lotteries/claims/stage';
import { openParty, userIdOf } from '@/__tests__/backend/parties/stage';
import type { TestContext } from '@/__tests__/support/context';
import { openTestDatabase, type TestDatabase } from '@/__tests__/support/database';
import { newWidget, seenKey } from '@/__tests__/support/widgetKeys';
import { bookSomething } from './bookedThings';
import { buySomething } from './bought';
import { turnAlertsOn } from './alerts';
import { sellSomething } from './sold';
import { fundThings } from './fundThings';
import { offerSomething } from './offered';
import { offerInChat } from './offeredInChat';
import { operateOn } from './operated';
import { OF_NOBODY, PERSONAL, WHOSE } from './tables';

const PHONE = '+4915123456789';
const EMAIL = 'everywhere@example.org';

let database: TestDatabase;
let everywhere: TestContext;
let id: string;
beforeAll(async () => {
  database = await openTestDatabase();
  const host = await memberContext(database, 'a-host', 'CREATOR');
  const own = await memberContext(database, 'once-elsewhere', 'CREATOR');
  everywhere = own.context;
  id = own.user.id;
  await database.db
    .updateTable('users')
    .set({ email: EMAIL, emailVerifiedAt: new Date(), phone: PHONE, phoneVerifiedAt: new Date() })
    .where('id', '=', id)
    .execute();
  await chooseHandle(everywhere, { handle: 'everywhere' });
  const partyID = await openParty(everywhere);
  await newWidget(everywhere, partyID);
  await joinQueue(everywhere, { partyID: await openParty(host.context), fields: [] });
  await saveFavorite(everywhere, {
    targetType: 'CREATOR',
    targetId: host.user.id,
    notifyLive: true,
  });
  await savePage(everywhere, { version: 0, ...words, bannerPhoto: await ownPhoto(everywhere) });
  const work = { kind: 'LINK' as const, title: 'Work', url: 'https://a.example', photo: null };
  await saveExamples(everywhere, { version: 1, items: [work] });
  await saveFaqs(everywhere, { version: 2, items: [faq(1)] });
  await recordPageView(freshContext(database), { path: '/everywhere' });
  await sendTicket(everywhere, { subject: 'A question', text: 'Is anybody there?' });
  await requestPhoneCode(everywhere, { phone: PHONE });
  await comeAsNew();
  await saveWords(everywhere, { words: ['cabbage'] });
  await banSomebody();
  await favourSomebody();
  await answerQuestion(host.context);
  await setBoardChoice(everywhere, { isShown: false });
  await createControlKey(everywhere, { toolId: partyID, action: 'NEXT' });
  await setGuestList(everywhere, { toolId: partyID, handles: ['a-host'] });
  const toolId = await openParty(host.context);
  await seenKey(everywhere, host.context, toolId);
  await writeToSomebody(host.context);
  await drawEachOther(everywhere, host.context);
  await fundThings(everywhere, { id, email: EMAIL }, host.context);
  await offerSomething(everywhere, host.context);
  await turnAlertsOn(everywhere, id);
  await sellSomething(everywhere, id);
  await bookSomething(everywhere, id, host.user.id);
  await buySomething(everywhere, { id, email: EMAIL }, host.user.id);
  await offerInChat(everywhere, { id, hostId: host.user.id });
  await operateOn(everywhere, id);
  await changePartyState(host.context, { partyID: toolId, action: 'CLOSE' });
  await tellMe(everywhere, { toolId, isOn: true });
  await joinWaitlist(freshContext(database), { email: EMAIL, locale: 'en' });
  await database.db
    .insertInto('rehearsals')
    .values({ creatorId: id, ranMs: 0, since: new Date(), pace: 1, endsAt: new Date() })
    .execute();
  await database.db
    .insertInto('testOrders')
    .values({
      ...{ id: newId(), buyerId: id, sellerId: host.user.id, requestKey: 'a-test-order' },
      ...{ title: 'Test order', feeKind: 'EXPERIENCE', mode: 'PAY', amount: 2500 },
      ...{ currency: 'EUR', state: 'OPEN', completedAt: null, createdAt: new Date() },
    })
    .execute();
  await database.db
    .insertInto('mailRefusals')
    .values({ toAddress: EMAIL, topic: 'waitlist', createdAt: new Date() })
    .execute();
}, 60_000);
afterAll(() => database.close());

/** As if it were still a quick account whose owner mistyped a code. */
async function comeAsNew(): Promise<void> {
  const at = { madeAt: new Date(), addressHash: 'x' };
  await database.db
    .insertInto('quickAccounts')
    .values({ userId: id, requestHash: 'x', ...at })
    .execute();
  const inBrowser = { ...everywhere, browserHash: 'x' };
  await logIn(inBrowser, { emailOrHandle: EMAIL, password: PASSWORD });
  await requestCode(inBrowser, { email: EMAIL });
  await logInWithCode(inBrowser, { email: EMAIL, code: 'no' }).catch(() => undefined);
}

/** Somebody whom they keep out of their queues. */
async function banSomebody(): Promise<void> {
  const { context } = await memberContext(database, 'kept-out', 'FAN');
  const inBrowser = { ...context, browserHash: 'y' };
  await logIn(inBrowser, { emailOrHandle: 'kept-out', password: PASSWORD });
  const partyID = await openParty(everywhere);
  await joinQueue(context, { partyID, fields: [] });
  const [entry] = (await partyEdit(everywhere, { partyID })).waiting;
  await banMember(everywhere, { partyID, entryId: entry?.id ?? '' });
}

/** Somebody who stands in the priority lane of theirs next time. */
async function favourSomebody(): Promise<void> {
  const { context } = await memberContext(database, 'favoured', 'FAN');
  const partyID = await openParty(everywhere);
  const { queueUuid } = await joinQueue(context, { partyID, fields: [] });
  await leaveQueue(context, { queueUuid });
  const [entry] = (await partyEdit(everywhere, { partyID })).done;
  await givePriority(everywhere, { partyID, entryIds: [entry?.id ?? ''] });
}

/** A conversation with somebody, whom they also report and block. */
async function writeToSomebody(somebody: TestContext) {
  const conversationId = await begin(everywhere, somebody);
  await write(everywhere, conversationId, 'Hello');
  await reportConversation(everywhere, { conversationId, reason: 'OTHER', note: 'Too loud' });
  await blockUser(everywhere, { userId: userIdOf(somebody), isBlocked: true });
}

/** Something they are asked when they join somebody else. */
async function answerQuestion(host: TestContext): Promise<void> {
  const question = { kind: 'TEXT', label: 'Role', required: true, maxLength: 20 } as const;
  const entryFields = [{ key: 'role', ...question }];
  const partyID = await openParty(host, { entryFields });
  await joinQueue(everywhere, { partyID, fields: [{ key: 'role', value: 'Tank' }] });
  // And they are not there when it is their turn.
  await callNext(host, { partyID, count: 1, requestKey: crypto.randomUUID() });
  const [entry] = (await partyEdit(host, { partyID })).current;
  await markMembers(host, { partyID, entryIds: [entry?.id ?? ''], mark: 'MISSED' });
}

async function tables(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' order by 1`.execute(database.db);
  return rows.map(({ name }) => name);
}

/** Rows of a table that name the person in any column. */
async function traces(table: string): Promise<Record<string, unknown>[]> {
  const marks = [id, EMAIL, PHONE, 'everywhere', 'once-elsewhere'].map((mark) => `%${mark}%`);
  const { rows } = await sql<Record<string, unknown>>`
    select * from ${sql.table(table)} as one
    where to_jsonb(one)::text like any (array[${sql.join(marks)}])`.execute(database.db);
  return rows;
}

test('every table is told of: a new one has to say whose rows it has', async () => {
  expect(await tables()).toEqual([...Object.keys(PERSONAL), ...OF_NOBODY].sort());
  const { rows } = await sql<{ name: string }>`
    select distinct table_name as name from information_schema.columns
    where table_schema = 'public' and column_name ~ ${WHOSE} order by 1`.execute(database.db);
  const whose = rows.map(({ name }) => name);
  expect(whose.filter((name) => !Object.hasOwn(PERSONAL, name))).toEqual([]);
  // The words that look for them find what there is: none of the list is there for nothing.
  expect(Object.keys(PERSONAL).filter((name) => !whose.includes(name))).toEqual([]);
});

test('the person of these tests has a row in each of them', async () => {
  for (const table of Object.keys(PERSONAL)) {
    expect([table, (await traces(table)).length > 0]).toEqual([table, true]);
  }
});

test('the file of one’s own data has something of each, and no secret', async () => {
  const { json } = await exportMyData(everywhere);
  const data = JSON.parse(json) as Record<string, unknown>;
  for (const place of Object.values(PERSONAL)) {
    if (place === null) continue;
    const found = place
      .split('.')
      .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], data);
    const isThere = Array.isArray(found) ? found.length > 0 : found !== null;
    expect([place, isThere]).toEqual([place, true]);
  }
  expect(Object.keys(data.account as object)).toEqual(
    expect.arrayContaining(['googleSub', 'hasChosenHandle', 'hasChosenType']),
  );
  expect(data.oldHandles).toMatchObject([{ handle: 'once-elsewhere' }]);
  expect(json).not.toMatch(/token|hash|secret|argon2/i);
});

test('with the account all of it goes, but for what is said to stay', async () => {
  await deleteAccount(everywhere, { confirmation: PASSWORD });
  const left: Record<string, Record<string, unknown>[]> = {};
  for (const table of Object.keys(PERSONAL)) {
    const rows = await traces(table);
    if (rows.length > 0) left[table] = rows;
  }
  // Of what was sold ids and sums stay, as in the books.
  const stays = 'mails old_handles payments payout_lines payout_returns';
  expect(Object.keys(left).sort().join(' ')).toBe(stays);
  // The last mail to the account, mails to the team, and one to an address that it only claimed, and
  // left: its owner may be somebody else.
  expect(left.mails?.every(({ userId }) => userId === null)).toBe(true);
  const kinds = left.mails?.map(({ kind }) => String(kind)).sort();
  expect(kinds).toEqual(['account_deleted', 'help_ticket', 'message_report', 'verifyEmail']);
  // Nobody else may take them.
  const taken = left.old_handles?.map(
    ({ handle, userId }) => `${String(handle)} of ${String(userId)}`,
  );
  expect(taken).toEqual(expect.arrayContaining(['everywhere of null', 'once-elsewhere of null']));
});
