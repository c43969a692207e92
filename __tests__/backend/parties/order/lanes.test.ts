import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { undoAction } from '@/backend/hosting/service';
import {
  bringBack,
  callMembers,
  callNext,
  changePartyState,
  clearQueue,
  END_REST,
  endRest,
  confirmReady,
  givePriority,
  leaveQueue,
  markMembers,
  missDeadline,
  moveMember,
  partyEdit,
  queueTicket,
  READY_DEADLINE,
  setAway,
} from '@/backend/parties/service';
import { AppError } from '@/backend/platform/errors';
import { runDueJob } from '@/backend/platform/jobs/scheduledJobs';
import { runs } from '@/__tests__/support/runs';
import {
  entriesOf,
  join,
  openParty,
  openStage,
  userIdOf,
  type Stage,
} from '@/__tests__/backend/parties/stage';

const FANS = 7;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(FANS);
});
afterAll(() => stage.close());

const KINDS = [
  ...['join', 'join', 'join', 'call', 'call', 'deadline', 'missed', 'leave', 'ready', 'played'],
  ...['away', 'back', 'pick', 'removed', 'skipped', 'bringBack', 'undo', 'undo', 'random', 'clear'],
  ...['away', 'back', 'move', 'move', 'pass', 'pass'],
] as const;

const act = fc.record({ kind: fc.constantFrom(...KINDS), who: fc.nat(FANS - 1) });
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never;

const deadlines = { [READY_DEADLINE]: missDeadline, [END_REST]: endRest };

/** What fans do; it never puts another one further back. */
const OF_FANS: readonly string[] = ['join', 'leave', 'ready', 'away', 'back'];

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
    while (await runDueJob(creator, deadlines));
  }
  if (kind === 'undo') {
    const { acts } = await partyEdit(creator, { partyID });
    const last = acts.find(({ isUndone }) => !isUndone);
    if (last) await undoAction(creator, { toolId: partyID, actionId: last.id });
  }
  if (!entry) return;
  const { id, queueUuid } = entry;
  if (kind === 'leave') await leaveQueue(fan, { queueUuid });
  if (kind === 'ready') await confirmReady(fan, { queueUuid });
  if (kind === 'away') await setAway(fan, { queueUuid, isAway: true });
  if (kind === 'back') await setAway(fan, { queueUuid, isAway: false });
  if (kind === 'pick') await callMembers(creator, { partyID, entryIds: [id], requestKey });
  if (kind === 'move') {
    const others = entries.filter((one) => one.status === 100 && one.id !== id);
    const before = others[(who + entries.length) % (others.length + 1)];
    await moveMember(creator, { partyID, entryId: id, beforeId: before?.id ?? null });
  }
  if (kind === 'pass') await givePriority(creator, { partyID, entryIds: [id] });
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

/** What the ticket of somebody who waits says. */
interface Seen {
  userId: string | null;
  place: number;
  rank: number;
  /** What it says of a place that rose. */
  why: string;
}

async function tickets(partyID: string): Promise<Map<string, Seen>> {
  const found = new Map<string, Seen>();
  for (const { queueUuid, status, userId } of await entriesOf(stage.db, partyID)) {
    if (status !== 100) continue;
    const ticket = await queueTicket(stage.creator, { queueUuid });
    const { position, noLaterThan, movedBehind, misses } = ticket;
    const why = movedBehind || misses > 0 ? JSON.stringify([movedBehind, misses]) : '';
    found.set(queueUuid, { userId, place: position ?? 0, rank: noLaterThan ?? 0, why });
  }
  return found;
}

const lastAction = async (partyID: string) =>
  (await partyEdit(stage.creator, { partyID })).acts.find(({ isUndone }) => !isUndone)?.kind;

test('a promised place rises by no other fan, by no undo of a call, and never without a reason on the ticket', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 8, maxLength: 30 }), async (acts) => {
      const partyID = await openParty(stage.creator);
      // What each ticket said when it waited last.
      const said = new Map<string, Seen>();
      let before = await tickets(partyID);
      for (const one of acts) {
        const undone = one.kind === 'undo' ? await lastAction(partyID) : undefined;
        await perform(partyID, one).catch((error: unknown) => {
          if (!(error instanceof AppError)) throw error;
        });
        const after = await tickets(partyID);
        for (const [queueUuid, now] of after) {
          expect(now.place).toBeLessThanOrEqual(now.rank);
          const then = said.get(queueUuid);
          if (then && now.rank > then.rank) {
            const context = { one, undone, then, now };
            expect({ ...context, hasNewReason: now.why !== '' && now.why !== then.why }).toEqual({
              ...context,
              hasNewReason: true,
            });
            const isOwn = now.userId === userIdOf(stage.fan(one.who));
            expect({ ...context, isByAnother: OF_FANS.includes(one.kind) && !isOwn }).toEqual({
              ...context,
              isByAnother: false,
            });
            // Whoever waited all along loses nothing by an undo; only a move that is taken back moves.
            const stayed = one.kind === 'undo' && before.has(queueUuid) && undone !== 'MOVE';
            expect({ ...context, stayed }).toEqual({ ...context, stayed: false });
          }
          said.set(queueUuid, now);
        }
        before = after;
      }
      await changePartyState(stage.creator, { partyID, action: 'END' });
    }),
    runs(12),
  );
});
