import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import { FOLD_MS } from '@/lib/shared/parties/messages';

type Db = Kysely<Tables>;

/** Where and how somebody is notified. */
export interface Recipient {
  id: string;
  firstName: string;
  locale: string;
  /** Null: no address is proven to be theirs. */
  email: string | null;
  timeZone: string | null;
  /** As stored: what they want to be notified of. */
  notificationPrefs: unknown;
  /** A browser of theirs takes pushes. */
  hasPush: boolean;
}

/** These users; ids that name nobody are missing. */
export function findRecipients(db: Db, userIds: readonly string[]): Promise<Recipient[]> {
  return db
    .selectFrom('users')
    .select(['id', 'firstName', 'locale', 'timeZone', 'notificationPrefs'])
    .select(sql<string | null>`case when email_verified_at is not null then email end`.as('email'))
    .select((user) =>
      user
        .exists(
          user
            .selectFrom('pushSubscriptions')
            .select('pushSubscriptions.id')
            .whereRef('pushSubscriptions.userId', '=', 'users.id'),
        )
        .$castTo<boolean>()
        .as('hasPush'),
    )
    .where(sql<boolean>`id = any(${[...userIds]}::uuid[])`)
    .execute();
}

/** One person's group of news. */
export interface Fold {
  userId: string;
  groupKey: string;
}

/**
 * Notes that these groups are mailed now, and returns those that were not mailed within `FOLD_MS`.
 * Of two calls at once one waits, and only the other returns the group.
 */
export async function claimMails(db: Db, folds: readonly Fold[], now: Date): Promise<Fold[]> {
  const { rows } = await sql<Fold>`
    insert into mail_folds as fold (user_id, group_key, mailed_at)
    select distinct user_id, group_key, ${now}::timestamptz
    from unnest(${folds.map(({ userId }) => userId)}::uuid[],
      ${folds.map(({ groupKey }) => groupKey)}::text[]) given (user_id, group_key)
    order by user_id, group_key
    on conflict (user_id, group_key) do update set mailed_at = excluded.mailed_at
      where fold.mailed_at <= ${new Date(now.getTime() - FOLD_MS)}
    returning user_id, group_key`.execute(db);
  return rows;
}

/** The groups that somebody was mailed about within the last hour. */
export function foldsOf(db: Db, userId: string): Promise<{ groupKey: string; mailedAt: Date }[]> {
  return db
    .selectFrom('mailFolds')
    .select(['groupKey', 'mailedAt'])
    .where('userId', '=', userId)
    .orderBy('groupKey')
    .execute();
}
