import type { Context } from '@/backend/platform/context';
import type { HeldLottery } from '@/backend/lotteries/store/lotteryRepository';
import { alertViewers } from '@/backend/widgets/service';
import type { ToldRow } from './offerRepository';

/** Shows viewers of a draw's overlays who won what, once the host stands by it. */
export function alertWinners(
  context: Context,
  { id: toolId, creatorId, prizes }: HeldLottery,
  told: readonly ToldRow[],
): Promise<void> {
  const alerts = told.map(({ id, userId, prize }) => ({
    eventId: `won-${id}`,
    kind: 'WON' as const,
    userId,
    name: null,
    text: prizes[prize]?.title ?? null,
  }));
  return alertViewers(context, { creatorId, toolId }, alerts);
}
