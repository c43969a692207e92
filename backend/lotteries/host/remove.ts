import { banFan } from '@/backend/hosting/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { scheduleJob } from '@/backend/platform/jobs/scheduledJobs';
import { inTransaction } from '@/backend/platform/transaction';
import { removeLine } from '@/lib/shared/lottery/scheme/lines';
import type { RemoveReason } from '@/lib/shared/lottery/scheme/lists';
import type { REMOVE_REASONS_OF_HOST } from '@/lib/shared/lottery/reasons';
import { ENTRY } from '@/lib/shared/lottery/states';
import { z } from 'zod';
import { hostedLottery } from '@/backend/lotteries/access';
import { settle } from '@/backend/lotteries/settle';
import {
  endEntries,
  findEntryById,
  openEntriesOf,
} from '@/backend/lotteries/store/entryRepository';
import { lockLottery, type HeldLottery } from '@/backend/lotteries/store/lotteryRepository';
import type { LotteryAct } from './actions';

/** Kind of the job that takes somebody who was banned out of the creator's open draws. */
export const TAKE_OUT = 'lotteries.take_out';

const banned = z.object({ creatorId: z.string(), userId: z.string() });

/**
 * Takes an entrant off before the list is closed, for a public reason; they cannot enter again.
 * `banned` also keeps them out of everything of this creator's. There is no way back: the public log
 * knows none. Errors: auth.required, forbidden (also: a moderator, and the caller is not the owner),
 * lottery.wrong_state (closed, or not in).
 */
export function removeLotteryMember(
  context: Context,
  input: {
    lotteryId: string;
    memberId: string;
    reason: (typeof REMOVE_REASONS_OF_HOST)[number];
  },
): Promise<{ count: number }> {
  const { lotteryId, memberId, reason } = input;
  return inTransaction(context, async (inner) => {
    const lottery = await hostedLottery(inner, lotteryId, 'RUN', { lock: true });
    const entry = await findEntryById(inner.db, lotteryId, memberId);
    if (!isOpen(lottery) || !entry) throw new AppError('lottery.wrong_state');
    const kind = reason === 'banned' ? 'BAN' : 'REMOVE';
    const action: LotteryAct = { kind, entryIds: [memberId], reason };
    if (!(await takeOff(inner, lottery, memberId, reason, action))) {
      throw new AppError('lottery.wrong_state');
    }
    if (reason === 'banned' && entry.userId !== null) {
      await banFan(inner, lottery, { userId: entry.userId, reason: null });
    }
    return { count: 1 };
  });
}

/** Takes a live entry off a locked draw that is not closed. Returns false when it is not in. */
export async function takeOff(
  context: Context,
  lottery: HeldLottery,
  entryId: string,
  reason: RemoveReason,
  action?: LotteryAct,
): Promise<boolean> {
  const status = reason === 'banned' || reason === 'blocked' ? ENTRY.blocked : ENTRY.removed;
  const end = { id: entryId, status, reason, now: context.now() };
  const [ended] = await endEntries(context.db, lottery.id, [end]);
  if (!ended) return false;
  await settle(context, lottery, {
    members: -1,
    tickets: -ended.tickets,
    lines: [(ms) => removeLine(ms, { n: ended.n, reason })],
    ...(action && { action }),
  });
  return true;
}

/**
 * Has somebody whom a creator bans taken out of that creator's open draws, right after the running
 * transaction: it may hold another draw or a queue, and locks of both must not cross.
 */
export async function takeOutOfDraws(
  context: Context,
  creatorId: string,
  userId: string,
): Promise<void> {
  if ((await openEntriesOf(context.db, creatorId, userId)).length === 0) return;
  await scheduleJob(context, {
    kind: TAKE_OUT,
    ref: { creatorId, userId },
    runAt: context.now(),
  });
}

/** The job: each entry of theirs in an open draw of the creator's ends, unless it has already. */
export async function takeOut(context: Context, ref: unknown): Promise<void> {
  const { creatorId, userId } = banned.parse(ref);
  for (const { id, lotteryId } of await openEntriesOf(context.db, creatorId, userId)) {
    const lottery = await lockLottery(context.db, lotteryId);
    if (lottery && isOpen(lottery)) await takeOff(context, lottery, id, 'banned');
  }
}

const isOpen = ({ state }: HeldLottery) => state === 'OPEN' || state === 'PAUSED';
