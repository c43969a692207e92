import type { Context } from '@/backend/platform/context';
import { cursorOf, placeOf, type Page } from '@/backend/platform/cursor';
import { creatorName } from '@/backend/hosting/service';
import { notify } from '@/backend/notifications/service';
import { scheduleJob } from '@/backend/platform/jobs/scheduledJobs';
import { parseExtraPublic } from '@/lib/shared/creators/extraPublic';
import { z } from 'zod';
import { findFund } from '@/backend/funds/store/fundRepository';
import { supporterIdsAfter } from '@/backend/funds/store/supporterRepository';
import { newId } from '@/backend/platform/id';
import { inTransaction } from '@/backend/platform/transaction';
import type { FundNews } from '@/lib/shared/fund/views';
import { hostedFund, visibleFund } from '@/backend/funds/access';
import { insertNews, newsBefore } from '@/backend/funds/store/partsWriteRepository';
import { ID } from './lists';
import { MAIL_NEWS, mailGuests, mailNext } from './newsMails';

const FIRST = 3;
const NEXT = 10;
/** Supporters told in one transaction. */
const TOLD_AT_ONCE = 500;

/** The next of what a creator told supporters. Errors: fund.not_found, payload.invalid (cursor). */
export async function fundNewsPage(
  context: Context,
  { fundId, cursor }: { fundId: string; cursor?: string | null | undefined },
): Promise<Page<FundNews>> {
  const before = cursor ? placeOf(cursor, ID) : null;
  await visibleFund(context, fundId);
  return newsOf(context, fundId, before, NEXT);
}

/** The newest of what a creator told, for the page of the fund. */
export const newestNews = (context: Context, fundId: string) =>
  newsOf(context, fundId, null, FIRST);

/** Tells supporters something; the same request tells it once. Errors: auth.required, forbidden. */
export function postFundUpdate(
  context: Context,
  input: { fundId: string; title: string; text: string; requestKey: string },
): Promise<FundNews> {
  return inTransaction(context, async (inner) => {
    const { fundId, title, text, requestKey } = input;
    await hostedFund(inner, fundId, 'SETTINGS', { lock: true });
    const at = inner.now();
    const id = newId();
    const row = await insertNews(inner.db, { id, fundId, title, text, requestKey, at });
    if (row.id === id) {
      await tellSupporters(inner, { fundId, title, after: null });
      await mailGuests(inner, { newsId: id, after: null });
    }
    return newsView(row);
  });
}

/** Kind of the job that tells supporters of an update. */
const TELL_SUPPORTERS = 'funds.news';

/** What is told of an update, and how far it has come. */
const progress = z.object({
  fundId: z.string(),
  title: z.string(),
  after: z.string().nullable(),
});
type Progress = z.infer<typeof progress>;

const tellSupporters = (context: Context, ref: Progress) =>
  scheduleJob(context, { kind: TELL_SUPPORTERS, ref, runAt: context.now() });

/** Tells the next supporters who have an account, and leaves the others to a job that is due at once. */
async function tellNext(context: Context, ref: unknown): Promise<void> {
  const { fundId, title, after } = progress.parse(ref);
  const fund = await findFund(context.db, fundId);
  if (!fund) return;
  const userIds = await supporterIdsAfter(context.db, fundId, { after, limit: TOLD_AT_ONCE });
  const { profile_photo: image } = parseExtraPublic(fund.creatorExtraPublic);
  const about = { redirectLink: `/${fund.creatorHandle}/fund/${fundId}`, entityRef: fundId, image };
  const host = creatorName(fund);
  await notify(
    context,
    userIds.map((userId) => ({ type: 'fund_news' as const, userId, host, title, ...about })),
  );
  const last = userIds.at(-1);
  if (last !== undefined && userIds.length === TOLD_AT_ONCE) {
    await tellSupporters(context, { fundId, title, after: last });
  }
}

/** The jobs of updates, by kind. */
export const NEWS_JOBS = { [TELL_SUPPORTERS]: tellNext, [MAIL_NEWS]: mailNext };

async function newsOf(context: Context, fundId: string, before: string | null, size: number) {
  const rows = await newsBefore(context.db, fundId, { before, limit: size + 1 });
  const items = rows.slice(0, size).map(newsView);
  const last = items.at(-1);
  return { items, cursor: rows.length > size && last ? cursorOf(last.id) : null };
}

function newsView({ id, title, text, at }: { id: string; title: string; text: string; at: Date }) {
  return { id, title, text, at: at.toISOString() };
}
