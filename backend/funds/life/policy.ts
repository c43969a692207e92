import type { ErrorCode } from '@/lib/shared/errors';
import type { FundState } from '@/lib/shared/fund/states';

/**
 * What happens to a fund. `START` and `DEADLINE` are its times, `UNPLAN` an edit that takes the start
 * away, `SUSPEND` its creator's suspension, `CHARGED` that no saved card waits any more, `SENT` that
 * all of its money went to the creator; the others are presses.
 */
export const FUND_EVENTS = [
  'OPEN',
  'SCHEDULE',
  'UNPLAN',
  'START',
  'PAUSE',
  'RESUME',
  'SUSPEND',
  'END',
  'DEADLINE',
  'CANCEL',
  'REFUND_ALL',
  'CHARGED',
  'SENT',
] as const;
export type FundEvent = (typeof FUND_EVENTS)[number];

/** What a step depends on beside the state. */
export interface FundFacts {
  isAllOrNothing: boolean;
  /** Raised at least its goal; of all-or-nothing: promised. */
  isReached: boolean;
  /** Its creator can sell, in its currency, and is not suspended. */
  isReady: boolean;
  /** Something was paid and not given back. */
  hasMoney: boolean;
}

/**
 * What follows from a step. ANNOUNCE: followers and askers are told that it is open; WITHDRAW: askers
 * hear that it is off; CLOSE: it is open no more; the others are done by jobs, in batches: CHARGE the
 * saved cards, VOID what is promised, REFUND what is paid, WATCH until all was sent.
 */
type FundEffect = 'ANNOUNCE' | 'WITHDRAW' | 'CLOSE' | 'CHARGE' | 'VOID' | 'REFUND' | 'WATCH';

interface Rule {
  from: readonly FundState[];
  event: FundEvent;
  /** Without one it is always so. The first rule whose guard holds counts. */
  guard?: (facts: FundFacts) => boolean;
  /** What is answered where no guard holds; without one it is fund.wrong_state. */
  refusal?: ErrorCode;
  next: FundState;
  effects: readonly FundEffect[];
}

const isReady = ({ isReady: ready }: FundFacts) => ready;
const keeps = ({ isAllOrNothing }: FundFacts) => !isAllOrNothing;
const keepsAndReached = (facts: FundFacts) => keeps(facts) && facts.isReached;
const isChargeable = ({ isAllOrNothing, isReached }: FundFacts) => isAllOrNothing && isReached;
const hasMoney = ({ hasMoney: has }: FundFacts) => has;

/** Every step of a fund; whatever is not in here does not happen. */
const FUND_RULES: readonly Rule[] = [
  {
    ...{ from: ['DRAFT', 'SCHEDULED'], event: 'OPEN', guard: isReady },
    ...{ refusal: 'fund.payouts_needed', next: 'LIVE', effects: ['ANNOUNCE'] },
  },
  {
    ...{ from: ['DRAFT'], event: 'SCHEDULE', guard: isReady },
    ...{ refusal: 'fund.payouts_needed', next: 'SCHEDULED', effects: [] },
  },
  { from: ['SCHEDULED'], event: 'UNPLAN', next: 'DRAFT', effects: ['WITHDRAW'] },
  { from: ['SCHEDULED'], event: 'START', guard: isReady, next: 'LIVE', effects: ['ANNOUNCE'] },
  // Nothing can be sold for its creator any more: it waits for them as a draft.
  { from: ['SCHEDULED'], event: 'START', next: 'DRAFT', effects: ['WITHDRAW'] },
  { from: ['LIVE'], event: 'PAUSE', next: 'PAUSED', effects: ['CLOSE'] },
  { from: ['LIVE'], event: 'SUSPEND', next: 'PAUSED', effects: ['CLOSE'] },
  {
    ...{ from: ['PAUSED'], event: 'RESUME', guard: isReady },
    ...{ refusal: 'fund.payouts_needed', next: 'LIVE', effects: ['ANNOUNCE'] },
  },
  {
    ...{ from: ['LIVE', 'PAUSED'], event: 'END', guard: keepsAndReached },
    ...{ next: 'REACHED', effects: ['CLOSE', 'WATCH'] },
  },
  // Those who promised agreed to the deadline: only it decides about all-or-nothing.
  {
    ...{ from: ['LIVE', 'PAUSED'], event: 'END', guard: keeps },
    ...{ next: 'MISSED', effects: ['CLOSE', 'WATCH'] },
  },
  {
    ...{ from: ['LIVE', 'PAUSED'], event: 'DEADLINE', guard: keepsAndReached },
    ...{ next: 'REACHED', effects: ['CLOSE', 'WATCH'] },
  },
  {
    ...{ from: ['LIVE', 'PAUSED'], event: 'DEADLINE', guard: keeps },
    ...{ next: 'MISSED', effects: ['CLOSE', 'WATCH'] },
  },
  {
    ...{ from: ['LIVE'], event: 'DEADLINE', guard: isChargeable },
    ...{ next: 'SETTLING', effects: ['CLOSE', 'CHARGE'] },
  },
  // All-or-nothing below its goal, or paused or suspended at its deadline: nobody is charged.
  { from: ['LIVE', 'PAUSED'], event: 'DEADLINE', next: 'MISSED', effects: ['CLOSE', 'VOID'] },
  { from: ['SETTLING'], event: 'CHARGED', next: 'REACHED', effects: ['WATCH'] },
  { from: ['SCHEDULED'], event: 'CANCEL', next: 'CANCELLED', effects: ['WITHDRAW'] },
  {
    ...{ from: ['LIVE', 'PAUSED'], event: 'CANCEL' },
    ...{ next: 'CANCELLED', effects: ['CLOSE', 'VOID', 'REFUND'] },
  },
  {
    ...{ from: ['REACHED', 'MISSED', 'PAID_OUT'], event: 'REFUND_ALL', guard: hasMoney },
    ...{ next: 'REFUNDED', effects: ['REFUND'] },
  },
  { from: ['REACHED', 'MISSED'], event: 'SENT', guard: hasMoney, next: 'PAID_OUT', effects: [] },
];

/** What an event makes of a fund; a code: why nothing. */
export function stepOf(
  state: FundState,
  event: FundEvent,
  facts: FundFacts,
): { next: FundState; effects: readonly FundEffect[] } | ErrorCode {
  const rules = FUND_RULES.filter((rule) => rule.event === event && rule.from.includes(state));
  const rule = rules.find(({ guard }) => guard?.(facts) ?? true);
  return rule ?? rules.find(({ refusal }) => refusal)?.refusal ?? 'fund.wrong_state';
}

/** Whether a job has something to do at Stripe after a step. */
export const needsWork = (effects: readonly FundEffect[]) =>
  effects.some((effect) => ['CHARGE', 'VOID', 'REFUND', 'WATCH'].includes(effect));
