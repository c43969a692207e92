import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { callMembers, callNext, markMembers } from '@/backend/parties/calling';
import { clearQueue } from '@/backend/parties/clearing';
import { partyEdit } from '@/backend/parties/hosting';
import { confirmReady, leaveQueue, setAway } from '@/backend/parties/joining';
import { changePartyState } from '@/backend/parties/managing';
import { missDeadline, READY_DEADLINE } from '@/backend/parties/service';
import { bringBack } from '@/backend/parties/noting';
import { queueTicket } from '@/backend/parties/ticket';
import { undoAct } from '@/backend/parties/undoing';
import { AppError } from '@/backend/platform/errors';
import { meetDeadline } from '@/backend/platform/deadlines';
import { entriesOf, join, openParty, openStage, userIdOf, type Stage } from './stage';

const FANS = 7;
const RUNS = 40;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(FANS);
});
afterAll(() => stage.close());

const KINDS = [
  ...['join', 'join', 'join', 'call', 'call', 'deadline', 'missed', 'leave', 'ready', 'played'],
  ...['away', 'back', 'pick', 'removed', 'skipped', 'bringBack', 'undo', 'undo', 'random', 'clear'],
] as const;

const act = fc.record({ kind: fc.constantFrom(...KINDS), who: fc.nat(FANS - 1) });
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never;

const deadlines = { [READY_DEADLINE]: missDeadline };

async function perform(partyID: string, { kind, who }: Act): Promise<void> {
  const { creator } = stage;
  const fan = stage.fan(who);
  const entries = await entriesOf(stage.db, partyID);
  const entry = entries.filter(({ userId }) => userId === userIdOf(fan)).at(-1);
  const requestKey = crypto.randomUUID();
  stage.clock.pass(0.1);
  if (kind === 'join') await join(fan, partyID);
  if (kind === 'call') await callNext(creator, { partyID, count: 1 + (who % 3), requestKey });
  if (kind === 'random') {
    await callNext(creator, { partyID, count: 1, order: 'RANDOM', requestKey });
  }
  if (kind === 'clear') await clearQueue(creator, { partyID });
  if (kind === 'deadline') {
    stage.clock.pass(2);
    while (await meetDeadline(creator, deadlines));
  }
  if (kind === 'undo') {
    const { acts } = await partyEdit(creator, { partyID });
    const last = acts.find(({ isUndone }) => !isUndone);
    if (last) await undoAct(creator, { partyID, actId: last.id });
  }
  if (!entry) return;
  const { id, queueUuid } = entry;
  if (kind === 'leave') await leaveQueue(fan, { queueUuid });
  if (kind === 'ready') await confirmReady(fan, { queueUuid });
  if (kind === 'away') await setAway(fan, { queueUuid, isAway: true });
  if (kind === 'back') await setAway(fan, { queueUuid, isAway: false });
  if (kind === 'pick') await callMembers(creator, { partyID, entryIds: [id], requestKey });
  if (kind === 'bringBack') await bringBack(creator, { partyID, entryIds: [id] });
  const mark = {
    missed: 'MISSED',
    played: 'PLAYED',
    removed: 'REMOVED',
    skipped: 'SKIPPED',
  } as const;
  if (kind in mark) {
    const of = mark[kind as keyof typeof mark];
    await markMembers(creator, { partyID, entryIds: [id], mark: of });
  }
}

/** The latest rank of everyone who waits, by ticket. */
async function ranks(partyID: string): Promise<Map<string, { rank: number; lane: number }>> {
  const found = new Map<string, { rank: number; lane: number }>();
  for (const { queueUuid, status, lane } of await entriesOf(stage.db, partyID)) {
    if (status !== 100) continue;
    const { noLaterThan } = await queueTicket(stage.creator, { queueUuid });
    if (noLaterThan !== null) found.set(queueUuid, { rank: noLaterThan, lane });
  }
  return found;
}

test('whatever others do, "no later than" never rises for anyone who waits', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 8, maxLength: 30 }), async (acts) => {
      const partyID = await openParty(stage.creator);
      let before = await ranks(partyID);
      for (const one of acts) {
        await perform(partyID, one).catch((error: unknown) => {
          if (!(error instanceof AppError)) throw error;
        });
        const after = await ranks(partyID);
        for (const [queueUuid, { rank, lane }] of after) {
          const earlier = before.get(queueUuid);
          // Another lane: they came back from a call, a skip or a mistake, and stood nowhere before.
          if (earlier?.lane === lane) expect(rank).toBeLessThanOrEqual(earlier.rank);
        }
        before = after;
      }
      await changePartyState(stage.creator, { partyID, action: 'END' });
    }),
    { numRuns: RUNS },
  );
}, 300_000);
