import { closeEvidence } from '@/hooks/lottery/fan/evidence';
import type { LotteryView } from '@/hooks/lottery/types';
import type { SeenClose } from '@/lib/live/lottery/keptDraw';
import type { ProofNumbers } from '@/lib/live/lottery/verify/verifier';
import { STEPS } from '@/lib/shared/lottery/scheme/lists';
import type {
  NamedOffer,
  StepFailure,
  StepName,
  VerifyResult,
} from '@/lib/shared/lottery/scheme/verify/steps';

/** A revealed draw is due so long after its closing; then it is overdue. */
const OVERDUE_MS = 24 * 60 * 60_000;

/** What a page says first. */
export type Verdict =
  | 'followed'
  | 'none'
  | 'test'
  | 'open'
  | 'closed'
  | 'overdue'
  | 'revealed'
  | 'cancelled'
  | 'other'
  | 'failed'
  | 'malformed';

/** What came out of a check, in one word; `now` in milliseconds since 1970. */
export function verdictOf(
  { verdict, isTestBeacon, malformed, facts }: VerifyResult,
  numbers: ProofNumbers | null,
  lotteryId: string,
  now: number,
): Verdict {
  if (malformed !== null || numbers === null) return 'malformed';
  if (verdict === 'failed') return 'failed';
  if (numbers.lotteryId !== lotteryId) return 'other';
  if (facts.state === 'cancelled') return 'cancelled';
  if (facts.state === 'open') return 'open';
  if (facts.state === 'closed') {
    const dueMs = (facts.roundMs ?? facts.closedMs ?? now) + OVERDUE_MS;
    return now > dueMs ? 'overdue' : 'closed';
  }
  if (isTestBeacon) return 'test';
  if (verdict === 'so-far') return 'revealed';
  return numbers.randomness === 'none' ? 'none' : 'followed';
}

/** How a verdict looks: only what is wholly checked is good. */
export const VERDICT_TONES: Record<Verdict, 'good' | 'accent' | 'wait' | 'stop'> = {
  followed: 'good',
  none: 'good',
  test: 'wait',
  open: 'accent',
  closed: 'accent',
  overdue: 'wait',
  revealed: 'accent',
  cancelled: 'accent',
  other: 'wait',
  failed: 'stop',
  malformed: 'stop',
};

/** The step that failed, its number from 1, and what did not fit; null: none did. */
export function failedStep({
  steps,
}: VerifyResult): { step: StepName; number: number; failure: StepFailure } | null {
  for (const each of steps) {
    if (each.status !== 'failed') continue;
    return { step: each.step, number: STEPS.indexOf(each.step) + 1, failure: each.failure };
  }
  return null;
}

/** Who holds a prize now, by the order of the prizes. */
export function holdersIn(offers: readonly NamedOffer[]): NamedOffer[] {
  return offers.filter(({ state }) => state !== 'out').sort((a, b) => a.slot - b.slot);
}

/** The title of a prize by its number from 1: each prize counts as often as there are of it. */
export function prizeOf({ prizes }: Pick<LotteryView, 'prizes'>, slot: number): string | null {
  let last = 0;
  for (const { title, quantity } of prizes) {
    last += quantity;
    if (slot <= last) return title;
  }
  return null;
}

/** What this browser can say of the closing, beside what the file says; null: nothing to compare. */
export function evidenceIn({ facts }: VerifyResult, close: SeenClose | null) {
  const { closedMs, roundMs, revealedMs, entrantsHash, closeSeenMs } = facts;
  const at = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());
  // A head from before the number is as good; a later one says only that the page came later.
  const isInTime = closeSeenMs !== null && roundMs !== null && closeSeenMs < roundMs;
  const seen = isInTime && entrantsHash !== null ? { entrantsHash, seenAt: closeSeenMs } : close;
  return closeEvidence(
    {
      closedAt: at(closedMs),
      entrantsHash,
      roundAt: at(roundMs),
      revealedAt: at(revealedMs),
    },
    seen,
  );
}
