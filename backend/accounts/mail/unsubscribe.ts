import { updateChoices } from '@/backend/accounts/profile/repository';
import { parsePayload } from '@/backend/platform/server/parsePayload';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { refuseMailTopic } from '@/backend/platform/mail/refusals';
import { inTransaction } from '@/backend/platform/transaction';
import { choiceKey, isNotificationType } from '@/lib/shared/notifications/notificationPrefs';
import { tokenPayload } from '@/lib/shared/accounts/recovery';

/**
 * Ends the mails of one kind for an address. Whoever holds the link in such a mail may do it. The
 * owner's settings show it. A repetition changes nothing.
 * Errors: payload.invalid, auth.link_invalid.
 */
export async function unsubscribe(
  context: Context,
  input: { token: string },
): Promise<{ topic: string }> {
  const { token } = parsePayload(tokenPayload, input);
  const refused = await inTransaction(context, async (inner) => {
    const mail = await refuseMailTopic(inner, token);
    if (mail?.userId && isNotificationType(mail.topic)) {
      const choices = { [choiceKey(mail.topic, 'email')]: false };
      await updateChoices(inner.db, mail.userId, { choices, now: inner.now() });
    }
    return mail;
  });
  if (refused === null) throw new AppError('auth.link_invalid');
  return { topic: refused.topic };
}
