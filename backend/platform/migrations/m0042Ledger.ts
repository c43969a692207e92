import { sql, type Kysely } from 'kysely';

/**
 * The books. Nothing in them is changed or deleted: the database refuses it, as it refuses an entry
 * whose lines do not sum to zero in each currency. An entry says how many lines it has, so none can
 * be added once it is committed. Balances follow from the lines, and nobody else writes them.
 * No foreign key leads to accounts of people: their ids stay here when they go.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ledger_entries (
      id uuid primary key,
      kind text not null check (kind in
        ('captured', 'stripe_fee', 'cleared', 'transferred', 'payout_paid', 'payout_failed',
         'reversed', 'refunded', 'dispute_opened', 'dispute_lost', 'dispute_won', 'refund_failed',
         'written_off')),
      source_id text not null,
      line_count int not null check (line_count > 1),
      at timestamptz not null,
      unique (source_id, kind)
    )`.execute(db);
  await sql`
    create table ledger_lines (
      entry_id uuid not null references ledger_entries (id),
      n int not null check (n > 0),
      account text not null check (account in
        ('cash', 'acct', 'claim', 'pending', 'available', 'frozen', 'transit', 'prepaid',
         'buyer_owed', 'fees', 'stripe_fees', 'dispute_fees', 'losses')),
      owner text not null,
      amount bigint not null check (amount <> 0),
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      primary key (entry_id, n),
      check ((owner = '') = (account in ('cash', 'fees', 'stripe_fees', 'dispute_fees', 'losses')))
    )`.execute(db);
  await sql`create index ledger_lines_owner on ledger_lines (owner) where owner <> ''`.execute(db);
  await sql`
    create table ledger_balances (
      account text not null,
      owner text not null,
      currency text not null,
      amount bigint not null,
      primary key (owner, account, currency)
    )`.execute(db);
  await refuseChanges(db);
  await refuseUnbalanced(db);
  await keepBalances(db);
}

async function refuseChanges(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function ledger_is_append_only() returns trigger language plpgsql as $$
    begin
      raise exception 'the ledger is append-only: % of % is refused', tg_op, tg_table_name
        using errcode = 'integrity_constraint_violation';
    end $$`.execute(db);
  for (const table of ['ledger_entries', 'ledger_lines']) {
    await sql`
      create trigger ${sql.id(`${table}_stay`)}
      before update or delete or truncate on ${sql.table(table)}
      for each statement execute function ledger_is_append_only()`.execute(db);
  }
}

async function refuseUnbalanced(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function ledger_entry_is_whole() returns trigger language plpgsql as $$
    declare
      entry ledger_entries;
      sums text;
    begin
      select * into entry from ledger_entries where id = new.entry_id;
      if (select count(*) from ledger_lines where entry_id = new.entry_id) <> entry.line_count then
        raise exception 'ledger entry % has not the % lines it says', entry.id, entry.line_count
          using errcode = 'integrity_constraint_violation';
      end if;
      select string_agg(currency || ' ' || total, ', ') into sums from (
        select currency, sum(amount) as total from ledger_lines
        where entry_id = new.entry_id group by currency having sum(amount) <> 0) as unbalanced;
      if sums is not null then
        raise exception 'ledger entry % does not sum to zero: %', entry.id, sums
          using errcode = 'integrity_constraint_violation';
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create constraint trigger ledger_lines_sum_to_zero after insert on ledger_lines
    deferrable initially deferred for each row execute function ledger_entry_is_whole()`.execute(
    db,
  );
  await sql`
    create function ledger_entry_has_lines() returns trigger language plpgsql as $$
    begin
      if not exists (select from ledger_lines where entry_id = new.id) then
        raise exception 'ledger entry % has no lines', new.id
          using errcode = 'integrity_constraint_violation';
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create constraint trigger ledger_entries_have_lines after insert on ledger_entries
    deferrable initially deferred for each row execute function ledger_entry_has_lines()`.execute(
    db,
  );
}

async function keepBalances(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function ledger_keep_balance() returns trigger language plpgsql as $$
    begin
      insert into ledger_balances (account, owner, currency, amount)
      values (new.account, new.owner, new.currency, new.amount)
      on conflict (owner, account, currency)
      do update set amount = ledger_balances.amount + excluded.amount;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger ledger_lines_keep_balances after insert on ledger_lines
    for each row execute function ledger_keep_balance()`.execute(db);
  await sql`
    create function ledger_balances_follow() returns trigger language plpgsql as $$
    begin
      if pg_trigger_depth() > 1 then
        return null;
      end if;
      raise exception 'balances follow from the lines of the ledger: % is refused', tg_op
        using errcode = 'integrity_constraint_violation';
    end $$`.execute(db);
  await sql`
    create trigger ledger_balances_stay
    before insert or update or delete or truncate on ledger_balances
    for each statement execute function ledger_balances_follow()`.execute(db);
}
