import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  callNext,
  changePartyState,
  clearQueue,
  confirmReady,
  leaveQueue,
  markMembers,
  queueTicket,
} from '@/backend/parties/service';
import { AppError } from '@/backend/platform/errors';
import { inOrderOfCalls } from '@/lib/shared/parties/lanes';
import { runs } from '@/__tests__/support/runs';
import {
  blocksOf,
  endRests,
  entriesOf,
  join,
  messagesOf,
  openParty,
  openStage,
  partyRow,
  userIdOf,
  type Stage,
} from '@/__tests__/backend/parties/stage';

const FANS = 6;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(FANS);
});
afterAll(() => stage.close());

const who = fc.nat(FANS - 1);
const act = fc.oneof(
  { weight: 5, arbitrary: fc.record({ type: fc.constant('join' as const), who }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('leave' as const), who }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('ready' as const), who }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('call' as const), who }) },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constantFrom('PLAYING' as const, 'PLAYED' as const, 'MISSED' as const, 'REMOVED' as const), // prettier-ignore
      who,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constantFrom('PAUSE' as const, 'OPEN' as const, 'clear' as const),
      who,
    }),
  },
);
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never;

async function perform(partyID: string, { type, who: index }: Act): Promise<void> {
  const { creator } = stage;
  const fan = stage.fan(index);
  const entries = await entriesOf(stage.db, partyID);
  const last = entries.filter(({ userId }) => userId === userIdOf(fan)).at(-1);
  stage.clock.pass(1);
  if (type === 'join') await join(fan, partyID);
  else if (type === 'clear') await clearQueue(creator, { partyID });
  else if (type === 'PAUSE' || type === 'OPEN') {
    await changePartyState(creator, { partyID, action: type });
  } else if (type === 'call') {
    await callNext(creator, { partyID, count: 1 + (index % 3), requestKey: crypto.randomUUID() });
  } else if (last && type === 'leave') await leaveQueue(fan, last);
  else if (last && type === 'ready') await confirmReady(fan, last);
  else if (last && type !== 'leave' && type !== 'ready') {
    await markMembers(creator, { partyID, entryIds: [last.id], mark: type });
  }
}

async function expectAgreement(partyID: string): Promise<void> {
  const party = await partyRow(stage.db, partyID);
  const entries = await entriesOf(stage.db, partyID);
  const waiting = entries.filter(({ status }) => status === 100);
  expect(party.memberCount).toBe(waiting.length);
  expect(party.playedCount).toBe(entries.filter(({ status }) => status === 200).length);
  const byBlock = new Map<string, { waiting: number; away: number }>();
  for (const { status, lane, place } of entries) {
    if (status !== 100 && status !== 110) continue;
    const key = `${lane}:${Math.floor(place / 2 ** 29)}`;
    const block = byBlock.get(key) ?? { waiting: 0, away: 0 };
    block[status === 100 ? 'waiting' : 'away'] += 1;
    byBlock.set(key, block);
  }
  const blocks = await blocksOf(stage.db, partyID);
  expect(new Map(blocks.map(({ lane, block, ...counts }) => [`${lane}:${block}`, counts]))).toEqual(
    byBlock,
  );
  const messages = await messagesOf(stage.db, partyID);
  expect(messages.map(({ seq }) => seq)).toEqual(
    Array.from({ length: party.seq }, (_, index) => index + 1),
  );
  const lane = (wanted: number) =>
    waiting.filter((one) => one.lane === wanted).sort((a, b) => a.place - b.place);
  const order = inOrderOfCalls(party, [lane(0), lane(1), lane(2)]);
  for (const [index, { person }] of order.entries()) {
    const fan = stage.fans.find((one) => userIdOf(one) === person.userId) ?? stage.visitor;
    expect((await queueTicket(fan, person)).position).toBe(index + 1);
  }
}

test('whatever happens in whatever order, counts, positions and messages agree', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(act, { minLength: 5, maxLength: 20 }),
      fc.boolean(),
      async (acts, nearBlockEnd) => {
        const partyID = await openParty(stage.creator);
        // Most runs would never leave the first block of 512 numbers.
        const nextNumber = nearBlockEnd ? 509 : 1;
        await stage.db
          .updateTable('parties')
          .set({ nextNumber, nextPlace: nextNumber })
          .where('id', '=', partyID)
          .execute();
        for (const one of acts) {
          await perform(partyID, one).catch((error: unknown) => {
            if (!(error instanceof AppError)) throw error;
          });
        }
        await expectAgreement(partyID);
        await changePartyState(stage.creator, { partyID, action: 'END' });
        await endRests(stage);
        await expectAgreement(partyID);
      },
    ),
    runs(15),
  );
});
