import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  addEmail,
  endOtherSessions,
  logOut,
  otherAccount,
  requestCode,
  resolveSession,
  switchAccount,
} from '@/backend/accounts/service';
import { DRAW_TAKE_OUT, takeBannedOutOfDraws } from '@/backend/lotteries/service';
import {
  banMember,
  joinQueue,
  leaveQueue,
  partyEdit,
  TAKE_OUT,
  takeBannedOut,
} from '@/backend/parties/service';
import { runDueJob } from '@/backend/platform/jobs/scheduledJobs';
import { codeMailedTo, inBrowser, loggedIn } from '@/__tests__/backend/accounts/onetime/people';
import { logInAs } from '@/__tests__/backend/parties/newcomers/newcomers';
import {
  entriesOf,
  join,
  openParty,
  openStage,
  refusalOf,
  userIdOf,
  type Stage,
} from '@/__tests__/backend/parties/stage';
import type { TestContext } from '@/__tests__/support/context';
import { leftInDraw, somebody, switched } from './people';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(1);
});
afterAll(() => stage.close());

const goTo = (who: TestContext, handle: string) => refusalOf(switchAccount(who, { handle }));

async function runTakeOuts(): Promise<void> {
  await stage.db.deleteFrom('jobs').where('kind', 'not in', [TAKE_OUT, DRAW_TAKE_OUT]).execute();
  const handlers = { [TAKE_OUT]: takeBannedOut, [DRAW_TAKE_OUT]: takeBannedOutOfDraws };
  while (await runDueJob(stage.visitor, handlers));
}

/** The creator bans whoever waits in a queue. */
async function ban(partyID: string): Promise<void> {
  const [entry] = (await partyEdit(stage.creator, { partyID })).waiting;
  await banMember(stage.creator, { partyID, entryId: entry?.id ?? '' });
}

test('another browser, logged in to the same account, knows of nothing', async () => {
  const { email } = await leftInDraw(stage, 'onlyhere', { isOpen: true });
  const elsewhere = await logInAs(stage, somebody(stage), email);
  expect(await otherAccount(elsewhere)).toBeNull();
  expect(await goTo(elsewhere, 'onlyhere')).toBe('auth.switch_over');
});

test('somebody else’s session, a visitor, and whoever names an account of somebody’s get nowhere', async () => {
  const { heir } = await leftInDraw(stage, 'coveted', { isOpen: true });
  const { main } = await leftInDraw(stage, 'covetous', { isOpen: true });
  for (const handle of ['coveted', heir, 'nobody_at_all']) {
    expect(await goTo(main, handle)).toBe('auth.switch_over');
    expect(await goTo(stage.fan(0), handle)).toBe('auth.switch_over');
    expect(await goTo(stage.visitor, handle)).toBe('auth.required');
  }
  // A session id that is not the caller's is no way in either: the service takes it from the cookie.
  expect(await otherAccount(stage.fan(0))).toBeNull();
  expect(await refusalOf(otherAccount(stage.visitor))).toBe('auth.required');
});

test('a session that was ended elsewhere leads nowhere, on either side', async () => {
  const { main, heir, email } = await leftInDraw(stage, 'revoked', { isOpen: true });
  const back = await switched(main, 'revoked');
  const elsewhere = await logInAs(stage, somebody(stage), email);
  // The session that stands behind is one of the account's: it goes with the others.
  expect(await endOtherSessions(elsewhere)).toEqual({ endedSessions: 2 });
  expect(await otherAccount(back)).toBeNull();
  expect(await goTo(back, heir)).toBe('auth.switch_over');

  const other = await leftInDraw(stage, 'revoked2', { isOpen: true });
  await logOut(other.main);
  expect(await goTo(other.main, 'revoked2')).toBe('auth.switch_over');
});

test('a quick account that has got an e-mail asks for its code; the way home stays', async () => {
  const { main, heir } = await leftInDraw(stage, 'grownup', { isOpen: true });
  const back = await switched(main, 'grownup');
  const email = 'grownup-own@example.org';
  await requestCode(back, { email });
  const code = await codeMailedTo(stage.database, email);
  const grown = await loggedIn(back, await addEmail(back, { email, code }));
  expect(grown.actor).toMatchObject({ handle: 'grownup', isQuick: false });
  expect(await otherAccount(grown)).toMatchObject({ handle: heir, isQuick: false });
  const home = await switched(grown, heir);
  expect(await otherAccount(home)).toBeNull();
  expect(await goTo(home, 'grownup')).toBe('auth.switch_over');
});

test('whoever logs in to a third account from there does not keep the way to the second', async () => {
  const { main, heir } = await leftInDraw(stage, 'chain', { isOpen: true });
  const back = await switched(main, 'chain');
  await logInAs(stage, somebody(stage), 'third@example.org', 'third');
  const third = await logInAs(stage, back, 'third@example.org');
  expect(await goTo(third, heir)).toBe('auth.switch_over');
  expect(await otherAccount(third)).toMatchObject({ handle: 'chain' });
  const again = await switched(third, 'chain');
  expect(await otherAccount(again)).toMatchObject({ handle: 'third' });
  expect(await goTo(again, heir)).toBe('auth.switch_over');
});

test('a ban of the account holds for the quick one that its owner goes back to', async () => {
  const { main, quick } = await leftInDraw(stage, 'turncoat', { isOpen: true });
  const [party, next] = [await openParty(stage.creator), await openParty(stage.creator)];
  // The quick account waits in a queue of the creator's who then bans the other account.
  await joinQueue(quick, { partyID: next, fields: [] });
  await join(main, party);
  await ban(party);
  // In a browser and a network that no mark of the ban knows.
  const back = await switched(inBrowser({ ...main, clientIp: '192.0.2.77' }, 'fresh'), 'turncoat');
  expect(await refusalOf(join(back, await openParty(stage.creator)))).toBe('party.banned');
  await runTakeOuts();
  const rows = await entriesOf(stage.db, next);
  expect(rows).toMatchObject([{ userId: userIdOf(quick), status: 420 }]);
  // Their entry in the creator's draw went as well, so nothing waits any more.
  await switched(back, main.actor.handle ?? '');
  expect(await otherAccount(main)).toBeNull();
});

test('a ban of the quick account holds for the one that its owner returns to', async () => {
  const { main, heir } = await leftInDraw(stage, 'sneak', { isOpen: true });
  const back = await switched(main, 'sneak');
  const party = await openParty(stage.otherCreator);
  const { queueUuid } = await join(back, party);
  const [entry] = (await partyEdit(stage.otherCreator, { partyID: party })).waiting;
  await banMember(stage.otherCreator, { partyID: party, entryId: entry?.id ?? '' });
  const home = await switched(inBrowser({ ...back, clientIp: '192.0.2.78' }, 'other'), heir);
  expect(await refusalOf(join(home, await openParty(stage.otherCreator)))).toBe('party.banned');
  expect(await refusalOf(leaveQueue(home, { queueUuid }))).not.toBe('ok');
});

test('the new token is known to the answer alone, and of a session that is gone there is none', async () => {
  const { main } = await leftInDraw(stage, 'tokens', { isOpen: true });
  const { session } = await switchAccount(main, { handle: 'tokens' });
  const found = await resolveSession(stage.visitor, session?.token ?? '');
  expect(found).toMatchObject({ handle: 'tokens', isQuick: true });
  await logOut({ ...main, actor: found ?? main.actor });
  expect(await resolveSession(stage.visitor, session?.token ?? '')).toBeNull();
});
