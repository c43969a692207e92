import { book } from '@/backend/ledger/service';
import type { Context } from '@/backend/platform/context';
import { callStripe } from '@/backend/platform/stripe/callStripe';
import { wasAsked } from '@/backend/platform/stripe/callRows';
import { inTransaction } from '@/backend/platform/transaction';
import { planTransfers } from './store/accounts';
import { moneyNow } from './clock';
import * as lines from './store/lines';
import { nextTransfers, settledState } from './policy';
import * as repository from './store/transfers';
import { send } from './transfers';

/** Something of a transfer came back. */
export interface Reversal {
  /** Stripe's. */
  id: string;
  transferId: string;
  amount: number;
}

/**
 * Books what came back of a transfer, whoever took it back, in the running transaction; once. Returns
 * false when the transfer is none of ours.
 */
export async function bookReversal(context: Context, reversal: Reversal): Promise<boolean> {
  const { db } = context;
  const { id, transferId, amount } = reversal;
  const lineId = await repository.lineOfTransfer(db, transferId);
  const line = lineId === undefined ? undefined : await lines.lockLine(db, lineId);
  if (!line) return false;
  const now = moneyNow(context);
  const { creatorId, currency } = line;
  const isNew = await book(context, {
    kind: 'reversed',
    sourceId: id,
    at: now,
    lines: [
      { account: 'cash', amount, currency },
      { account: 'acct', owner: creatorId, amount: -amount, currency },
      { account: 'transit', owner: creatorId, amount, currency },
      { account: 'available', owner: creatorId, amount: -amount, currency },
    ],
  });
  if (!isNew) return true;
  await repository.addReversed(db, transferId, amount);
  const reversed = line.reversed + amount;
  await lines.changeLine(db, line.id, { reversed, state: settledState({ ...line, reversed }) });
  await planTransfers(db, creatorId, nextTransfers(now));
  return true;
}

/**
 * Takes what was transferred for a payment back, before its refund or for its dispute, as far as it
 * goes and outside of a transaction; a repetition under the same key answers the same. Returns how
 * much came back: an account that is empty gives nothing, and its creator owes.
 */
export async function reverseTransfer(
  context: Context,
  { paymentId, amount, key }: { paymentId: string; amount: number; key: string },
): Promise<number> {
  const line = await lines.findByPayment(context.db, paymentId);
  if (!line) return 0;
  // A transfer that is on its way must be known before it can come back.
  if (line.sending !== null) await send(context, line);
  let back = 0;
  const transfers = await repository.transfersOf(context.db, line.id);
  for (const [index, { id, left }] of transfers.entries()) {
    const part = Math.min(amount - back, left);
    const partKey = index === 0 ? key : `${key}:${index + 1}`;
    back += await reverse(context, { transferId: id, part, key: partKey });
  }
  return back;
}

async function reverse(
  context: Context,
  { transferId: id, part, key }: { transferId: string; part: number; key: string },
): Promise<number> {
  // What was asked before is answered again, also when nothing is left by now.
  const isAsked = await wasAsked(context.db, key);
  if (part <= 0 && !isAsked) return 0;
  const call = 'transfers.createReversal';
  const params = { id, amount: Math.max(1, part) };
  const answer = await callStripe(context, { key, call, params, ref: `transfer:${id}` });
  if (!answer.ok) return 0;
  const { amount } = answer.object;
  const reversal = { id: answer.object.id, transferId: id, amount };
  await inTransaction(context, (inner) => bookReversal(inner, reversal));
  return amount;
}
