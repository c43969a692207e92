import { z } from 'zod';
import { checkLabel, entryHashOf, isHash, isLotteryId, isSalt, nextHead } from './hash';
import { parseLine } from './lines';

const hash = z.string().refine(isHash);

/** The receipt that joining answers with, exactly these keys; `seq` counts lines from 1. */
export const receiptSchema = z.strictObject({
  format: z.literal('playplus-draw-receipt'),
  version: z.literal(1),
  lotteryId: z.string().refine(isLotteryId),
  seq: z.int().min(1),
  prev: hash,
  line: z.string().max(200),
  head: hash,
  label: z.string().refine(checkLabel),
  salt: z.string().refine(isSalt),
});
export type DrawReceipt = z.infer<typeof receiptSchema>;

/** The receipt of a join; `line` is its line in the log, `prev` the head before it. */
export function makeReceipt(
  of: Pick<DrawReceipt, 'lotteryId' | 'seq' | 'prev' | 'line' | 'label' | 'salt'>,
): DrawReceipt {
  const { lotteryId, seq, prev, line, label, salt } = of;
  const head = nextHead(prev, line);
  return {
    format: 'playplus-draw-receipt',
    version: 1,
    lotteryId,
    seq,
    prev,
    line,
    head,
    label,
    salt,
  };
}

/** What is wrong with a receipt. */
export type ReceiptProblem = 'malformed' | 'not-mine' | 'line' | 'seal' | 'head';

/**
 * What a browser checks before it keeps a receipt: that its own salt and name are sealed in a line
 * that joins, and that the head fits. Null: all right. Without `mine` the receipt is checked in
 * itself only.
 */
export function checkReceipt(
  receipt: unknown,
  mine?: { lotteryId: string; salt: string; label?: string },
): ReceiptProblem | null {
  const parsed = receiptSchema.safeParse(receipt);
  if (!parsed.success) return 'malformed';
  const { lotteryId, salt, label, line, prev, head } = parsed.data;
  const isMine =
    !mine ||
    (mine.lotteryId === lotteryId &&
      mine.salt === salt &&
      (mine.label === undefined || mine.label === label));
  if (!isMine) return 'not-mine';
  const read = parseLine(line);
  if (read?.verb !== 'join') return 'line';
  if (read.c !== entryHashOf({ lotteryId, salt, label })) return 'seal';
  return nextHead(prev, line) === head ? null : 'head';
}
