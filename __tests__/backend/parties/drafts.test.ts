import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { joinQueue, partyDetails, partyMembersPage } from '@/backend/parties/service';
import type { TestContext } from '@/__tests__/support/context';
import { codeOf, draft, openStage, type Stage } from './stage';

// Who may do what with a queue that has been opened stands in the matrix (`__tests__/matrix`).

let stage: Stage;
let partyID = '';
beforeAll(async () => {
  stage = await openStage();
  partyID = await draft(stage.creator);
});
afterAll(() => stage.close());

const roles: Record<string, () => TestContext> = {
  'a visitor': () => stage.visitor,
  'a fan': () => stage.fan(0),
  'another creator': () => stage.otherCreator,
  'its owner': () => stage.creator,
};

const outcome = (call: Promise<unknown>) => call.then(() => 'ok', codeOf);

describe.each(Object.entries(roles))('a draft, asked for by %s', (role, contextOf) => {
  const isOwner = role === 'its owner';

  test('is read by its owner alone', async () => {
    const seen = isOwner ? 'ok' : 'party.not_found';
    expect(await outcome(partyDetails(contextOf(), { partyID }))).toBe(seen);
    expect(await outcome(partyMembersPage(contextOf(), { partyID }))).toBe(seen);
  });

  test('is joined by nobody', async () => {
    const refusals: Record<string, string> = {
      'a visitor': 'auth.required',
      'its owner': 'party.own_party',
    };
    const joined = joinQueue(contextOf(), { partyID, fields: [] });
    expect(await outcome(joined)).toBe(refusals[role] ?? 'party.not_found');
  });
});
