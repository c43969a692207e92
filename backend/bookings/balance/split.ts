import { paymentOf } from '@/backend/payments/service';
import type { Context } from '@/backend/platform/context';
import { BALANCE, BOOKING } from '@/backend/bookings/kinds';
import type { Rule } from '@/backend/bookings/rules';
import type { BookingRow } from '@/backend/bookings/store/bookingRepository';
import { dropAct } from '@/backend/bookings/store/lifeRepository';
import type { MoneyAct } from '@/backend/bookings/tables';
import { isBalanceOpen } from './terms';

/** What an act decided about money, before it is written down. */
export interface PlannedAct {
  kind: MoneyAct;
  amount: number | null;
}

/** A booking that was paid in two parts. */
const isInParts = (row: BookingRow): boolean => row.deposit !== null && !isBalanceOpen(row);

/** The payments of a booking that were made. */
export const salesOf = (row: BookingRow): readonly string[] =>
  isInParts(row) ? [BOOKING, BALANCE] : [BOOKING];

/**
 * What an act decided about the money of a price with a deposit: what goes back is taken from the rest
 * first, as far as it is there, and a rest that is not paid is called off with its order.
 */
export async function splitActs(
  context: Context,
  row: BookingRow,
  rule: Rule,
  acts: readonly PlannedAct[],
): Promise<PlannedAct[]> {
  if (row.deposit === null) return [...acts];
  const isOver = rule.to === 'CANCELLED';
  if (isBalanceOpen(row)) {
    if (isOver) await dropAct(context.db, row.id, 'BALANCE');
    return isOver ? [...acts, { kind: 'BALANCE_OFF', amount: null }] : [...acts];
  }
  // The bank took one part, and nothing takes place: what is left of both goes back.
  if (isOver && rule.money === 'GONE') {
    return [
      { kind: 'BALANCE_BACK', amount: null },
      { kind: 'BACK', amount: null },
    ];
  }
  const rest = await paymentOf(context, BALANCE, row.id);
  const left = rest ? rest.money.amount - rest.refunded - rest.chargedBack : 0;
  return acts.flatMap((act): PlannedAct[] => {
    if (act.kind !== 'BACK' || act.amount === null) return [act];
    const fromRest = Math.min(act.amount, left);
    const fromDeposit = act.amount - fromRest;
    return [
      ...(fromRest > 0 ? [{ kind: 'BALANCE_BACK' as const, amount: fromRest }] : []),
      ...(fromDeposit > 0 ? [{ ...act, amount: fromDeposit }] : []),
    ];
  });
}
