import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import {
  changePassword,
  chooseUserType,
  endOtherSessions,
  endSession,
  logIn,
  logOut,
} from '@/backend/accounts/service';
import { banMember, joinQueue, partyEdit } from '@/backend/parties/service';
import { deleteAccount } from '@/backend/privacy/service';
import { revokeSome } from '@/backend/realtime/service';
import { freshContext, memberContext, PASSWORD } from '@/__tests__/backend/accounts/people';
import { openParty } from '@/__tests__/backend/parties/stage';
import type { TestContext } from '@/__tests__/support/context';
import { openTestDatabase, type TestDatabase } from '@/__tests__/support/database';
import { somebody, tokenOf } from './holders';

let database: TestDatabase;
/** The worker beside the calls. */
let worker: TestContext;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => {
  worker = freshContext(database);
});
afterAll(() => database.close());

async function revoked(): Promise<string[]> {
  while (await revokeSome(worker)) continue;
  return worker.realtime.revoked.toSorted();
}

test('whoever goes on keeps their token', async () => {
  await somebody(database);
  expect(await revoked()).toEqual([]);
});

test('a log-out revokes the tokens of that session and no other', async () => {
  const { here, tokens } = await somebody(database);
  const again = await tokenOf(here);
  await logOut(here);
  expect(await revoked()).toEqual([tokens.here, again].toSorted());
});

test('it is revoked once', async () => {
  const { here, tokens } = await somebody(database);
  await logOut(here);
  await revoked();
  expect(await revoked()).toEqual([tokens.here]);
});

test('a session ended from elsewhere takes its token along', async () => {
  const { here, there, tokens } = await somebody(database);
  await endSession(here, { sessionId: there.actor.sessionId ?? '' });
  expect(await revoked()).toEqual([tokens.there]);
});

test('so do all the others, ended together', async () => {
  const { here, tokens } = await somebody(database);
  await endOtherSessions(here);
  expect(await revoked()).toEqual([tokens.there]);
});

test('a new password leaves only the browser that set it', async () => {
  const { here, tokens } = await somebody(database);
  await changePassword(here, { currentPassword: PASSWORD, password: 'quiet harbour 77' });
  expect(await revoked()).toEqual([tokens.there]);
});

test('logging in anew replaces the session and its token', async () => {
  const { handle, here, tokens } = await somebody(database);
  await logIn(here, { emailOrHandle: handle, password: PASSWORD });
  expect(await revoked()).toEqual([tokens.here]);
});

test('a fan who becomes a creator gets new tokens everywhere; choosing the same again changes nothing', async () => {
  const { here, tokens } = await somebody(database);
  await chooseUserType(here, { userType: 'FAN' });
  expect(await revoked()).toEqual([]);
  await chooseUserType(here, { userType: 'CREATOR' });
  expect(await revoked()).toEqual([tokens.here, tokens.there].toSorted());
});

test('a ban revokes the tokens of whoever is banned, and of nobody else', async () => {
  const { context: creator } = await memberContext(database, 'a-banning-host', 'CREATOR');
  await tokenOf(creator);
  await somebody(database);
  const { here, tokens } = await somebody(database);
  const partyID = await openParty(creator);
  await joinQueue(here, { partyID, fields: [] });
  const [entry] = (await partyEdit(creator, { partyID })).waiting;
  await banMember(creator, { partyID, entryId: entry?.id ?? '' });
  expect(await revoked()).toEqual([tokens.here, tokens.there].toSorted());
});

test('an account that goes leaves no token that counts', async () => {
  const { here, tokens } = await somebody(database);
  await deleteAccount(here, { confirmation: PASSWORD });
  expect(await revoked()).toEqual([tokens.here, tokens.there].toSorted());
});

test('a token whose session ends while it is made is handed to nobody', async () => {
  const { here } = await somebody(database);
  await logOut(here);
  await revoked();
  await expect(tokenOf(here)).rejects.toMatchObject({ code: 'auth.required' });
  expect(here.realtime.revoked).toEqual([expect.stringMatching(/^token-of-all-/)]);
});

test('a token that has ended by itself is forgotten without a word', async () => {
  const { here } = await somebody(database);
  await logOut(here);
  const later = new Date(Date.now() + 31 * 60_000);
  worker = { ...worker, now: () => later };
  expect(await revoked()).toEqual([]);
  const left = await database.db
    .selectFrom('realtimeTokens')
    .selectAll()
    .where('sessionId', 'is', null)
    .execute();
  expect(left).toEqual([]);
});

test('a session keeps no tokens that have ended', async () => {
  const { here } = await somebody(database);
  const later = new Date(Date.now() + 31 * 60_000);
  await tokenOf({ ...here, now: () => later });
  const kept = await database.db
    .selectFrom('realtimeTokens')
    .selectAll()
    .where('sessionId', '=', here.actor.sessionId)
    .execute();
  expect(kept).toHaveLength(1);
});

test('a visitor’s token is kept nowhere: what it reads is everybody’s', async () => {
  const count = async () => {
    const rows = await database.db.selectFrom('realtimeTokens').select('id').execute();
    return rows.length;
  };
  const before = await count();
  await tokenOf(freshContext(database));
  expect(await count()).toBe(before);
});
