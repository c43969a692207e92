import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { undoLast } from '@/backend/hosting/service';
import {
  callNext,
  changePartyState,
  confirmReady,
  leaveQueue,
  markMembers,
  setAway,
} from '@/backend/parties/service';
import { AppError } from '@/backend/platform/errors';
import {
  entriesOf,
  join,
  openParty,
  openStage,
  userIdOf,
  type Stage,
} from '@/__tests__/backend/parties/stage';
import { runs } from '@/__tests__/support/runs';
import { standing } from './standing';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(6);
});
afterAll(() => stage.close());

const kinds = ['join', 'call', 'ready', 'PLAYING', 'PLAYED', 'MISSED', 'away', 'leave', 'PAUSE', 'OPEN', 'CLOSE'] as const; // prettier-ignore
const act = fc.record({ kind: fc.constantFrom(...kinds), who: fc.integer({ min: 0, max: 5 }) });

test('whatever happened before, an end taken back leaves every entry as it was', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(act, { minLength: 5, maxLength: 25 }),
      fc.integer({ min: 0, max: 59 }),
      async (acts, after) => {
        const partyID = await openParty(stage.creator, { readySeconds: 600 });
        for (const { kind, who } of acts) {
          await perform(partyID, kind, who).catch((error: unknown) => {
            if (!(error instanceof AppError)) throw error;
          });
        }
        const before = await standing(stage.db, partyID);
        await changePartyState(stage.creator, { partyID, action: 'END' });
        stage.clock.pass(after / 60);
        expect(await undoLast(stage.creator, partyID)).toEqual({ count: 1 });
        expect(await standing(stage.db, partyID)).toEqual(before);
      },
    ),
    runs(15),
  );
});

async function perform(partyID: string, kind: (typeof kinds)[number], who: number) {
  const fan = stage.fan(who);
  const entry = (await entriesOf(stage.db, partyID))
    .filter(({ userId }) => userId === userIdOf(fan))
    .at(-1);
  stage.clock.pass(1 / 60);
  if (kind === 'join') await join(fan, partyID);
  else if (kind === 'call') {
    const requestKey = crypto.randomUUID();
    await callNext(stage.creator, { partyID, count: 1 + (who % 3), requestKey });
  } else if (kind === 'PAUSE' || kind === 'OPEN' || kind === 'CLOSE') {
    await changePartyState(stage.creator, { partyID, action: kind });
  } else if (!entry) return;
  else if (kind === 'ready') await confirmReady(fan, entry);
  else if (kind === 'leave') await leaveQueue(fan, entry);
  else if (kind === 'away') await setAway(fan, { queueUuid: entry.queueUuid, isAway: true });
  else await markMembers(stage.creator, { partyID, entryIds: [entry.id], mark: kind });
}
