import { countOpenOrders } from '@/backend/bookings/service';
import { categoryStates, pickedCreators } from '@/backend/creators/service';
import { suspensions } from '@/backend/payments/service';
import type { Context } from '@/backend/platform/context';
import type {
  OperatorCategory,
  OperatorFeatured,
  OperatorSuspension,
} from '@/lib/shared/operators/operators';
import { provenSeat } from '@/backend/operators/seat';
import { peopleByIds } from './people';

/** Creators who may not sell for now. Errors: not_found, operator.proof_needed. */
export async function operatorSuspensions(context: Context): Promise<OperatorSuspension[]> {
  await provenSeat(context);
  const rows = await suspensions(context);
  const ids = rows.map(({ creatorId }) => creatorId);
  const person = await peopleByIds(context, ids);
  const open = await countOpenOrders(context, ids);
  return rows.flatMap(({ creatorId, reason, since, refundAt }): OperatorSuspension[] => {
    const creator = person(creatorId);
    if (!creator) return [];
    const openOrders = open.get(creatorId) ?? 0;
    const at = { since: since.toISOString(), refundAt: refundAt?.toISOString() ?? null };
    return [{ creator, reason, openOrders, ...at }];
  });
}

/** Creators who are shown first. Errors: not_found, operator.proof_needed. */
export async function operatorFeatured(context: Context): Promise<OperatorFeatured[]> {
  await provenSeat(context);
  const rows = await pickedCreators(context);
  const person = await peopleByIds(
    context,
    rows.map(({ userId }) => userId),
  );
  return rows.flatMap(({ userId, since }) => {
    const creator = person(userId);
    return creator ? [{ creator, since: since.toISOString() }] : [];
  });
}

/** All categories. Errors: not_found, operator.proof_needed. */
export async function operatorCategories(context: Context): Promise<OperatorCategory[]> {
  await provenSeat(context);
  return categoryStates(context);
}
