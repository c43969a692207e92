import { notifySecurity } from '@/backend/notifications/service';
import type { Context } from '@/backend/platform/context';
import { greetingIn } from '@/backend/platform/mail/greeting';
import { siteUrl } from '@/backend/platform/mail/siteUrl';
import { textsIn } from '@/backend/platform/texts';
import { isTimeZone } from '@/lib/shared/accounts/personal';

/** Who a mail about an account goes to. */
export interface Addressee {
  id: string;
  /** Null: none given. */
  email: string | null;
  firstName: string;
  /** Null: nobody has proven the address. */
  emailVerifiedAt: Date | null;
  locale: string;
  /** IANA zone they read times in; null or none: never said. */
  timeZone?: string | null;
}

/** Pages that the link of a mail opens. */
const PAGES = {
  verifyEmail: '/async/verify_email',
  verifyNewEmail: '/async/verify_email',
  resetPassword: '/async/reset_password',
} as const;

/** One mail about an account's safety, with what its kind needs. None can be switched off. */
type AccountMail = { to: Addressee } & (
  | { kind: keyof typeof PAGES; token: string }
  | { kind: 'emailChanged'; newEmail: string }
  | { kind: 'passwordChanged' | 'googleLinked' }
);

/**
 * Writes a mail in the running transaction. A mail with a token asks its reader to open a link;
 * the others report what has happened, and the feed shows them too.
 */
export async function writeAccountMail(context: Context, accountMail: AccountMail): Promise<void> {
  const { kind, to } = accountMail;
  const t = textsIn('mails', to.locale);
  const text = t(`account.${kind}.text`, {
    when: momentFor(to, context.now()),
    ...('newEmail' in accountMail && { newEmail: accountMail.newEmail }),
  });
  const mail = {
    userId: to.id,
    to: to.email,
    locale: to.locale,
    kind,
    subject: t(`account.${kind}.subject`),
    text: `${greetingIn(to.locale, to)}\n\n${text}`,
  };
  if (!('token' in accountMail)) return notifySecurity(context, mail, { isInFeed: true });
  // The token stands in the fragment: browsers send it to no server and to no other page.
  const path = `${PAGES[accountMail.kind]}#token=${accountMail.token}`;
  const action = {
    label: t(`account.${accountMail.kind}.action`),
    url: siteUrl(context.config, to.locale, path),
  };
  return notifySecurity(context, { ...mail, action }, { isInFeed: false });
}

/** With the zone's name: a mail may be read far from where its reader lives. */
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
