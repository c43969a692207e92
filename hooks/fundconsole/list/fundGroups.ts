import type { FundSummary } from '@/hooks/fundconsole/types';

/** A creator's current funds by what they ask of the creator. */
export interface FundGroups {
  /** Live, paused and those whose cards are being charged; what ends first leads. */
  running: FundSummary[];
  /** Planned ones, soonest first, then drafts. */
  coming: FundSummary[];
  /** Over, and not paid out yet. */
  ended: FundSummary[];
}

const isRunning = ({ state }: FundSummary) =>
  state === 'LIVE' || state === 'PAUSED' || state === 'SETTLING';

const isComing = ({ state }: FundSummary) => state === 'SCHEDULED' || state === 'DRAFT';

/** Sorts current funds into their groups. Pure. */
export function fundGroups(funds: readonly FundSummary[]): FundGroups {
  const late = '9999';
  const by = (at: (fund: FundSummary) => string | null) => (a: FundSummary, b: FundSummary) =>
    (at(a) ?? late).localeCompare(at(b) ?? late);
  return {
    running: funds.filter(isRunning).sort(by(({ deadlineAt }) => deadlineAt)),
    coming: funds.filter(isComing).sort(by(({ startsAt }) => startsAt)),
    ended: funds.filter((fund) => !isRunning(fund) && !isComing(fund)),
  };
}
