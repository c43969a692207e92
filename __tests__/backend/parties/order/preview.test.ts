import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { callNext, changePartyState, editQueue, partyEdit } from '@/backend/parties/service';
import { nextPeople } from '@/hooks/party/console/nextPeople';
import type { ConsoleParty } from '@/hooks/party/types';
import { LANE_MIXES } from '@/lib/shared/parties/lanes';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import { runs } from '@/__tests__/support/runs';
import {
  entriesOf,
  join,
  openParty,
  openStage,
  PLAIN_RULES,
  type Stage,
} from '@/__tests__/backend/parties/stage';
import { anyAct, perform } from './acts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(7);
});
afterAll(() => stage.close());

const justCalled = async (partyID: string, at: Date) =>
  (await entriesOf(stage.db, partyID))
    .filter(
      ({ status, calledAt }) => status === STATUS.called && calledAt?.getTime() === at.getTime(),
    )
    .map(({ id }) => id)
    .sort();

test('whom the console names next is whom the press calls, in every order', async () => {
  let seen = 0;
  let sittingOut = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyAct, { minLength: 5, maxLength: 20 }),
      fc.constantFrom(...LANE_MIXES),
      fc.constantFrom('LANES' as const, 'LANES' as const, 'LEAST_PLAYED' as const, 'LONGEST_WAIT' as const), // prettier-ignore
      fc.integer({ min: 1, max: 5 }),
      async (acts, laneMix, orderPolicy, seats) => {
        const partyID = await openParty(stage.creator, { laneMix, orderPolicy });
        for (const fan of [0, 1, 2, 3, 4]) await join(stage.fan(fan), partyID);
        await perform(stage, partyID, { kind: 'call', who: 1, other: 0 });
        for (const act of acts) await perform(stage, partyID, act);
        await perform(stage, partyID, { kind: 'MISSED', who: 0, other: 0 });
        const party = (await partyEdit(stage.creator, { partyID })) as unknown as ConsoleParty;
        const named = nextPeople(party, seats, orderPolicy);
        if (party.waiting.length > 0 && named) {
          seen += 1;
          if (party.waiting.some(({ sitsOut }) => sitsOut)) sittingOut += 1;
          stage.clock.pass(0.1);
          await callNext(stage.creator, { partyID, count: seats, requestKey: crypto.randomUUID() });
          expect(named.map(({ id }) => id).sort()).toEqual(
            await justCalled(partyID, stage.clock.now()),
          );
        }
        await changePartyState(stage.creator, { partyID, action: 'END' });
        await stage.db.deleteFrom('queuePasses').execute();
      },
    ),
    runs(15),
  );
  expect(seen).toBeGreaterThan(6);
  expect(sittingOut).toBeGreaterThan(2);
});

test('the mix can be chosen until somebody has joined, and then never again', async () => {
  const partyID = await openParty(stage.creator);
  const change = async (laneMix: number) => {
    const [{ version = 0 } = {}] = [await partyEdit(stage.creator, { partyID })];
    return editQueue(stage.creator, { ...PLAIN_RULES, laneMix, partyID, version });
  };
  await change(4);
  await join(stage.fan(0), partyID);
  expect(await partyEdit(stage.creator, { partyID })).toMatchObject({
    laneMix: 4,
    isMixFixed: true,
  });
  await expect(change(1)).rejects.toMatchObject({ code: 'party.mix_fixed' });
  await expect(change(4)).resolves.toMatchObject({ id: partyID });
});
