import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table conversations (
      id uuid primary key,
      seq int not null default 0,
      last_seq int,
      created_at timestamptz not null
    )`.execute(db);

  // A conversation as each of its two people has it; what one has stays when the other one goes.
  await sql`
    create table conversation_sides (
      conversation_id uuid not null references conversations (id) on delete cascade,
      user_id uuid not null references users (id) on delete cascade,
      partner_id uuid references users (id) on delete set null,
      folder text not null default 'INBOX' check (folder in ('INBOX', 'ARCHIVED', 'SPAM')),
      received int not null default 0,
      read_count int not null default 0 check (read_count <= received),
      read_seq int not null default 0,
      last_at timestamptz,
      primary key (conversation_id, user_id),
      constraint conversation_sides_pair_key unique (user_id, partner_id)
    )`.execute(db);
  await sql`
    create index conversation_sides_folder
      on conversation_sides (user_id, folder, last_at desc, conversation_id desc)
      where last_at is not null`.execute(db);
  await sql`
    create index conversation_sides_newest
      on conversation_sides (user_id, last_at desc, conversation_id desc)
      where last_at is not null`.execute(db);
  await sql`
    create index conversation_sides_unread on conversation_sides (user_id)
      where received > read_count and folder <> 'SPAM'`.execute(db);
  await sql`create index conversation_sides_partner on conversation_sides (partner_id)`.execute(db);

  await sql`
    create table messages (
      id uuid primary key,
      conversation_id uuid not null references conversations (id) on delete cascade,
      seq int not null,
      sender_id uuid references users (id) on delete set null,
      client_id uuid not null,
      nth int not null,
      body text not null,
      photo_id uuid references photos (id) on delete set null,
      created_at timestamptz not null,
      constraint messages_seq_key unique (conversation_id, seq),
      constraint messages_client_key unique (conversation_id, sender_id, client_id)
    )`.execute(db);
  await sql`create index messages_sender on messages (sender_id)`.execute(db);
  await sql`
    create index messages_photo on messages (photo_id) where photo_id is not null`.execute(db);

  await sql`
    create table user_blocks (
      user_id uuid not null references users (id) on delete cascade,
      blocked_id uuid not null references users (id) on delete cascade,
      created_at timestamptz not null,
      primary key (user_id, blocked_id)
    )`.execute(db);
  await sql`create index user_blocks_blocked on user_blocks (blocked_id)`.execute(db);

  await sql`
    create table message_reports (
      id uuid primary key,
      conversation_id uuid not null references conversations (id) on delete cascade,
      message_id uuid references messages (id) on delete cascade,
      user_id uuid references users (id) on delete set null,
      reason text not null
        check (reason in ('SPAM', 'HARASSMENT', 'SCAM', 'INDECENT', 'OTHER')),
      note text,
      created_at timestamptz not null
    )`.execute(db);
  await sql`
    create unique index message_reports_once
      on message_reports (conversation_id, coalesce(message_id, conversation_id), user_id)`.execute(
    db,
  );
  await sql`create index message_reports_message on message_reports (message_id)`.execute(db);
  await sql`create index message_reports_user on message_reports (user_id)`.execute(db);
}
