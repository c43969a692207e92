import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { QUICK_EXPIRY } from '@/backend/accounts/service';
import {
  banMember,
  callNext,
  confirmReady,
  joinQueue,
  markMembers,
  partyEdit,
  placesBehind,
  takeAlong,
  takeBannedOut,
  TAKE_OUT,
} from '@/backend/parties/service';
import { runDueJob } from '@/backend/platform/jobs/scheduledJobs';
import { endQuickAccount } from '@/backend/privacy/service';
import type { TestContext } from '@/__tests__/support/context';
import {
  entriesOf,
  join,
  openParty,
  openStage,
  refusalOf,
  userIdOf,
  type Stage,
} from '@/__tests__/backend/parties/stage';
import { joinNew, logInAs, newcomer } from './newcomers';

let stage: Stage;
let network = 0;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** A new person in a browser and a network of their own. */
const somebody = () => newcomer(stage, `203.0.113.${(network += 1)}`);

/** An account with a confirmed e-mail, whose owner is logged in nowhere. */
async function account(name: string): Promise<{ email: string; id: string }> {
  const email = `${name}@example.org`;
  const member = await logInAs(stage, somebody(), email, name);
  return { email, id: userIdOf(member) };
}

const handleExists = async (handle: string) =>
  (await stage.db.selectFrom('users').select('id').where('handle', '=', handle).execute()).length >
  0;

async function endLeft(): Promise<void> {
  const done = () => Promise.resolve();
  const handlers = {
    ready_deadline: done,
    [QUICK_EXPIRY]: endQuickAccount,
    [TAKE_OUT]: takeBannedOut,
  };
  while (await runDueJob(stage.visitor, handlers));
}

async function ban(creator: TestContext, partyID: string): Promise<void> {
  const [entry] = (await partyEdit(creator, { partyID })).waiting;
  await banMember(creator, { partyID, entryId: entry?.id ?? '' });
}

describe('logging in from a quick account', () => {
  test('asks about its places; they go along as they are, and the quick account ends', async () => {
    const { email, id } = await account('settled');
    const party = await openParty(stage.creator);
    const { member, queueUuid } = await joinNew(somebody(), party, 'passer');
    const heir = await logInAs(stage, member, email);
    expect(userIdOf(heir)).toBe(id);
    expect(await placesBehind(heir)).toMatchObject([
      { partyId: party, queueUuid, title: 'Friday rounds', refusal: null },
    ]);
    const [before] = await entriesOf(stage.db, party);
    expect(await takeAlong(heir, { isTaken: true })).toMatchObject([{ refusal: null }]);
    const [after] = await entriesOf(stage.db, party);
    expect(after).toMatchObject({ ...before, userId: id, nextToldAt: stage.clock.now() });
    expect(await placesBehind(heir)).toEqual([]);
    expect(await takeAlong(heir, { isTaken: true })).toEqual([]);
    await endLeft();
    expect(await handleExists('passer')).toBe(false);
  });

  test('a place that is not taken along is given up', async () => {
    const { email } = await account('unattached');
    const party = await openParty(stage.creator);
    const { member } = await joinNew(somebody(), party, 'leftbehind');
    const heir = await logInAs(stage, member, email);
    await takeAlong(heir, { isTaken: false });
    expect(await entriesOf(stage.db, party)).toMatchObject([{ status: 400 }]);
    await endLeft();
    expect(await handleExists('leftbehind')).toBe(false);
  });

  test('nothing goes along where the other account could not join itself, and it says why', async () => {
    const { email, id } = await account('doubled');
    const party = await openParty(stage.creator);
    const own = await logInAs(stage, somebody(), email);
    await join(own, party);
    const invited = await openParty(stage.creator);
    const { member } = await joinNew(somebody(), party, 'twice');
    await joinQueue(member, { partyID: invited, fields: [] });
    await stage.db
      .updateTable('parties')
      .set({ whoCanJoin: 'INVITED' })
      .where('id', '=', invited)
      .execute();
    const heir = await logInAs(stage, member, email);
    const places = await takeAlong(heir, { isTaken: true });
    expect(places.map(({ refusal }) => refusal).sort()).toEqual([
      'party.already_joined',
      'party.invited_only',
    ]);
    const rows = await entriesOf(stage.db, party);
    expect(rows.filter(({ status }) => status === 100).map(({ userId }) => userId)).toEqual([id]);
  });

  test('a new e-mail becomes the quick account’s own: nothing has to move', async () => {
    const party = await openParty(stage.creator);
    const { member } = await joinNew(somebody(), party, 'grower');
    const grown = await logInAs(stage, member, 'grower@example.org');
    expect(grown.actor).toMatchObject({ userId: userIdOf(member), isQuick: false });
    expect(await placesBehind(grown)).toEqual([]);
  });
});

describe('what nobody gets rid of by logging in', () => {
  test('a ban: the account is banned too, its places end, and none goes along past it', async () => {
    const { email } = await account('evader');
    const party = await openParty(stage.creator);
    const other = await openParty(stage.creator);
    const own = await logInAs(stage, somebody(), email);
    await join(own, other);
    const { member } = await joinNew(somebody(), party, 'troll');
    await ban(stage.creator, party);
    const elsewhere = await openParty(stage.otherCreator);
    await joinQueue(member, { partyID: elsewhere, fields: [] });
    const heir = await logInAs(stage, member, email);
    expect(await refusalOf(join(heir, party))).toBe('party.banned');
    await endLeft();
    expect(await entriesOf(stage.db, other)).toMatchObject([{ status: 420 }]);
    expect(await takeAlong(heir, { isTaken: true })).toMatchObject([
      { partyId: elsewhere, refusal: null },
    ]);
  });

  test('a place at a creator who has banned the account', async () => {
    const { email } = await account('outcast');
    const party = await openParty(stage.creator);
    const own = await logInAs(stage, somebody(), email);
    await join(own, party);
    await ban(stage.creator, party);
    // A browser and a network that the ban knows nothing of.
    const again = await openParty(stage.creator);
    const { member } = await joinNew(somebody(), again, 'disguise');
    const heir = await logInAs(stage, member, email);
    expect(await takeAlong(heir, { isTaken: true })).toMatchObject([{ refusal: 'party.banned' }]);
    expect(await entriesOf(stage.db, again)).toMatchObject([{ status: 400 }]);
  });

  test('a turn that was had: once is once, and it counts', async () => {
    const { email, id } = await account('regular');
    const party = await openParty(stage.creator, { rejoin: 'ONCE' });
    const { member, queueUuid } = await joinNew(somebody(), party, 'player');
    const requestKey = crypto.randomUUID();
    await callNext(stage.creator, { partyID: party, count: 1, requestKey });
    await confirmReady(member, { queueUuid });
    const ids = (await entriesOf(stage.db, party)).map((entry) => entry.id);
    await markMembers(stage.creator, { partyID: party, entryIds: ids, mark: 'PLAYING' });
    await markMembers(stage.creator, { partyID: party, entryIds: ids, mark: 'PLAYED' });
    const heir = await logInAs(stage, member, email);
    expect(await refusalOf(join(heir, party))).toBe('party.once_only');
    const next = await openParty(stage.creator);
    await join(heir, next);
    expect(await entriesOf(stage.db, next)).toMatchObject([{ userId: id, timesPlayed: 1 }]);
  });

  test('missed calls: before the log-in, and of a place that waited behind it', async () => {
    const { email } = await account('absent');
    const party = await openParty(stage.creator);
    const { member } = await joinNew(somebody(), party, 'noshow');
    const first = async (partyID: string) =>
      (await partyEdit(stage.creator, { partyID })).waiting[0];
    const miss = async () => {
      await callNext(stage.creator, { partyID: party, count: 1, requestKey: crypto.randomUUID() });
      const entryIds = (await entriesOf(stage.db, party)).map((entry) => entry.id);
      await markMembers(stage.creator, { partyID: party, entryIds, mark: 'MISSED' });
    };
    await miss();
    expect(await first(party)).toMatchObject({ handle: 'noshow', noShows: 1 });
    const heir = await logInAs(stage, member, email);
    const next = await openParty(stage.creator);
    await join(heir, next);
    expect(await first(next)).toMatchObject({ handle: 'absent', noShows: 1 });
    await miss();
    await takeAlong(heir, { isTaken: false });
    expect(await first(next)).toMatchObject({ handle: 'absent', noShows: 2 });
  });
});
