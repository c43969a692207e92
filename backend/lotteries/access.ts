import { requireRight } from '@/backend/hosting/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { memberId } from '@/backend/platform/member';
import type { HostRight, Right } from '@/lib/shared/hosting/moderators';
import {
  findLottery,
  lockLottery,
  type HeldLottery,
} from '@/backend/lotteries/store/lotteryRepository';

/** A draw with what the caller may do there. */
export interface HostedLottery extends HeldLottery {
  right: HostRight;
}

/**
 * A draw that the caller may see or run as a host. With `lock` it is locked until the transaction
 * ends. Errors: auth.required; forbidden, for one without that right and a missing one alike.
 */
export async function hostedLottery(
  context: Context,
  lotteryId: string,
  right: Right,
  { lock }: { lock: boolean },
): Promise<HostedLottery> {
  memberId(context);
  const lottery = await (lock ? lockLottery : findLottery)(context.db, lotteryId);
  const granted = await requireRight(context, lottery, right);
  if (!lottery) throw new AppError('forbidden');
  return { ...lottery, right: granted };
}
