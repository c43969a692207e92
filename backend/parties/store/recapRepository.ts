import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import type { NextTime, RecapKind } from '@/lib/shared/parties/queueRules';
import type { QueueEntriesTable } from '@/backend/parties/tables';

type Db = Kysely<Tables>;

// Word for word the conditions of the indexes, or no plan would use them.
const IS: Record<RecapKind, RawBuilder<unknown>> = {
  PLAYED: sql`status = ${sql.lit(STATUS.played)}`,
  MISSED: sql`${statusIn(STATUS.missed, STATUS.skipped, STATUS.endedUnplayed)} and ${neverPlayed()}`,
  LEFT: statusIn(STATUS.left, STATUS.removed, STATUS.blocked),
};

function statusIn(...statuses: number[]) {
  return sql`status in (${sql.join(statuses.map((status) => sql.lit(status)))})`;
}

/** Whoever had a turn and joined again was not left without one. */
function neverPlayed() {
  return sql`not exists (select 1 from queue_entries turn
    where turn.party_id = queue_entries.party_id and turn.user_id = queue_entries.user_id
      and turn.status = ${sql.lit(STATUS.played)})`;
}

/** An entry that is over, and whether its fan has a pass for the next time. */
export interface RecapRow extends Selectable<QueueEntriesTable> {
  /** A guest's is the name. */
  handle: string;
  priority: NextTime | null;
}

// Of a party that is over, also those whose entries are still to be ended.
const ENDS = sql`status between ${sql.lit(STATUS.waiting)} and ${sql.lit(STATUS.ready)}
  and exists (select 1 from parties where id = party_id and state = 'ENDED') and ${neverPlayed()}`;

/** How many entries of a party are over, by what became of them. */
export type RecapCounts = Record<'played' | 'missed' | 'left', number>;

export async function recapCounts(db: Db, partyId: string): Promise<RecapCounts> {
  const count = (condition: RawBuilder<unknown>) =>
    sql`(select count(*)::int from queue_entries where party_id = ${partyId} and ${condition})`;
  const { rows } = await sql<RecapCounts>`
    select ${count(IS.PLAYED)} as played, ${count(IS.MISSED)} + ${count(ENDS)} as missed,
      ${count(IS.LEFT)} as left`.execute(db);
  return rows[0] ?? { played: 0, missed: 0, left: 0 };
}

/** Those of a kind behind a number, in the order of the numbers. */
export async function recapRows(
  db: Db,
  party: { id: string; creatorId: string },
  kind: RecapKind,
  { after, limit }: { after: number; limit: number },
): Promise<RecapRow[]> {
  const { rows } = await sql<RecapRow>`
    select e.*, coalesce(fan.handle, e.guest_name) as handle, (
      select case when bool_or(pass.used_entry_id is null) then 'GIVEN'
        when count(*) > 0 then 'USED' end
      from queue_passes pass
      where pass.creator_id = ${party.creatorId} and pass.user_id = e.user_id
        and (pass.used_entry_id is null or pass.given_for = e.id)) as priority
    from (
      select * from queue_entries
      where party_id = ${party.id} and ${IS[kind]} and number > ${after}
      order by number limit ${limit}
    ) e left join users fan on fan.id = e.user_id
    order by e.number`.execute(db);
  return rows;
}
