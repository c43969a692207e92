import { expect } from '@jest/globals';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';

/** Checks what holds of all reviews at any moment, by a count over all rows. */
export async function expectReviewsSound(db: Kysely<Tables>): Promise<void> {
  expect(await tooEarly(db)).toEqual([]);
  expect(await forgotten(db)).toEqual([]);
  expect(await badServices(db)).toEqual([]);
  expect(await badSums(db)).toEqual([]);
}

/** Opened although the other one was missing and the window was not over. */
async function tooEarly(db: Kysely<Tables>) {
  const { rows } = await sql`
    select one.id from reviews one join review_windows w on w.booking_id = one.booking_id
    where one.published_at is not null and one.published_at < w.closes_at and not exists (
      select from reviews two where two.booking_id = one.booking_id and two.id <> one.id
        and two.published_at = one.published_at)`.execute(db);
  return rows;
}

/** Both are in, and one of them is still sealed. */
async function forgotten(db: Kysely<Tables>) {
  const { rows } = await sql`
    select booking_id from reviews group by booking_id
    having count(*) = 2 and count(published_at) < 2`.execute(db);
  return rows;
}

async function badServices(db: Kysely<Tables>) {
  const { rows } = await sql`
    select s.id, s.rating_sum, s.rating_count, s.stars from services s
      left join reviews r on r.service_id = s.id and r.author_role = 'BUYER'
        and r.published_at is not null and r.hidden_at is null
    group by s.id
    having s.rating_sum <> coalesce(sum(r.stars), 0) or s.rating_count <> count(r.id)
      or s.stars <> jsonb_build_array(count(r.id) filter (where r.stars = 1),
        count(r.id) filter (where r.stars = 2), count(r.id) filter (where r.stars = 3),
        count(r.id) filter (where r.stars = 4), count(r.id) filter (where r.stars = 5))`.execute(
    db,
  );
  return rows;
}

async function badSums(db: Kysely<Tables>) {
  const { rows } = await sql`
    select s.user_id, s.role from review_sums s
      left join reviews r on r.subject_id = s.user_id and r.author_role <> s.role
        and r.published_at is not null and r.hidden_at is null
    group by s.user_id, s.role, s.rating_sum, s.rating_count
    having s.rating_sum <> coalesce(sum(r.stars), 0) or s.rating_count <> count(r.id)`.execute(db);
  return rows;
}
