import { z } from 'zod';
import { creatorsByIds } from '@/backend/creators/service';
import { hostedKind } from '@/backend/hosting/toolKinds';
import { findTool } from '@/backend/hosting/repository';
import { notify, type News } from '@/backend/notifications/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { hashToken, newId, newToken } from '@/backend/platform/id';
import { scheduleJob } from '@/backend/platform/jobs/scheduledJobs';
import { sendMail, sendMails, type Mail } from '@/backend/platform/mail/sendMail';
import { siteUrl } from '@/backend/platform/mail/siteUrl';
import { memberId } from '@/backend/platform/member';
import { inEvenTime } from '@/backend/platform/outbox/evenTime';
import { textsIn } from '@/backend/platform/texts';
import { inTransaction } from '@/backend/platform/transaction';
import * as repository from './askerRepository';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** How long a mail's link holds. */
const LINK_LIFE_MS = DAY_MS;
/** An address gets no second mail about a tool before that: a stranger could type it again. */
const MAIL_PAUSE_MS = HOUR_MS;
/** Unconfirmed addresses are deleted after that. */
const KEPT_MS = 7 * DAY_MS;
/** Topic of the mails, for the link that ends them. */
const TOPIC = 'tell_me';
const AT_ONCE = 200;

/** Kind of the job that tells those who asked, some at a time. */
export const TELL_ASKERS = 'hosting.tell';

/** What there is to say: one may join now, the date has changed, or the show was called off. */
export type AskerNews = 'open' | 'moved' | 'off';

const progress = z.object({
  toolId: z.string(),
  news: z.enum(['open', 'moved', 'off']),
  after: z.string().nullable(),
});

/**
 * Notes that a member wants to be told, once, when a tool opens or has a place again; or that they
 * do not any more. Errors: auth.required, tool.not_awaited (it can be joined now, or is over).
 */
export function tellMe(
  context: Context,
  { toolId, isOn }: { toolId: string; isOn: boolean },
): Promise<{ isOn: boolean }> {
  const userId = memberId(context);
  return inTransaction(context, async (inner) => {
    if (isOn) {
      await awaitedTool(inner, toolId);
      const member = { id: newId(), toolId, userId, askedAt: inner.now() };
      await repository.insertMember(inner.db, member);
    } else {
      await repository.deleteMember(inner.db, toolId, userId);
    }
    return { isOn };
  });
}

/**
 * The same for an address: a mail goes to it whose link confirms it. The answer does not show
 * whether the address was new, known or confirmed. Errors: tool.not_awaited.
 */
export async function tellByMail(
  context: Context,
  input: { toolId: string; email: string; locale: string },
): Promise<void> {
  await inEvenTime(() => inTransaction(context, (inner) => addVisitor(inner, input)));
}

async function addVisitor(
  context: Context,
  { toolId, email, locale }: { toolId: string; email: string; locale: string },
): Promise<void> {
  const { title } = await awaitedTool(context, toolId);
  const now = context.now();
  await repository.deleteUnconfirmed(context.db, before(now, KEPT_MS));
  const token = newToken();
  const visitor = { id: newId(), toolId, email, locale, tokenHash: hashToken(token), askedAt: now };
  if (!(await repository.saveVisitor(context.db, visitor, before(now, MAIL_PAUSE_MS)))) return;
  const t = textsIn('mails', locale);
  await sendMail(context, {
    userId: null,
    to: email,
    locale,
    kind: TOPIC,
    subject: t('tellMe.subject', { title }),
    text: t('tellMe.text', { title }),
    action: {
      label: t('tellMe.action'),
      url: siteUrl(context.config, locale, `/async/tell_me#token=${token}`),
    },
    unsubscribe: TOPIC,
  });
}

/**
 * Confirms the address a mail went to; a repetition changes nothing. Returns the path of the tool it
 * was about. Errors: auth.link_invalid.
 */
export async function confirmTell(
  context: Context,
  input: { token: string },
): Promise<{ path: string }> {
  const now = context.now();
  const validSince = before(now, LINK_LIFE_MS);
  const token = hashToken(input.token);
  const toolId = await repository.confirmVisitor(context.db, token, { now, validSince });
  const tool = toolId && (await findTool(context.db, toolId));
  if (!tool) throw new AppError('auth.link_invalid');
  return { path: hostedKind(tool.kind).path(tool.id) };
}

/** Has everybody told who asked about a tool, soon after the running transaction. */
export async function tellAskers(context: Context, toolId: string, news: AskerNews): Promise<void> {
  if (!(await repository.hasAskers(context.db, toolId))) return;
  await scheduleJob(context, {
    kind: TELL_ASKERS,
    ref: { toolId, news, after: null },
    runAt: context.now(),
  });
}

/** Tells the next of them, and leaves the others to a job that is due at once. */
export async function tellNext(context: Context, ref: unknown): Promise<void> {
  const { toolId, news, after } = progress.parse(ref);
  const tool = await findTool(context.db, toolId);
  if (!tool) return;
  const askers = await repository.askersAfter(context.db, toolId, { after, limit: AT_ONCE });
  const creator = (await creatorsByIds(context, [tool.creatorId])).get(tool.creatorId);
  const hosted = hostedKind(tool.kind);
  const path = hosted.path(toolId);
  const words = { title: await hosted.title(context, toolId), host: creator?.name ?? '' };
  const about = {
    redirectLink: path,
    entityRef: toolId,
    image: creator?.extraPublic.profile_photo ?? '',
    ...words,
  };
  const toMembers = askers.flatMap(({ userId }): News[] => {
    if (userId === null) return [];
    return [
      news === 'open'
        ? { type: 'tell_me', tool: hosted.spokenOf, userId, ...about }
        : { type: 'plan', userId, change: news, ...about },
    ];
  });
  await notify(context, toMembers);
  await sendMails(
    context,
    askers.flatMap(({ email, locale }): Mail[] => {
      if (email === null || locale === null) return [];
      const t = textsIn('notifications', locale);
      const text =
        news === 'open'
          ? t(`text.tell_me_${hosted.spokenOf}`, words)
          : t(`text.plan_${news}`, words);
      const action = {
        label: textsIn('mails', locale)(`tellMe.open_${hosted.spokenOf}`),
        url: siteUrl(context.config, locale, path),
      };
      const mail = { userId: null, to: email, locale, kind: TOPIC, unsubscribe: TOPIC };
      return [{ ...mail, subject: text, text, action }];
    }),
  );
  // Who is told of a new date still waits for the show; all others had their one message.
  if (news !== 'moved') {
    await repository.deleteAskers(
      context.db,
      askers.map(({ id }) => id),
    );
  }
  const last = askers.at(-1);
  if (askers.length === AT_ONCE && last) {
    const ref = { toolId, news, after: last.id };
    await scheduleJob(context, { kind: TELL_ASKERS, ref, runAt: context.now() });
  }
}

/** A tool there is something to wait for, with its title. */
async function awaitedTool(context: Context, toolId: string): Promise<{ title: string }> {
  const tool = await findTool(context.db, toolId);
  const title = tool && (await hostedKind(tool.kind).awaited(context, toolId));
  if (title === undefined || title === null) throw new AppError('tool.not_awaited');
  return { title };
}

function before(now: Date, ms: number): Date {
  return new Date(now.getTime() - ms);
}
