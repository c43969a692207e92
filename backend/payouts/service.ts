import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { creatorId } from '@/backend/platform/member';
import type { FeeKind } from '@/lib/shared/money/fees';
import type { Money } from '@/lib/shared/money/money';
import type { BankPayout } from '@/lib/shared/payouts/payouts';

export { chooseCountry, sellerOf, type Seller } from './accounts';
export { payoutExport, payoutLines, payoutOverview } from './overview';

export async function connectPayouts(context: Context): Promise<{ stripeOnboardUrl: string }> {
  creatorId(context);
  throw new AppError('payment.provider_out');
}

export async function openStripeDashboard(context: Context): Promise<{ stripeDashboard: string }> {
  creatorId(context);
  throw new AppError('payout.no_account');
}

export async function retryPayout(
  context: Context,
  _input: { payoutID: string; requestKey: string },
): Promise<BankPayout> {
  creatorId(context);
  throw new AppError('payout.wrong_state');
}
