import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { checkName, resolveSession } from '@/backend/accounts/service';
import { joinAsNew, leaveQueue } from '@/backend/parties/service';
import { addressKey } from '@/backend/platform/addressKey';
import {
  entriesOf,
  join,
  openParty,
  openStage,
  outcomes,
  refusalOf,
  type Stage,
} from '@/__tests__/backend/parties/stage';
import { loggedIn } from '@/__tests__/backend/accounts/onetime/people';
import { newcomer as newcomerOn, press } from './newcomers';

const DAY = 24 * 60 * 60_000;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const newcomer = (clientIp: string) => newcomerOn(stage, clientIp);

const peopleIn = async (partyId: string) => {
  const rows = await stage.db
    .selectFrom('queueEntries')
    .innerJoin('users', 'users.id', 'queueEntries.userId')
    .select('users.handle')
    .where('partyId', '=', partyId)
    .orderBy('number')
    .execute();
  return rows.map(({ handle }) => handle);
};

describe('joining as a new person', () => {
  test('makes a fan without e-mail and password, a session of 30 days, and a place', async () => {
    const party = await openParty(stage.creator);
    const who = newcomer('192.0.2.1');
    const { result, opened } = await joinAsNew(who, press(party, 'juno'));
    expect(result).toMatchObject({ handle: 'juno', status: 100 });
    expect(opened?.user).toMatchObject({
      handle: 'juno',
      userType: 'FAN',
      email: null,
      emailVerified: false,
      hasPassword: false,
    });
    expect(opened?.session.expiresAt).toEqual(new Date(stage.clock.ms + 30 * DAY));
    const member = await loggedIn(who, opened);
    expect(member.actor).toMatchObject({ handle: 'juno', isQuick: true });
    await leaveQueue(member, { queueUuid: result.queueUuid });
    expect(await entriesOf(stage.db, party)).toMatchObject([{ status: 400 }]);
  });

  test('a taken or reserved handle becomes a free variant in the same press', async () => {
    const party = await openParty(stage.creator);
    const handles: string[] = [];
    for (const [nth, name] of ['ann', 'ann', 'support', 'bo2', 'bo2'].entries()) {
      const who = newcomer(`192.0.2.${10 + nth}`);
      handles.push((await joinAsNew(who, press(party, name))).result.handle);
    }
    expect(handles).toEqual(['ann', 'ann2', 'support2', 'bo2', 'bo2_2']);
    expect(await peopleIn(party)).toEqual(handles);
    const checked = await checkName(stage.visitor, { handle: 'ann' });
    expect(checked).toEqual({ isFree: false, suggestion: 'ann3' });
    expect(await checkName(stage.visitor, { handle: 'nobody_has_it' })).toEqual({
      isFree: true,
      suggestion: 'nobody_has_it',
    });
  });

  test('one request key makes one account and one entry, however often it comes at once', async () => {
    const party = await openParty(stage.creator);
    const who = newcomer('192.0.2.30');
    const input = press(party, 'racer');
    const answers = await Promise.all([1, 2, 3].map(() => joinAsNew(who, input)));
    const [first] = answers;
    expect(answers.map(({ result }) => result)).toEqual(Array(3).fill(first?.result));
    expect(await peopleIn(party)).toEqual(['racer']);
    // Every answer opens the account: the others may have been lost on their way.
    for (const { opened } of answers) {
      expect(await resolveSession(who, opened?.session.token ?? '')).toMatchObject({
        handle: 'racer',
      });
    }
    const tooLate = { ...who, now: () => new Date(stage.clock.ms + 11 * 60_000) };
    expect(await refusalOf(joinAsNew(tooLate, input))).toBe('forbidden');
    const elsewhere = { ...input, partyID: await openParty(stage.creator) };
    expect(await refusalOf(joinAsNew(who, elsewhere))).toBe('forbidden');
  });

  test('a refused join leaves no account behind, and costs none of the thirty', async () => {
    const party = await openParty(stage.creator, { queueSize: 1 });
    await joinAsNew(newcomer('192.0.2.40'), press(party, 'firstone'));
    const who = newcomer('192.0.2.41');
    for (let nth = 0; nth < 31; nth += 1) {
      expect(await refusalOf(joinAsNew(who, press(party, 'late')))).toBe('party.full');
    }
    const late = await stage.db
      .selectFrom('users')
      .select('id')
      .where('handle', 'like', 'late%')
      .execute();
    expect(late).toEqual([]);
  });

  test('whoever is logged in joins as who they are', async () => {
    const party = await openParty(stage.creator);
    const fan = stage.fan(0);
    const { result, opened } = await joinAsNew(fan, press(party, 'somebody'));
    expect(opened).toBeNull();
    expect(result.handle).toBe(fan.actor.handle);
    await expect(joinAsNew(fan, press(party, 'somebody'))).rejects.toMatchObject({
      code: 'party.already_joined',
      item: { queueUuid: result.queueUuid },
    });
  });

  test('a queue for confirmed e-mails says so', async () => {
    const party = await openParty(stage.creator, { whoCanJoin: 'VERIFIED' });
    const join = joinAsNew(newcomer('192.0.2.50'), press(party, 'unproven'));
    expect(await refusalOf(join)).toBe('party.verified_only');
  });
});

describe('many new people from one network address', () => {
  test('thirty an hour; the next is asked for a code', async () => {
    const who = newcomer('198.51.100.1');
    const codes: string[] = [];
    for (let nth = 0; nth < 31; nth += 1) {
      const party = await openParty(nth % 2 === 0 ? stage.creator : stage.otherCreator);
      codes.push(await refusalOf(joinAsNew(who, press(party, 'crowd'))));
    }
    expect(codes.filter((code) => code === 'ok')).toHaveLength(30);
    expect(codes.at(-1)).toBe('auth.code_required');
  });

  test('five live places in one tool, of all addresses of an IPv6 /64; then a code', async () => {
    const party = await openParty(stage.creator);
    const joins: { queueUuid: string; member: Awaited<ReturnType<typeof loggedIn>> }[] = [];
    for (let nth = 1; nth <= 5; nth += 1) {
      const who = newcomer(`2001:db8:0:1::${nth}`);
      const { result, opened } = await joinAsNew(who, press(party, 'neighbour'));
      joins.push({ ...result, member: await loggedIn(who, opened) });
    }
    expect(addressKey('2001:db8:0:1::1')).toBe(addressKey('2001:db8:0:1:ffff::6'));
    const sixth = newcomer('2001:db8:0:1:ffff::6');
    expect(await refusalOf(joinAsNew(sixth, press(party, 'neighbour')))).toBe('auth.code_required');
    // Accounts made elsewhere do not get past it together.
    const made = await Promise.all(
      ['a', 'b', 'c', 'd', 'e', 'f', '10'].map(async (end) => {
        const who = newcomer(`2001:db8:0:3::${end}`);
        const { opened } = await joinAsNew(who, press(await openParty(stage.creator), 'horde'));
        return loggedIn(who, opened);
      }),
    );
    const full = await openParty(stage.creator);
    const horde = await outcomes(made.map((who) => join(who, full)));
    expect(horde).toEqual({ ok: 5, 'auth.code_required': 2 });
    // Another tool and another network are free, and a place given up is free again.
    const other = await openParty(stage.creator);
    expect(await refusalOf(joinAsNew(sixth, press(other, 'neighbour')))).toBe('ok');
    const away = newcomer('2001:db8:0:2::1');
    expect(await refusalOf(joinAsNew(away, press(party, 'neighbour')))).toBe('ok');
    const [first] = joins;
    if (first) await leaveQueue(first.member, { queueUuid: first.queueUuid });
    expect(await refusalOf(joinAsNew(sixth, press(party, 'neighbour')))).toBe('ok');
  });
});
