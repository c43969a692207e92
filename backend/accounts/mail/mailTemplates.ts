import { notifySecurity } from '@/backend/notifications/service';
import type { Context } from '@/backend/platform/context';
import { greetingIn } from '@/backend/platform/mail/greeting';
import { siteUrl } from '@/backend/platform/mail/siteUrl';
import { textsIn } from '@/backend/platform/texts';
import { isTimeZone } from '@/lib/shared/availability/timeZone';

/** Who a mail about an account goes to. */
export interface Addressee {
  id: string;
  /** Null: none given. */
  email: string | null;
  firstName: string;
  /** Null: the address is only claimed. */
  emailVerifiedAt: Date | null;
  locale: string;
  /** IANA zone they read times in; null or none: never said. */
  timeZone?: string | null;
}

/** Pages that the link of a mail opens. */
const PAGES = {
  verifyEmail: '/async/verify_email',
  verifyNewEmail: '/async/verify_email',
  knownEmail: '/async/verify_email',
  resetPassword: '/async/reset_password',
  emailChanged: '/async/undo_email',
} as const;

/** What only a confirmed address is told, and the feed shows too: it has happened already. */
const REPORTS = ['emailChanged', 'passwordChanged', 'googleLinked', 'emailUndone'] as const;

/** One mail about an account's safety, with what its kind needs. None can be switched off. */
type AccountMail = { to: Addressee } & (
  | { kind: 'verifyEmail' | 'verifyNewEmail'; address: string; token: string; code: string }
  /** `handle` is that of the account which holds the address. */
  | { kind: 'knownEmail'; address: string; token: string; code: string; handle: string }
  | { kind: 'resetPassword'; token: string }
  | { kind: 'proof'; code: string }
  | { kind: 'emailChanged'; token: string; newEmail: string }
  | { kind: 'passwordChanged' | 'googleLinked' | 'emailUndone' }
);

/**
 * Writes a mail in the running transaction. What is to be proven goes to the address it is about,
 * all else to the account's confirmed one; an account without one reads it in the feed alone.
 */
export async function writeAccountMail(context: Context, accountMail: AccountMail): Promise<void> {
  const { kind, to, ...words } = accountMail;
  const t = textsIn('mails', to.locale);
  const confirmed = to.emailVerifiedAt === null ? null : to.email;
  const address = 'address' in words ? words.address : confirmed;
  // A stranger may read the address: before its proof nothing that the account's owner wrote is in it.
  const greeted = address === confirmed ? to : { ...to, emailVerifiedAt: null };
  const text = t(`account.${kind}.text`, { when: momentFor(to, context.now()), ...words });
  const mail = {
    // A claimed address is nobody's yet: its mails are in no account's export, which could tell
    // whether somebody else holds it.
    userId: 'address' in words ? null : to.id,
    to: address,
    locale: to.locale,
    kind,
    subject: t(`account.${kind}.subject`, words),
    text: `${greetingIn(to.locale, greeted)}\n\n${text}`,
  };
  const isInFeed = REPORTS.some((report) => report === kind);
  if (!('token' in words) || !isPage(kind)) return notifySecurity(context, mail, { isInFeed });
  // The token stands in the fragment: browsers send it to no server and to no other page.
  const url = siteUrl(context.config, to.locale, `${PAGES[kind]}#token=${words.token}`);
  const action = { label: t(`account.${kind}.action`), url };
  return notifySecurity(context, { ...mail, action }, { isInFeed });
}

function isPage(kind: string): kind is keyof typeof PAGES {
  return Object.hasOwn(PAGES, kind);
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
