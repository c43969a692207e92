import fc from 'fast-check';
import { undoAction } from '@/backend/hosting/service';
import {
  addGuest,
  bringBack,
  callNext,
  confirmReady,
  givePriority,
  leaveQueue,
  markMembers,
  moveMember,
  partyEdit,
  setAway,
} from '@/backend/parties/service';
import { AppError } from '@/backend/platform/errors';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import { entriesOf, join, userIdOf, type Stage } from '@/__tests__/backend/parties/stage';
import { passDeadlines } from './line';

const KINDS = [
  ...['join', 'join', 'join', 'leave', 'ready', 'call', 'call', 'call', 'undo', 'undo'],
  ...['PLAYING', 'PLAYED', 'MISSED', 'MISSED', 'SKIPPED', 'REMOVED', 'back', 'back', 'move'],
  ...['move', 'away', 'return', 'late', 'priority', 'guest'],
] as const;

/** One thing that a fan, a host or the clock does to a queue. */
export const anyAct = fc.record({
  kind: fc.constantFrom(...KINDS),
  who: fc.nat(99),
  other: fc.nat(99),
});
type Act = typeof anyAct extends fc.Arbitrary<infer Value> ? Value : never;

/** Does it, where it can be done now. */
export async function perform(stage: Stage, partyID: string, act: Act): Promise<void> {
  stage.clock.pass(0.1);
  try {
    await doIt(stage, partyID, act);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}

async function doIt(stage: Stage, partyID: string, { kind, who, other }: Act): Promise<unknown> {
  const { creator } = stage;
  const fan = stage.fan(who % stage.fans.length);
  const entries = await entriesOf(stage.db, partyID);
  const own = entries.filter(({ userId }) => userId === userIdOf(fan)).at(-1);
  const of = (nth: number, ...statuses: number[]) => {
    const found = entries.filter(({ status }) => statuses.includes(status));
    return found[nth % Math.max(found.length, 1)];
  };
  const requestKey = crypto.randomUUID();
  const up = of(who, STATUS.called, STATUS.ready, STATUS.playing);
  const waiting = of(who, STATUS.waiting);
  const over = of(who, STATUS.missed, STATUS.skipped, STATUS.removed);
  switch (kind) {
    case 'join':
      return join(fan, partyID);
    case 'leave':
      return own && leaveQueue(fan, own);
    case 'ready':
      return own && confirmReady(fan, own);
    case 'away':
    case 'return':
      return own && setAway(fan, { queueUuid: own.queueUuid, isAway: kind === 'away' });
    case 'call':
      return callNext(creator, { partyID, count: 1 + (who % 4), requestKey });
    case 'back':
      return over && bringBack(creator, { partyID, entryIds: [over.id] });
    case 'move': {
      const before = of(other, STATUS.waiting);
      const beforeId = other % 4 === 0 ? null : before?.id;
      return waiting && moveMember(creator, { partyID, entryId: waiting.id, beforeId });
    }
    case 'late':
      stage.clock.pass(1.5);
      return passDeadlines(stage);
    case 'priority': {
      const done = of(who, STATUS.played, STATUS.removed, STATUS.missed);
      return done && givePriority(creator, { partyID, entryIds: [done.id] });
    }
    case 'guest':
      return addGuest(creator, { partyID, name: `Guest ${who}`, fields: [], requestKey });
    case 'undo': {
      const { acts } = await partyEdit(creator, { partyID });
      const last = acts.find(({ isUndone }) => !isUndone);
      return last && undoAction(creator, { toolId: partyID, actionId: last.id });
    }
    default: {
      const chosen = kind === 'REMOVED' || kind === 'SKIPPED' ? (waiting ?? up) : up;
      return chosen && markMembers(creator, { partyID, entryIds: [chosen.id], mark: kind });
    }
  }
}
