import { tellOfSafety } from '@/backend/notifications/service';
import type { Context } from '@/backend/platform/context';
import { greetingIn } from '@/backend/platform/mail/greeting';
import { siteUrl } from '@/backend/platform/mail/siteUrl';
import { isTimeZone } from '@/lib/shared/accounts/personal';
import { textsIn, type LetterKind } from '@/backend/accounts/texts';

/** Who a letter about an account goes to. */
export interface Addressee {
  id: string;
  email: string;
  firstName: string;
  /** Null: nobody has proven the address. */
  emailVerifiedAt: Date | null;
  locale: string;
  /** IANA zone they read times in; null or none: never said. */
  timeZone?: string | null;
}

const PAGE: Partial<Record<LetterKind, string>> = {
  verifyEmail: '/async/verify_email',
  verifyNewEmail: '/async/verify_email',
  resetPassword: '/async/reset_password',
};

/**
 * Writes one letter about an account's safety in the running transaction. A `token` makes the link
 * of it, in the address's fragment, which browsers send to no server and no other page.
 */
export async function writeAccountMail(
  context: Context,
  kind: LetterKind,
  { to, token, newEmail = '' }: { to: Addressee; token?: string; newEmail?: string },
): Promise<void> {
  const when = momentFor(to, context.now());
  const words = { newEmail, when };
  const { subject, text, action } = textsIn(to.locale)[kind](words);
  const page = PAGE[kind];
  const url =
    page && token ? siteUrl(context.config, to.locale, `${page}#token=${token}`) : undefined;
  const mail = {
    userId: to.id,
    to: to.email,
    locale: to.locale,
    kind,
    subject,
    text: `${greetingIn(to.locale, to)}\n\n${text}`,
    ...(url && action ? { action: { label: action, url } } : {}),
  };
  // What only asks its reader to go on with what they began has not happened yet.
  await tellOfSafety(context, mail, { isInFeed: page === undefined });
}

/** With the zone's name: a letter may be read far from where its reader lives. */
function momentFor({ locale, timeZone }: Addressee, at: Date): string {
  // A zone that was known when it was chosen may have left the list.
  const zone = timeZone && isTimeZone(timeZone) ? timeZone : 'UTC';
  return new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
    timeZoneName: 'short',
  }).format(at);
}
