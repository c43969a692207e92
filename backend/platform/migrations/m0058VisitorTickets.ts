import { sql, type Kysely } from 'kysely';

/** Questions to support by somebody without an account, who is answered at an address they name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table help_tickets
      alter column user_id drop not null,
      add column email text,
      add column locale text,
      add constraint help_tickets_asker check (num_nonnulls(user_id, email) = 1)`.execute(db);
  await sql`
    create index help_tickets_email on help_tickets (email, created_at desc)
      where email is not null`.execute(db);
  // Those of visitors end by themselves.
  await sql`
    create index help_tickets_end on help_tickets (created_at) where email is not null`.execute(db);
}
