import { leaveQuickAccount, type Succession } from '@/backend/accounts/service';
import { takeOut } from '@/backend/parties/host/ban';
import { lockParty } from '@/backend/parties/store/partyRepository';
import type { Context } from '@/backend/platform/context';
import * as repository from './repository';

/**
 * Passes turns, misses and priority on to the account that somebody logged in to instead of a quick
 * one. Where a creator had banned the quick account, the other one loses its place, too: bans have
 * been passed on before. A quick account without a place left ends. In the running transaction.
 */
export async function passTurnsOn(context: Context, succession: Succession): Promise<void> {
  const { quickId } = succession;
  await repository.passEntriesOn(context.db, succession);
  await repository.passNoShowsOn(context.db, succession);
  for (const { partyId, entryId } of await repository.placesUnderBan(context.db, succession)) {
    const party = await lockParty(context.db, partyId);
    if (party) await takeOut(context, party, entryId, null);
  }
  // Nothing to ask about: nothing is left of it.
  if ((await repository.placesOf(context.db, quickId)).length === 0) {
    await leaveQuickAccount(context, quickId);
  }
}
