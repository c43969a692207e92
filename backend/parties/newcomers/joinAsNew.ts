import {
  withQuickAccount,
  type OpenedSession,
  type QuickAccountInput,
} from '@/backend/accounts/service';
import { joinQueue, type MyEntry } from '@/backend/parties/fan/join';
import { joinAlone } from '@/backend/parties/fan/joinBatch';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { newestEntry } from './repository';

/** The ticket of somebody who came without an account, and the handle they have now. */
export interface JoinedAsNew extends MyEntry {
  handle: string;
}

/**
 * Makes a quick account and takes the last place of an open party with it, or does neither; the same
 * `requestKey` does it once. Somebody logged in joins as who they are. Errors: forbidden,
 * auth.code_required (too many quick accounts from this network address, or too many of their places
 * here), those of `joinQueue`.
 */
export async function joinAsNew(
  context: Context,
  input: QuickAccountInput & {
    partyID: string;
    fields: readonly { key: string; value: string }[];
    seats?: number | null | undefined;
  },
): Promise<{ result: JoinedAsNew; opened: OpenedSession | null }> {
  const { partyID, fields, seats } = input;
  return withQuickAccount(context, input, async (inner, { userId, handle, isRepeated }) => {
    if (isRepeated) {
      const entry = await newestEntry(inner.db, partyID, userId);
      if (!entry) throw new AppError('forbidden');
      return { ...entry, handle };
    }
    // Whoever is logged in already is no newcomer: they go with everybody else.
    if (!inner.db.isTransaction) return { ...(await joinQueue(inner, input)), handle };
    const request = { context: inner, userId, answers: fields, seats: seats ?? 1 };
    return { ...(await joinAlone(partyID, request)), handle };
  });
}
