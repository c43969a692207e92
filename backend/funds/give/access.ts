import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import type { ContributionRow } from '@/backend/funds/store/contributionRepository';
import { isTokenOf } from './link';

/** Whose contribution is asked for: an own one, or by the mailed link. */
export interface Asked {
  contributionId: string;
  token: string | null;
}

/**
 * Refuses who is not the giver of a contribution: the account that gave it, or who holds its link.
 * Whoever asks for a test, or for one that is not there, hears the same. Errors: fund.not_found.
 */
export function requireGiver<Row extends ContributionRow>(
  context: Context,
  row: Row | null | undefined,
  { token }: Asked,
): Row {
  const { userId } = context.actor;
  const isOwn = userId !== null && row?.contributorId === userId;
  const isLinked = row && token !== null && isTokenOf(row, token);
  if (!row || row.isTest || (!isOwn && !isLinked)) throw new AppError('fund.not_found');
  return row;
}
