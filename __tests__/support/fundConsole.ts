import type { ConsoleFund, HostContribution } from '@/hooks/fundconsole/types';
import { aFund, fundCreator } from './fundFactories';

const AT = '2026-11-24T20:00:00.000Z';

/** Somebody gave 25 euros with a message that waits. */
export const aContribution = (
  n: number,
  part: Partial<HostContribution> = {},
): HostContribution => ({
  id: `contribution-${n}`,
  name: `fan${n}`,
  handle: `fan${n}`,
  profilePhoto: null,
  visibility: 'PUBLIC',
  amount: 2500,
  refunded: 0,
  tier: 'Sticker pack',
  tierAnswer: null,
  pollOption: null,
  message: `Words of fan${n}`,
  messageState: 'PENDING',
  linksRemoved: 0,
  show: 'PENDING',
  payment: 'SETTLED',
  isTest: false,
  isThanked: false,
  isRefundable: true,
  at: AT,
  ...part,
});

/** The console of a live fund with these messages to check. */
export function aFundConsole(
  fund: Partial<ConsoleFund['fund']> = {},
  part: Partial<Omit<ConsoleFund, 'fund'>> = {},
): ConsoleFund {
  const toCheck = part.toCheck ?? [];
  return {
    id: 'fund-1',
    creator: fundCreator,
    right: 'OWNER',
    version: 1,
    isLocked: false,
    hasContributions: true,
    seesAmounts: true,
    canGoLive: true,
    settings: {
      title: 'New studio microphone',
      summary: null,
      story: null,
      cover: null,
      videoUrl: null,
      currency: 'EUR',
      mode: 'KEEP',
      goal: 200_000,
      startsAt: null,
      deadlineAt: null,
      liveMinutes: null,
      min: 100,
      max: 500_000,
      presets: [500, 1000, 2500],
      starting: 0,
      anonymousAllowed: true,
      messagesModerated: true,
      moderatorsSeeAmounts: false,
      leaderboardShown: true,
      alertMin: 0,
      speakMin: 2500,
      alertMaxChars: 200,
      thanks: null,
      tiers: [],
      milestones: [],
      polls: [],
    },
    seq: 5,
    fund: aFund(fund),
    hiddenMilestones: [],
    percent: 64,
    lastHour: 13_000,
    contributions: toCheck,
    contributionsCursor: null,
    toCheck,
    toCheckCount: toCheck.length,
    unthanked: 0,
    acts: [],
    overlays: [],
    ...part,
  };
}
