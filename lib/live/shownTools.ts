import type { LotteryState } from '@/lib/shared/lottery/states';
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

/** A tool that a creator runs, as every list shows it. */
export interface ShownTool {
  tool: 'queue' | 'chance';
  id: string;
  /** Of its public page, without language. */
  path: string;
  title: string;
  /** The game of a queue, the first prize of a draw. */
  what: string;
  /** `LOCKED`: nobody can enter a draw any more, and its winner comes next. */
  state: 'OPEN' | 'PAUSED' | 'LOCKED';
  /** Who waits in a queue, or is in a draw. */
  memberCount: number;
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
});

const ofLottery = ({ id, title, prizeTitle, state, memberCount }: LiveLottery): ShownTool => ({
  tool: 'chance',
  id,
  path: `/chance/${id}`,
  title,
  what: prizeTitle,
  state: state === 'OPEN' || state === 'PAUSED' ? state : 'LOCKED',
  memberCount,
});

// Ids grow with time.
const newestFirst = (a: { id: string }, b: { id: string }) => b.id.localeCompare(a.id);

/** All tools of a creator that are live, newest first. */
export function liveToolsOf({
  liveParties,
  liveLotteries,
}: {
  liveParties: readonly LiveParty[];
  liveLotteries: readonly LiveLottery[];
}): ShownTool[] {
  return [...liveParties.map(ofParty), ...liveLotteries.map(ofLottery)].sort(newestFirst);
}

/** The newest of them, where only the newest of each kind is known; null: nothing is live. */
export function newestToolOf({
  liveParty,
  liveLottery,
}: {
  liveParty: LiveParty | null;
  liveLottery: LiveLottery | null;
}): ShownTool | null {
  const [newest = null] = liveToolsOf({
    liveParties: liveParty ? [liveParty] : [],
    liveLotteries: liveLottery ? [liveLottery] : [],
  });
  return newest;
}

/** A creator's timetable: what opens by itself, soonest first. */
export function plannedToolsOf({
  plannedParties,
  plannedLotteries,
}: {
  plannedParties: readonly { id: string; title: string; game: string; opensAt: string }[];
  plannedLotteries: readonly { id: string; title: string; prizeTitle: string; opensAt: string }[];
}): PlannedTool[] {
  const parties = plannedParties.map(({ id, title, game, opensAt }) => {
    return { tool: 'queue' as const, id, path: `/party/${id}`, title, what: game, opensAt };
  });
  const draws = plannedLotteries.map(({ id, title, prizeTitle, opensAt }) => {
    return { tool: 'chance' as const, id, path: `/chance/${id}`, title, what: prizeTitle, opensAt };
  });
  return [...parties, ...draws].sort((a, b) => a.opensAt.localeCompare(b.opensAt));
}
