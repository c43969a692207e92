import { sql, type Kysely } from 'kysely';

/**
 * Draws. `lottery_log` is their public log, chained line by line; `lottery_seeds` holds what must not
 * be read before the reveal. An entry keeps `c` when its account goes, and loses what opens it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table lotteries (
      id uuid primary key references live_tools (id) on delete cascade,
      creator_id uuid not null references users (id) on delete cascade,
      title text not null,
      notice text,
      state text not null default 'DRAFT' check (state in
        ('DRAFT', 'SCHEDULED', 'OPEN', 'PAUSED', 'CLOSED', 'CLAIMING', 'COMPLETED', 'CANCELLED')),
      prizes jsonb not null default '[]',
      own_rules text,
      opens_at timestamptz,
      closes_at timestamptz,
      open_minutes int,
      verified_only boolean not null default true,
      followers_only boolean not null default false,
      min_account_days int not null default 0,
      countries jsonb not null default '[]',
      min_age int,
      not_won_days int not null default 0,
      follow_tickets int not null default 0,
      waited_tickets int not null default 0,
      max_entries int,
      claim_mode text not null check (claim_mode in ('LIVE', 'OFFLINE')),
      claim_seconds int not null,
      member_count int not null default 0,
      ticket_total int not null default 0,
      next_number int not null default 1,
      seq int not null default 0,
      version int not null default 1,
      rules text,
      prize_count int not null default 0,
      randomness text check (randomness in ('drand-quicknet', 'drand-test', 'none')),
      seed_hash text,
      commit_hash text,
      log_seq int not null default 0,
      log_head text,
      log_ms bigint not null default 0,
      opened_at timestamptz,
      closed_at timestamptz,
      round int,
      entrants_hash text,
      signature text,
      ranking jsonb,
      seed text,
      revealed_at timestamptz,
      offers int not null default 0,
      cancel_reason text,
      ended_at timestamptz,
      archived_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      check (1 + follow_tickets + waited_tickets <= 10),
      check ((state = 'DRAFT') or (rules is not null and commit_hash is not null))
    )`.execute(db);
  await sql`create index lotteries_creator on lotteries (creator_id, id desc)`.execute(db);
  await sql`
    create index lotteries_live on lotteries (creator_id, id desc)
      where state in ('OPEN', 'PAUSED', 'CLOSED')`.execute(db);
  await sql`
    create index lotteries_planned on lotteries (creator_id, opens_at)
      where state = 'SCHEDULED'`.execute(db);
  await sql`
    create table lottery_seeds (
      lottery_id uuid primary key references lotteries (id) on delete cascade,
      seed text not null
    )`.execute(db);
  await sql`
    create table lottery_entries (
      id uuid primary key,
      claim_uuid uuid not null unique,
      lottery_id uuid not null references lotteries (id) on delete cascade,
      user_id uuid references users (id) on delete set null,
      n int not null,
      status int not null default 100,
      tickets int not null,
      salt text,
      label text,
      c text not null,
      bonuses jsonb not null default '[]',
      log_seq int not null,
      joined_at timestamptz not null,
      ended_at timestamptz,
      network_hash text,
      country text,
      rank int,
      slot int,
      prize int,
      offered_at timestamptz,
      confirmed_at timestamptz,
      claim_by timestamptz,
      claimed_at timestamptz,
      details_by timestamptz,
      details jsonb,
      details_at timestamptz,
      reminded_at timestamptz,
      fulfilled_at timestamptz,
      purge_at timestamptz,
      end_reason text,
      unique (lottery_id, n),
      unique (lottery_id, c)
    )`.execute(db);
  await sql`
    create unique index lottery_entries_live on lottery_entries (lottery_id, user_id)
      where user_id is not null and status < 400`.execute(db);
  await sql`
    create index lottery_entries_drawn on lottery_entries (lottery_id, slot)
      where slot is not null`.execute(db);
  await sql`create index lottery_entries_user on lottery_entries (user_id, id desc)`.execute(db);
  await sql`
    create index lottery_entries_purge on lottery_entries (purge_at)
      where purge_at is not null`.execute(db);
  await sql`
    create table lottery_log (
      lottery_id uuid not null references lotteries (id) on delete cascade,
      seq int not null,
      line text not null,
      head text not null,
      primary key (lottery_id, seq)
    )`.execute(db);
  // Whether a draw shows a photo is asked before the photo is deleted.
  await sql`create index lotteries_prizes on lotteries using gin (prizes jsonb_path_ops)`.execute(
    db,
  );
  // What is due in draws is looked for each second, among few of all.
  await sql`
    create index lotteries_due on lotteries (updated_at)
      where state in ('SCHEDULED', 'OPEN', 'PAUSED', 'CLOSED')
        or (state = 'CANCELLED' and closed_at is not null and ranking is null)`.execute(db);
}
