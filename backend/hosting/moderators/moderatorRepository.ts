import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { Right } from '@/lib/shared/hosting/moderators';

type Db = Kysely<Tables>;

/** What somebody may do in a creator's live tools; undefined: nothing. */
export async function activeRight(
  db: Db,
  creatorId: string,
  userId: string,
): Promise<Right | undefined> {
  const row = await db
    .selectFrom('moderatorGrants')
    .select('hostRight')
    .where('creatorId', '=', creatorId)
    .where('userId', '=', userId)
    .where('state', '=', 'ACTIVE')
    .executeTakeFirst();
  return row?.hostRight;
}

/** How many somebody has asked or has, besides this one. */
export async function countOthers(db: Db, creatorId: string, userId: string): Promise<number> {
  const { others } = await db
    .selectFrom('moderatorGrants')
    .select((is) => is.fn.countAll<number>().as('others'))
    .where('creatorId', '=', creatorId)
    .where('userId', '<>', userId)
    .where('state', '<>', 'REVOKED')
    .executeTakeFirstOrThrow();
  return others;
}

/**
 * Asks somebody, or changes the right of whoever moderates already. Returns whether that is news to
 * them: they do not moderate yet, and were not asked a moment ago.
 */
export async function saveInvite(
  db: Db,
  {
    creatorId,
    userId,
    right,
    now,
    again,
  }: {
    creatorId: string;
    userId: string;
    right: Right;
    now: Date;
    /** A person asked after this moment is not notified again. */
    again: Date;
  },
): Promise<boolean> {
  const { rows } = await sql<{ isNews: boolean }>`
    insert into moderator_grants as g (creator_id, user_id, host_right, state, invited_at)
    values (${creatorId}, ${userId}, ${right}, 'INVITED', ${now})
    on conflict (creator_id, user_id) do update set host_right = excluded.host_right,
      state = case g.state when 'ACTIVE' then 'ACTIVE' else 'INVITED' end,
      invited_at = case when g.state = 'ACTIVE' or g.invited_at > ${again}
        then g.invited_at else excluded.invited_at end
    returning g.invited_at = ${now} as is_news`.execute(db);
  return rows[0]?.isNews === true;
}

/** Changes a grant that stands in one of these states; false when there is none. */
export async function changeGrant(
  db: Db,
  { creatorId, userId }: { creatorId: string; userId: string },
  from: readonly ('INVITED' | 'ACTIVE')[],
  change: { state?: 'ACTIVE' | 'REVOKED'; answeredAt?: Date; hostRight?: Right },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('moderatorGrants')
    .set(change)
    .where('creatorId', '=', creatorId)
    .where('userId', '=', userId)
    .where('state', 'in', [...from])
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Ends every grant that a creator gave, taken or not. */
export async function revokeGrantsOf(db: Db, creatorId: string, now: Date): Promise<void> {
  await db
    .updateTable('moderatorGrants')
    .set({ state: 'REVOKED', answeredAt: now })
    .where('creatorId', '=', creatorId)
    .where('state', '<>', 'REVOKED')
    .execute();
}

/** A grant with the other one of the two people. */
export interface GrantRow {
  id: string;
  handle: string;
  firstName: string;
  lastName: string;
  /** As stored: not checked yet. */
  extraPublic: unknown;
  hostRight: Right;
  state: 'INVITED' | 'ACTIVE';
  invitedAt: Date;
}

function grants(db: Db, other: 'creatorId' | 'userId') {
  return db
    .selectFrom('moderatorGrants as moderation')
    .innerJoin('users as other', 'other.id', `moderation.${other}`)
    .select(['other.id', 'other.handle', 'other.firstName', 'other.lastName', 'other.extraPublic'])
    .select(['moderation.hostRight', 'moderation.invitedAt'])
    .select(sql<'INVITED' | 'ACTIVE'>`moderation.state`.as('state'))
    .where('moderation.state', '<>', 'REVOKED')
    .orderBy('moderation.invitedAt', 'desc');
}

/** Who moderates for a creator or was asked to, newest first. */
export function moderatorsOf(db: Db, creatorId: string, limit: number): Promise<GrantRow[]> {
  return grants(db, 'userId').where('moderation.creatorId', '=', creatorId).limit(limit).execute();
}

/** For whom somebody moderates or was asked to, newest first. */
export function moderatedBy(db: Db, userId: string, limit: number): Promise<GrantRow[]> {
  return grants(db, 'creatorId').where('moderation.userId', '=', userId).limit(limit).execute();
}

/** Every grant somebody gave or got. */
export async function everyGrantOf(db: Db, userId: string) {
  return db
    .selectFrom('moderatorGrants as moderation')
    .innerJoin('users as creator', 'creator.id', 'moderation.creatorId')
    .innerJoin('users as moderator', 'moderator.id', 'moderation.userId')
    .select(['creator.handle as creator', 'moderator.handle as moderator'])
    .select(['moderation.hostRight', 'moderation.state', 'moderation.invitedAt'])
    .select('moderation.answeredAt')
    .where((is) =>
      is.or([is('moderation.creatorId', '=', userId), is('moderation.userId', '=', userId)]),
    )
    .orderBy('moderation.invitedAt')
    .execute();
}
