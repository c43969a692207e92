import { sql, type Kysely } from 'kysely';
import type { Context } from '@/backend/platform/context';
import { newId } from '@/backend/platform/id';
import type { Tables } from '@/backend/platform/tables';
import { inTransaction } from '@/backend/platform/transaction';

/** Something that must happen at a time. */
export interface ScheduledJob {
  kind: string;
  /** Plain JSON for the handler. */
  ref: object;
  runAt: Date;
}

/** What a job does, in the transaction that marks it as done. */
export type JobHandler = (context: Context, ref: unknown) => Promise<void>;

const RETRY_MS = 30_000;

/** Stores a job in the running transaction. */
export async function scheduleJob(
  context: Context,
  { kind, ref, runAt }: ScheduledJob,
): Promise<void> {
  await context.db
    .insertInto('jobs')
    .values({ id: newId(), kind, ref: JSON.stringify(ref), runAt })
    .execute();
}

/**
 * Runs the job that is due first, once. Returns whether there was one. When a handler fails, its
 * changes are undone and the job is tried again after half a minute.
 */
export async function runDueJob(
  context: Context,
  handlers: Readonly<Record<string, JobHandler>>,
): Promise<boolean> {
  let claimed: string | null = null;
  try {
    return await inTransaction(context, async (inner) => {
      const job = await dueJob(inner.db, inner.now());
      if (!job) return false;
      claimed = job.id;
      const handler = handlers[job.kind];
      if (!handler) throw new Error(`no handler for jobs of kind ${job.kind}`);
      await handler(inner, job.ref);
      await inner.db
        .updateTable('jobs')
        .set({ doneAt: inner.now() })
        .where('id', '=', job.id)
        .execute();
      return true;
    });
  } catch (error) {
    if (claimed) {
      const runAt = new Date(context.now().getTime() + RETRY_MS);
      await context.db.updateTable('jobs').set({ runAt }).where('id', '=', claimed).execute();
    }
    throw error;
  }
}

function dueJob(db: Kysely<Tables>, now: Date) {
  return db
    .selectFrom('jobs')
    .select(['id', 'kind', 'ref'])
    .where(sql<boolean>`done_at is null`)
    .where('runAt', '<=', now)
    .orderBy('runAt')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}
