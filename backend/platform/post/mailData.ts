import type { Context } from '@/backend/platform/context';

/** Mails to a user that are still known, without their words. */
export function mailDataOf(context: Context, userId: string) {
  return context.db
    .selectFrom('mails')
    .select(['toAddress', 'kind', 'subject', 'createdAt', 'sentAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute();
}

/** Takes away what is known of mails to a user: those not sent yet, and what they refused. */
export async function forgetMails(
  context: Context,
  { userId, address }: { userId: string; address: string },
): Promise<void> {
  await context.db.deleteFrom('mails').where('userId', '=', userId).execute();
  await context.db.deleteFrom('mailRefusals').where('toAddress', '=', address).execute();
}
