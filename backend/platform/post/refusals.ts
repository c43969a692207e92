import { sql } from 'kysely';
import type { Context } from '@/backend/platform/context';
import { hashToken } from '@/backend/platform/id';
import {
  choiceKey,
  NOTIFICATION_TYPES,
  wants,
  type NotificationType,
} from '@/lib/shared/notificationPrefs';

/**
 * Whether mails of a topic may go to somebody. An account's own choice in its settings decides where
 * the topic is one of theirs; else whether the address has refused it.
 */
export async function mayMailTopic(
  context: Context,
  { userId, to, topic }: { userId: string | null; to: string; topic: string },
): Promise<boolean> {
  if (userId !== null && isNotificationType(topic)) {
    const user = await context.db
      .selectFrom('users')
      .select('notificationPrefs')
      .where('id', '=', userId)
      .executeTakeFirst();
    return user !== undefined && wants(user.notificationPrefs, topic, 'email');
  }
  const refusal = await context.db
    .selectFrom('mailRefusals')
    .select('topic')
    .where('toAddress', '=', to)
    .where('topic', '=', topic)
    .executeTakeFirst();
  return refusal === undefined;
}

/**
 * Switches off the topic of the mail that carried this token: in the settings of the account it went
 * to, or for its address. Answers the topic; null when no mail carried it.
 */
export async function refuseMailTopic(context: Context, token: string): Promise<string | null> {
  const mail = await context.db
    .selectFrom('mails')
    .select(['userId', 'toAddress', 'topic'])
    .where('unsubscribeHash', '=', hashToken(token))
    .executeTakeFirst();
  if (!mail?.topic) return null;
  const { userId, toAddress, topic } = mail;
  if (userId !== null && isNotificationType(topic)) {
    const choice = JSON.stringify({ [choiceKey(topic, 'email')]: false });
    await context.db
      .updateTable('users')
      .set({ notificationPrefs: sql<string>`notification_prefs || ${choice}::jsonb` })
      .where('id', '=', userId)
      .execute();
  } else {
    await context.db
      .insertInto('mailRefusals')
      .values({ toAddress, topic, createdAt: context.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return topic;
}

function isNotificationType(topic: string): topic is NotificationType {
  return (NOTIFICATION_TYPES as readonly string[]).includes(topic);
}
