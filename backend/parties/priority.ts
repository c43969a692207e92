import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { inTransaction } from '@/backend/platform/transaction';
import { hostedParty } from './access';
import { givePasses } from './passRepository';
import { settle } from './updates';

/**
 * Lets those behind entries that are over stand in the priority lane when they next join this
 * creator. Answers how many got a pass: guests and who has one get none. Errors: auth.required,
 * forbidden, party.wrong_state (nobody got one).
 */
export function givePriority(
  context: Context,
  input: { partyID: string; entryIds: readonly string[] },
): Promise<{ count: number }> {
  return inTransaction(context, async (inner) => {
    const party = await hostedParty(inner, input.partyID, 'RUN', { lock: true });
    const entries = await givePasses(inner.db, party, input.entryIds, inner.now());
    if (entries.length === 0) throw new AppError('party.wrong_state');
    await settle(inner, party, { act: { kind: 'PRIORITY', entries } });
    return { count: entries.length };
  });
}
