import type { TicketNews } from '@/backend/notifications/service';
import type { Context } from '@/backend/platform/context';
import { scheduleJob } from '@/backend/platform/jobs/scheduledJobs';
import { newId } from '@/backend/platform/id';
import type { SetBack } from '@/lib/shared/parties/queueRules';
import { isLive, STATUS } from '@/lib/shared/parties/partyStatus';
import type { ActionEntry } from '@/backend/parties/host/actions';
import { deleteNoShows } from '@/backend/parties/record/noShowRepository';
import { forgetNext, idsIn } from '@/backend/parties/store/entryRepository';
import type { PartyRow } from '@/backend/parties/store/partyRepository';
import { READY_DEADLINE, readyBy } from './missedCalls';
import { insertMoves } from '@/backend/parties/store/moveRepository';
import { placesFor, type Comeback, type Comer } from './comeback';
import { FIRM } from './fresh';
import {
  changeStatus,
  waitedOf,
  type ChangedEntry,
  type StatusChange,
} from '@/backend/parties/store/statusRepository';
import { newsFor } from '@/backend/parties/ticketNews';
import { settle } from '@/backend/parties/settle';

/** What an undo did. */
export interface Restored {
  /** How much came back. */
  count: number;
  /** Handles of those who came back to another place: theirs was promised to others meanwhile. */
  elsewhere: string[];
  /** Entries that stay as they are: others have gone on with them, or they left. */
  gone: string[];
}

/** An undo that is about no place. */
export const restored = (count: number): Restored => ({ count, elsewhere: [], gone: [] });

/**
 * Brings entries that are still as an act left them (`from`) back to what they were before it, and
 * tells them: those who waited to where they stood or as near as `placesFor` finds, those who were
 * further to where they were, with new time to answer. Who has another ticket or is kept out by now
 * is left out. With `freshTurn` nobody was promised anything since: the line is again what it was at
 * that turn, and who has gone on moving up reads why they stand where they stood.
 */
export async function restore(
  context: Context,
  party: PartyRow,
  entries: readonly ActionEntry[],
  options: {
    from: readonly number[];
    misses?: number;
    turnBefore?: number | undefined;
    freshTurn?: number | undefined;
    isStartUndone?: boolean;
  },
): Promise<Restored> {
  const { from, misses = 0, turnBefore, freshTurn, isStartUndone = false } = options;
  const waited = entries.filter(hasWaited);
  // Who went on since is not counted with those who come.
  const still = await idsIn(context.db, party.id, idsOf(waited), from);
  const comers = waited
    .filter(({ id }) => still.has(id))
    .map(({ id, before: { lane, place } }) => ({ id, lane, place }));
  const back =
    comers.length > 0 &&
    (freshTurn === undefined
      ? await placesFor(context.db, party, comers, { turnBefore })
      : asItWas(comers, freshTurn));
  const change = { members: 0, played: 0 };
  const news: TicketNews[] = [];
  const all: ChangedEntry[] = [];
  for (const [status, group] of groupBy(entries, (entry) =>
    hasWaited(entry) ? STATUS.waiting : entry.before.status,
  )) {
    const chosen = { ids: idsOf(group), from, mayReturn: true };
    const changed = await changeStatus(context.db, party, chosen, {
      ...backTo(context, party, status, freshTurn === undefined ? 'BACK' : 'UNDO'),
      ...(status === STATUS.waiting && back && { places: back.places }),
      misses,
    });
    all.push(...changed);
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
  if (misses < 0) await deleteNoShows(context.db, idsOf(all));
  const gone = idsOf(entries).filter((id) => !all.some((one) => one.id === id));
  if (all.length === 0) return { ...restored(0), gone };
  if (freshTurn !== undefined) news.push(...(await noteUndo(context, party, all, comers)));
  const line = back ? { places: back.taken, turn: { turn: back.turn } } : { turn: {} };
  const calls = freshTurn === undefined ? {} : { calls: party.calls - 1 };
  const patch = { ...line.turn, ...calls, ...FIRM };
  const places = line.places ?? 0;
  await settle(context, party, { ...change, places, patch, isStartUndone }, news);
  const moved = (id: string) => {
    const was = comers.find((one) => one.id === id);
    const now = back ? back.places[id] : undefined;
    return was && now && (was.lane !== now.lane || was.place !== now.place);
  };
  // In the other orders a place means nothing.
  const elsewhere = party.orderPolicy === 'LANES' ? all.filter(({ id }) => moved(id)) : [];
  return { count: all.length, elsewhere: elsewhere.map(({ handle }) => handle), gone };
}

function asItWas(comers: readonly Comer[], turn: number): Comeback {
  const places = comers.map(({ id, lane, place }) => [id, { lane, place }] as const);
  return { places: Object.fromEntries(places), turn, taken: 0 };
}

/** Notes for those whom an undone call had moved up. Returns news for those it had made the next. */
async function noteUndo(
  context: Context,
  party: PartyRow,
  back: readonly ChangedEntry[],
  comers: readonly Comer[],
): Promise<TicketNews[]> {
  const stands = comers.filter(({ id }) => back.some((one) => one.id === id));
  const note = { partyId: party.id, fromPlace: null, reason: null, movedBy: 'UNDO' as const };
  const rows = stands.map(({ id, lane, place }) => ({
    ...{ ...note, id: newId(), entryId: id, lane, toPlace: place, movedAt: context.now() },
  }));
  await insertMoves(context.db, rows);
  if (!party.freshSince || party.orderPolicy !== 'LANES') return [];
  const told = await forgetNext(context.db, party.id, party.freshSince);
  return newsFor('moved', party, told);
}

function hasWaited({ before }: ActionEntry): boolean {
  return before.status === STATUS.waiting || before.status === STATUS.away;
}

const idsOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);

/** The news for a status that an undo brings back; null: none is sent. */
function newsOf(status: number): TicketNews['type'] | null {
  if (status === STATUS.waiting) return 'back';
  if (status === STATUS.called) return 'called';
  return isLive(status) ? null : 'removed';
}

function backTo(
  context: Context,
  party: PartyRow,
  status: number,
  by: SetBack['by'],
): StatusChange {
  const now = context.now();
  const change = { to: status, now, endReason: null };
  const none = { readyAt: null, startedAt: null, endedAt: null };
  if (status === STATUS.waiting) {
    const times = { ...none, calledAt: null, readyBy: null };
    return { ...change, times, setBack: { by, at: now.toISOString(), reason: null } };
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
