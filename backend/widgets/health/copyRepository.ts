import { sql, type Kysely, type Selectable } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { OverlayCopy } from '@/lib/shared/widgets/health';
import type { WidgetCopiesTable } from './tables';

type Db = Kysely<Tables>;
export type CopyRow = Selectable<WidgetCopiesTable>;

/** So many pages of one widget are kept in mind; more than anybody opens by mistake. */
const MOST_COPIES = 20;

/** A sign as it is stored. */
export interface Sign {
  copy: OverlayCopy;
  isStale: boolean;
  /** The program that the page runs in. */
  by: string | null;
}

/** What a sign is measured by. */
export interface SignTimes {
  now: Date;
  /** Pages that were last seen before are forgotten. */
  silentSince: Date;
  /** The use of the key is noted again when it was noted before then. */
  notedBefore: Date;
}

/**
 * Notes the sign of one open page and forgets those of its widget that fell silent. Returns the
 * widget's `seq`; null: there is no such key. A page that says nothing of its speed keeps the last one.
 */
export async function noteCopy(
  db: Db,
  keyHash: string,
  { copy, isStale, by }: Sign,
  { now, silentSince, notedBefore }: SignTimes,
): Promise<number | null> {
  const { rows } = await sql<{ seq: number }>`
    with known as (
      select id, seq from widgets where key_hash = ${keyHash}
    ), used as (
      update widgets set last_used_at = ${now}, last_used_by = ${by} from known
      where widgets.id = known.id
        and (last_used_at is null or last_used_at < ${notedBefore})
    ), silent as (
      select widget_id, copy_id from widget_copies
      where widget_id in (select id from known) and seen_at < ${silentSince}
        and copy_id <> ${copy.id}
      for update skip locked
    ), forgotten as (
      delete from widget_copies where (widget_id, copy_id) in (select widget_id, copy_id from silent)
    ), noted as (
      insert into widget_copies as c (widget_id, copy_id, seq, engine, chromium, width, height,
        frames_per_second, dropped_frames, is_visible, build, is_stale, connected_at, seen_at)
      select id, ${copy.id}, ${copy.seq}::int, ${copy.engine}, ${copy.chromium}::int,
        ${copy.width}::int, ${copy.height}::int, ${copy.framesPerSecond}::int,
        ${copy.droppedFrames}::int, ${copy.isVisible}::boolean, ${copy.build}, ${isStale}::boolean,
        ${now}::timestamptz, ${now}::timestamptz
      from known
      where exists (
          select from widget_copies where widget_id = known.id and copy_id = ${copy.id})
        or ${MOST_COPIES} > (
          select count(*) from widget_copies
          where widget_id = known.id and seen_at >= ${silentSince})
      on conflict (widget_id, copy_id) do update set
        seq = excluded.seq, engine = excluded.engine, chromium = excluded.chromium,
        width = excluded.width, height = excluded.height,
        frames_per_second = coalesce(excluded.frames_per_second, c.frames_per_second),
        dropped_frames = excluded.dropped_frames, is_visible = excluded.is_visible,
        build = excluded.build, is_stale = excluded.is_stale, seen_at = excluded.seen_at,
        connected_at = case when c.seen_at < ${silentSince}
          then excluded.connected_at else c.connected_at end
    )
    select seq from known`.execute(db);
  return rows[0]?.seq ?? null;
}

/** The open pages of widgets that were seen since then, those that are open longest first. */
export function copiesOf(db: Db, widgetIds: readonly string[], since: Date): Promise<CopyRow[]> {
  return db
    .selectFrom('widgetCopies')
    .selectAll()
    .where(sql<boolean>`widget_id = any(${[...widgetIds]}::uuid[])`)
    .where('seenAt', '>=', since)
    .orderBy('connectedAt')
    .orderBy('copyId')
    .execute();
}
