import type { Selectable } from 'kysely';
import { z } from 'zod';
import { notify } from '@/backend/notifications/service';
import type { Context } from '@/backend/platform/context';
import { scheduleJob } from '@/backend/platform/jobs/scheduledJobs';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import type { QueueAction } from './actions';
import { lockParty, type PartyRow } from '@/backend/parties/store/partyRepository';
import { returnPassesOf } from '@/backend/parties/store/passRepository';
import { changeStatus } from '@/backend/parties/store/statusRepository';
import type { PartiesTable } from '@/backend/parties/tables';
import { newsFor } from '@/backend/parties/ticketNews';
import { settle } from '@/backend/parties/settle';

/** Kind of the deadline by which the entries of a large party end, some at a time. */
export const END_REST = 'parties.ended';

/** So many entries end in one transaction. */
const ENDED_AT_ONCE = 2_000;

const progress = z.object({ partyId: z.string(), after: z.int() });

/**
 * Ends a locked party: who plays has played, all others are told that their turn did not come. The
 * first of them end with it, the others of a large party soon after; until then they read as ended
 * (decision 0005).
 */
export async function endParty(
  context: Context,
  party: PartyRow,
  action: QueueAction,
): Promise<Selectable<PartiesTable>> {
  const ended = await endState(context, party, action);
  await endNext(context, party, 0);
  return ended;
}

/** Ends a party because its creator's account is deleted: notifications could not be sent later. */
export async function endPartyAtOnce(context: Context, party: PartyRow): Promise<void> {
  await endState(context, party);
  for (let after: number | null = 0; after !== null;) after = await endSome(context, party, after);
}

async function endState(
  context: Context,
  party: PartyRow,
  action?: QueueAction,
): Promise<Selectable<PartiesTable>> {
  const now = context.now();
  const played = await changeStatus(
    context.db,
    party,
    { from: [STATUS.playing] },
    { now, times: { endedAt: now, readyBy: null }, to: STATUS.played },
  );
  // The notice was about a running queue.
  const patch = { state: 'ENDED' as const, notice: null };
  const change = { patch, members: -party.memberCount, played: played.length };
  return settle(context, party, { ...change, ...(action && { action }) });
}

/** Ends the next entries, and leaves what is behind them to a deadline that is due at once. */
export async function endRest(context: Context, ref: unknown): Promise<void> {
  const { partyId, after } = progress.parse(ref);
  const party = await lockParty(context.db, partyId);
  if (party) await endNext(context, party, after);
}

async function endNext(context: Context, party: PartyRow, after: number): Promise<void> {
  const last = await endSome(context, party, after);
  if (last === null) return;
  const ref = { partyId: party.id, after: last };
  await scheduleJob(context, { kind: END_REST, ref, runAt: context.now() });
}

/** Returns the number to go on behind; null when all have ended. */
async function endSome(context: Context, party: PartyRow, after: number): Promise<number | null> {
  const now = context.now();
  const ended = await changeStatus(
    context.db,
    party,
    {
      from: [STATUS.waiting, STATUS.away, STATUS.called, STATUS.ready],
      next: { after, limit: ENDED_AT_ONCE },
    },
    { now, times: { endedAt: now, readyBy: null }, to: STATUS.endedUnplayed },
  );
  // A pass spent on a turn that did not come is there again.
  await returnPassesOf(context.db, ended);
  await notify(context, newsFor('party_closed', party, ended));
  return ended.length === ENDED_AT_ONCE ? (ended.at(-1)?.number ?? null) : null;
}
