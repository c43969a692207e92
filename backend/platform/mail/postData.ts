import type { Context } from '@/backend/platform/context';

/** Whose post it is. What lies under an address alone is theirs only where they have proven it. */
interface Addressee {
  userId: string;
  /** Null: not proven. */
  email: string | null;
  /** E.164. */
  phones: readonly string[];
}

/** Post to a user that is still known, without its words, and what their address refused. */
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
 * Takes away what is known of post to a user: what was sent, what was not sent yet, and what their
 * address refused. A refusal of an address that nobody has proven stays: it may be somebody else's
 * who wants no mail.
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

/** Never empty, which SQL does not take; nobody has the empty address. */
function addresses(known: readonly (string | null)[]): string[] {
  return ['', ...known.filter((one) => one !== null)];
}
