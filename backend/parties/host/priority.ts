import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { inTransaction } from '@/backend/platform/transaction';
import { hostedParty } from '@/backend/parties/access';
import { givePasses } from '@/backend/parties/store/passRepository';
import { priorityNewsFor } from '@/backend/parties/ticketNews';
import { settle } from '@/backend/parties/settle';

/**
 * Lets those behind entries that are over stand in the priority lane when they next join this
 * creator, and notifies them. Returns how many got a pass: guests, who has one and who got one for
 * the same turn before get none. Errors: auth.required, forbidden, party.wrong_state (nobody got
 * one).
 */
export function givePriority(
  context: Context,
  input: { partyID: string; entryIds: readonly string[] },
): Promise<{ count: number }> {
  return inTransaction(context, async (inner) => {
    const party = await hostedParty(inner, input.partyID, 'RUN', { lock: true });
    const given = await givePasses(inner.db, party, input.entryIds, inner.now());
    if (given.length === 0) throw new AppError('party.wrong_state');
    const entries = given.map(({ id, passId }) => ({ id, passId }));
    await settle(
      inner,
      party,
      { action: { kind: 'PRIORITY', entries } },
      priorityNewsFor('priority', party, given),
    );
    return { count: given.length };
  });
}
