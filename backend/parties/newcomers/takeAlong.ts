import { leaveQuickAccount, quickBefore } from '@/backend/accounts/service';
import { keptOut, notEligible, wordFilterOf } from '@/backend/audience/service';
import { joinFacts } from '@/backend/parties/store/joinRepository';
import { changeStatus, waitedOf } from '@/backend/parties/store/statusRepository';
import { lockParty, type PartyRow } from '@/backend/parties/store/partyRepository';
import { movedRefusal } from '@/backend/parties/policy';
import { settle } from '@/backend/parties/settle';
import type { Context } from '@/backend/platform/context';
import { memberId } from '@/backend/platform/member';
import { inTransaction } from '@/backend/platform/transaction';
import type { ErrorCode } from '@/lib/shared/errors';
import { LIVE, STATUS } from '@/lib/shared/parties/partyStatus';
import * as repository from './repository';

/** A place of the quick account that this browser used before. */
export interface PlaceBehind {
  partyId: string;
  queueUuid: string;
  title: string;
  /** Of the creator. */
  handle: string;
  /** Why it cannot go to the caller's account; null: it can. */
  refusal: ErrorCode | null;
}

/** The places that the caller left behind with a quick account by logging in. Errors: auth.required. */
export async function placesBehind(context: Context): Promise<PlaceBehind[]> {
  const userId = memberId(context);
  const quickId = await quickBefore(context);
  const places = quickId === null ? [] : await repository.placesOf(context.db, quickId);
  const refusals = await Promise.all(
    places.map((place) => refusalFor(context, place.party, userId)),
  );
  return places.map(({ party: _party, entryId: _entryId, ...place }, nth) => ({
    ...place,
    refusal: refusals[nth] ?? null,
  }));
}

/**
 * Takes the places left behind along to the caller's account, each where that account could join
 * itself (`isTaken` false: none). What does not go along is given up, and the quick account ends.
 * Returns every place, with why it did not go along. Errors: auth.required.
 */
export async function takeAlong(
  context: Context,
  { isTaken }: { isTaken: boolean },
): Promise<PlaceBehind[]> {
  const userId = memberId(context);
  return inTransaction(context, async (inner) => {
    const quickId = await quickBefore(inner);
    if (quickId === null) return [];
    const results: PlaceBehind[] = [];
    for (const { entryId, party: seen, ...place } of await repository.placesOf(inner.db, quickId)) {
      const party = await lockParty(inner.db, seen.id);
      if (!party) continue;
      // Read anew under the lock: they may have left, or joined with the other account.
      const refusal = await refusalFor(inner, party, userId);
      if (isTaken && refusal === null) {
        await repository.giveEntry(inner.db, entryId, userId);
        await settle(inner, party, {});
      } else await giveUp(inner, party, entryId);
      results.push({ ...place, refusal });
    }
    // A place that stayed behind after the log-in may have missed a call since.
    await repository.passNoShowsOn(inner.db, { quickId, heirId: userId });
    await leaveQuickAccount(inner, quickId);
    return results;
  });
}

async function refusalFor(
  context: Context,
  party: repository.PlaceParty,
  userId: string,
): Promise<ErrorCode | null> {
  const { creatorId, whoCanJoin: rule } = party;
  const [facts] = await joinFacts(context.db, party, [userId]);
  if (!facts) return 'party.not_found';
  if (facts.mine) return 'party.already_joined';
  if (!(await wordFilterOf(context, creatorId))(facts.handle)) return 'party.name_refused';
  const out = (await keptOut(context, creatorId, [userId])).get(userId) ?? null;
  const not = (await notEligible(context, { creatorId, rule }, [userId])).get(userId) ?? null;
  return movedRefusal(userId, party, { ...facts, keptOut: out, notEligible: not }, context.now());
}

async function giveUp(context: Context, party: PartyRow, entryId: string): Promise<void> {
  const now = context.now();
  const change = { to: STATUS.left, now, times: { endedAt: now, readyBy: null } };
  const changed = await changeStatus(context.db, party, { ids: [entryId], from: LIVE }, change);
  if (changed.length > 0) await settle(context, party, { members: -waitedOf(changed) });
}
