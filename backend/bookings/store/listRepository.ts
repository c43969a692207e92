import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { TimePlace } from '@/backend/platform/cursor';
import type { Tables } from '@/backend/platform/tables';
import { LATE_CANCEL_HOURS, type BookingList } from '@/lib/shared/bookings/states';
import type { BookingRow } from './bookingRepository';

type Db = Kysely<Tables>;
type Condition = RawBuilder<boolean>;

/** Whose bookings: of what somebody bought, or of what they sell. */
type ListSide = 'BUYER' | 'CREATOR';

/** What somebody bought, gave and was given; or what they sell. */
const isOwn = (side: ListSide, userId: string): Condition =>
  side === 'BUYER'
    ? sql<boolean>`(buyer_id = ${userId} or recipient_id = ${userId})`
    : sql<boolean>`creator_id = ${userId}`;

/** A creator sees no order that is not paid; a buyer the one that waits to be. */
const seen = (side: ListSide): Condition =>
  side === 'CREATOR'
    ? sql<boolean>`money <> 'NONE'`
    : sql<boolean>`(money <> 'NONE' or state = 'PENDING_PAYMENT')`;

/** The time that matters next. */
const NEXT_AT = sql<Date>`coalesce(case state
  when 'PENDING_PAYMENT' then held_until
  when 'REQUESTED' then answer_by
  when 'DELIVERED' then accepts_at
  when 'DISPUTED' then coalesce(case_until, disputed_at)
  when 'UNSCHEDULED' then use_by
  else coalesce(starts_at, due_at) end, created_at)`;

const OPEN = sql<boolean>`state not in ('COMPLETED', 'CANCELLED')`;

function inList(
  { side, userId, now }: { side: ListSide; userId: string; now: Date },
  list: BookingList,
): Condition {
  switch (list) {
    case 'CURRENT':
      return OPEN;
    case 'PAST':
      return sql<boolean>`state in ('COMPLETED', 'CANCELLED')`;
    case 'COMING':
      return sql<boolean>`state = 'CONFIRMED' and (starts_at is not null or kind = 'QUEUE')`;
    case 'NEEDS_ME':
      return side === 'BUYER' ? needsBuyer(now, userId) : needsCreator;
    case 'WITH_OTHER':
      return side === 'BUYER' ? needsCreator : needsBuyer(now, null);
  }
}

const needsCreator = sql<boolean>`(state = 'REQUESTED' or case_turn = 'CREATOR' or
  state = 'CONFIRMED' and (kind = 'DELIVERY' and not needs_answers or proposed_by = 'BUYER'))`;

/** Who pays has to pay; all else is for whoever has it. `userId` null: whoever that is. */
const needsBuyer = (now: Date, userId: string | null) => sql<boolean>`(state = 'PENDING_PAYMENT' or
  (${userId}::uuid is null or recipient_id = ${userId}::uuid) and (
  state = 'DELIVERED' and kind <> 'QUEUE' or
  case_turn = 'BUYER' or state = 'UNSCHEDULED' and recipient_id is not null or
  state = 'CONFIRMED' and (needs_answers or proposed_by = 'CREATOR' or
    balance_asked_at is not null and balance_paid_at is null or
    kind <> 'QUEUE' and due_at < ${new Date(now.getTime() - LATE_CANCEL_HOURS * 3_600_000)})))`;

/** Where a page goes on: by the time that matters next, or in a list of what is over by id. */
type ListPlace = TimePlace | string;

/** A page of somebody's bookings: what is open by the time that matters next, else the newest first. */
export function bookingsOf(
  db: Db,
  asked: {
    side: ListSide;
    userId: string;
    list: BookingList | null;
    after: ListPlace | null;
    limit: number;
    now: Date;
  },
): Promise<(BookingRow & { nextAt: Date })[]> {
  const { side, userId, list, after, limit } = asked;
  const isByTime = isListByTime(list);
  const place = typeof after === 'string' ? { id: after } : after;
  return db
    .selectFrom('bookings')
    .selectAll()
    .select(NEXT_AT.as('nextAt'))
    .where(isOwn(side, userId))
    .where(seen(side))
    .$if(list !== null, (query) => query.where(inList(asked, list ?? 'CURRENT')))
    .$if(place !== null && !isByTime, (query) => query.where('id', '<', place?.id ?? ''))
    .$if(place !== null && isByTime, (query) =>
      query.where(
        sql<boolean>`(${NEXT_AT}, id) > (${timeOf(place)}::timestamptz, ${place?.id}::uuid)`,
      ),
    )
    .$if(isByTime, (query) => query.orderBy(NEXT_AT).orderBy('id'))
    .$if(!isByTime, (query) => query.orderBy('id', 'desc'))
    .limit(limit)
    .execute();
}

const timeOf = (place: { id: string } | null) => (place && 'at' in place ? place.at : null);

/** What is open is sorted by the time that matters next. */
export const isListByTime = (list: BookingList | null): boolean => list !== null && list !== 'PAST';

export function findBookings(db: Db, ids: readonly string[]): Promise<BookingRow[]> {
  return db
    .selectFrom('bookings')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
}

/** How many bookings wait for somebody, as a buyer and as a creator. */
export async function countNeedsMe(
  db: Db,
  userId: string,
  now: Date,
): Promise<{ asBuyer: number; asCreator: number }> {
  const count = (side: ListSide) => sql`
    (select count(*) from bookings where ${isOwn(side, userId)} and ${OPEN} and ${seen(side)}
      and ${inList({ side, userId, now }, 'NEEDS_ME')})`;
  const { rows } = await sql<{ asBuyer: number; asCreator: number }>`
    select ${count('BUYER')} as as_buyer, ${count('CREATOR')} as as_creator`.execute(db);
  return rows[0] ?? { asBuyer: 0, asCreator: 0 };
}

/**
 * Somebody's paid bookings, as either side, that can have a case, or once had one: what is not over,
 * what is done since `since`, and what has an event of a case. The newest first.
 */
export function troubledRows(
  db: Db,
  asked: { userId: string; since: Date; after: string | null; limit: number },
): Promise<BookingRow[]> {
  const { userId, since, after, limit } = asked;
  return db
    .selectFrom('bookings')
    .selectAll()
    .where((one) => one.or([one('recipientId', '=', userId), one('creatorId', '=', userId)]))
    .where('money', 'in', ['CAPTURED', 'PARTLY_REFUNDED', 'REFUNDED', 'CHARGED_BACK'])
    .where(
      sql<boolean>`(state in ('CONFIRMED', 'DELIVERED', 'DISPUTED')
        or state = 'COMPLETED' and completed_at > ${since}
        or had_case)`,
    )
    .$if(after !== null, (query) => query.where('id', '<', after ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
