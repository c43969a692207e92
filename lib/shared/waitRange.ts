const MINUTE = 60_000;
const FEWEST_TURNS = 3;

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
}

/**
 * How long it may take until a fan's turn: from the 25 % to the 75 % quantile of the last turns,
 * times the rounds in front. Whole minutes, `fromMinutes` rounded down, `toMinutes` up. Null before
 * three turns. Knows nothing of the clock, so an estimate stands still while a party is paused.
 */
export function waitRange({ turns, upNow, ahead, seatsPerRound }: WaitFacts): WaitRange | null {
  if (turns.length < FEWEST_TURNS) {
    return null;
  }
  const sorted = turns.map((turn) => Math.max(0, turn)).sort((a, b) => a - b);
  const rounds = Math.ceil((ahead + upNow) / seatsPerRound);
  return {
    fromMinutes: Math.floor((quantile(sorted, 0.25) * rounds) / MINUTE),
    toMinutes: Math.ceil((quantile(sorted, 0.75) * rounds) / MINUTE),
  };
}

function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}
