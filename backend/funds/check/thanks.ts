import { creatorName } from '@/backend/hosting/service';
import { notify, type News } from '@/backend/notifications/service';
import type { Context } from '@/backend/platform/context';
import { scheduleJob } from '@/backend/platform/jobs/scheduledJobs';
import { sendMails, type Mail } from '@/backend/platform/mail/sendMail';
import { siteUrl } from '@/backend/platform/mail/siteUrl';
import { textsIn } from '@/backend/platform/texts';
import { inTransaction } from '@/backend/platform/transaction';
import { parseExtraPublic } from '@/lib/shared/creators/extraPublic';
import { withoutLinks } from '@/lib/shared/links';
import { z } from 'zod';
import { hostedFund } from '@/backend/funds/access';
import { contributionPath, linkPaths } from '@/backend/funds/give/link';
import { findFund, type HeldFund } from '@/backend/funds/store/fundRepository';
import { markThanked, type ThankedRow } from '@/backend/funds/store/hostContributionRepository';

/** People who are thanked in one transaction. */
const AT_ONCE = 200;

/** Kind of the job that goes on with thanking. */
export const THANK_SUPPORTERS = 'funds.thank';

const rest = z.object({ fundId: z.string(), text: z.string() });

/**
 * Sends words of the creator's to one supporter, or to everybody who was not thanked yet, anonymous
 * ones, too: each person once, in the feed or by mail. Errors: auth.required, forbidden.
 */
export function thankSupporters(
  context: Context,
  { fundId, contributionId, text }: { fundId: string; contributionId: string | null; text: string },
): Promise<{ count: number }> {
  return inTransaction(context, async (inner) => {
    const fund = await hostedFund(inner, fundId, 'RUN', { lock: false });
    return { count: await thank(inner, fund, contributionId, text) };
  });
}

/** The job: goes on with thanking everybody. */
export async function thankRest(context: Context, ref: unknown): Promise<void> {
  const { fundId, text } = rest.parse(ref);
  const fund = await findFund(context.db, fundId);
  if (fund) await thank(context, fund, null, text);
}

async function thank(
  context: Context,
  fund: HeldFund,
  contributionId: string | null,
  text: string,
): Promise<number> {
  const now = context.now();
  const which = { fundId: fund.id, contributionId, now, limit: AT_ONCE };
  const thanked = await markThanked(context.db, which);
  await notify(context, newsFor(fund, thanked, text));
  await sendMails(context, await mailsFor(context, fund, thanked, text));
  if (thanked.length === AT_ONCE) {
    const ref = { fundId: fund.id, text };
    await scheduleJob(context, { kind: THANK_SUPPORTERS, ref, runAt: now });
  }
  return thanked.length;
}

function newsFor(fund: HeldFund, thanked: readonly ThankedRow[], message: string): News[] {
  const { profile_photo: image } = parseExtraPublic(fund.creatorExtraPublic);
  return thanked.flatMap(({ id, contributorId: userId }) => {
    if (userId === null) return [];
    const redirectLink = contributionPath(fund.creatorHandle, fund.id, id);
    const about = { userId, redirectLink, entityRef: fund.id, image };
    return [{ type: 'thanks' as const, host: creatorName(fund), message, ...about }];
  });
}

/** Whoever has no account is thanked by mail, with the link to what they gave. */
async function mailsFor(
  context: Context,
  fund: HeldFund,
  thanked: readonly ThankedRow[],
  text: string,
): Promise<Mail[]> {
  const guests = thanked.filter(({ email }) => email !== null);
  if (guests.length === 0) return [];
  const pathOf = await linkPaths(context);
  return guests.map(({ id, email, locale }) => {
    const t = textsIn('fundMails', locale);
    const name = creatorName(fund);
    const path = pathOf(fund.creatorHandle, fund.id, id);
    return {
      ...{ userId: null, to: email ?? '', locale, kind: 'fund_thanks' },
      subject: t('thanks.subject', { name }),
      text: t('thanks.text', { name, title: fund.title, words: withoutLinks(text) }),
      action: { label: t('thanks.action'), url: siteUrl(context.config, locale, path) },
      unsubscribe: 'thanks',
    };
  });
}
