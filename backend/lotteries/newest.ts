import type { Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import { toolChannel } from '@/lib/shared/hosting/toolChannel';
import type { LotteryUpdate } from '@/lib/shared/lottery/messages';
import { viewLottery } from '@/backend/lotteries/store/lotteryRepository';
import { updateOf } from './views';

/**
 * The newest state of a draw, as the one message for all that wait on its channel. Null for other
 * channels and for a draw that is gone.
 */
export async function newestLotteryUpdate(
  db: Kysely<Tables>,
  channel: string,
): Promise<LotteryUpdate | null> {
  const prefix = toolChannel('');
  if (!channel.startsWith(prefix)) return null;
  const lottery = await viewLottery(db, channel.slice(prefix.length), null);
  return lottery ? updateOf(lottery, lottery) : null;
}
