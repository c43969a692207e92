import { nextHead } from '@/lib/shared/lottery/scheme/hash';
import type { LoggedLine, LotteryRow } from '@/backend/lotteries/store/lotteryRepository';

/** Writes one line of the log for the time it is given, in ms since 1970. */
export type LineMaker = (ms: number) => string;

/** Lines that follow a draw's log, and what the draw then knows of its end. */
export interface Appended {
  lines: LoggedLine[];
  tail: { logSeq: number; logHead: string; logMs: number };
}

/**
 * Chains new lines to the log of a locked, published draw, in their order. Times in the log never
 * fall, so a clock that went back waits for the newest line. Stores nothing: lines and tail are
 * written in the statement of the event (`settle` does so), in its transaction.
 */
export function appendLines(
  lottery: Pick<LotteryRow, 'logSeq' | 'logHead' | 'logMs' | 'commitHash'>,
  makers: readonly LineMaker[],
  now: Date,
): Appended {
  const ms = Math.max(now.getTime(), Number(lottery.logMs));
  let head = lottery.logHead ?? lottery.commitHash;
  if (head === null) throw new Error('a draft has no log');
  const lines: LoggedLine[] = [];
  for (const make of makers) {
    const line = make(ms);
    head = nextHead(head, line);
    lines.push({ seq: lottery.logSeq + lines.length + 1, line, head });
  }
  return { lines, tail: { logSeq: lottery.logSeq + lines.length, logHead: head, logMs: ms } };
}
