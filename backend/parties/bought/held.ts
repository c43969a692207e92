import { joinFacts, type KnownFacts } from '@/backend/parties/store/joinRepository';
import { lockPasses } from '@/backend/parties/store/passRepository';
import type { Context } from '@/backend/platform/context';
import { holdPlaces } from './places';

/**
 * What is known of people who want to join a locked party, with the passes they would use held until
 * the transaction ends: another queue of the creator's may be about to use the same ones.
 */
export async function heldFacts(
  context: Context,
  party: { id: string; creatorId: string },
  userIds: readonly string[],
): Promise<KnownFacts[]> {
  const held = new Set<string>();
  for (;;) {
    const facts = await joinFacts(context.db, party, userIds);
    const loose = facts.flatMap(({ passId, boughtWith }) =>
      passId === null || held.has(passId) ? [] : [{ passId, boughtWith }],
    );
    if (loose.length === 0) return facts;
    // Orders are locked before passes. A bought pass is used and deleted under the lock of its order.
    await holdPlaces(
      context,
      loose.flatMap(({ boughtWith }) => boughtWith ?? []),
    );
    await lockPasses(
      context.db,
      loose.flatMap(({ passId, boughtWith }) => (boughtWith === null ? [passId] : [])),
    );
    for (const { passId } of loose) held.add(passId);
    // What was used meanwhile is known now.
  }
}
