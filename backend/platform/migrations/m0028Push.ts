import { sql, type Kysely } from 'kysely';

/**
 * Web Push. A subscription belongs to one session and goes with it, however the session ends, and so
 * do the messages that wait for it. An endpoint is stored once, so it belongs to one account.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table push_keys (
      id int primary key check (id = 1),
      public_key text not null,
      private_key text not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`
    create table push_subscriptions (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      session_id uuid not null constraint push_subscriptions_session_key unique
        references sessions (id) on delete cascade,
      endpoint text not null,
      endpoint_hash text not null constraint push_subscriptions_endpoint_key unique,
      p256dh text not null,
      auth text not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index push_subscriptions_user on push_subscriptions (user_id)`.execute(db);
  await sql`
    create table push_messages (
      id uuid primary key,
      subscription_id uuid not null references push_subscriptions (id) on delete cascade,
      text text not null,
      topic text not null,
      is_urgent boolean not null,
      expires_at timestamptz not null,
      attempts int not null default 0,
      created_at timestamptz not null,
      next_attempt_at timestamptz,
      sent_at timestamptz
    )`.execute(db);
  await sql`
    create index push_messages_due on push_messages (next_attempt_at)
      where next_attempt_at is not null`.execute(db);
  await sql`create index push_messages_created on push_messages (created_at)`.execute(db);
  await sql`
    create index push_messages_subscription on push_messages (subscription_id)`.execute(db);
}
