import { openOrdersOf } from '@/backend/bookings/service';
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
  const person = await peopleByIds(
    context,
    rows.map(({ creatorId }) => creatorId),
  );
  const shown: OperatorSuspension[] = [];
  for (const { creatorId, reason, since, refundAt } of rows) {
    const creator = person(creatorId);
    if (!creator) continue;
    const open = await openOrdersOf(context, creatorId);
    shown.push({
      ...{ creator, reason, since: since.toISOString(), openOrders: open.length },
      refundAt: refundAt?.toISOString() ?? null,
    });
  }
  return shown;
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
