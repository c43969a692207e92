import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { DrawProof } from '@/lib/shared/lottery/scheme/proof';
import { ENTRY } from '@/lib/shared/lottery/states';

type Db = Kysely<Tables>;

/** A published draw as its proof tells it, but for its log. */
export type ProofRow = Omit<DrawProof, 'format' | 'version' | 'drawLog'> & {
  /** Lines that belong to it: later ones came after it was read. */
  logSeq: number;
};

/**
 * A published draw in one statement, so that all agrees. Names are those of winners alone, and gone
 * with whoever was passed over or has no account any more.
 */
export async function findProof(db: Db, lotteryId: string): Promise<ProofRow | undefined> {
  const isNamed = sql`e.status <= ${sql.lit(ENTRY.fulfilled)} and e.label is not null
    and e.salt is not null`;
  const { rows } = await sql<ProofRow>`
    select id as lottery_id, rules, randomness, prize_count, seed_hash, commit_hash,
      log_head as head, entrants_hash, seed, signature, ranking, log_seq,
      (select coalesce(json_agg(json_build_object('slot', e.slot, 'n', e.n,
          'label', case when ${isNamed} then e.label end,
          'salt', case when ${isNamed} then e.salt end) order by e.rank), '[]')
        from lottery_entries e where e.lottery_id = lotteries.id and e.slot is not null) as winners
    from lotteries where id = ${lotteryId} and state <> 'DRAFT'`.execute(db);
  return rows[0];
}

/** The next lines of a draw's log, in order. */
export function linesAfter(
  db: Db,
  lotteryId: string,
  range: { after: number; until: number },
): Promise<{ seq: number; line: string }[]> {
  return db
    .selectFrom('lotteryLog')
    .select(['seq', 'line'])
    .where('lotteryId', '=', lotteryId)
    .where('seq', '>', range.after)
    .where('seq', '<=', range.until)
    .orderBy('seq')
    .execute();
}
