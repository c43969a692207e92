import { expect } from '@jest/globals';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';

type Db = Kysely<Tables>;

/** Events that are a deadline each: none of them happens to a booking twice. */
const DEADLINES = [
  ...['PAYMENT_EXPIRED', 'ANSWER_EXPIRED', 'OVER', 'APPROVED_BY_ITSELF', 'REQUESTED', 'ACCEPTED'],
  ...['NO_SHOW_CREATOR', 'NO_SHOW_BUYER', 'CANCELLED_TOGETHER'],
  ...['BALANCE_DUE', 'BALANCE_PAID', 'BALANCE_MISSED'],
];

/** Checks what holds of all bookings at any moment, by a count over all rows. */
export async function expectSound(db: Db): Promise<void> {
  expect(await overlapping(db)).toEqual([]);
  expect(await badHolds(db)).toEqual([]);
  expect(await doubled(db)).toEqual([]);
  expect(await badMoney(db)).toEqual([]);
  expect(await badStock(db)).toEqual([]);
  expect(await asleep(db)).toEqual([]);
}

/** Accepted bookings of one creator that overlap. */
async function overlapping(db: Db) {
  const { rows } = await sql`
    select one.id, two.id as other from bookings one join bookings two
      on one.creator_id = two.creator_id and one.id < two.id
      and one.starts_at < two.ends_at and two.starts_at < one.ends_at
    where one.state in ('REQUESTED', 'CONFIRMED') and two.state in ('REQUESTED', 'CONFIRMED')`.execute(
    db,
  );
  return rows;
}

/** Bookings whose slot is not as their state says. */
async function badHolds(db: Db) {
  const { rows } = await sql`
    select b.id, b.state, h.state as hold, b.starts_at, h.starts_at as held_at from bookings b
      join slot_holds h on h.id = b.hold_id
    where (b.state in ('CONFIRMED', 'DELIVERED', 'COMPLETED') and h.state <> 'CONSUMED')
      or (b.state in ('PENDING_PAYMENT', 'REQUESTED') and h.state <> 'HELD')
      or (b.state = 'CANCELLED' and h.state = 'CONSUMED')
      or (b.state = 'CANCELLED' and h.state = 'HELD' and h.expires_at is null)
      or (b.state <> 'CANCELLED' and b.starts_at <> h.starts_at)`.execute(db);
  const { rows: loose } = await sql`
    select h.id from slot_holds h join bookings b on b.id = h.ref_id
    where h.state in ('HELD', 'CONSUMED') and h.id <> b.hold_id
      and h.id is distinct from b.proposal_hold_id
      and (h.expires_at is null or b.state <> 'CANCELLED')`.execute(db);
  return [...rows, ...loose];
}

/** Deadlines that were met twice. */
async function doubled(db: Db) {
  const { rows } = await sql`
    select booking_id, kind from booking_events
    where kind in (${sql.join(DEADLINES)}) group by booking_id, kind
    having count(*) > 1`.execute(db);
  return rows;
}

/** Bookings whose money is not where the table says, once nothing of it is under way. */
async function badMoney(db: Db) {
  const { rows } = await sql`
    select b.id, b.state, b.end_reason, b.money, b.refunded, p.state as payment, p.refunded as sent
    from bookings b left join payments p on p.ref = b.id::text and p.kind = 'booking'
      left join payments r on r.ref = b.id::text and r.kind = 'booking_balance'
    where (b.money in ('CAPTURED', 'PARTLY_REFUNDED', 'REFUNDED', 'CHARGED_BACK')
        and p.state is distinct from 'PAID')
      or (b.refunded <> coalesce(p.refunded, 0) + coalesce(r.refunded, 0))
      or (p.amount <> coalesce(b.deposit, b.price) or r.amount <> b.price - b.deposit)
      or (p.fee + coalesce(r.fee, 0) > b.fee)
      or (p.refunded + p.charged_back > p.amount or r.refunded + r.charged_back > r.amount)
      or ((r.state = 'PAID') <> (b.balance_paid_at is not null))
      or (b.state in ('DELIVERED', 'COMPLETED', 'DISPUTED') and b.deposit is not null
        and b.balance_paid_at is null)
      or (b.money = 'NONE' and b.state not in ('PENDING_PAYMENT', 'CANCELLED'))
      or (b.money = 'NONE' and p.state in ('PAID', 'AUTHORISED'))
      or (b.state in ('DELIVERED', 'COMPLETED') and b.money in ('NONE', 'AUTHORISED', 'VOIDED'))
      or (b.state = 'CONFIRMED' and b.money in ('REFUNDED', 'VOIDED', 'NONE'))`.execute(db);
  return rows;
}

/** Tiers whose stock is not what their bookings hold; a queue that is over holds none, a package one. */
async function badStock(db: Db) {
  const { rows } = await sql`
    select t.id, t.taken, count(b.id) as held from service_tiers t
      left join bookings b on b.tier_id = t.id and b.session_no = 1
        and (b.state <> 'CANCELLED' or (b.package_id is not null and b.money <> 'NONE'
          and b.end_reason <> 'SLOT_GONE'))
        and not (b.kind = 'QUEUE' and b.state <> 'CONFIRMED' and b.ends_at is not null)
    where t.stock is not null
    group by t.id, t.taken having t.taken <> count(b.id)`.execute(db);
  return rows;
}

/** Bookings that wait for a time which nobody would notice. */
async function asleep(db: Db) {
  const { rows } = await sql`
    select id, state from bookings
    where state in ('PENDING_PAYMENT', 'REQUESTED', 'UNSCHEDULED', 'DELIVERED') and wake_at is null`.execute(
    db,
  );
  return rows;
}

/** Checks what holds once everything was heard and done: money is where the table sends it. */
export async function expectAtRest(db: Db): Promise<void> {
  const { rows } = await sql`
    select b.id, b.state, b.end_reason, b.money, b.refunded, p.state as payment, p.dispute,
      p.completed_at
    from bookings b left join payments p on p.ref = b.id::text and p.kind = 'booking'
      left join payments r on r.ref = b.id::text and r.kind = 'booking_balance'
    where p.dispute is null and r.dispute is null and (
      (b.state = 'CANCELLED' and b.money not in ('NONE', 'VOIDED', 'REFUNDED')
        and b.end_reason not in ('BUYER_CANCELLED', 'BALANCE_MISSED'))
      or (b.state = 'CANCELLED' and r.state in ('OPEN', 'PROCESSING', 'SAVED'))
      or b.case_turn is not null
      or (b.state = 'CANCELLED' and b.end_reason = 'BUYER_CANCELLED' and b.money = 'AUTHORISED')
      or (b.state = 'CONFIRMED' and b.money not in ('CAPTURED', 'PARTLY_REFUNDED'))
      or (b.state = 'COMPLETED' and (p.completed_at is null
        or (b.deposit is not null and r.completed_at is null)))
      or b.state in ('PENDING_PAYMENT', 'REQUESTED'))`.execute(db);
  expect(rows).toEqual([]);
  const { rows: undone } = await sql`
    select m.booking_id, m.kind from booking_money m
      join payments p on p.ref = m.booking_id::text
    where m.due_at is not null and p.dispute is null`.execute(db);
  expect(undone).toEqual([]);
}
