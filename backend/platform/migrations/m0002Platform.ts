import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table outbox (
      id bigint generated always as identity primary key,
      event_id uuid not null,
      shard int not null,
      channel text not null,
      message jsonb not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index outbox_shard_id on outbox (shard, id)`.execute(db);
  await sql`
    create table outbox_shards (
      shard int primary key,
      leased_until timestamptz not null default '-infinity',
      owner uuid
    )`.execute(db);
  await sql`insert into outbox_shards (shard) select generate_series(0, 15)`.execute(db);
  await sql`
    create table requests (
      actor_id uuid not null,
      request_key text not null,
      operation text not null,
      answer jsonb,
      created_at timestamptz not null default now(),
      primary key (actor_id, operation, request_key)
    )`.execute(db);
  await sql`create index requests_created_at on requests (created_at)`.execute(db);
}
