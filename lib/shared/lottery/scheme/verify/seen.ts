import { isHash } from '@/lib/shared/lottery/scheme/hash';
import { parseLine } from '@/lib/shared/lottery/scheme/lines';
import { checkReceipt, receiptSchema, type DrawReceipt } from '@/lib/shared/lottery/scheme/receipt';

/** A head that a page saw: `seq` lines were in the log; 0 is the commitment. */
export interface HeadSeen {
  seq: number;
  head: string;
  /** Milliseconds since 1970, by the clock of who saw it. */
  seenAt?: number;
}

/** A head that the log must have had, and who says so. */
export interface Expected {
  head: string;
  by: 'head' | 'receipt';
}

/** What a receipt is to a proof. */
export interface ReceiptResult {
  /**
   * `in-the-list`: in it, at the closing if there was one; `off-the-list`: left or was removed;
   * `other-draw` and `unreadable` are not compared.
   */
  status: 'in-the-list' | 'off-the-list' | 'other-draw' | 'unreadable' | 'not-compared';
  /** The line of the log that it is for. */
  seq: number | null;
  n: number | null;
  tickets: number | null;
  /** Place in the order, from 1. */
  place: number | null;
  /** The prize that was offered to it last. */
  slot: number | null;
}

const empty = { seq: null, n: null, tickets: null, place: null, slot: null };

/**
 * Reads receipts for one draw (null: it is not known which): those that say something about it, and
 * one result for each.
 */
export function readReceipts(
  receipts: readonly unknown[],
  lotteryId: string | null,
): { kept: DrawReceipt[]; results: ReceiptResult[] } {
  const kept: DrawReceipt[] = [];
  const results = receipts.map((given): ReceiptResult => {
    const parsed = receiptSchema.safeParse(given);
    // One that does not fit in itself says nothing about a draw.
    if (!parsed.success || checkReceipt(given)) return { status: 'unreadable', ...empty };
    if (lotteryId !== null && parsed.data.lotteryId !== lotteryId)
      return { status: 'other-draw', ...empty };
    kept.push(parsed.data);
    const line = parseLine(parsed.data.line);
    const n = line?.verb === 'join' ? line.n : null;
    return { status: 'not-compared', ...empty, seq: parsed.data.seq, n };
  });
  return { kept, results };
}

/** All heads that a log must have had, by number of lines. */
export function expectedHeads(
  headsSeen: readonly HeadSeen[],
  receipts: readonly DrawReceipt[],
): Map<number, Expected[]> {
  const all = new Map<number, Expected[]>();
  const add = (seq: number, expected: Expected) => {
    if (!Number.isSafeInteger(seq) || seq < 0 || !isHash(expected.head)) return;
    const those = all.get(seq);
    if (those) those.push(expected);
    else all.set(seq, [expected]);
  };
  for (const { seq, head } of headsSeen) add(seq, { head, by: 'head' });
  for (const { seq, head, prev } of receipts) {
    add(seq - 1, { head: prev, by: 'receipt' });
    add(seq, { head, by: 'receipt' });
  }
  return all;
}
