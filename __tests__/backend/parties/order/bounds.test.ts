import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { changePartyState, queueTicket } from '@/backend/parties/service';
import { LANE_MIXES } from '@/lib/shared/parties/lanes';
import { runs } from '@/__tests__/support/runs';
import {
  entriesOf,
  join,
  openParty,
  openStage,
  type Stage,
} from '@/__tests__/backend/parties/stage';
import { anyAct, perform } from './acts';

const FANS = 7;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(FANS);
});
afterAll(() => stage.close());

/** Reads every ticket; where one is promised less than it was last, it says why, and that it is new. */
async function expectReasons(partyID: string, told: Map<string, number>): Promise<number> {
  let rises = 0;
  for (const { queueUuid } of await entriesOf(stage.db, partyID)) {
    const { noLaterThan, position, movedBehind, handle } = await queueTicket(stage.creator, {
      queueUuid,
    });
    if (noLaterThan === null) continue;
    expect(position ?? Infinity).toBeLessThanOrEqual(noLaterThan);
    const before = told.get(queueUuid);
    if (before !== undefined && noLaterThan > before) {
      rises += 1;
      expect({ handle, before, noLaterThan, why: movedBehind?.at }).toEqual({
        ...{ handle, before, noLaterThan, why: stage.clock.now().toISOString() },
      });
    }
    told.set(queueUuid, noLaterThan);
  }
  return rises;
}

test('whenever the latest place of a ticket rises, the ticket says why and when', async () => {
  let rises = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyAct, { minLength: 10, maxLength: 30 }),
      fc.constantFrom(...LANE_MIXES),
      async (acts, laneMix) => {
        const partyID = await openParty(stage.creator, { laneMix, readySeconds: 60 });
        for (const fan of [0, 1, 2, 3, 4]) await join(stage.fan(fan), partyID);
        const told = new Map<string, number>();
        await expectReasons(partyID, told);
        for (const act of acts) {
          await perform(stage, partyID, act);
          rises += await expectReasons(partyID, told);
        }
        await changePartyState(stage.creator, { partyID, action: 'END' });
        await stage.db.deleteFrom('queuePasses').execute();
      },
    ),
    runs(10),
  );
  expect(rises).toBeGreaterThan(3);
});
