import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';

type Db = Kysely<Tables>;

/** Takes somebody's words out of cases; what was agreed or decided stays. */
export async function forgetWords(db: Db, userId: string): Promise<void> {
  await db.updateTable('caseSteps').set({ words: null }).where('actorId', '=', userId).execute();
}

/** The cases of somebody's orders as the file of their data shows them. */
export async function caseRowsOf(db: Db, userId: string) {
  const knowsPrice = sql`(b.creator_id = ${userId} or b.buyer_id = ${userId})`;
  const { rows } = await sql<Record<string, unknown>>`
    select b.number, c.kind, c.state, c.opened_by, c.new_due, c.rule, c.outcome,
      -- Who was given it knows no price.
      case when ${knowsPrice} then c.amount end as amount,
      case when ${knowsPrice} then c.refund end as refund,
      c.opened_at, c.closed_at,
      (select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'by', actor, 'at', at,
            'amount', case when ${knowsPrice} then amount end,
            'words', case when actor_id = ${userId} then words end) order by no), '[]')
        from case_steps where case_id = c.id) as steps
    from resolution_cases c join bookings b on b.id = c.booking_id
    where b.recipient_id = ${userId} or b.creator_id = ${userId}
    order by c.id`.execute(db);
  return rows;
}
