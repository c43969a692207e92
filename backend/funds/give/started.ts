import { onReadersClock, type OpenPayment } from '@/backend/payments/service';
import type { Context } from '@/backend/platform/context';
import type { StartedContribution } from '@/lib/shared/fund/views';
import type { ContributionRow } from '@/backend/funds/store/contributionRepository';
import { tokenOf } from './link';

/** A contribution and the page to pay on; with its right for somebody without an account. */
export async function startedView(
  context: Context,
  { id, tokenHash }: Pick<ContributionRow, 'id' | 'tokenHash'>,
  { url, expiresAt }: OpenPayment,
): Promise<StartedContribution> {
  return {
    contributionId: id,
    token: tokenHash === null ? null : await tokenOf(context, id),
    url,
    expiresAt: onReadersClock(context, expiresAt),
  };
}
