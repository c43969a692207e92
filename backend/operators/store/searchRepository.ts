import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { Currency } from '@/lib/shared/money/money';
import type { FoundKind } from '@/lib/shared/operators/operators';

/** What a search found. */
export interface FoundRow {
  kind: FoundKind;
  id: string;
  label: string;
  state: string;
  amount: number | null;
  currency: Currency | null;
  /** Null: the account is gone. */
  personId: string | null;
  at: Date;
}

/** What is looked for: an id, or what people call it by; null: it cannot be one. */
interface Wanted {
  id: string | null;
  handle: string | null;
  /** Number of an order. */
  number: string | null;
  /** As Stripe calls it. */
  stripeId: string | null;
}

/**
 * Everything of this id, number or handle, each found along an index. Of an order also what was said of
 * it, once that is open.
 */
export async function findByName(
  db: Kysely<Tables>,
  { id, handle, number, stripeId }: Wanted,
): Promise<FoundRow[]> {
  const none = sql`null::int as amount, null::text as currency`;
  const { rows } = await sql<FoundRow>`
    select 'USER' as kind, id, handle as label, user_type as state, ${none},
      id as person_id, created_at as at
    from users where id = ${id} or handle = ${handle}
    union all
    select 'ORDER', id, number, state, price, currency, buyer_id, created_at
    from bookings where id = ${id} or number = ${number}
    union all
    select 'PAYMENT', id, title, state, amount, currency, buyer_id, created_at
    from payments where id = ${id} or intent_id = ${stripeId} or session_id = ${stripeId}
      or charge_id = ${stripeId}
    union all
    select 'SERVICE', id, title, state, ${none}, creator_id, created_at
    from services where id = ${id}
    union all
    select 'FUND', id, title, state, ${none}, creator_id, created_at from funds where id = ${id}
    union all
    select 'DRAW', id, title, state, ${none}, creator_id, created_at
    from lotteries where id = ${id}
    union all
    select 'QUEUE', id, title, state, ${none}, creator_id, created_at
    from parties where id = ${id}
    union all
    select 'REPORT', id, reason, case when closed_at is null then 'OPEN' else 'CLOSED' end, ${none},
      user_id, created_at
    from message_reports where id = ${id}
    union all
    select 'REVIEW', review.id, repeat('★', review.stars) || coalesce(' ' || review.text, ''),
      case when review.hidden_at is null then 'PUBLISHED' else 'HIDDEN' end, ${none},
      review.author_id, review.submitted_at
    from reviews review
    where review.published_at is not null and review.id in (
      select ${id}::uuid
      union
      select said.id from bookings join reviews said on said.booking_id = bookings.id
        where bookings.id = ${id} or bookings.number = ${number})`.execute(db);
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
}

/** Who wrote a review that is open, and of whom; undefined: there is none. */
export function openReview(
  db: Kysely<Tables>,
  id: string,
): Promise<{ authorId: string | null; subjectId: string | null } | undefined> {
  return db
    .selectFrom('reviews')
    .select(['authorId', 'subjectId'])
    .where('id', '=', id)
    .where('publishedAt', 'is not', null)
    .executeTakeFirst();
}
