import type { Context } from '@/backend/platform/context';
import type { News } from '@/backend/notifications/service';
import { AppError } from '@/backend/platform/errors';
import { newId } from '@/backend/platform/id';
import { inTransaction } from '@/backend/platform/transaction';
import { hostedParty } from '@/backend/parties/access';
import type { QueueAction } from '@/backend/parties/host/actions';
import {
  deleteMove,
  insertMoves,
  placeBefore,
  putTo,
  setSetBack,
  spreadOut,
  waitingByIds,
  type Place,
  type WaitingEntry,
} from '@/backend/parties/store/moveRepository';
import type { PartyRow } from '@/backend/parties/store/partyRepository';
import { PLACE_STEP } from '@/backend/parties/store/placeRepository';
import { placesFor } from './comeback';
import { FIRM } from './fresh';
import { restored, type Restored } from './restore';
import { toldRank, type Told } from './told';
import { newsFor } from '@/backend/parties/ticketNews';
import { settle } from '@/backend/parties/settle';

/**
 * Puts somebody who waits in front of somebody else, into that one's lane, or behind everyone of
 * their own lane (`beforeId` null). Those who stand further behind by it read so on their tickets,
 * with the reason; who was moved behind is notified as well. Errors: auth.required, forbidden,
 * party.wrong_state (one of them does not wait).
 */
export function moveMember(
  context: Context,
  input: {
    partyID: string;
    entryId: string;
    beforeId?: string | null | undefined;
    reason?: string | null | undefined;
  },
): Promise<{ count: number }> {
  const { entryId } = input;
  const beforeId = input.beforeId ?? null;
  return inTransaction(context, async (inner) => {
    const party = await hostedParty(inner, input.partyID, 'RUN', { lock: true });
    if (party.state === 'ENDED') throw new AppError('party.wrong_state');
    const ids = beforeId ? [entryId, beforeId] : [entryId];
    const people = await waitingByIds(inner.db, party.id, ids);
    const stood = people.get(entryId);
    const before = beforeId === null ? null : people.get(beforeId);
    if (!stood || before === undefined || beforeId === entryId) {
      throw new AppError('party.wrong_state');
    }
    const rank = await toldRank(inner, party, stood);
    const place = before
      ? await placeInFrontOf(inner, party, before, entryId)
      : { lane: stood.lane, place: party.nextPlace * PLACE_STEP };
    // Where there was no room between two, all of a lane stand elsewhere now.
    const entry = (await waitingByIds(inner.db, party.id, [entryId])).get(entryId) ?? stood;
    await putTo(inner.db, party.id, entryId, place);
    const reason = input.reason ?? null;
    const moveId = await noteMove(inner, party, entry, place, reason);
    const news = await noteOwn(inner, party, { ...entry, ...place }, rank, reason);
    const { lane, place: from, id } = entry;
    const action: QueueAction = { kind: 'MOVE', entry: { id }, lane, place: from, moveId };
    await settle(inner, party, { places: before ? 0 : 1, action }, news);
    return { count: 1 };
  });
}

/** Notes on the ticket that it stands behind where it was. Returns the news for its fan. */
async function noteOwn(
  context: Context,
  party: PartyRow,
  entry: WaitingEntry,
  was: Told,
  reason: string | null,
): Promise<News[]> {
  const now = await toldRank(context, { ...party, ...FIRM }, { ...entry, missedAtCall: null });
  const isBehind = now.noLaterThan > was.noLaterThan || now.position > was.position;
  const at = context.now().toISOString();
  await setSetBack(context.db, entry.id, isBehind ? { by: 'HOST', at, reason } : null);
  return isBehind && party.orderPolicy === 'LANES' ? newsFor('moved', party, [entry]) : [];
}

/** Halfway between an entry and the one in front of it. */
async function placeInFrontOf(
  context: Context,
  party: PartyRow,
  before: WaitingEntry,
  besides: string,
): Promise<Place> {
  const previous = await placeBefore(context.db, party.id, before, besides);
  if (previous === null) return { lane: before.lane, place: before.place - PLACE_STEP };
  const halfway = previous + Math.floor((before.place - previous) / 2);
  if (halfway > previous) return { lane: before.lane, place: halfway };
  await spreadOut(context.db, party.id, before.lane, party.nextPlace);
  const spread = (await waitingByIds(context.db, party.id, [before.id])).get(before.id);
  return placeInFrontOf(context, party, spread ?? before, besides);
}

async function noteMove(
  context: Context,
  party: PartyRow,
  entry: WaitingEntry,
  { lane, place }: Place,
  reason: string | null,
): Promise<string> {
  const id = newId();
  const fromPlace = entry.lane === lane ? entry.place : null;
  const to = { partyId: party.id, entryId: entry.id, lane, toPlace: place, fromPlace };
  await insertMoves(context.db, [{ id, ...to, reason, movedAt: context.now() }]);
  return id;
}

/**
 * Takes back a move: who was moved ahead stands where they stood; who was moved behind comes back as
 * `placesFor` finds, for others have been promised what they left. Nothing when they are gone.
 */
export async function moveBack(
  context: Context,
  party: PartyRow,
  { entry: { id }, lane, place, moveId }: Extract<QueueAction, { kind: 'MOVE' }>,
): Promise<Restored> {
  const now = (await waitingByIds(context.db, party.id, [id])).get(id);
  const gone = { ...restored(0), gone: [id] };
  if (!now) return gone;
  const was = await toldRank(context, party, now);
  const isAhead = now.lane === lane && now.place < place;
  const old = { id, lane, place };
  const back = isAhead
    ? { places: { [id]: { lane, place } }, taken: 0 }
    : await placesFor(context.db, party, [old], { besides: now });
  const to = back.places[id] ?? now;
  if (!(await putTo(context.db, party.id, id, to))) return gone;
  await deleteMove(context.db, moveId);
  const news = await noteOwn(context, party, { ...now, ...to }, was, null);
  await settle(context, party, { places: back.taken, patch: FIRM }, news);
  const isOld = to.lane === lane && to.place === place;
  return { ...restored(1), elsewhere: isOld ? [] : [now.handle] };
}
