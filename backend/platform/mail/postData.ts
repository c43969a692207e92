import type { Context } from '@/backend/platform/context';

/**
 * Whose messages are meant. Those known by an address alone count only if the address is proven.
 */
interface Addressee {
  userId: string;
  /** Null: not proven. */
  email: string | null;
  /** E.164. */
  phones: readonly string[];
}

/** Returns which messages a user was sent, without their words, and what their address refused. */
export async function postDataOf({ db }: Context, { userId, email, phones }: Addressee) {
  const emails = addresses([email]);
  return {
    mails: await db
      .selectFrom('mails')
      .select(['toAddress', 'kind', 'subject', 'createdAt', 'sentAt'])
      .where((mail) =>
        mail.or([
          mail('userId', '=', userId),
          mail.and([mail('userId', 'is', null), mail('toAddress', 'in', emails)]),
        ]),
      )
      .orderBy('createdAt')
      .execute(),
    mailRefusals: await db
      .selectFrom('mailRefusals')
      .select(['toAddress', 'topic', 'createdAt'])
      .where('toAddress', 'in', emails)
      .execute(),
    textMessages: await db
      .selectFrom('smsMessages')
      .select(['toNumber', 'createdAt', 'sentAt'])
      .where('toNumber', 'in', addresses(phones))
      .orderBy('createdAt')
      .execute(),
  };
}

/**
 * Deletes all messages to a user, sent or not, and what their address refused. A refusal by an
 * address that the user has not proven stays: somebody else may own it and want no mail.
 */
export async function forgetPost(
  { db }: Context,
  { userId, email, phones }: Addressee,
): Promise<void> {
  const emails = addresses([email]);
  await db.deleteFrom('mails').where('userId', '=', userId).execute();
  await db
    .deleteFrom('mails')
    .where('userId', 'is', null)
    .where('toAddress', 'in', emails)
    .execute();
  await db.deleteFrom('mailRefusals').where('toAddress', 'in', emails).execute();
  await db.deleteFrom('smsMessages').where('toNumber', 'in', addresses(phones)).execute();
}

/** SQL takes no empty list, so the empty address stands in it, which nobody has. */
function addresses(known: readonly (string | null)[]): string[] {
  return ['', ...known.filter((one) => one !== null)];
}
