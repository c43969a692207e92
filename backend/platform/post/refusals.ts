import type { Context } from '@/backend/platform/context';
import { hashToken } from '@/backend/platform/id';

/** Whether mails of a topic may go to an address: it has not refused them. */
export async function mayMailTopic(
  context: Context,
  { to, topic }: { to: string; topic: string },
): Promise<boolean> {
  const refusal = await context.db
    .selectFrom('mailRefusals')
    .select('topic')
    .where('toAddress', '=', to)
    .where('topic', '=', topic)
    .executeTakeFirst();
  return refusal === undefined;
}

/**
 * Switches off the topic of the mail that carried this token, for the address it went to. Answers the
 * topic; null when no mail carried it.
 */
export async function refuseMailTopic(context: Context, token: string): Promise<string | null> {
  const mail = await context.db
    .selectFrom('mails')
    .select(['toAddress', 'topic'])
    .where('unsubscribeHash', '=', hashToken(token))
    .executeTakeFirst();
  if (!mail?.topic) return null;
  const { toAddress, topic } = mail;
  await context.db
    .insertInto('mailRefusals')
    .values({ toAddress, topic, createdAt: context.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return topic;
}
