import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { LotteryView } from '@/hooks/lottery/types';
import {
  keepOfDraw,
  keptDraw,
  NOTHING_KEPT,
  watchKept,
  withHead,
  withReceipt,
} from '@/lib/live/lottery/keptDraw';

/** What this browser keeps of a draw; nothing on the server. */
export const useKept = (lotteryId: string) =>
  useSyncExternalStore(
    watchKept,
    () => keptDraw(lotteryId),
    () => NOTHING_KEPT,
  );

/** Keeps the heads of the log that this page sees, and when it saw the list frozen. */
export function useHeads({ id, state, logSeq, logHead, entrantsHash }: LotteryView): void {
  useEffect(() => {
    if (logHead === null) return;
    const seenAt = Date.now();
    keepOfDraw(id, ({ heads, close }) => ({
      heads: withHead(heads, { seq: logSeq, head: logHead, seenAt }),
      // Once revealed it is too late to see the close.
      close: state === 'CLOSED' && entrantsHash && !close ? { entrantsHash, seenAt } : close,
    }));
  }, [id, state, logSeq, logHead, entrantsHash]);
}

/**
 * Checks the receipt of the reader's entry and keeps it: its own salt and name must be sealed in the
 * log's line. `kept`: it was checked, here or before; `wrong`: it does not fit, and is not kept.
 */
export function useReceipt(lottery: LotteryView, handle: string | null) {
  const { id, myEntry } = lottery;
  const kept = useKept(id);
  const [wrongHead, setWrongHead] = useState<string | null>(null);
  const given = myEntry?.receipt ?? null;
  const mine = kept.receipts.find(({ head }) => head === given?.head) ?? null;

  const check = useEffectEvent(async (): Promise<boolean> => {
    if (given === null || mine !== null) return true;
    const { checkReceipt, makeReceipt } = await import('@/lib/shared/lottery/scheme/receipt');
    const receipt = { ...makeReceipt({ lotteryId: id, ...given }), head: given.head };
    // Where this browser has just joined, it knows what has to be sealed.
    const salt = kept.salts.at(-1);
    const isNew = salt !== undefined && kept.receipts.every((one) => one.salt !== salt);
    const expected =
      isNew && handle !== null
        ? { lotteryId: id, salt, label: `@${handle}` }
        : { lotteryId: id, salt: given.salt };
    if (checkReceipt(receipt, expected) !== null) return false;
    keepOfDraw(id, ({ receipts }) => ({ receipts: withReceipt(receipts, receipt) }));
    return true;
  });
  const head = given?.head ?? null;
  useEffect(() => {
    if (head === null) return;
    check().then(
      (fits) => setWrongHead(fits ? null : head),
      // The check did not come; the next visit tries again.
      () => undefined,
    );
  }, [head]);

  return { receipt: mine, isWrong: head !== null && wrongHead === head };
}
