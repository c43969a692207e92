import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import { ENTRY } from '@/lib/shared/lottery/states';

type Db = Kysely<Tables>;

/** How many entered a draw and left it again. */
export async function leftCount(db: Db, lotteryId: string): Promise<number> {
  const { count } = await db
    .selectFrom('lotteryEntries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('lotteryId', '=', lotteryId)
    .where('status', '=', ENTRY.left)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many entered in each of so many steps; one in which nobody did is missing. */
export async function entryCurve(
  db: Db,
  lotteryId: string,
  { from, stepMs, steps }: { from: Date; stepMs: number; steps: number },
): Promise<{ step: number; entered: number }[]> {
  const { rows } = await sql<{ step: number; entered: number }>`
    select greatest(0, least(${steps}::int - 1, floor(
      extract(epoch from joined_at - ${from}::timestamptz) * 1000 / ${stepMs}::float8
    )))::int as step, count(*)::int as entered
    from lottery_entries where lottery_id = ${lotteryId}
    group by step order by step`.execute(db);
  return rows;
}
