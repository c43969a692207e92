import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mail_folds (
      user_id uuid not null references users (id) on delete cascade,
      group_key text not null,
      mailed_at timestamptz not null,
      primary key (user_id, group_key)
    )`.execute(db);
}
