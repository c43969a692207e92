import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';

/**
 * The key of an overlay becomes a widget: an address that lasts, with a kind and settings, whose key
 * is derived and can be shown again (decision 0053). Keys that were made by chance before keep
 * working as version 0. Tokens name the version that they were given to: a key that is renewed takes
 * them from it as one that is deleted does.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table widget_secret (
      id boolean primary key default true check (id),
      secret text not null
    )`.execute(db);
  await sql`insert into widget_secret (secret) values (${randomBytes(32).toString('base64url')})`.execute(
    db,
  );

  await sql`alter table widget_keys rename to widgets`.execute(db);
  await sql`alter table widgets rename column last_seen_at to last_used_at`.execute(db);
  await sql`
    alter table widgets
      drop column hint,
      drop constraint widget_keys_made_by_fkey,
      alter column made_by drop not null,
      add constraint widgets_made_by_fkey
        foreign key (made_by) references users (id) on delete set null,
      add column kind text not null default 'LIVE',
      add column is_permanent boolean not null default false,
      add column key_version int not null default 0,
      add column settings jsonb not null default '{}',
      add column seq int not null default 0,
      add column is_muted boolean not null default false,
      add column is_paused boolean not null default false,
      add column last_used_by text,
      add constraint widgets_permanent_is_of_the_creator
        check (not is_permanent or (tool_id is null and kind = 'LIVE')),
      add constraint widgets_id_key_version unique (id, key_version)`.execute(db);
  await sql`alter table widgets rename constraint widget_keys_pkey to widgets_pkey`.execute(db);
  await sql`
    alter table widgets rename constraint widget_keys_key_hash_key to widgets_key_hash_key`.execute(
    db,
  );
  for (const column of ['creator_id', 'tool_id']) {
    const [before, after] = [`widget_keys_${column}_fkey`, `widgets_${column}_fkey`];
    await sql`
      alter table widgets rename constraint ${sql.id(before)} to ${sql.id(after)}`.execute(db);
  }
  await sql`alter index widget_keys_tool rename to widgets_tool`.execute(db);
  await sql`alter index widget_keys_made_by rename to widgets_made_by`.execute(db);
  await sql`create index widgets_creator on widgets (creator_id)`.execute(db);
  await sql`
    create unique index widgets_permanent on widgets (creator_id) where is_permanent`.execute(db);

  await sql`
    create table widget_viewers (
      widget_id uuid not null references widgets (id) on delete cascade,
      user_id uuid not null references users (id) on delete cascade,
      seen_at timestamptz not null,
      primary key (widget_id, user_id)
    )`.execute(db);
  await sql`create index widget_viewers_user on widget_viewers (user_id)`.execute(db);
  // Whoever made a key has seen it.
  await sql`
    insert into widget_viewers (widget_id, user_id, seen_at)
    select id, made_by, created_at from widgets where made_by <> creator_id`.execute(db);

  await sql`alter table realtime_tokens rename column widget_key_id to widget_id`.execute(db);
  await sql`
    alter table realtime_tokens
      drop constraint realtime_tokens_widget_key_id_fkey,
      add column widget_version int`.execute(db);
  await sql`update realtime_tokens set widget_version = 0 where widget_id is not null`.execute(db);
  await sql`
    alter table realtime_tokens
      add constraint realtime_tokens_widget_fkey foreign key (widget_id, widget_version)
        references widgets (id, key_version) on update set null on delete set null`.execute(db);
  await sql`
    alter index realtime_tokens_widget_key_id rename to realtime_tokens_widget`.execute(db);
}
