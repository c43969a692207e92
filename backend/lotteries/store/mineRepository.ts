import { sql, type Expression, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import { ENTRY } from '@/lib/shared/lottery/states';

/** The asking user's own entry, with what its receipt is made of. */
export interface MineRow {
  id: string;
  uuid: string;
  n: number;
  status: number;
  tickets: number;
  rank: number | null;
  prize: number | null;
  confirmedAt: string | null;
  claimBy: string | null;
  bonuses: string[];
  /** Null together: nothing opens `c` any more. */
  label: string | null;
  salt: string | null;
  logSeq: number;
  line: string;
  head: string;
  prev: string;
}

/**
 * The newest entry of a user in the draw that a statement reads as `lotteries`, as one JSON value;
 * null: they never entered, or left.
 */
export function mineJson(userId: Expression<string> | string | null): RawBuilder<MineRow | null> {
  return sql<MineRow | null>`(
    select json_build_object('id', e.id, 'uuid', e.claim_uuid, 'n', e.n, 'status', e.status,
      'tickets', e.tickets, 'rank', coalesce(e.rank, (
        select place::int from jsonb_array_elements(lotteries.ranking)
          with ordinality as ranked (n, place)
        where ranked.n = to_jsonb(e.n))),
      'prize', e.prize, 'confirmedAt', e.confirmed_at, 'claimBy', e.claim_by,
      'bonuses', e.bonuses, 'label', e.label, 'salt', e.salt, 'logSeq', e.log_seq,
      'line', own.line, 'head', own.head,
      'prev', coalesce(before.head, lotteries.commit_hash))
    from lottery_entries e
    join lottery_log own on own.lottery_id = e.lottery_id and own.seq = e.log_seq
    left join lottery_log before
      on before.lottery_id = e.lottery_id and before.seq = e.log_seq - 1
    where e.lottery_id = lotteries.id and e.user_id = ${userId}
      and e.status <> ${sql.lit(ENTRY.left)}
    order by e.n desc limit 1)`;
}

/** The same entry of a draw by itself. */
export async function findMine(
  db: Kysely<Tables>,
  lotteryId: string,
  userId: string,
): Promise<MineRow | null> {
  const row = await db
    .selectFrom('lotteries')
    .select(mineJson(userId).as('mine'))
    .where('id', '=', lotteryId)
    .executeTakeFirst();
  return row?.mine ?? null;
}
