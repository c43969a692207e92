import type { ConsoleFund, HostContribution } from '@/hooks/fundconsole/types';
import type { RehearsedShow } from '@/hooks/realtime/useRehearsed';

/**
 * The console of a fund as it would be with the people of a rehearsal in it. Who sees no amounts sees
 * none of the show's either. Pure.
 */
export function rehearsedConsole(edit: ConsoleFund, { fund: played }: RehearsedShow): ConsoleFund {
  if (played === null) return edit;
  const { seesAmounts } = edit;
  const { raised, goal } = played.fund;
  const contributions = played.supporters.map(
    ({ tier, amount, ...supporter }): HostContribution => ({
      ...supporter,
      amount: seesAmounts ? amount : null,
      refunded: seesAmounts ? 0 : null,
      tier: seesAmounts ? tier : null,
      ...{ tierAnswer: null, pollOption: null, visibility: 'PUBLIC', linksRemoved: 0 },
      messageState: supporter.message === null ? 'ABSENT' : 'APPROVED',
      ...{ show: 'SHOWN', payment: 'SETTLED' },
      ...{ isTest: false, isThanked: false, isRefundable: false },
    }),
  );
  return {
    ...edit,
    fund: { ...edit.fund, ...played.fund, id: edit.fund.id },
    hiddenMilestones: [],
    percent: Math.floor((raised / goal) * 100),
    lastHour: seesAmounts ? raised : null,
    contributions,
    contributionsCursor: null,
    ...{ toCheck: [], toCheckCount: 0, unthanked: 0, acts: [] },
  };
}
