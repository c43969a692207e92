import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { ToolCreator } from '@/backend/hosting/service';
import type { Tables } from '@/backend/platform/tables';
import type { LotteriesTable } from '@/backend/lotteries/tables';
import { firstMembersJson, winnersJson, type MemberRow, type WinnerRow } from './shownRepository';
import { mineJson, type MineRow } from './mineRepository';

type Db = Kysely<Tables>;

/** A draw without its order, which may be as long as its list. */
export type LotteryRow = Omit<Selectable<LotteriesTable>, 'ranking'>;

/** A draw with what is public of its creator, and the language its rules are written in. */
export interface HeldLottery extends LotteryRow, ToolCreator {
  creatorLocale: string;
}

/** What a page shows of a draw beside its own row. */
export interface Shown {
  /** One more than a page holds when there are others, newest first. */
  firstMembers: MemberRow[];
  /** Those drawn last, in the order of the draw. */
  winners: WinnerRow[];
  /** Prizes that were drawn so far. */
  drawnCount: number;
}

/** A draw as its page shows it. */
export interface LotteryView extends HeldLottery, Shown {
  /** The asking user's own entry, the newest. */
  mine: MineRow | null;
  /** Whether the asking user wants to be told of it. */
  isAsked: boolean;
}

const COLUMNS = [
  ...['id', 'creatorId', 'title', 'notice', 'state', 'prizes', 'ownRules', 'opensAt'],
  ...['closesAt', 'openMinutes', 'liveMinutes', 'verifiedOnly', 'followersOnly'],
  ...['minAccountDays', 'countries'],
  ...['minAge', 'notWonDays', 'followTickets', 'waitedTickets', 'maxEntries', 'claimMode'],
  ...['claimSeconds', 'memberCount', 'ticketTotal', 'nextNumber', 'seq', 'version', 'rules'],
  ...['prizeCount', 'randomness', 'seedHash', 'commitHash', 'logSeq', 'logHead', 'logMs'],
  ...['openedAt', 'closedAt', 'round', 'entrantsHash', 'signature', 'seed', 'revealedAt'],
  ...['offers', 'cancelReason', 'endedAt', 'archivedAt', 'createdAt', 'updatedAt'],
] as (keyof LotteryRow)[];

/** The columns of a draw in a statement about the table or alias of that name. */
export const lotteryColumns = COLUMNS.map((column) => `lotteries.${column}` as const);

function lotteriesWithCreator(db: Db) {
  return db
    .selectFrom('lotteries')
    .innerJoin('users as creator', 'creator.id', 'lotteries.creatorId')
    .select(lotteryColumns)
    .select([
      'creator.handle as creatorHandle',
      'creator.firstName as creatorFirstName',
      'creator.lastName as creatorLastName',
      'creator.extraPublic as creatorExtraPublic',
      'creator.locale as creatorLocale',
    ]);
}

export function findLottery(db: Db, id: string): Promise<HeldLottery | undefined> {
  return lotteriesWithCreator(db).where('lotteries.id', '=', id).executeTakeFirst();
}

/** A draw, locked until the transaction ends: what happens in one draw runs one after another. */
export function lockLottery(db: Db, id: string): Promise<HeldLottery | undefined> {
  return lotteriesWithCreator(db)
    .where('lotteries.id', '=', id)
    .forUpdate('lotteries')
    .executeTakeFirst();
}

/** The draw of an entry, held in the same way, by the address of the entry's claim form. */
export function lockLotteryOfClaim(
  db: Db,
  claimUuid: string,
): Promise<(HeldLottery & { entryId: string; holderId: string | null }) | undefined> {
  return lotteriesWithCreator(db)
    .innerJoin('lotteryEntries as entry', 'entry.lotteryId', 'lotteries.id')
    .select(['entry.id as entryId', 'entry.userId as holderId'])
    .where('entry.claimUuid', '=', claimUuid)
    .forUpdate('lotteries')
    .executeTakeFirst();
}

/** A draw with what its page shows, in one statement, so that all agrees with its `seq`. */
export function viewLottery(
  db: Db,
  id: string,
  userId: string | null,
): Promise<LotteryView | undefined> {
  const asked = sql<boolean>`exists (
    select from tool_askers where tool_id = lotteries.id and user_id = ${userId})`;
  return lotteriesWithCreator(db)
    .select([
      firstMembersJson(sql.ref('lotteries.id')).as('firstMembers'),
      winnersJson(sql.ref('lotteries.id')).as('winners'),
      drawnCount.as('drawnCount'),
      mineJson(userId).as('mine'),
      asked.as('isAsked'),
    ])
    .where('lotteries.id', '=', id)
    .executeTakeFirst();
}

/** How many prizes were drawn: slots are taken from the lowest on. */
const drawnCount = sql<number>`(select coalesce(max(e.slot), 0) from lottery_entries e
  where e.lottery_id = lotteries.id and e.slot is not null)`;

/** What changes of a locked draw. */
export type LotteryPatch = Partial<
  Omit<Insertable<LotteriesTable>, 'id' | 'creatorId' | 'createdAt' | 'seq' | 'updatedAt'>
>;

/** A line of the public log. */
export interface LoggedLine {
  seq: number;
  line: string;
  head: string;
}

/**
 * Changes a locked draw and its counters, with new lines of its log; returns it with what its page
 * shows. `start` is the database, or the beginning of a statement that writes more.
 */
export function updateLottery(
  start: Pick<Db, 'with'>,
  id: string,
  change: {
    patch: LotteryPatch;
    lines: readonly LoggedLine[];
    members: number;
    tickets: number;
    messages: number;
    now: Date;
  },
): Promise<LotteryRow & Shown> {
  const { patch, lines, members, tickets, messages, now } = change;
  return start
    .with('logged', () => insertLinesOf(id, lines))
    .with('lotteries', (query) =>
      query
        .updateTable('lotteries')
        .set({
          ...patch,
          seq: sql`seq + ${messages}`,
          memberCount: sql`member_count + ${members}`,
          ticketTotal: sql`ticket_total + ${tickets}`,
          updatedAt: now,
        })
        .where('id', '=', id)
        .returning(lotteryColumns),
    )
    .selectFrom('lotteries')
    .selectAll('lotteries')
    .select([
      firstMembersJson(sql.ref('lotteries.id')).as('firstMembers'),
      winnersJson(sql.ref('lotteries.id')).as('winners'),
      drawnCount.as('drawnCount'),
    ])
    .executeTakeFirstOrThrow();
}

/** Stores the order of a draw that was cancelled after its list was closed. False: it has one. */
export async function saveOrder(
  db: Db,
  id: string,
  order: { ranking: string; signature: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('lotteries')
    .set(order)
    .where('id', '=', id)
    .where('ranking', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Adds lines to a draw's log; for the beginning of another statement. */
export function insertLinesOf(lotteryId: string, lines: readonly LoggedLine[]) {
  return sql<{ seq: number }>`(
    insert into lottery_log (lottery_id, seq, line, head)
    select ${lotteryId}::uuid, seq, line, head
    from jsonb_to_recordset(${JSON.stringify(lines)}) given (seq int, line text, head text)
    returning seq)`;
}

export async function insertLottery(db: Db, draft: Insertable<LotteriesTable>): Promise<void> {
  await db.insertInto('lotteries').values(draft).execute();
}

/** By id: what these draws are called. */
export async function titlesOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('lotteries')
    .select(['id', 'title'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
}

export async function titleOf(db: Db, id: string): Promise<string> {
  const { title } = await db
    .selectFrom('lotteries')
    .select('title')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return title;
}
