import { checked } from '@/backend/platform/checked';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { refuseMailTopic } from '@/backend/platform/post/refusals';
import { inTransaction } from '@/backend/platform/transaction';
import { tokenPayload } from '@/lib/shared/recovery';
import { countLinkTry } from './recoveryLimits';

/**
 * Ends the mails of a kind for the address that one of them went to, by whoever holds the link in
 * it. A repetition changes nothing.
 * Errors: payload.invalid, rate_limited, auth.link_invalid.
 */
export async function unsubscribe(
  context: Context,
  input: { token: string },
): Promise<{ topic: string }> {
  const { token } = checked(tokenPayload, input);
  await countLinkTry(context);
  const topic = await inTransaction(context, (context) => refuseMailTopic(context, token));
  if (topic === null) throw new AppError('auth.link_invalid');
  return { topic };
}
