import { book } from '@/backend/ledger/service';
import type { Context } from '@/backend/platform/context';
import { newId } from '@/backend/platform/id';
import { inTransaction } from '@/backend/platform/transaction';
import { CLEARANCE_DAYS, type FeeKind } from '@/lib/shared/money/fees';
import type { Money } from '@/lib/shared/money/money';
import { planTransfers } from './store/accounts';
import { moneyNow } from './clock';
import * as repository from './store/lines';
import { nextTransfers, settledState } from './policy';

const DAY = 24 * 60 * 60 * 1000;

/** A creator's account in the books that a line's money is on. */
type Part = 'pending' | 'available';

/** What a payment brings to a creator. */
export interface NewLine {
  creatorId: string;
  paymentId: string;
  kind: FeeKind;
  title: string;
  /** Who paid, as they wanted to be named. */
  fromName: string | null;
  /** Page of the order or gift, on this site. */
  href: string | null;
  money: Money;
  /** Ours, in minor units. */
  fee: number;
  /** Stripe's id of the charge: no more than it can be transferred. */
  chargeId: string;
  /** The charge's own group, by which its transfers are found, too. */
  transferGroup: string;
  /** Null: its order is not completed yet. */
  clearsAt: Date | null;
}

/** Adds the line of a payment in the running transaction, that of its capture; once. */
export async function addLine(context: Context, line: NewLine): Promise<void> {
  const { money, ...rest } = line;
  await repository.insertLine(context.db, {
    ...rest,
    id: newId(),
    gross: money.amount,
    net: money.amount - line.fee,
    currency: money.currency,
    state: 'CLEARING',
    paidAt: moneyNow(context),
  });
}

/** Starts the clearance of a payment's line, in the running transaction; once. */
export async function startClearance(
  context: Context,
  paymentId: string,
  from: Date,
): Promise<void> {
  const kind = await repository.kindOf(context.db, paymentId);
  if (!kind) return;
  const clearsAt = new Date(from.getTime() + CLEARANCE_DAYS[kind] * DAY);
  await repository.setClearsAt(context.db, paymentId, clearsAt);
}

/**
 * Stops the clearance of a payment's line in the running transaction; it starts anew. False: it is over.
 */
export async function pauseClearance(context: Context, paymentId: string): Promise<boolean> {
  const line = await lockedLine(context, paymentId);
  if (line.clearedAt) return false;
  await repository.changeLine(context.db, line.id, { clearsAt: null });
  return true;
}

/**
 * Clears one line that is due: its money can go out from the next day on. Returns whether there was
 * one.
 */
export function clearDue(context: Context): Promise<boolean> {
  return inTransaction(context, async (inner) => {
    const now = moneyNow(inner);
    const line = await repository.lockDueToClear(inner.db, now);
    if (!line) return false;
    const { id, creatorId, currency } = line;
    const amount = line.net - line.takenBack;
    await repository.changeLine(inner.db, id, { state: 'AVAILABLE', clearedAt: now });
    await planTransfers(inner.db, creatorId, nextTransfers(now));
    await book(inner, {
      kind: 'cleared',
      sourceId: id,
      at: now,
      lines: [
        { account: 'pending', owner: creatorId, amount, currency },
        { account: 'available', owner: creatorId, amount: -amount, currency },
      ],
    });
    return true;
  });
}

async function lockedLine(context: Context, paymentId: string): Promise<repository.LineRow> {
  const line = await repository.lockByPayment(context.db, paymentId);
  if (!line) throw new Error(`payment ${paymentId} has no line`);
  return line;
}

const partOf = (line: repository.LineRow): Part => (line.clearedAt ? 'available' : 'pending');

/**
 * Holds a line that cannot go out as it was sold: Stripe settled its charge in another currency. In the
 * running transaction, until a person has decided. False: it is held already.
 */
export async function holdLine(context: Context, paymentId: string): Promise<boolean> {
  const line = await lockedLine(context, paymentId);
  if (line.isFrozen) return false;
  const held = { state: 'ON_HOLD', isFrozen: true, heldAt: moneyNow(context) } as const;
  await repository.changeLine(context.db, line.id, held);
  return true;
}

/**
 * Takes the creator's part of a refund from its line, in the transaction of the refund, once for each.
 * The caller books; answered is the creator's account that bears it. `gross` is what the buyer gets,
 * `fee` what of it is ours.
 */
export async function takeBack(
  context: Context,
  refund: { paymentId: string; refundId: string; gross: number; fee: number; at: Date },
): Promise<Part> {
  const { paymentId, refundId, gross, fee, at } = refund;
  const line = await lockedLine(context, paymentId);
  const { creatorId } = line;
  const noted = { id: newId(), lineId: line.id, creatorId, sourceId: refundId, gross, fee, at };
  if (await repository.insertReturn(context.db, { ...noted, what: 'REFUND' })) {
    // What is held stays so while something of it is left.
    const isFrozen = line.isFrozen && line.takenBack + gross - fee < line.net;
    await noteGone(context, { ...line, isFrozen }, { gross, net: gross - fee, at });
  }
  return partOf(line);
}

/** Something of a line went back for good; `line` says whether the rest of it is held. */
async function noteGone(
  context: Context,
  line: repository.LineRow,
  { gross, net, at }: { gross: number; net: number; at: Date },
): Promise<void> {
  const changed = {
    ...line,
    grossBack: line.grossBack + gross,
    takenBack: line.takenBack + net,
  };
  const state = settledState(changed);
  const isNew = state === 'REFUNDED' && line.state !== 'REFUNDED';
  await repository.changeLine(context.db, line.id, {
    grossBack: changed.grossBack,
    takenBack: changed.takenBack,
    isFrozen: changed.isFrozen,
    state,
    ...(isNew ? { refundedAt: at } : {}),
  });
}

/**
 * Holds what is left of a line for a dispute, in the transaction that opens it, once for each. The
 * caller books; answered are the account it leaves and the creator's part.
 */
export async function freeze(
  context: Context,
  dispute: { paymentId: string; disputeId: string; at: Date },
): Promise<{ from: Part; amount: number }> {
  const { paymentId, disputeId, at } = dispute;
  const line = await lockedLine(context, paymentId);
  const gross = line.gross - line.grossBack;
  const amount = line.net - line.takenBack;
  const { id: lineId, creatorId } = line;
  const noted = { id: newId(), lineId, creatorId, sourceId: disputeId, gross, fee: gross - amount };
  // What went back whole before leaves nothing to hold.
  if (gross > 0) {
    await repository.insertReturn(context.db, { ...noted, what: 'DISPUTE', isOpen: true, at });
    const held = { state: 'ON_HOLD', isFrozen: true, heldAt: at } as const;
    await repository.changeLine(context.db, lineId, held);
  }
  return { from: partOf(line), amount };
}

/**
 * Gives a held line back to its creator: the bank decided for them. In the transaction that closes the
 * dispute; the caller books. Its clearance counts as over.
 */
export async function thaw(
  context: Context,
  dispute: { paymentId: string; disputeId: string; at: Date },
): Promise<{ to: 'available'; amount: number }> {
  const { paymentId, disputeId, at } = dispute;
  const line = await lockedLine(context, paymentId);
  const open = await repository.openDispute(context.db, disputeId);
  if (!open) return { to: 'available', amount: 0 };
  await repository.deleteReturn(context.db, open.id);
  const cleared = { ...line, isFrozen: false, clearedAt: line.clearedAt ?? at };
  await repository.changeLine(context.db, line.id, {
    state: settledState(cleared),
    isFrozen: false,
    clearedAt: cleared.clearedAt,
    heldAt: null,
  });
  await planTransfers(context.db, line.creatorId, nextTransfers(at));
  return { to: 'available', amount: open.gross - open.fee };
}

/**
 * A held line is lost: its creator bears their part, below zero if need be. In the transaction that
 * closes the dispute; the caller books `amount` from what is frozen.
 */
export async function lose(
  context: Context,
  dispute: { paymentId: string; disputeId: string; at: Date },
): Promise<{ amount: number }> {
  const { paymentId, disputeId, at } = dispute;
  const line = await lockedLine(context, paymentId);
  const open = await repository.openDispute(context.db, disputeId);
  if (!open) return { amount: 0 };
  const amount = open.gross - open.fee;
  await repository.closeReturn(context.db, open.id, at);
  // Lost counts as cleared: what was transferred of it before is netted with what comes next.
  const cleared = { ...line, isFrozen: false, clearedAt: line.clearedAt ?? at };
  await repository.changeLine(context.db, line.id, { clearedAt: cleared.clearedAt, heldAt: null });
  await noteGone(context, cleared, { gross: open.gross, net: amount, at });
  return { amount };
}
