import type { Context } from '@/backend/platform/context';
import { schedule } from '@/backend/platform/deadlines';
import { LANE } from '@/lib/shared/lanes';
import { STATUS } from '@/lib/shared/partyStatus';
import type { ActEntry } from './acts';
import type { PartyRow } from './partyRepository';
import { READY_DEADLINE, readyBy } from './readyCheck';
import { changeStatus, waitedOf, type StatusChange } from './statusRepository';
import { settle } from './updates';

/**
 * Brings entries that are still as an act left them (`from`) back to what they were before it: those
 * who waited behind everyone of the returned lane, those who were further to where they were, with
 * new time to answer. Who has another ticket or is kept out by now is left out. Answers how many came back.
 */
export async function restore(
  context: Context,
  party: PartyRow,
  entries: readonly ActEntry[],
  { from, misses = 0 }: { from: readonly number[]; misses?: number },
): Promise<number> {
  let count = 0;
  let members = 0;
  let played = 0;
  let places = 0;
  const toWaiting = ({ before }: ActEntry) =>
    before.status === STATUS.waiting || before.status === STATUS.away;
  for (const [status, group] of groupBy(entries, (entry) =>
    toWaiting(entry) ? STATUS.waiting : entry.before.status,
  )) {
    const chosen = { ids: group.map(({ id }) => id), from, mayReturn: true };
    const changed = await changeStatus(context.db, party, chosen, {
      ...backTo(context, party, status),
      misses,
    });
    const waits = status === STATUS.waiting;
    count += changed.length;
    members += (waits ? changed.length : 0) - waitedOf(changed);
    played -= changed.filter(({ before }) => before.status === STATUS.played).length;
    places += waits ? changed.length : 0;
    if (status === STATUS.called && changed.length > 0) {
      await schedule(context, {
        kind: READY_DEADLINE,
        ref: { partyId: party.id, entryIds: chosen.ids },
        runAt: readyBy(context, party),
      });
    }
  }
  if (count > 0) await settle(context, party, { members, played, places });
  return count;
}

function backTo(context: Context, party: PartyRow, status: number): StatusChange {
  const change = { to: status, now: context.now(), endReason: null };
  const none = { readyAt: null, startedAt: null, endedAt: null };
  if (status === STATUS.waiting) {
    const times = { ...none, calledAt: null, readyBy: null };
    return { ...change, times, endOf: LANE.returned };
  }
  if (status === STATUS.called) {
    return { ...change, times: { ...none, readyBy: readyBy(context, party) } };
  }
  if (status === STATUS.ready) return { ...change, times: { startedAt: null, endedAt: null } };
  if (status === STATUS.playing) return { ...change, times: { endedAt: null } };
  return { ...change, times: { endedAt: context.now() } };
}

function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
