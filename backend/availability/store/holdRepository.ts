import { sql, type ExpressionBuilder, type Kysely, type Selectable } from 'kysely';
import type { BlockSource } from '@/lib/shared/availability/availability';
import type { Tables } from '@/backend/platform/tables';
import type { HoldState, SlotHoldsTable } from '@/backend/availability/tables';
import type { Busy } from '@/backend/availability/slots/policy';

type Db = Kysely<Tables>;

export type HoldRow = Selectable<SlotHoldsTable>;

/** All that are no bookings are of one session, so that they may lie in one another. */
export const NO_SESSION = '00000000-0000-0000-0000-000000000000';

/** A stretch of time. */
export interface Span {
  from: Date;
  to: Date;
}

/** What stands in the way at `now`; a hold that is over no longer does. */
function isLive(eb: ExpressionBuilder<Tables, 'slotHolds'>, now: Date) {
  const isOpen = eb.or([eb('expiresAt', 'is', null), eb('expiresAt', '>', now)]);
  return eb.or([eb('state', '=', 'CONSUMED'), eb.and([eb('state', '=', 'HELD'), isOpen])]);
}

const rangeOf = ({ from, to }: Span) => sql<string>`tstzrange(${from}, ${to}, '[)')`;

function liveIn(db: Db, creatorId: string, span: Span, now: Date) {
  return db
    .selectFrom('slotHolds')
    .where('creatorId', '=', creatorId)
    .where('state', 'in', ['HELD', 'CONSUMED'])
    .where(sql<boolean>`span && ${rangeOf(span)}`)
    .where((eb) => isLive(eb, now));
}

/** What takes a creator's time in a stretch of it. */
export async function busyIn(
  db: Db,
  creatorId: string,
  { span, now }: { span: Span; now: Date },
): Promise<Busy[]> {
  const rows = await liveIn(db, creatorId, span, now)
    .select(['id', 'sessionId', 'source', 'tierId', 'localDay', 'startsAt'])
    .select([sql<Date>`lower(span)`.as('from'), sql<Date>`upper(span)`.as('to')])
    .execute();
  return rows.map(({ source, startsAt, from, to, ...row }) => ({
    ...row,
    isBooking: source === 'BOOKING',
    startsAt: startsAt.getTime(),
    from: from.getTime(),
    to: to.getTime(),
  }));
}

/** The same as its creator sees it, in order. */
export function calendarIn(
  db: Db,
  creatorId: string,
  { span, now }: { span: Span; now: Date },
): Promise<Omit<HoldRow, 'span'>[]> {
  return liveIn(db, creatorId, span, now)
    .where('endsAt', '>', span.from)
    .where('startsAt', '<', span.to)
    .select(HOLD_COLUMNS)
    .orderBy('startsAt')
    .orderBy('id')
    .execute();
}

const HOLD_COLUMNS = [
  'id',
  'creatorId',
  'sessionId',
  'seat',
  'seats',
  'source',
  'tierId',
  'refId',
  'title',
  'localDay',
  'startsAt',
  'endsAt',
  'state',
  'expiresAt',
  'createdAt',
] as const;

/** One hold; the creator's time is locked before it is changed. */
export function findHold(db: Db, id: string): Promise<Omit<HoldRow, 'span'> | undefined> {
  return db.selectFrom('slotHolds').select(HOLD_COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** The time of a hold with its buffers. */
export async function spanOf(db: Db, id: string): Promise<Span> {
  return db
    .selectFrom('slotHolds')
    .select([sql<Date>`lower(span)`.as('from'), sql<Date>`upper(span)`.as('to')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Holds whose time is over give way. */
export async function expireIn(
  db: Db,
  creatorId: string,
  { span, now }: { span: Span; now: Date },
): Promise<void> {
  await db
    .updateTable('slotHolds')
    .set({ state: 'EXPIRED', expiresAt: null })
    .where('creatorId', '=', creatorId)
    .where('state', '=', 'HELD')
    .where('expiresAt', '<=', now)
    .where(sql<boolean>`span && ${rangeOf(span)}`)
    .execute();
}

/** The lowest number that no seat of a session has. */
export async function freeSeat(db: Db, sessionId: string): Promise<number> {
  const rows = await db
    .selectFrom('slotHolds')
    .select('seat')
    .where('sessionId', '=', sessionId)
    .where('state', 'in', ['HELD', 'CONSUMED'])
    .where('source', '=', 'BOOKING')
    .execute();
  const taken = new Set(rows.map(({ seat }) => seat));
  let seat = 1;
  while (taken.has(seat)) seat += 1;
  return seat;
}

/** A hold as it is written. */
export interface NewHold {
  id: string;
  creatorId: string;
  sessionId: string;
  seat?: number;
  seats?: number;
  source: BlockSource;
  tierId?: string | null;
  refId: string | null;
  title?: string | null;
  localDay?: string | null;
  startsAt: Date;
  endsAt: Date;
  /** With buffers. */
  span: Span;
  state: HoldState;
  expiresAt?: Date | null;
  createdAt: Date;
}

/** Writes a hold; false: its time is taken. The database itself decides, and nothing is aborted. */
export async function insertHold(db: Db, { span, ...hold }: NewHold): Promise<boolean> {
  const row = await db
    .insertInto('slotHolds')
    .values({ ...hold, span: rangeOf(span) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** What changes of a hold. */
export type HoldPatch = Partial<Pick<NewHold, 'seat' | 'seats' | 'sessionId' | 'startsAt'>> &
  Partial<Pick<NewHold, 'endsAt' | 'localDay' | 'state' | 'expiresAt' | 'span'>>;

/** Changes a hold whose new time was found free under the lock. */
export async function changeHold(db: Db, id: string, { span, ...patch }: HoldPatch): Promise<void> {
  await db
    .updateTable('slotHolds')
    .set({ ...patch, ...(span ? { span: rangeOf(span) } : {}) })
    .where('id', '=', id)
    .execute();
}

/** Whose time the block of a tool takes; undefined: it has none. */
export function findBlock(db: Db, refId: string): Promise<{ creatorId: string } | undefined> {
  return db
    .selectFrom('slotHolds')
    .select('creatorId')
    .where('refId', '=', refId)
    .where('source', '!=', 'BOOKING')
    .executeTakeFirst();
}

/** Takes the block of a tool away, if it has one. */
export async function deleteBlock(db: Db, refId: string): Promise<void> {
  await db
    .deleteFrom('slotHolds')
    .where('refId', '=', refId)
    .where('source', '!=', 'BOOKING')
    .execute();
}

/** Frees what a creator blocked by hand; false: there is none. */
export async function deleteOwnBlock(db: Db, creatorId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('slotHolds')
    .where('id', '=', id)
    .where('creatorId', '=', creatorId)
    .where('source', '=', 'MANUAL')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Everything that took a creator's time, for the file of their data. */
export function holdRowsOf(db: Db, creatorId: string) {
  return db
    .selectFrom('slotHolds')
    .select(['source', 'refId', 'title', 'localDay', 'startsAt', 'endsAt', 'state', 'createdAt'])
    .where('creatorId', '=', creatorId)
    .orderBy('startsAt')
    .orderBy('id')
    .execute();
}
