import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { liftBan } from '@/backend/hosting/service';
import { banMember, joinAsNew, joinQueue, partyEdit } from '@/backend/parties/service';
import type { TestContext } from '@/__tests__/support/context';
import {
  join,
  openParty,
  openStage,
  refusalOf,
  userIdOf,
  type Stage,
} from '@/__tests__/backend/parties/stage';
import { joinNew, logInAs, newcomer, press } from './newcomers';

let stage: Stage;
let network = 0;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const freshNetwork = () => `203.0.113.${(network += 1)}`;

async function banFirst(partyID: string): Promise<void> {
  const [entry] = (await partyEdit(stage.creator, { partyID })).waiting;
  await banMember(stage.creator, { partyID, entryId: entry?.id ?? '' });
}

const comeBack = (who: TestContext, partyID: string) =>
  refusalOf(joinAsNew(who, press(partyID, 'back_again')));

describe('returning after a ban', () => {
  test('in the same browser, from anywhere, at any tool of that creator: refused', async () => {
    const party = await openParty(stage.creator);
    const home = freshNetwork();
    const who = newcomer(stage, home, 'a browser');
    const { member } = await joinNew(who, party, 'rude');
    await banFirst(party);
    expect(await refusalOf(join(member, party))).toBe('party.banned');
    const abroad = newcomer(stage, freshNetwork(), 'a browser');
    expect(await comeBack(abroad, party)).toBe('party.banned');
    expect(await comeBack(abroad, await openParty(stage.creator))).toBe('party.banned');
    // Made elsewhere first, the account is no way around it.
    const elsewhere = await openParty(stage.otherCreator);
    const detour = await joinNew(abroad, elsewhere, 'detour');
    const refused = joinQueue(detour.member, { partyID: party, fields: [] });
    expect(await refusalOf(refused)).toBe('party.banned');
  });

  test('from the same network in another browser: asked for a code, for 24 hours', async () => {
    const party = await openParty(stage.creator);
    const home = freshNetwork();
    const { member } = await joinNew(newcomer(stage, home, 'first'), party, 'noisy');
    await banFirst(party);
    const other = newcomer(stage, home, 'second');
    expect(await comeBack(other, party)).toBe('auth.code_required');
    const sibling = await logInAs(stage, other, 'sibling@example.org', 'sibling');
    expect(await refusalOf(join(sibling, party))).toBe('ok');
    const nextDay = {
      ...newcomer(stage, home, 'third'),
      now: () => new Date(stage.clock.ms + 24 * 60 * 60_000),
    };
    expect(await comeBack(nextDay, party)).toBe('ok');
    expect(userIdOf(member)).not.toBe('');
  });

  test('of an account with an e-mail, too; a ban that is lifted says nothing of anybody', async () => {
    const party = await openParty(stage.creator);
    const home = freshNetwork();
    const who = newcomer(stage, home, 'shared');
    const member = await logInAs(stage, who, 'loud@example.org', 'loud');
    await join(member, party);
    await banFirst(party);
    expect(await comeBack(who, party)).toBe('party.banned');
    await liftBan(stage.creator, { toolId: party, userId: userIdOf(member) });
    expect(await comeBack(who, party)).toBe('ok');
  });

  test('people who were there before in that network keep their way in', async () => {
    const first = await openParty(stage.creator);
    const home = freshNetwork();
    const early = await joinNew(newcomer(stage, home, 'flatmate'), first, 'flatmate');
    stage.clock.pass(1);
    const second = await openParty(stage.creator);
    await joinNew(newcomer(stage, home, 'culprit'), second, 'culprit');
    await banFirst(second);
    expect(await refusalOf(join(early.member, second))).toBe('ok');
  });
});
