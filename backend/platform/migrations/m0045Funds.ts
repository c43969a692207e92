import { sql, type Kysely } from 'kysely';

/**
 * Funds and contributions. The sums of a fund are columns of its row, changed in the transaction that
 * changes a contribution, and never summed up on reading.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table funds (
      id uuid primary key references live_tools (id) on delete cascade,
      creator_id uuid not null references users (id) on delete cascade,
      title text not null,
      summary text,
      story text,
      cover text,
      video_url text,
      state text not null default 'DRAFT' check (state in ('DRAFT', 'SCHEDULED', 'LIVE', 'PAUSED',
        'SETTLING', 'REACHED', 'MISSED', 'PAID_OUT', 'REFUNDED', 'CANCELLED')),
      currency text not null,
      mode text not null check (mode in ('KEEP', 'ALL_OR_NOTHING')),
      goal int not null check (goal > 0),
      starts_at timestamptz,
      deadline_at timestamptz,
      min int not null check (min > 0),
      max int not null,
      presets jsonb not null default '[]',
      starting int not null default 0 check (starting >= 0),
      anonymous_allowed boolean not null default true,
      messages_moderated boolean not null default true,
      moderators_see_amounts boolean not null default false,
      leaderboard_shown boolean not null default true,
      alert_min int not null default 0,
      speak_min int not null default 0,
      alert_max_chars int not null,
      thanks text,
      settled bigint not null default 0 check (settled >= 0),
      pending bigint not null default 0 check (pending >= 0),
      offline bigint not null default 0 check (offline >= 0),
      supporter_count int not null default 0 check (supporter_count >= 0),
      pledge_count int not null default 0 check (pledge_count >= 0),
      failed_count int not null default 0 check (failed_count >= 0),
      failed_amount bigint not null default 0 check (failed_amount >= 0),
      to_check_count int not null default 0 check (to_check_count >= 0),
      session_base bigint,
      session_goal int,
      session_since timestamptz,
      seq int not null default 0,
      version int not null default 1,
      opened_at timestamptz,
      reached_at timestamptz,
      ended_at timestamptz,
      cancel_reason text,
      work_at timestamptz,
      archived_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      check (max >= min)
    )`.execute(db);
  await sql`create index funds_creator on funds (creator_id, id desc)`.execute(db);
  await sql`
    create index funds_live on funds (creator_id, id desc)
      where state in ('LIVE', 'PAUSED')`.execute(db);
  // What is due in funds is looked for among few of all.
  await sql`
    create index funds_starts on funds (starts_at) where state = 'SCHEDULED'`.execute(db);
  await sql`
    create index funds_deadlines on funds (deadline_at)
      where state in ('LIVE', 'PAUSED') and deadline_at is not null`.execute(db);
  await sql`create index funds_work on funds (work_at) where work_at is not null`.execute(db);
  // Whether a fund shows a photo is asked before the photo is deleted.
  await sql`create index funds_cover on funds (cover) where cover is not null`.execute(db);
  await sql`
    create table fund_tiers (
      id uuid primary key,
      fund_id uuid not null references funds (id) on delete cascade,
      position int not null,
      title text not null,
      description text,
      price int not null check (price > 0),
      stock int,
      taken int not null default 0 check (taken >= 0),
      backers int not null default 0 check (backers >= 0),
      question text,
      opens_at timestamptz,
      closes_at timestamptz,
      delivery text,
      thanks text,
      retired_at timestamptz,
      check (stock is null or taken <= stock)
    )`.execute(db);
  await sql`create index fund_tiers_fund on fund_tiers (fund_id, position)`.execute(db);
  await sql`
    create table fund_milestones (
      id uuid primary key,
      fund_id uuid not null references funds (id) on delete cascade,
      amount int not null check (amount > 0),
      title text not null,
      note text,
      is_hidden boolean not null,
      reached_at timestamptz
    )`.execute(db);
  await sql`create index fund_milestones_fund on fund_milestones (fund_id, amount)`.execute(db);
  await sql`
    create table fund_polls (
      id uuid primary key,
      fund_id uuid not null references funds (id) on delete cascade,
      position int not null,
      title text not null,
      closes_at timestamptz
    )`.execute(db);
  await sql`create index fund_polls_fund on fund_polls (fund_id, position)`.execute(db);
  await sql`
    create table fund_poll_options (
      id uuid primary key,
      poll_id uuid not null references fund_polls (id) on delete cascade,
      fund_id uuid not null references funds (id) on delete cascade,
      position int not null,
      label text not null,
      total bigint not null default 0 check (total >= 0)
    )`.execute(db);
  await sql`create index fund_poll_options_poll on fund_poll_options (poll_id, position)`.execute(
    db,
  );
  await sql`create index fund_poll_options_fund on fund_poll_options (fund_id)`.execute(db);
  await sql`
    create table fund_news (
      id uuid primary key,
      fund_id uuid not null references funds (id) on delete cascade,
      title text not null,
      text text not null,
      request_key uuid not null,
      at timestamptz not null,
      unique (fund_id, request_key)
    )`.execute(db);
  await sql`create index fund_news_fund on fund_news (fund_id, id desc)`.execute(db);
  await sql`
    create table fund_corrections (
      id uuid primary key,
      fund_id uuid not null references funds (id) on delete cascade,
      kind text not null check (kind in
        ('REFUND', 'DISPUTE', 'DISPUTE_WON', 'REFUND_FAILED', 'OFFLINE')),
      amount int not null,
      source_id text not null,
      at timestamptz not null,
      unique (fund_id, kind, source_id)
    )`.execute(db);
  await sql`create index fund_corrections_fund on fund_corrections (fund_id, id desc)`.execute(db);
  await sql`
    create table fund_matches (
      id uuid primary key,
      fund_id uuid not null references funds (id) on delete cascade,
      name text not null,
      up_to int not null check (up_to > 0),
      matched bigint not null default 0 check (matched >= 0),
      request_key uuid not null,
      started_at timestamptz not null,
      until timestamptz not null,
      ended_at timestamptz,
      unique (fund_id, request_key)
    )`.execute(db);
  await sql`
    create table fund_ranks (
      fund_id uuid not null references funds (id) on delete cascade,
      period text not null,
      who text not null,
      user_id uuid references users (id) on delete cascade,
      name text not null,
      total bigint not null,
      primary key (fund_id, period, who)
    )`.execute(db);
  await sql`
    create index fund_ranks_order on fund_ranks (fund_id, period, total desc)`.execute(db);
  await sql`create index fund_ranks_user on fund_ranks (user_id)`.execute(db);
  await sql`
    create table fund_supporters (
      fund_id uuid not null references funds (id) on delete cascade,
      who text not null,
      counted int not null,
      primary key (fund_id, who)
    )`.execute(db);
  await sql`
    create table contributions (
      id uuid primary key,
      fund_id uuid not null references funds (id) on delete cascade,
      contributor_id uuid references users (id) on delete set null,
      who text not null,
      email text,
      name text,
      locale text not null,
      request_key uuid not null,
      amount int not null check (amount > 0),
      currency text not null,
      tier_id uuid references fund_tiers (id),
      tier_answer text,
      poll_option_id uuid references fund_poll_options (id),
      message text,
      links_removed int not null default 0,
      visibility text not null check (visibility in
        ('PUBLIC', 'HIDE_AMOUNT', 'ALIAS', 'ANONYMOUS')),
      alias text,
      is_test boolean not null default false,
      payment text not null default 'OPEN' check (payment in ('OPEN', 'PENDING', 'PLEDGED',
        'DECLINED', 'SETTLED', 'PARTLY_REFUNDED', 'REFUNDED', 'DISPUTED', 'CHARGED_BACK', 'FAILED',
        'VOID')),
      message_state text not null check (message_state in
        ('ABSENT', 'PENDING', 'APPROVED', 'DENIED', 'FLAGGED')),
      show text not null check (show in ('PENDING', 'READY', 'SHOWN', 'SKIPPED')),
      refunded int not null default 0, charged_back int not null default 0,
      counted_settled int not null default 0, counted_pending int not null default 0,
      holds_tier boolean not null default false, is_backer boolean not null default false,
      token_hash text, address_hash text,
      thanked_at timestamptz, later_at timestamptz, paid_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      check ((visibility = 'ALIAS') = (alias is not null)),
      unique (fund_id, request_key)
    )`.execute(db);
  await sql`create index contributions_fund on contributions (fund_id, id desc)`.execute(db);
  await sql`
    create index contributions_shown on contributions (fund_id, paid_at desc, id desc)
      where paid_at is not null and not is_test`.execute(db);
  await sql`
    create index contributions_to_check on contributions (fund_id, later_at nulls first, id)
      where message_state in ('PENDING', 'FLAGGED')`.execute(db);
  await sql`
    create index contributions_pledged on contributions (fund_id, id)
      where payment in ('PLEDGED', 'DECLINED')`.execute(db);
  await sql`
    create index contributions_giver on contributions (contributor_id, id desc)`.execute(db);
  // How many somebody without an account has started is asked before the next one.
  await sql`
    create index contributions_email on contributions (email, created_at)
      where email is not null`.execute(db);
  await sql`
    create index contributions_address on contributions (created_at)
      where address_hash is not null`.execute(db);
  // What the links of those without an account, and their hashed addresses, are made with.
  await sql`create table contribution_keys (key text not null)`.execute(db);
  await sql`
    insert into contribution_keys
    values (gen_random_uuid()::text || gen_random_uuid()::text)`.execute(db);
  await sql`create index contributions_tier on contributions (tier_id)`.execute(db);
  await sql`create index contributions_option on contributions (poll_option_id)`.execute(db);
  await sql`
    alter table widget_alerts
      add column amount int,
      add column currency text,
      add column is_spoken boolean not null default false`.execute(db);
}
