import type { LotterySummary } from '@/hooks/lottery/types';
import { isRunning } from '@/lib/shared/lottery/states';

/** A creator's current draws by what they ask of the creator. */
export interface DrawGroups {
  running: LotterySummary[];
  /** Drawn, with a winner or the creator to act. */
  claiming: LotterySummary[];
  /** Soonest first. */
  planned: LotterySummary[];
  drafts: LotterySummary[];
}

/** Sorts current draws into their groups; what closes first leads. Pure. */
export function drawGroups(draws: readonly LotterySummary[]): DrawGroups {
  const inState = (state: LotterySummary['state']) => draws.filter((draw) => draw.state === state);
  // One that closes by a press comes after those with a clock.
  const closing = ({ closesAt }: LotterySummary) =>
    closesAt ? Date.parse(closesAt) : Number.MAX_SAFE_INTEGER;
  return {
    running: draws.filter(({ state }) => isRunning(state)).sort((a, b) => closing(a) - closing(b)),
    claiming: inState('CLAIMING'),
    planned: inState('SCHEDULED').sort((a, b) => (a.opensAt ?? '').localeCompare(b.opensAt ?? '')),
    drafts: inState('DRAFT'),
  };
}
