const MINUTE = 60_000;
const FEWEST_TURNS = 3;
/** Hosts talk between rounds: so long a gap is no news, however short the turns were. */
const ALWAYS_PLAUSIBLE_MS = 5 * MINUTE;

/** A span of whole minutes. */
export interface WaitRange {
  fromMinutes: number;
  toMinutes: number;
}

/** What an estimate is made of. */
export interface WaitFacts {
  /** How long the party's last turns took, from call to end, in milliseconds. */
  turns: readonly number[];
  /** People who are called, ready or playing now. */
  upNow: number;
  /** People waiting in front. */
  ahead: number;
  /** How many play at once, at least 1. */
  seatsPerRound: number;
  /** Since when nobody was called, in milliseconds and without pauses; null: nobody was yet. */
  gap: number | null;
}

/**
 * How long it may take until a fan's turn: from the 25 % to the 75 % quantile of the last turns,
 * times the rounds in front, in whole minutes, rounded outwards. The time since the last call is a
 * turn that has not ended: it widens the span at both ends. Null before the first call and three
 * turns, and once nobody was called for so long that the last turns say nothing of the next ones.
 */
export function waitRange({
  turns,
  upNow,
  ahead,
  seatsPerRound,
  gap,
}: WaitFacts): WaitRange | null {
  if (gap === null || turns.length < FEWEST_TURNS) return null;
  const sorted = turns.map((turn) => Math.max(0, turn)).sort((a, b) => a - b);
  const quick = quantile(sorted, 0.25);
  const slow = quantile(sorted, 0.75);
  if (gap > Math.max(2 * slow, ALWAYS_PLAUSIBLE_MS)) return null;
  const rounds = Math.ceil((ahead + upNow) / seatsPerRound);
  const isLate = gap > slow;
  // Of the round that is played now a part is over.
  const over = upNow > 0 ? Math.min(gap, quick) : 0;
  const from = Math.max(0, rounds * quick - over);
  const to = isLate ? Math.max(rounds, 1) * gap : rounds * slow;
  return { fromMinutes: Math.floor(from / MINUTE), toMinutes: Math.ceil(to / MINUTE) };
}

function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}
