import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { Currency } from '@/lib/shared/money/money';
import type { WidgetKind } from '@/lib/shared/widgets/kinds';
import type { AlertKind } from '@/lib/shared/widgets/messages';

type Db = Kysely<Tables>;

/** Widgets that show alerts. */
const ALERTING: readonly WidgetKind[] = ['LIVE', 'SCENE', 'ALERT', 'ROCKY'];

/** Enough that those of everybody go as fast as new ones come. */
const FORGOTTEN_AT_ONCE = 50;

/** Whose widgets: of a creator, those that show all of their tools and those of one. */
export interface Scope {
  creatorId: string;
  /** Null: those of every tool. */
  toolId: string | null;
}

/** What an alert says; who may change it later. */
export interface AlertContent {
  userId: string | null;
  name: string | null;
  text: string | null;
  amount: number | null;
  currency: Currency | null;
  isSpoken: boolean;
}

/** An alert as it is written. */
export interface NewRow extends AlertContent {
  id: string;
  eventId: string;
  kind: AlertKind;
  priority: number;
}

/** An alert with the name it is shown under. */
export interface AlertRow {
  id: string;
  eventId: string;
  kind: AlertKind;
  handle: string | null;
  text: string | null;
  amount: number | null;
  currency: Currency | null;
  isSpoken: boolean;
  priority: number;
  createdAt: Date;
}

/** A widget with its new `seq`. */
export interface RaisedWidget {
  id: string;
  seq: number;
}

function inScope({ creatorId, toolId }: Scope) {
  const ofTool = toolId === null ? sql`true` : sql`(tool_id is null or tool_id = ${toolId})`;
  return sql`creator_id = ${creatorId} and kind = any(${[...ALERTING]}::text[]) and ${ofTool}`;
}

// Rows are taken in one order, so that two who raise several never wait for each other.
const taken = (scope: Scope, usedSince: Date) => sql`
  select id from widgets where ${inScope(scope)} and last_used_at >= ${usedSince}
  order by id for update`;

/** What was fresh of the given alerts, and which widgets tell of it. */
export interface Written {
  alerts: Omit<AlertRow, 'createdAt'>[];
  widgets: RaisedWidget[];
}

/**
 * Writes alerts of events that were not told before, forgets some old ones, and raises the `seq` of
 * each widget in use by one for each fresh alert; all in one statement.
 */
export async function writeAlerts(
  db: Db,
  scope: Scope & { toolId: string },
  rows: readonly NewRow[],
  { now, usedSince, keptSince }: { now: Date; usedSince: Date; keptSince: Date },
): Promise<Written> {
  const { rows: answers } = await sql<Written>`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (id uuid,
        "eventId" text, kind text, "userId" uuid, name text, text text, amount int, currency text,
        "isSpoken" boolean, priority int)
    ), forgotten as (
      delete from widget_alerts where id in (
        select id from widget_alerts where created_at < ${keptSince}
        order by id limit ${FORGOTTEN_AT_ONCE} for update skip locked)
    ), fresh as (
      insert into widget_alerts
        (id, event_id, creator_id, tool_id, kind, user_id, name, text, amount, currency, is_spoken,
          priority, created_at)
      select id, "eventId", ${scope.creatorId}::uuid, ${scope.toolId}::uuid, kind, "userId", name,
        text, amount, currency, "isSpoken", priority, ${now}::timestamptz
      from given
      on conflict (event_id) do nothing
      returning id, event_id, kind, user_id, name, text, amount, currency, is_spoken, priority
    ), raised as (
      update widgets set seq = seq + (select count(*) from fresh)
      where exists (select from fresh) and id in (${taken(scope, usedSince)})
      returning id, seq
    )
    select
      coalesce((
        select json_agg(json_build_object('id', f.id, 'eventId', f.event_id, 'kind', f.kind,
          'handle', coalesce(u.handle, f.name), 'text', f.text, 'amount', f.amount,
          'currency', f.currency, 'isSpoken', f.is_spoken, 'priority', f.priority)
          order by f.id)
        from fresh f left join users u on u.id = f.user_id
      ), '[]') as alerts,
      coalesce((select json_agg(json_build_object('id', id, 'seq', seq)) from raised), '[]')
        as widgets`.execute(db);
  return answers[0] ?? { alerts: [], widgets: [] };
}

/** Raises the `seq` of each widget in use by one. */
export async function raiseUsed(db: Db, scope: Scope, usedSince: Date): Promise<RaisedWidget[]> {
  const { rows } = await sql<RaisedWidget>`
    update widgets set seq = seq + 1 where id in (${taken(scope, usedSince)})
    returning id, seq`.execute(db);
  return rows;
}

/** Raises the `seq` of one widget by one. */
export async function raiseOne(db: Db, id: string): Promise<RaisedWidget[]> {
  const { rows } = await sql<RaisedWidget>`
    update widgets set seq = seq + 1 where id = ${id} returning id, seq`.execute(db);
  return rows;
}

/** The switches of alerts. */
export interface Switches {
  isMuted: boolean;
  isPaused: boolean;
}

/** Turns one switch of the widgets that stand otherwise; returns these. */
export async function turn(
  db: Db,
  scope: Scope,
  name: keyof Switches,
  isOn: boolean,
): Promise<RaisedWidget[]> {
  const column = sql.ref(name === 'isMuted' ? 'is_muted' : 'is_paused');
  const { rows } = await sql<RaisedWidget>`
    update widgets set ${column} = ${isOn}, seq = seq + 1
    where id in (
      select id from widgets where ${inScope(scope)} and ${column} <> ${isOn}
      order by id for update)
    returning id, seq`.execute(db);
  return rows;
}

/** How the switches stand: on where no widget has them off. */
export async function switchesOf(db: Db, scope: Scope): Promise<Switches> {
  const { rows } = await sql<Switches>`
    select coalesce(bool_and(is_muted), false) as is_muted,
      coalesce(bool_and(is_paused), false) as is_paused
    from widgets where ${inScope(scope)}`.execute(db);
  return rows[0] ?? { isMuted: false, isPaused: false };
}

function alertsIn(db: Db, { creatorId, toolId }: Scope, keptSince: Date) {
  const alerts = db
    .selectFrom('widgetAlerts as alert')
    .leftJoin('users as fan', 'fan.id', 'alert.userId')
    .select(['alert.id', 'alert.eventId', 'alert.kind', 'alert.text', 'alert.priority'])
    .select(['alert.amount', 'alert.currency', 'alert.isSpoken'])
    .select(['alert.createdAt', sql<string | null>`coalesce(fan.handle, alert.name)`.as('handle')])
    .where('alert.creatorId', '=', creatorId)
    .where('alert.createdAt', '>=', keptSince);
  return toolId === null ? alerts : alerts.where('alert.toolId', '=', toolId);
}

/** The last alerts, newest first. */
export function lastAlerts(db: Db, scope: Scope, keptSince: Date, limit: number) {
  return alertsIn(db, scope, keptSince).orderBy('alert.id', 'desc').limit(limit).execute();
}

export function findAlert(db: Db, scope: Scope, keptSince: Date, id: string) {
  return alertsIn(db, scope, keptSince).where('alert.id', '=', id).executeTakeFirst();
}

/** Makes an alert that is still kept say something else, should it be shown again. */
export async function rewriteAlert(db: Db, eventId: string, content: AlertContent): Promise<void> {
  await db.updateTable('widgetAlerts').set(content).where('eventId', '=', eventId).execute();
}

/** Alerts that named a user, without the names of others. */
export function everyAlertOf(db: Db, userId: string) {
  return db
    .selectFrom('widgetAlerts')
    .select(['toolId', 'kind', 'text', 'amount', 'currency', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute();
}
