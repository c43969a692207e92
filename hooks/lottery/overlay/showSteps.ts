import { holdersOf } from '@/hooks/lottery/fan/fanState';
import type { LiveLottery } from '@/lib/live/lottery/liveLottery';

/** What an overlay plays before it shows how a draw stands. */
export type ShowStep =
  /** The public number is out. */
  | { kind: 'number' }
  /** Names run by and stop at the winner. */
  | { kind: 'reel'; winnerId: string }
  /** Who won what; `isNext`: the prize came from somebody else. */
  | { kind: 'winner'; winnerId: string; isNext: boolean; isLast: boolean };

/** A draw, and how the overlay heard of it. */
export interface Watched extends LiveLottery {
  isNews?: true;
  replays?: number;
}

/** So many winners of one reveal have a scene each; of more a stream would see nothing else. */
const MOST_SCENES = 5;
/** A snapshot that overtook its message is still news. */
const FRESH_MS = 20_000;

/**
 * What a newer state of a draw has an overlay play: nothing unless somebody was drawn or a host asked
 * for it again, and nothing when the overlay was away meanwhile. `now`: ms since 1970. Pure.
 */
export function showSteps(before: Watched, lottery: Watched, now: number): ShowStep[] {
  const holders = holdersOf(lottery);
  if ((lottery.replays ?? 0) > (before.replays ?? 0)) {
    const shown = lottery.claimMode === 'LIVE' ? holders.slice(-1) : holders;
    return scenesOf(
      lottery,
      shown.map(({ id }) => id),
    );
  }
  const known = new Set(before.winners.map(({ id }) => id));
  const drawn = holders.filter(({ id }) => !known.has(id)).map(({ id }) => id);
  if (drawn.length === 0 || !isFresh(before, lottery, now)) return [];
  const scenes = scenesOf(lottery, drawn);
  const hasNumber = before.state === 'CLOSED' && lottery.roundAt !== null;
  return hasNumber ? [{ kind: 'number' }, ...scenes] : scenes;
}

function isFresh(before: Watched, { isNews, revealedAt }: Watched, now: number): boolean {
  if (isNews) return true;
  return (
    before.state === 'CLOSED' && revealedAt !== null && now - Date.parse(revealedAt) < FRESH_MS
  );
}

function scenesOf({ winners }: Watched, ids: readonly string[]): ShowStep[] {
  const shown = ids.slice(0, MOST_SCENES);
  return shown.flatMap((winnerId, index): ShowStep[] => {
    const slot = winners.find(({ id }) => id === winnerId)?.slot;
    const isNext = winners.some((one) => one.slot === slot && one.id !== winnerId);
    const isLast = index === shown.length - 1;
    const scene = { kind: 'winner', winnerId, isNext, isLast } as const;
    return isNext ? [scene] : [{ kind: 'reel', winnerId }, scene];
  });
}
