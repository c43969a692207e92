import { creatorView, rightOf } from '@/backend/hosting/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import type { FundPage, OwnNotice } from '@/lib/shared/fund/views';
import { viewFund } from '@/backend/funds/store/fundRepository';
import { noticesOf } from '@/backend/funds/store/moneyRepository';
import { visibleFund } from '@/backend/funds/access';
import type { ShownFund } from '@/backend/funds/types';
import { faceOf, isoOf, updateOf } from '@/backend/funds/views';
import { newestNews } from './news';
import { supportersOf } from './supporters';

/** Everything the page of a fund needs. Errors: fund.not_found, also for a stranger's draft. */
export async function fundPage(
  context: Context,
  { fundId }: { fundId: string },
): Promise<FundPage> {
  const fund = await visibleFund(context, fundId);
  const { items: supporters, cursor: supportersCursor } = await supportersOf(
    context,
    fund.id,
    null,
  );
  const { items: updates, cursor: updatesCursor } = await newestNews(context, fund.id);
  return {
    id: fund.id,
    creatorId: fund.creatorId,
    seq: fund.seq,
    creator: creatorView(fund),
    fund: faceOf(fund, context.now()),
    story: fund.story,
    videoUrl: fund.videoUrl,
    min: fund.min,
    max: fund.max,
    presets: fund.presets,
    anonymousAllowed: fund.anonymousAllowed,
    messagesModerated: fund.messagesModerated,
    isForSale: context.stripe !== null,
    supporters,
    supportersCursor,
    updates,
    updatesCursor,
    right: await rightOf(context, fund),
    notices: await ownNotices(context, fund.id),
  };
}

/** What everyone may see of a fund, for its overlays; drafts too. Errors: fund.not_found. */
export async function fundForOverlay(context: Context, fundId: string): Promise<ShownFund> {
  const fund = await viewFund(context.db, fundId);
  if (!fund) throw new AppError('fund.not_found');
  const { seq, fund: face, supporters, creator } = updateOf(fund, context.now());
  return { id: fundId, seq, fund: face, supporters, creator };
}

/** Own contributions whose card was declined. */
async function ownNotices(context: Context, fundId: string): Promise<OwnNotice[]> {
  const { userId } = context.actor;
  if (userId === null) return [];
  const rows = await noticesOf(context.db, fundId, userId);
  return rows.map(({ id, payment, amount, retryAt }) => ({
    ...{ contributionId: id, payment, amount },
    retryAt: isoOf(retryAt),
  }));
}
