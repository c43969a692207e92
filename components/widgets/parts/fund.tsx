import { Goal } from '@/components/shared/overlay/fund/goal/Goal';
import { GoalPill } from '@/components/shared/overlay/fund/goal/GoalPill';
import { Leaders } from '@/components/shared/overlay/fund/Leaders';
import { Milestones } from '@/components/shared/overlay/fund/Milestones';
import { Poll } from '@/components/shared/overlay/fund/Poll';
import type { Part } from '@/components/shared/overlay/part';
import { pollsShown } from '@/hooks/fund/overlay/polls';
import type { OverlayFund } from '@/hooks/widgets/overlayFund';
import { isRunningFund } from '@/lib/shared/fund/states';

const isOut = ({ fund }: OverlayFund) => fund.state !== 'DRAFT';

/** How far a goal is. */
export const fundPart: Part<OverlayFund> = {
  kind: 'FUND',
  toolKind: 'FUND',
  role: 'main',
  isShown: isOut,
  View: Goal,
  Pill: GoalPill,
};

/** Who gave most. With nobody to rank, it calls for the first one, where nobody gave at all. */
export const leadersPart: Part<OverlayFund> = {
  kind: 'LEADERS',
  toolKind: 'FUND',
  role: 'own',
  isShown: ({ fund }) =>
    fund.leaders.length > 0 || (isRunningFund(fund.state) && fund.supporterCount === 0),
  View: Leaders,
};

/** What is reached and what comes next. */
export const milestonesPart: Part<OverlayFund> = {
  kind: 'MILESTONES',
  toolKind: 'FUND',
  role: 'own',
  isShown: (state) => isOut(state) && state.fund.milestones.length > 0,
  View: Milestones,
};

/** A vote by contribution. */
export const pollPart: Part<OverlayFund> = {
  kind: 'POLL',
  toolKind: 'FUND',
  role: 'own',
  isShown: (state) => isOut(state) && pollsShown(state.fund).length > 0,
  View: Poll,
};
