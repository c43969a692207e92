import { followersAmong } from '@/backend/favorites/service';
import { waitedInOpenQueue } from '@/backend/parties/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { memberId } from '@/backend/platform/member';
import { inTransaction } from '@/backend/platform/transaction';
import { leaveLine, ticketsLine } from '@/lib/shared/lottery/scheme/lines';
import { ENTRY, MOST_TICKETS, type BonusKind } from '@/lib/shared/lottery/states';
import { settle } from '@/backend/lotteries/settle';
import { endEntries, setTickets } from '@/backend/lotteries/store/entryRepository';
import { lockLottery, type HeldLottery } from '@/backend/lotteries/store/lotteryRepository';
import { findMine, type MineRow } from '@/backend/lotteries/store/mineRepository';
import type { MyLotteryEntry } from '@/backend/lotteries/types';
import { mineView } from '@/backend/lotteries/views';
import { bonusTickets } from './details';

/**
 * Takes the caller's entry back while the list is not closed; entering again is a new entry. Errors:
 * auth.required, lottery.not_found, lottery.wrong_state (closed, or not in).
 */
export function leaveLottery(
  context: Context,
  { lotteryId }: { lotteryId: string },
): Promise<MyLotteryEntry> {
  return withOwn(context, lotteryId, async (inner, lottery, mine) => {
    const end = { status: ENTRY.left, reason: null, now: inner.now() };
    await endEntries(inner.db, lotteryId, [{ id: mine.id, ...end }]);
    await settle(inner, lottery, {
      members: -1,
      tickets: -mine.tickets,
      lines: [(ms) => leaveLine(ms, mine)],
    });
    return mineView({ ...mine, status: ENTRY.left });
  });
}

/**
 * Counts a free act that the caller has done; one that counts already changes nothing. Errors:
 * auth.required, lottery.not_found, lottery.wrong_state (closed, or not in),
 * lottery.bonus_not_earned (not done, or not offered here).
 */
export function takeBonus(
  context: Context,
  { lotteryId, kind }: { lotteryId: string; kind: BonusKind },
): Promise<MyLotteryEntry> {
  return withOwn(context, lotteryId, async (inner, lottery, mine) => {
    if (mine.bonuses.includes(kind)) return mineView(mine);
    const offered = bonusTickets(lottery, kind);
    const isEarned = offered > 0 && (await hasDone(inner, lottery.creatorId, kind));
    if (!isEarned) throw new AppError('lottery.bonus_not_earned');
    const tickets = Math.min(mine.tickets + offered, MOST_TICKETS);
    const bonuses = [...mine.bonuses, kind];
    await setTickets(inner.db, mine.id, { tickets, bonuses });
    await settle(inner, lottery, {
      tickets: tickets - mine.tickets,
      lines: [(ms) => ticketsLine(ms, { n: mine.n, tickets })],
    });
    return mineView({ ...mine, tickets });
  });
}

async function hasDone(context: Context, creatorId: string, kind: BonusKind): Promise<boolean> {
  const userId = memberId(context);
  if (kind === 'FOLLOW') return (await followersAmong(context, creatorId, [userId])).length > 0;
  return (await waitedInOpenQueue(context, creatorId, [userId])).has(userId);
}

/** Does something with the caller's entry of a draw that is not closed, under the draw's lock. */
function withOwn(
  context: Context,
  lotteryId: string,
  work: (inner: Context, lottery: HeldLottery, mine: MineRow) => Promise<MyLotteryEntry>,
): Promise<MyLotteryEntry> {
  const userId = memberId(context);
  return inTransaction(context, async (inner) => {
    const lottery = await lockLottery(inner.db, lotteryId);
    if (!lottery || lottery.state === 'DRAFT') throw new AppError('lottery.not_found');
    const mine = await findMine(inner.db, lotteryId, userId);
    const isOpen = lottery.state === 'OPEN' || lottery.state === 'PAUSED';
    if (!isOpen || mine?.status !== ENTRY.entered) throw new AppError('lottery.wrong_state');
    return work(inner, lottery, mine);
  });
}
