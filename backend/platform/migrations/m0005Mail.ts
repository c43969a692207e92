import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
      add column email_verified_at timestamptz,
      add column phone text,
      add column phone_verified_at timestamptz`.execute(db);
  await sql`
    create unique index users_phone_key on users (phone) where phone_verified_at is not null`.execute(
    db,
  );
  await sql`
    create table account_codes (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      kind text not null check (kind in ('EMAIL', 'EMAIL_CHANGE', 'PASSWORD', 'PHONE')),
      secret_hash text not null,
      target text not null,
      attempts int not null default 0,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db);
  await sql`create index account_codes_user on account_codes (user_id, kind)`.execute(db);
  await sql`create index account_codes_secret on account_codes (secret_hash)`.execute(db);
  await sql`create index account_codes_expires on account_codes (expires_at)`.execute(db);
  await sql`
    create table mails (
      id uuid primary key,
      message_id text not null constraint mails_message_id_key unique,
      user_id uuid references users (id) on delete set null,
      to_address text not null,
      locale text not null,
      kind text not null,
      subject text not null,
      text text not null,
      html text not null,
      topic text,
      unsubscribe_url text,
      unsubscribe_hash text constraint mails_unsubscribe_hash_key unique,
      attempts int not null default 0,
      created_at timestamptz not null,
      next_attempt_at timestamptz,
      sent_at timestamptz
    )`.execute(db);
  await sql`
    create table sms_messages (
      id uuid primary key,
      to_number text not null,
      text text not null,
      attempts int not null default 0,
      created_at timestamptz not null,
      next_attempt_at timestamptz,
      sent_at timestamptz
    )`.execute(db);
  for (const table of ['mails', 'sms_messages']) {
    await sql`
      create index ${sql.id(`${table}_due`)} on ${sql.table(table)} (next_attempt_at)
        where next_attempt_at is not null`.execute(db);
    await sql`create index ${sql.id(`${table}_created`)} on ${sql.table(table)} (created_at)`.execute(
      db,
    );
  }
  await sql`create index mails_user_id on mails (user_id)`.execute(db);
  await sql`
    create table mail_refusals (
      to_address text not null,
      topic text not null,
      created_at timestamptz not null,
      primary key (to_address, topic)
    )`.execute(db);
}
