import { notifySecurity } from '@/backend/notifications/service';
import type { Context } from '@/backend/platform/context';
import { greetingIn } from '@/backend/platform/mail/greeting';
import { textsIn } from '@/backend/platform/texts';

/** Writes the mail with a code, in the running transaction; `userId` null: nobody has the e-mail. */
export async function mailCode(
  context: Context,
  { code, ...to }: { code: string; email: string; locale: string; userId: string | null },
): Promise<void> {
  const t = textsIn('mails', to.locale);
  const mail = {
    userId: to.userId,
    to: to.email,
    locale: to.locale,
    kind: 'oneTimeCode',
    subject: t('code.subject', { code }),
    // No name: the mail is the same one whether somebody has the e-mail or not.
    text: `${t('greeting.unnamed')}\n\n${t('code.text', { code })}`,
  };
  await notifySecurity(context, mail, { isInFeed: false });
}

/** Tells the owner of an e-mail that somebody guesses at its codes. */
export async function mailGuesses(
  context: Context,
  owner: { id: string; email: string; firstName: string; emailVerifiedAt: Date; locale: string },
): Promise<void> {
  const t = textsIn('mails', owner.locale);
  const mail = {
    userId: owner.id,
    to: owner.email,
    locale: owner.locale,
    kind: 'codesGuessed',
    subject: t('code.guessed.subject'),
    text: `${greetingIn(owner.locale, owner)}\n\n${t('code.guessed.text')}`,
  };
  await notifySecurity(context, mail, { isInFeed: true });
}
