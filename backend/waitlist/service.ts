import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { inEvenTime } from '@/backend/platform/outbox/evenTime';
import { hashToken, newToken } from '@/backend/platform/id';
import { sendMail } from '@/backend/platform/mail/sendMail';
import { siteUrl } from '@/backend/platform/mail/siteUrl';
import { textsIn } from '@/backend/platform/texts';
import { inTransaction } from '@/backend/platform/transaction';
import type { JoinWaitlist } from '@/lib/shared/waitlist/waitlist';
import { confirmEntry, deleteEntry, deleteUnconfirmed, findEntry, saveEntry } from './repository';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** How long a mail's link holds. */
const LINK_LIFE_MS = DAY_MS;
/** An address gets no second mail before that: a stranger could type it in again and again. */
const MAIL_PAUSE_MS = HOUR_MS;
/** Unconfirmed addresses are deleted after that. */
const KEPT_MS = 7 * DAY_MS;

/**
 * Puts an address on the waitlist and sends it a mail whose link confirms it. The result does not
 * show whether the address was new, known or confirmed.
 */
export async function joinWaitlist(
  context: Context,
  { email, locale }: JoinWaitlist,
): Promise<void> {
  await inEvenTime(() => addEntry(context, { email, locale }));
}

function addEntry(context: Context, { email, locale }: JoinWaitlist): Promise<void> {
  return inTransaction(context, async (context) => {
    const now = context.now();
    await deleteUnconfirmed(context.db, before(now, KEPT_MS));
    const token = newToken();
    const entry = { email, locale, tokenHash: hashToken(token), createdAt: now };
    if (!(await saveEntry(context.db, entry, before(now, MAIL_PAUSE_MS)))) return;
    const t = textsIn('mails', locale);
    await sendMail(context, {
      userId: null,
      to: email,
      locale,
      kind: 'waitlist',
      subject: t('waitlist.subject'),
      text: t('waitlist.text'),
      action: {
        label: t('waitlist.action'),
        url: siteUrl(context.config, locale, `/announce#confirm=${token}`),
      },
      unsubscribe: 'waitlist',
    });
  });
}

/** Confirms the address a mail went to; a repetition changes nothing. Errors: waitlist.link_invalid. */
export async function confirmWaitlist(context: Context, input: { token: string }): Promise<void> {
  const now = context.now();
  const validSince = before(now, LINK_LIFE_MS);
  if (!(await confirmEntry(context.db, hashToken(input.token), { now, validSince }))) {
    throw new AppError('waitlist.link_invalid');
  }
}

/**
 * Returns what this domain stores of somebody: their address's place on the list. Pass verified
 * addresses only: nobody else may learn whether an address is on the list.
 */
export async function waitlistDataOf(context: Context, email: string | null) {
  return { waitlist: email === null ? null : ((await findEntry(context.db, email)) ?? null) };
}

/** Takes an address off the list; one that is not on it is no error. */
export async function leaveWaitlist(context: Context, email: string): Promise<void> {
  await deleteEntry(context.db, email);
}

function before(now: Date, ms: number): Date {
  return new Date(now.getTime() - ms);
}
