import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { ToolKind } from '@/backend/hosting/service';
import type { Tables } from '@/backend/platform/tables';
import type { WidgetsTable } from './tables';

type Db = Kysely<Tables>;

/** A widget with the kind of its tool; null: it is of none. */
export type WidgetRow = Selectable<WidgetsTable> & { toolKind: ToolKind | null };

/** Where the last message on the channel of a widget stands. */
export interface Numbered {
  id: string;
  seq: number;
}

function widgets(db: Db) {
  return db
    .selectFrom('widgets as widget')
    .leftJoin('liveTools as tool', 'tool.id', 'widget.toolId')
    .selectAll('widget')
    .select('tool.kind as toolKind');
}

/** A creator's widgets, the permanent one first, then the newest. */
export function widgetsOf(db: Db, creatorId: string): Promise<WidgetRow[]> {
  return widgets(db)
    .where('widget.creatorId', '=', creatorId)
    .orderBy('widget.isPermanent', 'desc')
    .orderBy('widget.id', 'desc')
    .execute();
}

/** The widgets of one tool alone, newest first. */
export function widgetsOfTool(db: Db, toolId: string): Promise<WidgetRow[]> {
  return widgets(db).where('widget.toolId', '=', toolId).orderBy('widget.id', 'desc').execute();
}

/** The widgets that show a tool: its own, and those of its creator that show whatever is live. */
export function widgetsShowing(
  db: Db,
  tool: { id: string; creatorId: string },
): Promise<WidgetRow[]> {
  return widgets(db)
    .where('widget.creatorId', '=', tool.creatorId)
    .where((is) => is.or([is('widget.toolId', 'is', null), is('widget.toolId', '=', tool.id)]))
    .orderBy('widget.isPermanent', 'desc')
    .orderBy('widget.id', 'desc')
    .execute();
}

export function findWidget(db: Db, id: string): Promise<WidgetRow | undefined> {
  return widgets(db).where('widget.id', '=', id).executeTakeFirst();
}

/** The widget of a key, with what an overlay needs to know of its creator. */
export function findByKey(db: Db, keyHash: string) {
  return widgets(db)
    .innerJoin('users as creator', 'creator.id', 'widget.creatorId')
    .select(['creator.handle', 'creator.locale', 'creator.extraPublic'])
    .where('widget.keyHash', '=', keyHash)
    .executeTakeFirst();
}

/** A creator's permanent widget, locked: nobody else adds one meanwhile. */
export function lockPermanent(db: Db, creatorId: string): Promise<WidgetRow | undefined> {
  return widgets(db)
    .where('widget.creatorId', '=', creatorId)
    .where('widget.isPermanent', '=', true)
    .forUpdate('widget')
    .executeTakeFirst();
}

export async function countOf(db: Db, creatorId: string): Promise<number> {
  const { count } = await db
    .selectFrom('widgets')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('creatorId', '=', creatorId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Adds a widget; of a second permanent one nothing happens. */
export async function insertWidget(db: Db, widget: Insertable<WidgetsTable>): Promise<void> {
  await db
    .insertInto('widgets')
    .values(widget)
    // Written out: as a parameter of a prepared statement it would not name the partial index.
    .onConflict((conflict) =>
      conflict
        .column('creatorId')
        .where(sql<boolean>`is_permanent`)
        .doNothing(),
    )
    .execute();
}

/** Keeps other settings, with the next `seq`; undefined: they are the same as before. */
export function saveSettings(db: Db, id: string, settings: string): Promise<Numbered | undefined> {
  return db
    .updateTable('widgets')
    .set({ settings, seq: sql`seq + 1` })
    .where('id', '=', id)
    .where(sql<boolean>`settings <> ${settings}::jsonb`)
    .returning(['id', 'seq'])
    .executeTakeFirst();
}

/** Takes the next `seq` of every widget of a creator; in one order, so that no two wait crosswise. */
export async function nextSeqs(db: Db, creatorId: string): Promise<Numbered[]> {
  const { rows } = await sql<Numbered>`
    with held as (
      select id from widgets where creator_id = ${creatorId} order by id for update
    )
    update widgets set seq = seq + 1 from held where widgets.id = held.id
    returning widgets.id, widgets.seq`.execute(db);
  return rows;
}

/** Notes a sign with a key, which names the widget; undefined: there is no such key. */
export function noteSign(
  db: Db,
  keyHash: string,
  { now, by }: { now: Date; by: string | null },
): Promise<Numbered | undefined> {
  return db
    .updateTable('widgets')
    .set({ lastUsedAt: now, lastUsedBy: by })
    .where('keyHash', '=', keyHash)
    .returning(['id', 'seq'])
    .executeTakeFirst();
}

/** Whether any widget of a creator was used since. */
export async function isUsedSince(db: Db, creatorId: string, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('widgets')
    .select('id')
    .where('creatorId', '=', creatorId)
    .where('lastUsedAt', '>=', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Every widget of somebody and every one they made for others, without keys. */
export function everyWidgetOf(db: Db, userId: string) {
  return db
    .selectFrom('widgets')
    .select(['toolId', 'kind', 'isPermanent', 'settings', 'isMuted', 'isPaused'])
    .select(['createdAt', 'lastUsedAt', 'lastUsedBy'])
    .where((is) => is.or([is('creatorId', '=', userId), is('madeBy', '=', userId)]))
    .orderBy('createdAt')
    .execute();
}

/** When somebody was shown the keys of others' widgets. */
export function everyKeySeenBy(db: Db, userId: string) {
  return db
    .selectFrom('widgetViewers as viewer')
    .innerJoin('widgets as widget', 'widget.id', 'viewer.widgetId')
    .select(['widget.toolId', 'viewer.seenAt'])
    .where('viewer.userId', '=', userId)
    .orderBy('viewer.seenAt')
    .execute();
}
