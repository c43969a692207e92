/*
 * When rounds of the public beacon come out. A file of its own without any hashing: pages count the
 * seconds with it.
 */

const GENESIS_MS = 1_692_803_367_000;
const PERIOD_MS = 3000;
/** A list is locked at least so long before its number exists. */
const LEAD_MS = 10_000;

/** The round that decides a list closed at `closeMs` (milliseconds since 1970). */
export function roundAfterClose(closeMs: number): number {
  return Math.ceil((closeMs + LEAD_MS - GENESIS_MS) / PERIOD_MS) + 1;
}

/** When a round comes out, in milliseconds since 1970. */
export function timeOfRound(round: number): number {
  return GENESIS_MS + (round - 1) * PERIOD_MS;
}
