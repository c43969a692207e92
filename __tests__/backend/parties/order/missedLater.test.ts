import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  bringBack,
  callNext,
  changePartyState,
  confirmReady,
  END_REST,
  endRest,
  givePriority,
  markMembers,
  missDeadline,
  partyEdit,
  READY_DEADLINE,
} from '@/backend/parties/service';
import { undoAction } from '@/backend/hosting/service';
import { runDueJob } from '@/backend/platform/jobs/scheduledJobs';
import { runs } from '@/__tests__/support/runs';
import { ORDER_POLICIES } from '@/lib/shared/parties/queueRules';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import {
  entriesOf,
  join,
  openParty,
  openStage,
  partyRow,
  type Stage,
} from '@/__tests__/backend/parties/stage';

const FANS = 6;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(FANS);
});
afterAll(() => stage.close());

const order = fc.constantFrom(...ORDER_POLICIES);
const step = fc.record({
  kind: fc.constantFrom('join', 'call', 'miss', 'play', 'remove', 'return', 'pass'),
  who: fc.nat(FANS - 1),
});

async function perform(partyID: string, { kind, who }: { kind: string; who: number }) {
  const { creator } = stage;
  const entries = await entriesOf(stage.db, partyID);
  const of = (...statuses: number[]) => entries.filter(({ status }) => statuses.includes(status));
  const one = (found: typeof entries) => found[who % Math.max(found.length, 1)];
  const marks = { miss: 'MISSED', play: 'PLAYED', remove: 'REMOVED' } as const;
  stage.clock.pass(0.1);
  if (kind === 'join') await join(stage.fan(who), partyID).catch(() => undefined);
  if (kind === 'call' && of(STATUS.waiting).length > 0) await call(partyID, 1 + (who % 2));
  if (kind === 'return') {
    const gone = one(of(STATUS.removed));
    if (gone) {
      await bringBack(creator, { partyID, entryIds: [gone.id] }).catch(() => undefined);
    }
  }
  if (kind === 'pass') {
    const over = one(of(STATUS.played, STATUS.removed));
    if (over) await givePriority(creator, { partyID, entryIds: [over.id] }).catch(() => undefined);
  }
  if (kind in marks) {
    const chosen = one(kind === 'remove' ? of(STATUS.waiting) : of(STATUS.called));
    const mark = marks[kind as keyof typeof marks];
    if (chosen) await markMembers(creator, { partyID, entryIds: [chosen.id], mark });
  }
}

const handleOf = (fan: number) => stage.fan(fan).actor.handle;

const call = (partyID: string, count: number) =>
  callNext(stage.creator, { partyID, count, requestKey: crypto.randomUUID() });

test('who missed a call is not the one whom the next press calls, while anybody else waits who did not', async () => {
  let seen = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 20 }), order, async (steps, by) => {
      const partyID = await openParty(stage.creator, { orderPolicy: by });
      for (const fan of [0, 1, 2]) await join(stage.fan(fan), partyID);
      for (const one of steps) await perform(partyID, one);
      // Whatever the steps left, somebody is called and others wait: no run is an empty one.
      for (let fan = 0; fan < FANS; fan++) {
        await join(stage.fan(fan), partyID).catch(() => undefined);
      }
      await call(partyID, 1).catch(() => undefined);
      const first = (await entriesOf(stage.db, partyID)).find(
        ({ status, misses }) => status === STATUS.called && misses === 0,
      );
      if (first) {
        await markMembers(stage.creator, { partyID, entryIds: [first.id], mark: 'MISSED' });
        const isOther = (await entriesOf(stage.db, partyID)).some(
          ({ status, misses }) => status === STATUS.waiting && misses === 0,
        );
        if (isOther) {
          seen += 1;
          await call(partyID, 1);
          const after = (await entriesOf(stage.db, partyID)).find(({ id }) => id === first.id);
          expect(after?.status).toBe(STATUS.waiting);
        }
      }
      await changePartyState(stage.creator, { partyID, action: 'END' });
    }),
    runs(12),
  );
  expect(seen).toBeGreaterThan(5);
});

/**
 * A party just before the turn of those who come back: the first of these fans with a pass is called,
 * the others of `joining` wait.
 */
async function openWithPasses(fans: readonly number[], joining = fans): Promise<string> {
  // Who has a pass already, from the steps before, would get none.
  await stage.db.deleteFrom('queuePasses').execute();
  const earlier = await openParty(stage.creator);
  for (const fan of fans) await join(stage.fan(fan), earlier);
  await changePartyState(stage.creator, { partyID: earlier, action: 'END' });
  const entryIds = (await entriesOf(stage.db, earlier)).map(({ id }) => id);
  await givePriority(stage.creator, { partyID: earlier, entryIds });
  const partyID = await openParty(stage.creator);
  for (const fan of joining) await join(stage.fan(fan), partyID);
  await call(partyID, 1);
  expect((await partyRow(stage.db, partyID)).turn).toBe(3);
  return partyID;
}

const miss = (partyID: string, entryId = '') =>
  markMembers(stage.creator, { partyID, entryIds: [entryId], mark: 'MISSED' });

test('two with priority passes: the next press calls the other', async () => {
  const partyID = await openWithPasses([0, 1]);
  const [first] = await entriesOf(stage.db, partyID);
  await miss(partyID, first?.id);
  await call(partyID, 1);
  const after = await entriesOf(stage.db, partyID);
  expect(after.map(({ status }) => status)).toEqual([STATUS.waiting, STATUS.called]);
});

test('whoever joins with a pass after the only one missed a call is called first', async () => {
  const partyID = await openWithPasses([0, 1], [0]);
  const [first] = await entriesOf(stage.db, partyID);
  await miss(partyID, first?.id);
  await join(stage.fan(1), partyID);
  await call(partyID, 1);
  const after = await entriesOf(stage.db, partyID);
  expect(after.map(({ status }) => status)).toEqual([STATUS.waiting, STATUS.called]);
});

test('who missed a call that is undone is not called before the others who come back', async () => {
  const partyID = await openWithPasses([0, 1]);
  await join(stage.fan(2), partyID);
  // The turns 3 and 6: the one without a pass, then the other one with a pass.
  await call(partyID, 2);
  const tickets = await entriesOf(stage.db, partyID);
  for (const fan of [0, 1]) {
    await confirmReady(stage.fan(fan), { queueUuid: tickets[fan]?.queueUuid ?? '' });
  }
  stage.clock.pass(10);
  while (await runDueJob(stage.creator, { [READY_DEADLINE]: missDeadline, [END_REST]: endRest }));
  expect((await entriesOf(stage.db, partyID)).map(({ misses }) => misses)).toEqual([0, 0, 1]);
  const [last] = (await partyEdit(stage.creator, { partyID })).acts;
  expect(await undoAction(stage.creator, { toolId: partyID, actionId: last?.id ?? '' })).toEqual({
    ...{ count: 1, elsewhere: [], gone: [handleOf(2)] },
  });
  await call(partyID, 1);
  const after = await entriesOf(stage.db, partyID);
  expect(after.map(({ status }) => status)).toEqual([STATUS.ready, STATUS.called, STATUS.waiting]);
});

test('nobody but the one who missed waits: then the next press calls them again', async () => {
  for (const orderPolicy of ORDER_POLICIES) {
    const partyID = await openParty(stage.creator, { orderPolicy });
    const mine = await join(stage.fan(0), partyID);
    await call(partyID, 1);
    const [entry] = await entriesOf(stage.db, partyID);
    await markMembers(stage.creator, { partyID, entryIds: [entry?.id ?? ''], mark: 'MISSED' });
    expect(await call(partyID, 1)).toEqual({ count: 1 });
    expect((await confirmReady(stage.fan(0), mine)).status).toBe(STATUS.ready);
  }
});
