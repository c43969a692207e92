import type { FundState } from '@/lib/shared/fund/states';
import type { LotteryState } from '@/lib/shared/lottery/states';
import type { Currency } from '@/lib/shared/money/money';
import type { PartyState } from '@/lib/shared/parties/messages';

interface LiveParty {
  id: string;
  title: string;
  game: string;
  state: PartyState;
  memberCount: number;
}

interface LiveLottery {
  id: string;
  title: string;
  prizeTitle: string;
  state: LotteryState;
  memberCount: number;
}

interface LiveFund {
  id: string;
  title: string;
  state: FundState;
  currency: Currency;
  goal: number;
  raised: number;
  supporterCount: number;
}

/** A tool that a creator runs, as every list shows it. */
export interface ShownTool {
  tool: 'queue' | 'chance' | 'fund';
  id: string;
  /** Of its public page, without language. */
  path: string;
  title: string;
  /** The game of a queue, the first prize of a draw; '' of a fund. */
  what: string;
  /** `LOCKED`: nobody can enter a draw any more, and its winner comes next. */
  state: 'OPEN' | 'PAUSED' | 'LOCKED';
  /** Who waits in a queue, is in a draw, or supports a fund. */
  memberCount: number;
  /** Of a fund: how it stands. */
  sum: { raised: number; goal: number; currency: Currency } | null;
}

/** A tool that opens by itself. */
export interface PlannedTool extends Pick<ShownTool, 'tool' | 'id' | 'path' | 'title' | 'what'> {
  /** UTC ISO 8601. */
  opensAt: string;
}

const ofParty = ({ id, title, game, state, memberCount }: LiveParty): ShownTool => ({
  tool: 'queue',
  id,
  path: `/party/${id}`,
  title,
  what: game,
  state: state === 'OPEN' ? 'OPEN' : 'PAUSED',
  memberCount,
  sum: null,
});

const ofLottery = ({ id, title, prizeTitle, state, memberCount }: LiveLottery): ShownTool => ({
  tool: 'chance',
  id,
  path: `/chance/${id}`,
  title,
  what: prizeTitle,
  state: state === 'OPEN' || state === 'PAUSED' ? state : 'LOCKED',
  memberCount,
  sum: null,
});

// The short address leads to the page below the creator's.
const ofFund = ({ id, title, state, supporterCount, ...sum }: LiveFund): ShownTool => ({
  tool: 'fund',
  id,
  path: `/fund/${id}`,
  title,
  what: '',
  state: state === 'PAUSED' ? 'PAUSED' : 'OPEN',
  memberCount: supporterCount,
  sum: { raised: sum.raised, goal: sum.goal, currency: sum.currency },
});

/**
 * What matters most while somebody watches: what can be joined in this stream, a draw about to fall,
 * a fund, which runs for weeks, and last what has paused.
 */
function rankOf({ tool, state }: ShownTool): number {
  if (state === 'PAUSED') return 3;
  if (tool === 'fund') return 2;
  return state === 'LOCKED' ? 1 : 0;
}

// Ids grow with time.
const firstThingsFirst = (a: ShownTool, b: ShownTool) =>
  rankOf(a) - rankOf(b) || b.id.localeCompare(a.id);

/** All tools of a creator that are live: open before paused, and the newest first. */
export function liveToolsOf({
  liveParties,
  liveLotteries,
  liveFunds,
}: {
  liveParties: readonly LiveParty[];
  liveLotteries: readonly LiveLottery[];
  liveFunds: readonly LiveFund[];
}): ShownTool[] {
  const tools = [...liveParties.map(ofParty), ...liveLotteries.map(ofLottery)];
  return [...tools, ...liveFunds.map(ofFund)].sort(firstThingsFirst);
}

/** The first of them, where only one of each kind is known; null: nothing is live. */
export function newestToolOf({
  liveParty,
  liveLottery,
  liveFund,
}: {
  liveParty: LiveParty | null;
  liveLottery: LiveLottery | null;
  liveFund: LiveFund | null;
}): ShownTool | null {
  const [newest = null] = liveToolsOf({
    liveParties: liveParty ? [liveParty] : [],
    liveLotteries: liveLottery ? [liveLottery] : [],
    liveFunds: liveFund ? [liveFund] : [],
  });
  return newest;
}

/** A creator's timetable: what opens by itself, soonest first. */
export function plannedToolsOf({
  plannedParties,
  plannedLotteries,
  plannedFunds,
}: {
  plannedParties: readonly { id: string; title: string; game: string; opensAt: string }[];
  plannedLotteries: readonly { id: string; title: string; prizeTitle: string; opensAt: string }[];
  plannedFunds: readonly { id: string; title: string; opensAt: string }[];
}): PlannedTool[] {
  const parties = plannedParties.map(({ id, title, game, opensAt }) => {
    return { tool: 'queue' as const, id, path: `/party/${id}`, title, what: game, opensAt };
  });
  const draws = plannedLotteries.map(({ id, title, prizeTitle, opensAt }) => {
    return { tool: 'chance' as const, id, path: `/chance/${id}`, title, what: prizeTitle, opensAt };
  });
  const funds = plannedFunds.map(({ id, title, opensAt }) => {
    return { tool: 'fund' as const, id, path: `/fund/${id}`, title, what: '', opensAt };
  });
  return [...parties, ...draws, ...funds].sort((a, b) => a.opensAt.localeCompare(b.opensAt));
}
