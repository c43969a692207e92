import type { TicketNews } from '@/backend/notifications/service';
import type { Context } from '@/backend/platform/context';
import { scheduleJob } from '@/backend/platform/jobs/scheduledJobs';
import { isLive, STATUS } from '@/lib/shared/parties/partyStatus';
import type { ActionEntry } from '@/backend/parties/host/actions';
import { idsIn } from '@/backend/parties/store/entryRepository';
import type { PartyRow } from '@/backend/parties/store/partyRepository';
import { READY_DEADLINE, readyBy } from './missedCalls';
import { placesFor } from './comeback';
import {
  changeStatus,
  waitedOf,
  type StatusChange,
} from '@/backend/parties/store/statusRepository';
import { newsFor } from '@/backend/parties/ticketNews';
import { settle } from '@/backend/parties/settle';

/**
 * Brings entries that are still as an act left them (`from`) back to what they were before it, and
 * tells them: those who waited to where they stood or as near as `placesFor` finds, those who were
 * further to where they were, with new time to answer. Who has another ticket or is kept out by now
 * is left out. Returns how many came back.
 */
export async function restore(
  context: Context,
  party: PartyRow,
  entries: readonly ActionEntry[],
  options: {
    from: readonly number[];
    misses?: number;
    turnBefore?: number | undefined;
    isStartUndone?: boolean;
  },
): Promise<number> {
  const { from, misses = 0, turnBefore, isStartUndone = false } = options;
  const waited = entries.filter(hasWaited);
  // Who went on since is not counted with those who come.
  const still = await idsIn(context.db, party.id, idsOf(waited), from);
  const comers = waited
    .filter(({ id }) => still.has(id))
    .map(({ id, before: { lane, place } }) => ({ id, lane, place }));
  const back = comers.length > 0 && (await placesFor(context.db, party, comers, { turnBefore }));
  const change = { members: 0, played: 0 };
  const news: TicketNews[] = [];
  let count = 0;
  for (const [status, group] of groupBy(entries, (entry) =>
    hasWaited(entry) ? STATUS.waiting : entry.before.status,
  )) {
    const chosen = { ids: idsOf(group), from, mayReturn: true };
    const changed = await changeStatus(context.db, party, chosen, {
      ...backTo(context, party, status),
      ...(status === STATUS.waiting && back && { places: back.places }),
      misses,
    });
    count += changed.length;
    change.members += (status === STATUS.waiting ? changed.length : 0) - waitedOf(changed);
    change.played -= changed.filter(({ before }) => before.status === STATUS.played).length;
    const type = newsOf(status);
    if (type) news.push(...newsFor(type, party, changed));
    if (status === STATUS.called && changed.length > 0) {
      await scheduleJob(context, {
        kind: READY_DEADLINE,
        ref: { partyId: party.id, entryIds: chosen.ids },
        runAt: readyBy(context, party),
      });
    }
  }
  if (count === 0) return 0;
  const line = back ? { places: back.taken, patch: { turn: back.turn } } : {};
  await settle(context, party, { ...change, ...line, isStartUndone }, news);
  return count;
}

function hasWaited({ before }: ActionEntry): boolean {
  return before.status === STATUS.waiting || before.status === STATUS.away;
}

const idsOf = (entries: readonly ActionEntry[]) => entries.map(({ id }) => id);

/** The news for a status that an undo brings back; null: none is sent. */
function newsOf(status: number): TicketNews['type'] | null {
  if (status === STATUS.waiting) return 'back';
  if (status === STATUS.called) return 'called';
  return isLive(status) ? null : 'removed';
}

function backTo(context: Context, party: PartyRow, status: number): StatusChange {
  const now = context.now();
  const change = { to: status, now, endReason: null };
  const none = { readyAt: null, startedAt: null, endedAt: null };
  if (status === STATUS.waiting) {
    const times = { ...none, calledAt: null, readyBy: null };
    return { ...change, times, setBack: { by: 'BACK', at: now.toISOString(), reason: null } };
  }
  if (status === STATUS.called) {
    return { ...change, times: { ...none, readyBy: readyBy(context, party) } };
  }
  if (status === STATUS.ready) return { ...change, times: { startedAt: null, endedAt: null } };
  if (status === STATUS.playing) return { ...change, times: { endedAt: null } };
  return { ...change, times: { endedAt: now } };
}

function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
