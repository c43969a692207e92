import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import { STATUS } from '@/lib/shared/parties/partyStatus';

type Db = Kysely<Tables>;

/** Whose page a link leads to: a creator or a fan. */
export function findCreator(db: Db, handle: string) {
  return db
    .selectFrom('users')
    .leftJoin('creatorPages as page', 'page.userId', 'users.id')
    .select(['handle', 'firstName', 'lastName', 'extraPublic', 'page.tagline'])
    .where('handle', '=', handle)
    .executeTakeFirst();
}

/** A party that strangers may see, with its host. */
export function findParty(db: Db, partyId: string) {
  return db
    .selectFrom('parties')
    .innerJoin('users', 'users.id', 'parties.creatorId')
    .select(['title', 'game', 'handle', 'firstName', 'lastName', 'extraPublic'])
    .where('parties.id', '=', partyId)
    .where('state', '!=', 'DRAFT')
    .executeTakeFirst();
}

/** A draw that strangers may see, with its host. */
export function findLottery(db: Db, lotteryId: string) {
  return db
    .selectFrom('lotteries')
    .innerJoin('users', 'users.id', 'lotteries.creatorId')
    .select(['title', 'prizes', 'handle', 'firstName', 'lastName', 'extraPublic'])
    .where('lotteries.id', '=', lotteryId)
    .where('state', '!=', 'DRAFT')
    .executeTakeFirst();
}

/** A fund that strangers may see, with its host. */
export function findFund(db: Db, fundId: string) {
  return db
    .selectFrom('funds')
    .innerJoin('users', 'users.id', 'funds.creatorId')
    .select(['title', 'summary', 'handle', 'firstName', 'lastName', 'extraPublic'])
    .where('funds.id', '=', fundId)
    .where('state', '!=', 'DRAFT')
    .executeTakeFirst();
}

/** A service that can be found, with its creator. */
export function findService(db: Db, serviceId: string) {
  const suspended = db.selectFrom('sellerSuspensions').select('creatorId');
  return db
    .selectFrom('services')
    .innerJoin('users', 'users.id', 'services.creatorId')
    .select(['title', 'summary', 'images', 'handle', 'firstName', 'lastName', 'extraPublic'])
    .where('services.id', '=', serviceId)
    .where('services.state', '=', 'PUBLISHED')
    .where('services.creatorId', 'not in', suspended)
    .executeTakeFirst();
}

/** A turn that somebody had, with what of it is public anyway. */
export interface TurnRow {
  game: string;
  /** Which of the party's rounds it was, from 1. */
  round: number;
  beganAt: Date;
  waitSeconds: number;
  /** IANA zone of the fan, or of the creator. */
  timeZone: string;
  fanHandle: string;
  fanExtraPublic: unknown;
  creatorHandle: string;
  creatorFirstName: string;
  creatorLastName: string;
  creatorExtraPublic: unknown;
}

/** The turn of a ticket; undefined when it did not come, or is not over. */
export async function findTurn(db: Db, queueUuid: string): Promise<TurnRow | undefined> {
  const beganAt = (entry: 'e' | 'one') =>
    sql`coalesce(${sql.ref(`${entry}.startedAt`)}, ${sql.ref(`${entry}.calledAt`)}, ${sql.ref(`${entry}.endedAt`)})`;
  const { rows } = await sql<TurnRow>`
    select p.game, ${beganAt('e')} as began_at,
      (select count(distinct ${beganAt('one')})::int from queue_entries one
        where one.party_id = e.party_id and one.status = ${sql.lit(STATUS.played)}
          and ${beganAt('one')} <= ${beganAt('e')}) as round,
      round(extract(epoch from coalesce(e.called_at, e.ended_at) - e.joined_at))::int as wait_seconds,
      coalesce(fan.time_zone, creator.time_zone, 'UTC') as time_zone,
      fan.handle as fan_handle, fan.extra_public as fan_extra_public,
      creator.handle as creator_handle, creator.first_name as creator_first_name,
      creator.last_name as creator_last_name, creator.extra_public as creator_extra_public
    from queue_entries e join parties p on p.id = e.party_id
      join users creator on creator.id = p.creator_id join users fan on fan.id = e.user_id
    where e.queue_uuid = ${queueUuid} and e.status = ${sql.lit(STATUS.played)}`.execute(db);
  return rows[0];
}
