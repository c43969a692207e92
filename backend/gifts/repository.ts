import { sql, type Insertable, type Kysely, type Selectable, type Updateable } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { GiftLinksTable, GiftsTable } from './tables';

type Db = Kysely<Tables>;

/** A gift as it is stored. */
export type GiftRow = Selectable<GiftsTable>;
export type GiftLinkRow = Selectable<GiftLinksTable>;

export function findGift(db: Db, id: string): Promise<GiftRow | undefined> {
  return db.selectFrom('gifts').selectAll().where('id', '=', id).executeTakeFirst();
}

export function giftOfBooking(db: Db, bookingId: string): Promise<GiftRow | undefined> {
  return db.selectFrom('gifts').selectAll().where('bookingId', '=', bookingId).executeTakeFirst();
}

/** Writes a gift down, or what is now said of one that is not paid yet. */
export async function saveGift(db: Db, row: Insertable<GiftsTable>): Promise<void> {
  const { receiverName, giverName, email, message, isPriceHidden, sendAt } = row;
  await db
    .insertInto('gifts')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('bookingId')
        .doUpdateSet({ receiverName, giverName, email, message, isPriceHidden, sendAt }),
    )
    .execute();
}

export function changeGift(db: Db, id: string, changes: Updateable<GiftsTable>): Promise<GiftRow> {
  return db
    .updateTable('gifts')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Marks that somebody looked at a gift, the first time. */
export async function markOpened(db: Db, id: string, at: Date): Promise<void> {
  await db
    .updateTable('gifts')
    .set({ openedAt: at })
    .where('id', '=', id)
    .where('openedAt', 'is', null)
    .execute();
}

export async function insertLink(db: Db, row: GiftLinkRow): Promise<void> {
  await db.insertInto('giftLinks').values(row).execute();
}

/** All links of a gift, the oldest first. */
export function linksOf(db: Db, giftId: string): Promise<GiftLinkRow[]> {
  return db
    .selectFrom('giftLinks')
    .selectAll()
    .where('giftId', '=', giftId)
    .orderBy('id')
    .execute();
}

/** From now on no link leads to a gift any more. */
export async function voidLinks(db: Db, giftId: string, at: Date): Promise<void> {
  await db
    .updateTable('giftLinks')
    .set({ voidedAt: at })
    .where('giftId', '=', giftId)
    .where('voidedAt', 'is', null)
    .execute();
}

/** The link with this token; undefined: there is none. */
export function linkWith(db: Db, giftId: string, hash: string): Promise<GiftLinkRow | undefined> {
  return db
    .selectFrom('giftLinks')
    .selectAll()
    .where('tokenHash', '=', hash)
    .where('giftId', '=', giftId)
    .executeTakeFirst();
}

/** What the tokens of links are made with. */
export async function linkKey(db: Db): Promise<string> {
  const { key } = await db.selectFrom('giftKeys').select('key').executeTakeFirstOrThrow();
  return key;
}

/** What somebody gave and was given, the newest first. Each of the two is read along its own index. */
export function giftsOfPerson(db: Db, userId: string, limit: number): Promise<GiftRow[]> {
  const paid = db
    .selectFrom('gifts')
    .innerJoin('bookings', 'bookings.id', 'gifts.bookingId')
    .selectAll('gifts')
    .where('bookings.money', '<>', 'NONE');
  return paid
    .where('gifts.giverId', '=', userId)
    .union(paid.where('bookings.recipientId', '=', userId).where('bookings.isGift', '=', true))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Of these gifts, those whose mail was given up, or whose address wants none. */
export async function lostAmong(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select g.id from gifts g
    where g.id = any(${[...ids]}::uuid[]) and g.email is not null and g.sent_at is not null
      and (exists (select from mail_refusals r where r.to_address = g.email and r.topic = 'gifts')
        or exists (select from mails m where m.kind = 'gift' and m.to_address = g.email
          and m.created_at >= g.sent_at - interval '1 minute'
          and m.sent_at is null and m.next_attempt_at is null))`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Takes somebody's words out of what they gave; a gift that somebody has stays theirs. */
export async function forgetGiver(db: Db, userId: string): Promise<void> {
  // First, while it is known whose gifts they are.
  await db
    .updateTable('giftLinks')
    .set({ email: null })
    .where('giftId', 'in', (query) =>
      query.selectFrom('gifts').select('id').where('giverId', '=', userId),
    )
    .execute();
  await db
    .updateTable('gifts')
    .set({ giverId: null, giverName: '', message: null, email: null })
    .where('giverId', '=', userId)
    .execute();
}

/** The gifts of somebody as the file of their data shows them: what was given to them without its price. */
export async function giftDataRows(db: Db, userId: string) {
  const { rows } = await sql<Record<string, unknown>>`
    select b.number as "order", case when g.giver_id = ${userId} then 'GIVER' else 'RECEIVER' end as role,
      g.receiver_name, g.giver_name, g.message,
      case when g.giver_id = ${userId} then g.email end as email,
      case when g.giver_id = ${userId} then g.is_price_hidden end as is_price_hidden,
      g.send_at, g.sent_at, g.opened_at, g.claimed_at, g.created_at,
      case when g.giver_id = ${userId} then
        (select coalesce(jsonb_agg(jsonb_build_object('email', l.email, 'at', l.made_at,
            'until', l.voided_at) order by l.id), '[]')
          from gift_links l where l.gift_id = g.id) end as links
    from gifts g join bookings b on b.id = g.booking_id
    where g.id in (
      select id from gifts where giver_id = ${userId}
      union select own.id from gifts own join bookings taken on taken.id = own.booking_id
        where taken.recipient_id = ${userId})
    order by g.id`.execute(db);
  return rows;
}
