import { sql, type Kysely } from 'kysely';

/** Views of tickets stood under an address that is no page; they count for their queue's page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into page_views (path, day, creator_id, views)
      select regexp_replace(path, '/queue$', ''), day, creator_id, views from page_views
      where path like '/party/%/queue'
      on conflict (path, day) do update set views = page_views.views + excluded.views`.execute(db);
  await sql`delete from page_views where path like '/party/%/queue'`.execute(db);
}
