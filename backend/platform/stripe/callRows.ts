import { sql, type Kysely, type Selectable } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { CallState, StripeCallsTable } from './tables';

export type CallRow = Selectable<StripeCallsTable>;

/** Nobody else repeats a call while whoever began it may still wait for the answer. */
const PATIENCE_MS = 30_000;
const LONGEST_REST_MS = 10 * 60_000;

/**
 * Writes a call down before it is made. A repetition gets the row of the first one, and of a refused
 * one a new beginning with its own parameters.
 */
export async function writeCall(
  db: Kysely<Tables>,
  call: { key: string; call: string; params: object; account: string | null; ref: string },
  { at, now }: { at: Date; now: Date },
): Promise<CallRow> {
  const nextTryAt = new Date(now.getTime() + PATIENCE_MS);
  const params = JSON.stringify(call.params);
  const written = await db
    .insertInto('stripeCalls')
    .values({ ...call, params, attempts: 1, createdAt: at, nextTryAt })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          params,
          state: 'OPEN',
          outcome: null,
          createdAt: at,
          answeredAt: null,
          nextTryAt,
        })
        .where('stripeCalls.state', '=', 'REFUSED'),
    )
    .returningAll()
    .executeTakeFirst();
  return written ?? findCall(db, call.key);
}

export function findCall(db: Kysely<Tables>, key: string): Promise<CallRow> {
  return db.selectFrom('stripeCalls').selectAll().where('key', '=', key).executeTakeFirstOrThrow();
}

/** Notes the answer to a call, unless another repetition has noted it before. */
export async function noteAnswer(
  db: Kysely<Tables>,
  key: string,
  answer: { state: CallState; outcome: object | null; params: object },
  now: Date,
): Promise<void> {
  await db
    .updateTable('stripeCalls')
    .set({
      state: answer.state,
      outcome: answer.outcome && JSON.stringify(answer.outcome),
      params: JSON.stringify(answer.params),
      answeredAt: now,
      nextTryAt: null,
    })
    .where('key', '=', key)
    .where('state', '=', 'OPEN')
    .execute();
}

/** Takes the call that has waited longest for its answer; the next try is later each time. */
export async function takeOpenCall(db: Kysely<Tables>, now: Date): Promise<CallRow | null> {
  const rest = sql`least(${LONGEST_REST_MS / 1000}, 30 * power(2, least(attempts, 10) - 1))`;
  const row = await db
    .updateTable('stripeCalls')
    .set({
      attempts: sql<number>`attempts + 1`,
      nextTryAt: sql<Date>`${now}::timestamptz + make_interval(secs => ${rest})`,
    })
    .where('key', '=', (query) =>
      query
        .selectFrom('stripeCalls')
        .select('key')
        .where('nextTryAt', '<=', now)
        .orderBy('nextTryAt')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** After a start that found the database left alone: nobody waits for these answers any more. */
export async function hurryOpenCalls(db: Kysely<Tables>, now: Date): Promise<void> {
  await db
    .updateTable('stripeCalls')
    .set({ nextTryAt: now })
    .where('nextTryAt', 'is not', null)
    .execute();
}

/** Says whether a call was ever made under this key. */
export async function wasAsked(db: Kysely<Tables>, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('stripeCalls')
    .select('key')
    .where('key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}
