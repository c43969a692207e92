import { sql, type Kysely } from 'kysely';

/**
 * An overlay key knows who made it and is gone once it is revoked; its tokens stand beside it as a
 * session's do (decision 0018). Who made the older ones was not written down: they count as the
 * creator's.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from widget_keys where revoked_at is not null`.execute(db);
  await sql`
    alter table widget_keys
      drop column revoked_at,
      add column made_by uuid references users (id) on delete cascade`.execute(db);
  await sql`update widget_keys set made_by = creator_id`.execute(db);
  await sql`alter table widget_keys alter column made_by set not null`.execute(db);
  await sql`create index widget_keys_made_by on widget_keys (made_by)`.execute(db);
  await sql`
    alter table realtime_tokens
      add column widget_key_id uuid references widget_keys (id) on delete set null,
      add constraint realtime_tokens_one_owner check (session_id is null or widget_key_id is null)`.execute(
    db,
  );
  await sql`
    create index realtime_tokens_widget_key_id on realtime_tokens (widget_key_id)
      where widget_key_id is not null`.execute(db);
}
