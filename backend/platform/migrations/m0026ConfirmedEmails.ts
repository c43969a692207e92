import { sql, type Kysely } from 'kysely';

/**
 * An e-mail belongs to an account once it is confirmed, and blocks nobody before. A code knows the
 * session it was sent for (null: that session is gone) and may have digits beside its link.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
      alter column email drop not null,
      drop constraint users_email_key,
      add constraint users_email_confirmed check (email_verified_at is null or email is not null)`.execute(
    db,
  );
  await sql`
    create unique index users_email_key on users (email) where email_verified_at is not null`.execute(
    db,
  );
  await sql`
    alter table account_codes
      drop constraint account_codes_kind_check,
      add constraint account_codes_kind_check check
        (kind in ('EMAIL', 'EMAIL_CHANGE', 'EMAIL_UNDO', 'PROOF', 'PASSWORD', 'PHONE')),
      add column session_id uuid references sessions (id) on delete set null,
      add column code_hash text`.execute(db);
  await sql`create index account_codes_session on account_codes (session_id)`.execute(db);
}
