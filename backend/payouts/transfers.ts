import { balanceOf, book } from '@/backend/ledger/service';
import type { Context } from '@/backend/platform/context';
import { callStripe } from '@/backend/platform/stripe/callStripe';
import { inTransaction } from '@/backend/platform/transaction';
import * as accounts from './store/accounts';
import { moneyNow } from './clock';
import * as lines from './store/lines';
import { accountState, dueOf, nettings, nextTransfers } from './policy';
import * as repository from './store/transfers';

/** Lines looked at in one step; the rest follows in the next. */
const LINES = 200;

const HOUR = 60 * 60 * 1000;

/**
 * Transfers one line of a creator whose money is due to go out, the oldest first and never more than
 * is available. Returns whether there may be more.
 */
export async function transferDue(context: Context): Promise<boolean> {
  if (!context.stripe) return false;
  const creatorId = await accounts.creatorWithDueTransfers(context.db, moneyNow(context));
  if (creatorId === undefined) return false;
  const line = await inTransaction(context, (inner) => chooseLine(inner, creatorId));
  if (line) await send(context, line);
  return true;
}

/** A line with what of it goes out now; null: nothing does, and the next day is planned. */
async function chooseLine(context: Context, creatorId: string): Promise<lines.LineRow | null> {
  const { db } = context;
  const now = moneyNow(context);
  const account = await accounts.lockAccount(db, creatorId);
  if (!account?.transfersAt || account.transfersAt > now) return null;
  const standing = await lines.sendingOf(db, creatorId);
  if (standing) return standing;
  const isReady = accountState(account) !== 'NONE' && account.payoutsEnabled && !account.heldAt;
  const open = isReady ? await netted(context, creatorId) : [];
  const line = open.find((one) => dueOf(one) > 0);
  const available = -(await balanceOf(context, creatorId, account.currency)).available;
  const amount = line ? Math.min(dueOf(line), available) : 0;
  if (!line || amount <= 0) {
    // What is held or not connected is looked at daily; an empty balance waits for the next clearing.
    const isWaiting = !isReady && available > 0;
    await accounts.setTimes(db, creatorId, { transfersAt: isWaiting ? nextTransfers(now) : null });
    return null;
  }
  const sending = { sending: amount, sends: line.sends + 1 };
  await lines.changeLine(db, line.id, sending);
  return { ...line, ...sending };
}

/** The open lines of a creator, once those below zero are paid from the others. */
async function netted(context: Context, creatorId: string): Promise<lines.LineRow[]> {
  const open = await lines.lockOpenLines(context.db, creatorId, LINES);
  const changes = nettings(open);
  if (changes.length === 0) return open;
  for (const { id, by } of changes) await lines.addNetted(context.db, id, by);
  const now = moneyNow(context);
  for (const { id } of changes.filter(({ by }) => by > 0)) await noteSent(context, id, now);
  return lines.lockOpenLines(context.db, creatorId, LINES);
}

/** A line of which nothing is left to send has been sent. */
async function noteSent(context: Context, id: string, now: Date): Promise<void> {
  const line = await lines.lockLine(context.db, id);
  if (line?.state !== 'AVAILABLE' || dueOf(line) > 0) return;
  await lines.changeLine(context.db, id, { state: 'SENT', sentAt: now });
}

/** The key of a line's transfer; a line that goes out in parts has one for each. */
function transferKey({ id, sends }: { id: string; sends: number }): string {
  return sends === 1 ? `line:${id}:transfer` : `line:${id}:transfer:v${sends}`;
}

/** Asks Stripe for the transfer that is noted on a line, as often as it takes to hear of it. */
export async function send(context: Context, line: lines.LineRow): Promise<void> {
  const { id, creatorId, currency, sending, sends, chargeId, paymentId } = line;
  const account = await accounts.findAccount(context.db, creatorId);
  const destination = account?.stripeAccountId;
  if (!destination || sending === null) return;
  // Stripe counts what came back as transferred: beyond the charge, its money is available by now.
  const isOfCharge = line.transferred + sending <= line.gross;
  const answer = await callStripe(context, {
    key: transferKey(line),
    call: 'transfers.create',
    params: {
      amount: sending,
      currency: currency.toLowerCase(),
      destination,
      ...(isOfCharge ? { source_transaction: chargeId } : {}),
      transfer_group: line.transferGroup,
      metadata: { line: id, payment: paymentId },
    },
    ref: `line:${id}`,
  });
  if (answer.ok) {
    await noteTransfer(context, { lineId: id, sends, transferId: answer.object.id });
  } else if (answer.type === 'no_answer') {
    const later = new Date(moneyNow(context).getTime() + HOUR);
    await accounts.setTimes(context.db, creatorId, { transfersAt: later });
  } else {
    context.logger.error({ line: id, code: answer.code }, 'Stripe refuses a transfer');
    await giveUp(context, line);
  }
}

/** Stripe made a transfer: the books follow, once. */
function noteTransfer(
  context: Context,
  { lineId, sends, transferId }: { lineId: string; sends: number; transferId: string },
): Promise<void> {
  return inTransaction(context, async (inner) => {
    const now = moneyNow(inner);
    const line = await lines.lockLine(inner.db, lineId);
    if (!line || line.sends !== sends || line.sending === null) return;
    const { creatorId, currency, sending: amount } = line;
    const transfer = { id: transferId, lineId, amount, createdAt: now };
    if (!(await repository.insertTransfer(inner.db, transfer))) return;
    const transferred = line.transferred + amount;
    const isWhole = !line.isFrozen && dueOf({ ...line, transferred }) <= 0;
    await lines.changeLine(inner.db, lineId, {
      transferred,
      sending: null,
      sentAt: now,
      bankPayoutId: null,
      ...(isWhole && line.state === 'AVAILABLE' ? { state: 'SENT' as const } : {}),
    });
    await book(inner, {
      kind: 'transferred',
      sourceId: transferId,
      at: now,
      lines: [
        { account: 'available', owner: creatorId, amount, currency },
        { account: 'transit', owner: creatorId, amount: -amount, currency },
        { account: 'acct', owner: creatorId, amount, currency },
        { account: 'cash', amount: -amount, currency },
      ],
    });
  });
}

/** Stripe will not make a transfer: it is tried anew, under a new key, on the next day. */
function giveUp(context: Context, { id, sends, creatorId }: lines.LineRow): Promise<void> {
  return inTransaction(context, async (inner) => {
    const line = await lines.lockLine(inner.db, id);
    if (line?.sends === sends) await lines.changeLine(inner.db, id, { sending: null });
    const transfersAt = nextTransfers(moneyNow(inner));
    await accounts.setTimes(inner.db, creatorId, { transfersAt });
  });
}

/** Finishes a transfer that a process began and did not live to hear of. Returns whether there was one. */
export async function finishTransfer(context: Context): Promise<boolean> {
  if (!context.stripe) return false;
  const line = await lines.anySending(context.db);
  if (line) await send(context, line);
  return false;
}
