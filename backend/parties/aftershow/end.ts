import type { Selectable } from 'kysely';
import { z } from 'zod';
import { announceTool } from '@/backend/hosting/service';
import { notify } from '@/backend/notifications/service';
import { READY_DEADLINE, readyBy } from '@/backend/parties/order/missedCalls';
import { endOfGrace } from '@/backend/parties/policy';
import { settle } from '@/backend/parties/settle';
import { askCalledAgain, countWaiting } from '@/backend/parties/aftershow/endRepository';
import { followPlaces } from '@/backend/parties/bought/places';
import { lockParty, type PartyRow } from '@/backend/parties/store/partyRepository';
import { returnPassesOf } from '@/backend/parties/store/passRepository';
import { changeStatus } from '@/backend/parties/store/statusRepository';
import type { PartiesTable } from '@/backend/parties/tables';
import { newsFor } from '@/backend/parties/ticketNews';
import type { Context } from '@/backend/platform/context';
import { scheduleJob } from '@/backend/platform/jobs/scheduledJobs';
import type { PartyState } from '@/lib/shared/parties/messages';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import type { QueueAction } from '@/backend/parties/host/actions';

/** Kind of the job by which the entries of a party that is over end, some at a time. */
export const END_REST = 'parties.ended';

/** So many entries end in one transaction. */
const ENDED_AT_ONCE = 2_000;

const progress = z.object({
  partyId: z.string(),
  after: z.int(),
  /** Of the end that this follows from; older jobs do not know it. */
  endedAt: z.string().optional(),
});

/**
 * Ends a locked party. Everybody reads it as over at once, and who plays has played. All else waits
 * until the end can no longer be taken back: only then the other entries end, in a job, and their
 * fans are told (decision 0045).
 */
export async function endParty(
  context: Context,
  party: PartyRow,
): Promise<Selectable<PartiesTable>> {
  const endedAt = context.now();
  const ref = { partyId: party.id, after: 0, endedAt: endedAt.toISOString() };
  await scheduleJob(context, { kind: END_REST, ref, runAt: endOfGrace(endedAt) });
  // The job knows its end by this time, to the millisecond.
  return endState(context, party, { endedAt, isLogged: true });
}

/** Ends a party for good because its creator's account is deleted: news could not be sent later. */
export async function endPartyAtOnce(context: Context, party: PartyRow): Promise<void> {
  const endedAt = context.now();
  if (party.state !== 'ENDED') await endState(context, party, { endedAt, isLogged: false });
  for (let after: number | null = 0; after !== null;) after = await endSome(context, party, after);
  await followPlaces(context, party, { endedAt });
}

async function endState(
  context: Context,
  party: PartyRow,
  { endedAt, isLogged }: { endedAt: Date; isLogged: boolean },
): Promise<Selectable<PartiesTable>> {
  const played = await changeStatus(
    context.db,
    party,
    { from: [STATUS.playing] },
    { now: endedAt, times: { endedAt, readyBy: null }, to: STATUS.played },
  );
  const taken = { notice: party.notice, playing: played.map(({ id }) => id) };
  const action: QueueAction = { kind: 'STATE', from: party.state, to: 'ENDED', taken };
  // The notice was about a running queue.
  const patch = { state: 'ENDED' as const, endedAt, notice: null };
  const change = { patch, members: -party.memberCount, played: played.length };
  return settle(context, party, { ...change, ...(isLogged && { action }) });
}

/**
 * Takes an end back within its minute: nobody's entry had ended but those of who played, and they
 * play on. Whoever is called has all their time to answer again. Returns 1.
 */
export async function takeEndBack(
  context: Context,
  party: PartyRow,
  state: PartyState,
  { notice, playing }: { notice: string | null; playing: readonly string[] },
): Promise<number> {
  const now = context.now();
  const played = await changeStatus(
    context.db,
    party,
    { ids: playing, from: [STATUS.played] },
    { now, times: { endedAt: null }, to: STATUS.playing },
  );
  const runAt = readyBy(context, party);
  const entryIds = await askCalledAgain(context.db, party.id, runAt);
  if (entryIds.length > 0) {
    const ref = { partyId: party.id, entryIds };
    await scheduleJob(context, { kind: READY_DEADLINE, ref, runAt });
  }
  await announceTool(context, party, { isOpen: state === 'OPEN' });
  const members = (await countWaiting(context.db, party.id)) - party.memberCount;
  const fresh = { endedAt: null, archivedAt: null, thanks: null, thankedAt: null };
  const patch = { state, notice, ...fresh };
  await settle(context, { ...party, state }, { patch, members, played: -played.length });
  return 1;
}

/**
 * Ends the next entries once an end cannot be taken back any more, and leaves what is behind them to
 * a job that is due at once. An end that was taken back has no such entries.
 */
export async function endRest(context: Context, ref: unknown): Promise<void> {
  const { partyId, after, endedAt } = progress.parse(ref);
  const party = await lockParty(context.db, partyId);
  if (!party?.endedAt) return;
  if (endedAt !== undefined && party.endedAt.toISOString() !== endedAt) return;
  const last = await endSome(context, party, after);
  if (last === null) return followPlaces(context, party, { endedAt: party.endedAt });
  const next = { partyId, after: last, endedAt };
  await scheduleJob(context, { kind: END_REST, ref: next, runAt: context.now() });
}

/** Returns the number to go on behind; null when all have ended. */
async function endSome(context: Context, party: PartyRow, after: number): Promise<number | null> {
  const now = party.endedAt ?? context.now();
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
