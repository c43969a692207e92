import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { PartyState } from '@/lib/shared/parties/messages';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import type { NextTime, RecapKind } from '@/lib/shared/parties/queueRules';
import type { QueueEntriesTable } from '@/backend/parties/tables';

type Db = Kysely<Tables>;

/** A party as far as its recap needs it. */
interface Party {
  id: string;
  creatorId: string;
  state: PartyState;
}

/** Where a page begins: behind this end of a turn, or behind this number. */
export interface RecapPlace {
  endedAt: Date | null;
  number: number;
}

const PLAYED = sql`status = ${sql.lit(STATUS.played)}`;

/**
 * Of each kind, which entries are of it. In a party that is over, entries that are still to end
 * count as what they will be (decision 0045).
 */
function conditionOf({ state }: Party, kind: RecapKind): RawBuilder<unknown> {
  if (kind === 'PLAYED') return PLAYED;
  if (kind === 'LEFT') return statusIn([STATUS.left, STATUS.removed, STATUS.blocked]);
  const { waiting, away, called, ready, endedUnplayed } = STATUS;
  const isOver =
    state === 'ENDED' ? [waiting, away, called, ready, endedUnplayed] : [endedUnplayed];
  const stayed = statusIn(isOver);
  if (kind === 'WAITED') return sql`${stayed} and misses = 0 and ${neverPlayed()}`;
  const missed = statusIn([STATUS.missed, STATUS.skipped]);
  return sql`(${missed} or ${stayed} and misses > 0) and ${neverPlayed()}`;
}

function statusIn(statuses: readonly number[]) {
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
  /** As stored: not checked yet. */
  extraPublic: unknown;
  priority: NextTime | null;
}

/** How many entries of a party are over, by what became of them. */
export type RecapCounts = Record<'played' | 'missed' | 'waited' | 'left', number>;

export async function recapCounts(db: Db, party: Party): Promise<RecapCounts> {
  const count = (kind: RecapKind) =>
    sql`(select count(*)::int from queue_entries
      where party_id = ${party.id} and ${conditionOf(party, kind)})`;
  const { rows } = await sql<RecapCounts>`
    select ${count('PLAYED')} as played, ${count('MISSED')} as missed,
      ${count('WAITED')} as waited, ${count('LEFT')} as left`.execute(db);
  return rows[0] ?? { played: 0, missed: 0, waited: 0, left: 0 };
}

/** Those of a kind behind a place: who played by the end of the turn, newest first; others by number. */
export async function recapRows(
  db: Db,
  party: Party,
  kind: RecapKind,
  { after, limit }: { after: RecapPlace | null; limit: number },
): Promise<RecapRow[]> {
  const { rows } = await sql<RecapRow>`
    select e.*, coalesce(fan.handle, e.guest_name) as handle, fan.extra_public, (
      select case when bool_or(pass.used_entry_id is null) then 'GIVEN'
        when count(*) > 0 then 'USED' end
      from queue_passes pass
      where pass.creator_id = ${party.creatorId} and pass.user_id = e.user_id
        and (pass.used_entry_id is null or pass.given_for = e.id)) as priority
    from (
      select * from queue_entries
      where party_id = ${party.id} and ${conditionOf(party, kind)} and ${isBehind(kind, after)}
      order by ${orderOf(kind)} limit ${limit}
    ) e left join users fan on fan.id = e.user_id
    order by ${orderOf(kind)}`.execute(db);
  return rows;
}

function orderOf(kind: RecapKind) {
  return kind === 'PLAYED' ? sql`ended_at desc, number` : sql`number`;
}

function isBehind(kind: RecapKind, after: RecapPlace | null) {
  if (!after) return sql`true`;
  if (kind !== 'PLAYED') return sql`number > ${after.number}`;
  const { endedAt, number } = after;
  return sql`ended_at <= ${endedAt} and (ended_at < ${endedAt} or number > ${number})`;
}
