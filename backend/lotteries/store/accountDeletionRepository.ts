import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import { ENTRY } from '@/lib/shared/lottery/states';

type Db = Kysely<Tables>;

/** Draws that have to be told when an account goes, in an order that every transaction locks them in. */
export async function drawsOf(db: Db, userId: string): Promise<{ id: string; isOwn: boolean }[]> {
  const { entered, won, claimed } = ENTRY;
  const { rows } = await sql<{ id: string; isOwn: boolean }>`
    select id, true as is_own from lotteries
    where creator_id = ${userId} and state in ('SCHEDULED', 'OPEN', 'PAUSED', 'CLOSED')
    union all
    select l.id, false from lottery_entries e join lotteries l on l.id = e.lottery_id
    where e.user_id = ${userId} and (
      e.status = ${sql.lit(entered)} and l.state in ('OPEN', 'PAUSED')
      or e.status in (${sql.lit(won)}, ${sql.lit(claimed)}) and l.state = 'CLAIMING')
    order by id`.execute(db);
  return rows;
}

/** A user's live entry in a locked draw. */
export function liveEntryIn(db: Db, lotteryId: string, userId: string) {
  return db
    .selectFrom('lotteryEntries')
    .select(['id', 'n', 'status', 'confirmedAt'])
    .where('lotteryId', '=', lotteryId)
    .where('userId', '=', userId)
    .where('status', 'in', [ENTRY.entered, ENTRY.won, ENTRY.claimed])
    .executeTakeFirst();
}

/**
 * Erases all that says whose a user's entries were. Their `c` stays in the log, and nothing opens it
 * any more.
 */
export async function eraseEntriesOf(db: Db, userId: string): Promise<void> {
  const nothing = { userId: null, salt: null, label: null, networkHash: null, country: null };
  await db
    .updateTable('lotteryEntries')
    .set({ ...nothing, details: null, purgeAt: null })
    .where('userId', '=', userId)
    .execute();
}

/** A creator's draws with everything the creator wrote. */
export function ownLotteryRows(db: Db, creatorId: string) {
  return db
    .selectFrom('lotteries')
    .select(['id', 'title', 'notice', 'state', 'prizes', 'ownRules', 'opensAt', 'closesAt'])
    .select(['memberCount', 'ticketTotal', 'rules', 'openedAt', 'closedAt', 'revealedAt'])
    .select(['endedAt', 'createdAt'])
    .where('creatorId', '=', creatorId)
    .orderBy('id')
    .execute();
}

/** Every entry a fan ever had, with what proves it and what they sent for a prize. */
export function ownLotteryEntryRows(db: Db, userId: string) {
  return db
    .selectFrom('lotteryEntries as entry')
    .innerJoin('lotteries as lottery', 'lottery.id', 'entry.lotteryId')
    .select(['lottery.id as lotteryId', 'lottery.title', 'entry.n', 'entry.status'])
    .select(['entry.tickets', 'entry.salt', 'entry.label', 'entry.c', 'entry.country'])
    .select(['entry.joinedAt', 'entry.endedAt', 'entry.rank', 'entry.prize'])
    .select(['entry.claimedAt', 'entry.details', 'entry.fulfilledAt'])
    .where('entry.userId', '=', userId)
    .orderBy('entry.joinedAt')
    .execute();
}
