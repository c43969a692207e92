import { sql, type Kysely } from 'kysely';

/**
 * Operators with their second factor, and what they did. What they decide about somebody stands with
 * the domain it concerns: reports that are closed, people who may not write, creators who are shown
 * first, categories nobody is led to.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table operators (
      user_id uuid primary key references users (id) on delete cascade,
      secret text not null,
      last_step int,
      granted_at timestamptz not null
    )`.execute(db);
  await sql`
    create table operator_codes (
      operator_id uuid not null references operators (user_id) on delete cascade,
      code_hash text not null,
      primary key (operator_id, code_hash)
    )`.execute(db);
  await sql`
    create table operator_proofs (
      session_id uuid primary key references sessions (id) on delete cascade,
      proved_at timestamptz not null
    )`.execute(db);
  // No foreign key to accounts: what was done stays when an account goes, as an id that names nobody.
  await sql`
    create table operator_acts (
      id uuid primary key,
      operator_id uuid not null,
      act text not null,
      subject text not null,
      reason text not null,
      undoes uuid unique references operator_acts (id),
      at timestamptz not null
    )`.execute(db);
  await sql`create index operator_acts_subject on operator_acts (subject, id desc)`.execute(db);
  await sql`
    create function operator_acts_are_append_only() returns trigger language plpgsql as $$
    begin
      raise exception 'what operators did stays as it is: % is refused', tg_op
        using errcode = 'integrity_constraint_violation';
    end $$`.execute(db);
  await sql`
    create trigger operator_acts_stay
    before update or delete or truncate on operator_acts
    for each statement execute function operator_acts_are_append_only()`.execute(db);
  await sql`alter table message_reports add closed_at timestamptz`.execute(db);
  await sql`
    create index message_reports_open on message_reports (id desc)
      where closed_at is null`.execute(db);
  await sql`
    create table muted_users (
      user_id uuid primary key references users (id) on delete cascade,
      since timestamptz not null
    )`.execute(db);
  await sql`
    create table featured_creators (
      user_id uuid primary key references users (id) on delete cascade,
      since timestamptz not null
    )`.execute(db);
  await sql`
    create table hidden_categories (
      key text primary key,
      since timestamptz not null
    )`.execute(db);
}
