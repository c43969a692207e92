import type { Context } from '@/backend/platform/context';
import { hashToken } from '@/backend/platform/id';

/**
 * Switches off the topic of the mail that carried this token, for the address it went to. Returns
 * the topic and whose mail it was, or null when no mail carried the token.
 */
export async function refuseMailTopic(
  context: Context,
  token: string,
): Promise<{ topic: string; userId: string | null } | null> {
  const mail = await context.db
    .selectFrom('mails')
    .select(['userId', 'toAddress', 'topic'])
    .where('unsubscribeHash', '=', hashToken(token))
    .executeTakeFirst();
  if (!mail?.topic) return null;
  const { toAddress, topic, userId } = mail;
  await context.db
    .insertInto('mailRefusals')
    .values({ toAddress, topic, createdAt: context.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { topic, userId };
}

/** Lets mails of a topic go to an address again. */
export async function acceptMailTopic(
  context: Context,
  { to, topic }: { to: string; topic: string },
): Promise<void> {
  await context.db
    .deleteFrom('mailRefusals')
    .where('toAddress', '=', to)
    .where('topic', '=', topic)
    .execute();
}
