import { sql, type Kysely } from 'kysely';

/** What we asked of Stripe, and what Stripe told us. `json` keeps the order of the parameters. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table stripe_calls (
      key text primary key,
      call text not null,
      params json not null,
      account text,
      ref text not null,
      state text not null default 'OPEN'
        check (state in ('OPEN', 'DONE', 'DECLINED', 'REFUSED', 'GIVEN_UP')),
      outcome json,
      attempts int not null default 0,
      created_at timestamptz not null,
      next_try_at timestamptz,
      answered_at timestamptz,
      check ((state = 'OPEN') = (next_try_at is not null))
    )`.execute(db);
  await sql`create index stripe_calls_ref on stripe_calls (ref)`.execute(db);
  await sql`
    create index stripe_calls_open on stripe_calls (next_try_at) where next_try_at is not null`.execute(
    db,
  );
  await sql`
    create table stripe_events (
      id text primary key,
      type text not null,
      account text,
      object_id text not null,
      received_at timestamptz not null,
      attempts int not null default 0,
      next_try_at timestamptz,
      taken_until timestamptz,
      applied_at timestamptz
    )`.execute(db);
  await sql`
    create index stripe_events_due on stripe_events (next_try_at)
      where next_try_at is not null`.execute(db);
  await sql`
    create index stripe_events_taken on stripe_events (object_id)
      where taken_until is not null`.execute(db);
}
