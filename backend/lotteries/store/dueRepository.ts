import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';

type Db = Kysely<Tables>;

/** A draw in which something is to be done now. */
export interface DueLottery {
  id: string;
  due: 'OPEN' | 'CLOSE' | 'REVEAL';
  /** Its list was closed long ago. */
  isLate: boolean;
}

const AT_ONCE = 50;

/**
 * Draws that are to open, to close, or to show their order. Those closed before `late` are asked for
 * once a minute.
 */
export async function dueLotteries(db: Db, now: Date, late: Date): Promise<DueLottery[]> {
  // Written as the index has it, or each second would read all draws there ever were.
  const isTurn = sql`(closed_at >= ${late}
    or updated_at < ${now}::timestamptz - interval '1 minute')`;
  const { rows } = await sql<DueLottery>`
    select id, case state when 'SCHEDULED' then 'OPEN' when 'OPEN' then 'CLOSE'
      when 'PAUSED' then 'CLOSE' else 'REVEAL' end as due,
      coalesce(closed_at < ${late}, false) as is_late
    from lotteries
    where (state = 'SCHEDULED' and opens_at <= ${now})
      or (state in ('OPEN', 'PAUSED') and closes_at <= ${now})
      or (state = 'CLOSED' and ${isTurn})
      or (state = 'CANCELLED' and closed_at is not null and ranking is null and ${isTurn})
    order by updated_at limit ${sql.lit(AT_ONCE)}`.execute(db);
  return rows;
}

/** Notes that a draw's late number was asked for. */
export async function noteAsked(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('lotteries').set({ updatedAt: now }).where('id', '=', id).execute();
}
