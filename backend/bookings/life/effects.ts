import { consumeSlot, keepSlot, releaseSlot } from '@/backend/availability/service';
import { countOrder, giveStock, serviceDone } from '@/backend/experiences/service';
import { dropPlace, givePlace, planMoveUp } from '@/backend/parties/service';
import { holdSale, releaseSale } from '@/backend/payments/service';
import { dropUse, keepUse } from '@/backend/promos/service';
import type { Context } from '@/backend/platform/context';
import { newId } from '@/backend/platform/id';
import { salesOf, splitActs, type PlannedAct } from '@/backend/bookings/balance/split';
import { capturedOf } from '@/backend/bookings/balance/terms';
import { cancelTermsOf } from '@/backend/bookings/policy';
import type { Rule } from '@/backend/bookings/rules';
import type { BookingRow } from '@/backend/bookings/store/bookingRepository';
import { dropAct, insertMoney } from '@/backend/bookings/store/lifeRepository';
import type { BookingMoney } from '@/lib/shared/bookings/states';

/**
 * What a row does to stock and slot, in the order in which everybody locks them: the tier, the
 * code, then the creator's time. `row` is the booking before. Stock and slots that may be gone are taken before, by
 * whoever has to know whether they are there.
 */
export async function takeEffect(context: Context, row: BookingRow, rule: Rule): Promise<void> {
  await countTier(context, row, rule);
  await countCode(context, row, rule);
  if (row.proposalHoldId !== null && rule.to !== null) {
    await releaseSlot(context, row.proposalHoldId);
  }
  if (row.kind === 'QUEUE') return takePlaceEffect(context, row, rule);
  if (row.holdId === null) return;
  if (rule.slot === 'CONSUME') await consumeSlot(context, row.holdId);
  if (rule.slot === 'RELEASE') await releaseSlot(context, row.holdId);
  // Whoever has paid in this moment may still have it, while it is free.
  if (rule.slot === 'LAPSE') await keepSlot(context, row.holdId, context.now());
}

/** What stands for a bought place is a pass: given with the payment, gone with the order. */
async function takePlaceEffect(context: Context, row: BookingRow, rule: Rule): Promise<void> {
  const { id: bookingId, creatorId, buyerId, recipientId } = row;
  const userId = recipientId ?? buyerId;
  if (rule.slot === 'RELEASE') await dropPlace(context, bookingId);
  if (rule.slot !== 'CONSUME' || creatorId === null || userId === null) return;
  await givePlace(context, { bookingId, creatorId, userId });
  await planMoveUp(context, { creatorId, userId });
}

async function countTier(context: Context, row: BookingRow, rule: Rule): Promise<void> {
  const { tierId, serviceId } = row;
  if (tierId !== null) {
    if (rule.stock === 'BACK' && !isStockBack(row) && !isPaidPackage(row)) {
      await giveStock(context, tierId);
    }
    if (rule.money === 'CHARGED' && rule.to !== 'CANCELLED') await countOrder(context, tierId, 1);
  }
  if (rule.to === 'COMPLETED' && serviceId !== null) {
    await serviceDone(context, serviceId, context.now());
  }
}

/** A place that was played came back with the end of its queue: what ends the order later gives none. */
const isStockBack = ({ kind, state, endsAt }: BookingRow): boolean =>
  kind === 'QUEUE' && state !== 'CONFIRMED' && endsAt !== null;

/** What was bought of a tier as a package is sold, whatever becomes of its single sessions. */
const isPaidPackage = ({ packageId, money }: BookingRow) => packageId !== null && money !== 'NONE';

/** The use of a code ends with an order for which nothing was charged; money that comes keeps it. */
async function countCode(context: Context, row: BookingRow, rule: Rule): Promise<void> {
  const { id: bookingId, promoId, buyerId, money } = row;
  if (promoId === null || buyerId === null) return;
  const isUncharged = money === 'NONE' || money === 'AUTHORISED';
  if (rule.stock === 'BACK' && isUncharged) await dropUse(context, bookingId);
  if (rule.money === 'CHARGED' && rule.to !== 'CANCELLED') {
    await keepUse(context, { promoId, buyerId, bookingId });
  }
}

/** The state of the money after a row; what Stripe has still to do is not done yet. */
export function moneyAfter({ money }: BookingRow, rule: Rule): BookingMoney {
  if (rule.money === 'RESERVED') return 'AUTHORISED';
  if (rule.money === 'CHARGED') return 'CAPTURED';
  return rule.money === 'GONE' ? 'CHARGED_BACK' : money;
}

/** Writes down what Stripe is to be asked for because of an event, in its transaction. */
export async function planMoneyOf(
  context: Context,
  row: BookingRow,
  rule: Rule,
  { no, reason, amount }: { no: number; reason: string | null; amount: number | null },
): Promise<void> {
  if (row.money === 'NONE') return;
  for (const kind of salesOf(row)) {
    if (rule.money === 'FREEZE') await holdSale(context, kind, row.id);
    else if (row.state === 'DISPUTED' && rule.to !== null) await releaseSale(context, kind, row.id);
  }
  const wanted = wantedOf(row, rule, { now: context.now(), amount });
  if (wanted.isNothingKept && row.money === 'AUTHORISED')
    await dropAct(context.db, row.id, 'CAPTURE');
  const acts = await splitActs(context, row, rule, wanted.acts);
  await insertMoney(
    context.db,
    acts.map(({ kind, amount }) => ({
      ...{ id: newId(), bookingId: row.id, no, kind, amount, dueAt: context.now() },
      reason: kind.endsWith('BACK') && rule.by.includes('CREATOR') ? reason : null,
    })),
  );
}

interface Wanted {
  acts: PlannedAct[];
  isNothingKept: boolean;
}

function wantedOf(
  row: BookingRow,
  rule: Rule,
  { now, amount }: { now: Date; amount: number | null },
): Wanted {
  const complete = { kind: 'COMPLETE' as const, amount: null };
  if (rule.money === 'TAKE') {
    return { acts: [{ kind: 'CAPTURE', amount: null }], isNothingKept: false };
  }
  if (rule.money === 'BALANCE') {
    return { acts: [{ kind: 'BALANCE', amount: null }], isNothingKept: false };
  }
  if (rule.money === 'DONE') return { acts: [complete], isNothingKept: false };
  const back = backOf(row, rule, { now, amount });
  if (back === null) return { acts: [], isNothingKept: false };
  const isNothingKept = row.refunded + back >= capturedOf(row);
  const acts: Wanted['acts'] = back > 0 ? [{ kind: 'BACK', amount: back }] : [];
  // What the creator keeps is theirs once its time has passed.
  return { acts: isNothingKept ? acts : [...acts, complete], isNothingKept };
}

/** What a row sends back; null: it is not about that. Never more than is left. */
function backOf(
  row: BookingRow,
  { money }: Rule,
  { now, amount }: { now: Date; amount: number | null },
): number | null {
  if (money === 'PART_BACK') return Math.min(amount ?? 0, capturedOf(row) - row.refunded);
  if (money !== 'ALL_BACK' && money !== 'POLICY_BACK') return null;
  return cancelTermsOf(row, now, money === 'ALL_BACK').back;
}
