import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import { STATUS } from '@/lib/shared/parties/partyStatus';

/** A fan by handle, with how often they played, in one statement (decision 4). */
export function findFan(db: Kysely<Tables>, handle: string) {
  return (
    db
      .selectFrom('users')
      .select(['id', 'handle', 'firstName', 'lastName', 'extraPublic', 'createdAt'])
      .select(
        sql<number>`(
        select count(*)::int from queue_entries
        where user_id = users.id and status = ${sql.lit(STATUS.played)})`.as('queuesPlayed'),
      )
      .where('handle', '=', handle)
      .where('userType', '=', 'FAN')
      // A quick account has no page.
      .where(
        sql<boolean>`(email_verified_at is not null
        or not exists (select from quick_accounts quick where quick.user_id = users.id))`,
      )
      .executeTakeFirst()
  );
}
