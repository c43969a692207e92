import type { Context } from '@/backend/platform/context';
import { sendMail } from '@/backend/platform/post/sendMail';
import { siteUrl } from '@/backend/platform/post/siteUrl';
import { textsIn, type LetterKind } from './texts';

/** Who a letter about an account goes to. */
export interface Addressee {
  id: string;
  email: string;
  firstName: string;
  locale: string;
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
export async function writeLetter(
  context: Context,
  kind: LetterKind,
  { to, token, newEmail = '' }: { to: Addressee; token?: string; newEmail?: string },
): Promise<void> {
  const { subject, text, action } = textsIn(to.locale)[kind]({ name: to.firstName, newEmail });
  const page = PAGE[kind];
  const url =
    page && token ? siteUrl(context.config, to.locale, `${page}#token=${token}`) : undefined;
  await sendMail(context, {
    userId: to.id,
    to: to.email,
    locale: to.locale,
    kind,
    subject,
    text,
    ...(url && action ? { action: { label: action, url } } : {}),
  });
}
