import { z } from 'zod';
import type { Context } from '@/backend/platform/context';
import { scheduleJob } from '@/backend/platform/jobs/scheduledJobs';
import { AppError } from '@/backend/platform/errors';
import { inTransaction } from '@/backend/platform/transaction';
import { isRunning } from '@/lib/shared/parties/partyActions';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import { hostedParty } from '@/backend/parties/access';
import { actionEntries, type QueueAction } from './actions';
import { lockParty, type PartyRow } from '@/backend/parties/store/partyRepository';
import { returnPassesOf } from '@/backend/parties/store/passRepository';
import { changeStatus, waitedOf } from '@/backend/parties/store/statusRepository';
import { newsFor } from '@/backend/parties/ticketNews';
import { settle } from '@/backend/parties/settle';

/** Kind of the deadline by which a long line is cleared, some at a time. */
export const CLEAR_REST = 'parties.cleared';

/** So many are taken off in one transaction, and come back by one undo. */
const CLEARED_AT_ONCE = 500;

const progress = z.object({
  partyId: z.string(),
  /** Number of the last one taken off. */
  after: z.int(),
  /** Whoever joined since has this number or a higher one, and stays. */
  before: z.int(),
  actorId: z.string(),
});
type Progress = z.infer<typeof progress>;

/**
 * Takes everybody off who waits or is away, and tells them; whoever is up plays on, and the queue
 * stays as open as it was. A pass spent on such a place comes back. Of a long line the first go at
 * once, the others soon after. Returns how many went at once. Errors: auth.required, forbidden,
 * party.wrong_state (not opened yet, or over), party.nobody_waiting.
 */
export function clearQueue(
  context: Context,
  input: { partyID: string },
): Promise<{ count: number }> {
  return inTransaction(context, async (inner) => {
    const party = await hostedParty(inner, input.partyID, 'RUN', { lock: true });
    if (!isRunning(party)) throw new AppError('party.wrong_state');
    const actorId = inner.actor.userId ?? '';
    const count = await clearSome(inner, party, {
      partyId: party.id,
      after: 0,
      before: party.nextNumber,
      actorId,
    });
    if (count === 0) throw new AppError('party.nobody_waiting');
    return { count };
  });
}

/** Clears the next of a long line, in the name of the host who began. */
export async function clearRest(context: Context, ref: unknown): Promise<void> {
  const next = progress.parse(ref);
  const party = await lockParty(context.db, next.partyId);
  if (!party || party.state === 'ENDED') return;
  const actor = { ...context.actor, userId: next.actorId };
  await clearSome({ ...context, actor }, party, next);
}

async function clearSome(context: Context, party: PartyRow, next: Progress): Promise<number> {
  const now = context.now();
  const cleared = await changeStatus(
    context.db,
    party,
    {
      from: [STATUS.waiting, STATUS.away],
      next: { after: next.after, before: next.before, limit: CLEARED_AT_ONCE },
    },
    { to: STATUS.removed, now, times: { endedAt: now, readyBy: null } },
  );
  if (cleared.length === 0) return 0;
  await returnPassesOf(context.db, cleared);
  const entries = actionEntries(cleared);
  const action: QueueAction = { kind: 'MARK', mark: 'REMOVED', reason: null, entries };
  const news = newsFor('removed', party, cleared);
  await settle(context, party, { members: -waitedOf(cleared), action }, news);
  const last = cleared.at(-1);
  if (cleared.length === CLEARED_AT_ONCE && last) {
    const ref = { ...next, after: last.number };
    await scheduleJob(context, { kind: CLEAR_REST, ref, runAt: now });
  }
  return cleared.length;
}
