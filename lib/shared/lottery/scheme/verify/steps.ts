import type { STEPS } from '@/lib/shared/lottery/scheme/lists';
import type { DrawOffer, HandoutProblem } from './handout';
import type { DrawPhase, LineProblem } from '@/lib/shared/lottery/scheme/log';
import type { ReceiptResult } from './seen';

export type StepName = (typeof STEPS)[number];

/** Why a step failed; pages have a sentence for each. */
export type FailureCode =
  // Something stands in the file too early, or is not in it though it is due.
  | 'not-due'
  | 'missing'
  | 'seed-differs'
  | 'commitment-differs'
  // What was seen before does not fit: a commitment, a head, a receipt; or the log ends before it.
  | 'seen-commitment-differs'
  | 'seen-head-differs'
  | 'receipt-differs'
  | 'shorter-than-seen'
  | LineProblem
  | 'head-differs'
  | 'count-differs'
  | 'list-differs'
  | 'round-differs'
  | 'before-its-round'
  | 'number-false'
  | 'order-differs'
  | HandoutProblem
  | 'winner-differs'
  | 'name-differs';

/** What does not fit. */
export interface StepFailure {
  code: FailureCode;
  /** Line of the log, from 1. */
  line?: number;
  /** The last line that is known to be as it was seen: the change came after it. */
  after?: number;
  /** Place in the order or row of the winners, from 1. */
  place?: number;
  /** What was computed or seen before. */
  expected?: string;
  /** What the file holds. */
  found?: string;
}

/** How a step came out. */
export type StepOutcome =
  /** `later`: comes after the draw. `not-used`: this draw has no such thing. */
  { status: 'ok' | 'later' | 'not-used' } | { status: 'failed'; failure: StepFailure };

/** A step and how it came out; `because`: the step that failed before it, or the file itself. */
export type StepResult = { step: StepName } & (
  StepOutcome | { status: 'not-checked'; because: StepName | 'file' }
);

/** How far verifying is: lines, entrants or tickets of one step. */
export interface VerifyProgress {
  step: StepName;
  done: number;
  total: number;
  /** How the step came out, at its end. */
  outcome?: StepOutcome['status'];
}

/** A prize offered, with the name that its seal opened to; null: erased. */
export type NamedOffer = DrawOffer & { label: string | null };

/** What was counted and computed on the way; null or 0 where verifying did not come so far. */
export interface DrawFacts {
  state: DrawPhase | null;
  lines: number;
  /** The head that was computed from the lines. */
  head: string | null;
  /** Live entries and their tickets, at the closing if there was one. */
  entrants: number;
  tickets: number;
  entrantsHash: string | null;
  /** Times in milliseconds since 1970. */
  closedMs: number | null;
  revealedMs: number | null;
  round: number | null;
  roundMs: number | null;
  /** When the closed list was first seen, of the heads given; compare it with `roundMs`. */
  closeSeenMs: number | null;
  /** How many heads and receipts seen before were compared. */
  headsCompared: number;
  offers: NamedOffer[];
}

/** What verifying a proof says. */
export interface VerifyResult {
  /**
   * `followed`: nothing is left to check. `so-far`: what is known holds, the rest comes later.
   * `test-beacon`: all holds, but the number came from a beacon of one's own: never "verified".
   */
  verdict: 'followed' | 'so-far' | 'test-beacon' | 'failed';
  isTestBeacon: boolean;
  /** Where the file is no proof at all, as a path of keys; null: it is one. */
  malformed: string | null;
  /** All seven, in order. */
  steps: StepResult[];
  facts: DrawFacts;
  /** One for each receipt given, in their order. */
  receipts: ReceiptResult[];
}
