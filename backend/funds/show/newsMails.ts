import { creatorName } from '@/backend/hosting/service';
import type { Context } from '@/backend/platform/context';
import { scheduleJob } from '@/backend/platform/jobs/scheduledJobs';
import { sendMails, type Mail } from '@/backend/platform/mail/sendMail';
import { siteUrl } from '@/backend/platform/mail/siteUrl';
import { textsIn } from '@/backend/platform/texts';
import { withoutLinks } from '@/lib/shared/links';
import { z } from 'zod';
import { findFund } from '@/backend/funds/store/fundRepository';
import { findNews } from '@/backend/funds/store/partsWriteRepository';
import { guestsAfter, type GuestRow } from '@/backend/funds/store/supporterRepository';

/** Mails written in one transaction. */
const AT_ONCE = 500;

/** Kind of the job that mails an update to those who have no account. */
export const MAIL_NEWS = 'funds.mail_news';

/** Which update is told, and how far that has come. */
const progress = z.object({ newsId: z.string(), after: z.string().nullable() });
type Progress = z.infer<typeof progress>;

/** Whoever gave without an account has no feed: they read an update by mail. */
export const mailGuests = (context: Context, ref: Progress) =>
  scheduleJob(context, { kind: MAIL_NEWS, ref, runAt: context.now() });

/** The job: mails the next of them, and leaves the others to a job that is due at once. */
export async function mailNext(context: Context, ref: unknown): Promise<void> {
  const { newsId, after } = progress.parse(ref);
  const news = await findNews(context.db, newsId);
  if (!news) return;
  const fund = await findFund(context.db, news.fundId);
  if (!fund) return;
  const guests = await guestsAfter(context.db, fund.id, { after, limit: AT_ONCE });
  const path = `/${fund.creatorHandle}/fund/${fund.id}`;
  const values = {
    name: creatorName(fund),
    fund: fund.title,
    title: withoutLinks(news.title),
    words: withoutLinks(news.text),
  };
  const mailFor = ({ email, locale }: GuestRow): Mail => {
    const t = textsIn('fundMails', locale);
    return {
      ...{ userId: null, to: email, locale, kind: 'fund_news', unsubscribe: 'fund_news' },
      subject: t('news.subject', values),
      text: t('news.text', values),
      action: { label: t('news.action'), url: siteUrl(context.config, locale, path) },
    };
  };
  await sendMails(context, guests.map(mailFor));
  const last = guests.at(-1);
  if (last && guests.length === AT_ONCE) await mailGuests(context, { newsId, after: last.who });
}
