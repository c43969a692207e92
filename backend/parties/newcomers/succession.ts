import { leaveQuickAccount, type Succession, type Waiting } from '@/backend/accounts/service';
import type { Context } from '@/backend/platform/context';
import * as repository from './repository';

/**
 * Passes turns, misses and priority on to the account that somebody logged in to instead of a quick
 * one, in the running transaction. A quick account without a place left ends.
 */
export async function passTurnsOn(context: Context, succession: Succession): Promise<void> {
  const { quickId } = succession;
  await repository.passEntriesOn(context.db, succession);
  await repository.passNoShowsOn(context.db, succession);
  // Nothing to ask about: nothing is left of it.
  if ((await repository.placesOf(context.db, quickId)).length === 0) {
    await leaveQuickAccount(context, quickId);
  }
}

/** The places that keep a quick account. */
export async function placesWaiting(context: Context, userId: string): Promise<Waiting[]> {
  const places = await repository.placesOf(context.db, userId);
  return places.map(({ partyId, queueUuid, title }) => ({
    kind: 'PLACE',
    toolId: partyId,
    uuid: queueUuid,
    title,
    until: null,
  }));
}
