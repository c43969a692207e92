import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { newId } from '@/backend/platform/id';
import { inTransaction } from '@/backend/platform/transaction';
import { hostedParty } from './access';
import type { Act } from './acts';
import {
  deleteMove,
  insertMove,
  placeBefore,
  putTo,
  spreadOut,
  waitingByIds,
  type Place,
  type WaitingEntry,
} from './moveRepository';
import type { PartyRow } from './partyRepository';
import { PLACE_STEP } from './placeRepository';
import { settle } from './updates';

/**
 * Puts somebody who waits in front of somebody else, into that one's lane, or behind everyone of
 * their own lane (`beforeId` null). Those who stand further behind by it read so on their tickets,
 * with the reason. Errors: auth.required, forbidden, party.wrong_state (one of them does not wait).
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
    const people = await waitingByIds(
      inner.db,
      party.id,
      beforeId ? [entryId, beforeId] : [entryId],
    );
    const entry = people.get(entryId);
    const before = beforeId === null ? null : people.get(beforeId);
    if (!entry || before === undefined || beforeId === entryId) {
      throw new AppError('party.wrong_state');
    }
    const place = before
      ? await placeInFrontOf(inner, party, before, entryId)
      : { lane: entry.lane, place: party.nextPlace * PLACE_STEP };
    await putTo(inner.db, party.id, entryId, place);
    const moveId = await noteMove(inner, party, entry, place, input.reason ?? null);
    const { lane, place: from, id } = entry;
    const act: Act = { kind: 'MOVE', entry: { id }, lane, place: from, moveId };
    await settle(inner, party, { places: before ? 0 : 1, act });
    return { count: 1 };
  });
}

/** Halfway between somebody and whoever stands in front of them. */
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
  await insertMove(context.db, {
    id,
    partyId: party.id,
    entryId: entry.id,
    lane,
    toPlace: place,
    fromPlace: entry.lane === lane ? entry.place : null,
    reason,
    movedAt: context.now(),
  });
  return id;
}

/** Puts somebody back to where they stood before a move; 0 when they or the place are gone. */
export async function moveBack(
  context: Context,
  party: PartyRow,
  { entry, lane, place, moveId }: Extract<Act, { kind: 'MOVE' }>,
): Promise<number> {
  const now = (await waitingByIds(context.db, party.id, [entry.id])).get(entry.id);
  if (!now || !(await putTo(context.db, party.id, entry.id, { lane, place }))) return 0;
  await deleteMove(context.db, moveId);
  if (now.lane === lane && now.place < place) {
    await noteMove(context, party, now, { lane, place }, null);
  }
  await settle(context, party, {});
  return 1;
}
