import { sql, type Kysely } from 'kysely';

/**
 * A place in a creator's queue that is sold: it is a pass of its own, its entry says which order it
 * was used for, and the order says which queue it is in.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['services', 'bookings']) {
    const name = sql.ref(`${table}_kind_check`);
    await sql`
      alter table ${sql.table(table)} drop constraint ${name},
        add constraint ${name} check (kind in ('SESSION', 'DELIVERY', 'INSTANT', 'QUEUE'))`.execute(
      db,
    );
  }
  await sql`
    alter table bookings
      add column party_id uuid references parties (id) on delete set null,
      add column queue_uuid uuid,
      add column in_line_since timestamptz`.execute(db);
  await sql`
    create index bookings_party on bookings (party_id) where party_id is not null`.execute(db);
  await sql`
    alter table queue_passes
      add column booking_id uuid unique references bookings (id) on delete cascade`.execute(db);
  // Beside the one that was given, somebody may have bought some.
  await sql`drop index queue_passes_unused`.execute(db);
  await sql`
    create unique index queue_passes_unused on queue_passes (creator_id, user_id)
      where used_entry_id is null and booking_id is null`.execute(db);
  await sql`
    create index queue_passes_bought on queue_passes (creator_id, user_id)
      where used_entry_id is null and booking_id is not null`.execute(db);
  await sql`
    alter table queue_entries
      add column booking_id uuid references bookings (id) on delete set null`.execute(db);
  await sql`
    create index queue_entries_bought on queue_entries (party_id)
      where booking_id is not null`.execute(db);
  await sql`
    create index queue_entries_booking on queue_entries (booking_id)
      where booking_id is not null`.execute(db);
  await sql`alter table parties add column bought_count int not null default 0`.execute(db);
}
