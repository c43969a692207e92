import { VISITOR_QUESTION_DAYS } from '@/lib/shared/help/contact';
import { sql, type Kysely } from 'kysely';
import type { Database } from '@/backend/platform/database/database';
import type { Logger } from '@/backend/platform/logger';
import type { Tables } from '@/backend/platform/tables';

const EVERY_MS = 5 * 60_000;

/**
 * Deletes old rows at the start and every five minutes: stored results of requests after a week,
 * mails after a month or three, what Stripe told after a month, marks of bundled mails after an hour,
 * text messages, pushes, codes and finished jobs after a day, what bans say of others when it is over,
 * questions of visitors after three months, browsers after a year. It also runs checkpoint and vacuum on the embedded database, which has no
 * process for them and would grow for ever. Returns a function that stops it.
 */
export function startMaintenance({ db, kind }: Database, logger: Logger): () => Promise<void> {
  let running = Promise.resolve();
  const run = () => {
    running = running
      .then(() => maintain(db, kind))
      .catch((error: unknown) => logger.error({ err: error }, 'maintenance failed'));
  };
  run();
  const timer = setInterval(run, EVERY_MS);
  return () => {
    clearInterval(timer);
    return running;
  };
}

async function maintain(db: Kysely<Tables>, kind: Database['kind']): Promise<void> {
  await sql`delete from requests where created_at < now() - interval '7 days'`.execute(db);
  // A link that ends mails of a kind works for three months.
  await sql`
    delete from mails where created_at < now() - interval '90 days'
      or (topic is null and created_at < now() - interval '30 days')`.execute(db);
  // Before the codes: the texts of a deleted account are found by the numbers its codes went to.
  await sql`delete from sms_messages where created_at < now() - interval '1 day'`.execute(db);
  await sql`delete from push_messages where created_at < now() - interval '1 day'`.execute(db);
  await sql`delete from mail_folds where mailed_at < now() - interval '1 hour'`.execute(db);
  await sql`delete from jobs where done_at < now() - interval '1 day'`.execute(db);
  await sql`delete from account_codes where expires_at < now() - interval '1 day'`.execute(db);
  await sql`delete from one_time_codes where expires_at < now() - interval '1 hour'`.execute(db);
  await sql`delete from code_failures where day < (now() - interval '2 days')::date::text`.execute(
    db,
  );
  // So long after, Stripe tells nothing a second time.
  await sql`delete from stripe_events where applied_at < now() - interval '31 days'`.execute(db);
  // Nobody has confirmed the addresses in them (decision 84).
  await sql`
    delete from help_tickets
    where email is not null and created_at < now() - make_interval(days => ${VISITOR_QUESTION_DAYS})`.execute(
    db,
  );
  await sql`delete from ban_marks where until < now()`.execute(db);
  await sql`delete from known_browsers where seen_at < now() - interval '1 year'`.execute(db);
  if (kind === 'postgres') {
    return;
  }
  await sql`checkpoint`.execute(db);
  const tables = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(db);
  // Table by table, so that other queries run in between.
  for (const { name } of tables.rows) {
    await sql`vacuum (analyze) ${sql.table(name)}`.execute(db);
  }
}
