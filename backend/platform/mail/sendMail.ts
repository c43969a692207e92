import type { Context } from '@/backend/platform/context';
import { hashToken, newId, newToken } from '@/backend/platform/id';
import { layOut } from './mailLayout';
import { insertMails, type NewMail } from './mailRows';
import { siteUrl } from './siteUrl';
import type { Slip } from './slip';

export interface Mail {
  /** Whose mail it is; null for an address without an account. */
  userId: string | null;
  to: string;
  /** Language of the layout's own words. Subject and text are in it already. */
  locale: string;
  /** What it is about, for people who look at the outbox: `password_reset`. */
  kind: string;
  subject: string;
  /** Paragraphs, with an empty line between them; not read where there is a slip. */
  text: string;
  /** What a mail about money shows instead. */
  slip?: Slip;
  /** The button. */
  action?: { label: string; url: string };
  /**
   * Topic that the link in the mail switches off, by any name. An address that switched it off gets
   * no mail of the topic. Leave it out for mails about an account's safety.
   */
  unsubscribe?: string;
}

/**
 * Writes a mail in the running transaction; it is sent after the commit, at least once, always
 * under the same Message-ID. Throws outside of a transaction.
 */
export async function sendMail(context: Context, mail: Mail): Promise<void> {
  await sendMails(context, [mail]);
}

/** Writes many mails as `sendMail` writes one, in one statement. */
export async function sendMails(context: Context, mails: readonly Mail[]): Promise<void> {
  refuseOutside(context);
  if (mails.length === 0) return;
  await insertMails(
    context.db,
    mails.map((mail) => rowOf(context, mail)),
  );
}

function rowOf(context: Context, mail: Mail): NewMail {
  const { userId, to, locale, kind, subject, unsubscribe = null } = mail;
  const { siteOrigin } = context.config.post;
  const id = newId();
  const token = unsubscribe === null ? null : newToken();
  const unsubscribeUrl =
    token && siteUrl(context.config, locale, `/async/unsubscribe#token=${token}`);
  const now = context.now();
  return {
    id,
    messageId: `<${id}@${new URL(siteOrigin).hostname}>`,
    userId,
    toAddress: to,
    locale,
    kind,
    subject,
    ...layOut({ ...mail, unsubscribeUrl, siteOrigin }),
    topic: unsubscribe,
    unsubscribeUrl,
    unsubscribeHash: token && hashToken(token),
    createdAt: now,
    nextAttemptAt: now,
  };
}

/** Writes a text message, which is sent as mails are. `to` is a number in E.164. */
export async function sendSms(
  context: Context,
  { to, text }: { to: string; text: string },
): Promise<void> {
  refuseOutside(context);
  const now = context.now();
  await context.db
    .insertInto('smsMessages')
    .values({ id: newId(), toNumber: to, text, createdAt: now, nextAttemptAt: now })
    .execute();
}

function refuseOutside(context: Context): void {
  if (!context.db.isTransaction) {
    throw new Error('a message is written in the transaction that caused it');
  }
}
