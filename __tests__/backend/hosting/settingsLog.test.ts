import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { toolLog } from '@/backend/hosting/service';
import {
  archiveParty,
  cancelPlan,
  changePartyState,
  planParty,
  setVerifiedOnly,
} from '@/backend/parties/service';
import {
  draft,
  openParty,
  openStage,
  refusalOf,
  type Stage,
} from '@/__tests__/backend/parties/stage';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(1);
});
afterAll(() => stage.close());

/** What the lines of settings say has changed, newest first. */
async function changed(toolId: string) {
  const { items } = await toolLog(stage.creator, { toolId });
  return items.flatMap(({ kind, changes }) => (kind === 'SETTINGS' ? [changes] : []));
}

/** A moment of the clock, as a call writes it. */
const inMinutes = (minutes: number) => new Date(stage.clock.ms + minutes * 60_000).toISOString();

test('one press for confirmed e-mails only is a line; the same press once more is none', async () => {
  const partyID = await openParty(stage.creator);
  for (const isOn of [true, true, false]) await setVerifiedOnly(stage.creator, { partyID, isOn });
  expect(await changed(partyID)).toEqual([
    [{ field: 'whoCanJoin', from: 'VERIFIED', to: 'EVERYONE' }],
    [{ field: 'whoCanJoin', from: 'EVERYONE', to: 'VERIFIED' }],
  ]);
});

test('a queue for followers or invited people stays so, and the refusal says why', async () => {
  for (const whoCanJoin of ['FOLLOWERS', 'INVITED'] as const) {
    const partyID = await openParty(stage.creator, { whoCanJoin });
    for (const isOn of [true, false]) {
      const press = setVerifiedOnly(stage.creator, { partyID, isOn });
      expect(await refusalOf(press)).toBe('party.chosen_people');
    }
    // The line of the rule itself, made when the queue was.
    expect(await changed(partyID)).toHaveLength(1);
  }
});

test('a plan, another one, and that it was called off; one that is refused leaves no line', async () => {
  const partyID = await draft(stage.creator);
  const [first, second] = [inMinutes(60), inMinutes(120)];
  const plan = (startsAt: string) => planParty(stage.creator, { partyID, startsAt, minutes: 90 });
  for (const startsAt of [first, second, second]) await plan(startsAt);
  expect(await refusalOf(plan(inMinutes(-1)))).toBe('party.plan_past');
  await cancelPlan(stage.creator, { partyID });
  expect(await changed(partyID)).toEqual([
    [{ field: 'scheduledAt', from: second, to: null }],
    [{ field: 'scheduledAt', from: first, to: second }],
    [
      { field: 'scheduledAt', from: null, to: first },
      { field: 'plannedMinutes', from: '180', to: '90' },
    ],
  ]);
});

test('the archive, in and out', async () => {
  const partyID = await openParty(stage.creator);
  await changePartyState(stage.creator, { partyID, action: 'END' });
  for (const isArchived of [true, true, false]) {
    await archiveParty(stage.creator, { partyID, isArchived });
  }
  const now = inMinutes(0);
  expect(await changed(partyID)).toEqual([
    [{ field: 'archivedAt', from: now, to: null }],
    [{ field: 'archivedAt', from: null, to: now }],
  ]);
});
