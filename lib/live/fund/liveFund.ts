import type { FundFace, FundUpdate, Supporter } from '@/lib/shared/fund/messages';
import type { PartyCreator } from '@/lib/shared/parties/messages';
import { readFundMessage } from './fundMessage';

/** The least of a fund that messages keep true; pages and overlays hold more beside it. */
export interface LiveFund {
  seq: number;
  fund: FundFace;
  /** Newest first, at most `MOST_SUPPORTERS`. */
  supporters?: Supporter[];
  creator?: PartyCreator;
}

/** What a page keeps of those who came while it was open. */
export const MOST_SUPPORTERS = 100;

/** How a fund is followed: each message says everything, so those between two may be missing. */
export const liveFund = {
  readMessage: readFundMessage,
  isWhole: () => true,
  applyMessage: applyFundMessage,
} as const;

function applyFundMessage<F extends LiveFund>(state: F, message: FundUpdate): F {
  const { seq, fund, creator, supporters } = message;
  const known = state.supporters ?? [];
  return { ...state, seq, fund, creator, supporters: withNewest(known, supporters) };
}

/**
 * The list after a message, which holds the newest of those openly shown and nobody else: an openly
 * shown one that it should hold and does not is taken back or hidden since. Others stay. Pure.
 */
export function withNewest(known: readonly Supporter[], newest: readonly Supporter[]): Supporter[] {
  const oldest = newest.at(-1);
  const isStill = (one: Supporter) =>
    !newest.some(({ id }) => id === one.id) && (!isOpenly(one) || isBefore(one, oldest));
  return [...newest, ...known.filter(isStill)].sort(newestFirst).slice(0, MOST_SUPPORTERS);
}

const isOpenly = ({ name, amount }: Supporter) => name !== null && amount !== null;

const isBefore = (one: Supporter, other: Supporter | undefined) =>
  other !== undefined && newestFirst(one, other) > 0;

// Ids grow with time.
const newestFirst = (a: Supporter, b: Supporter) =>
  b.at.localeCompare(a.at) || b.id.localeCompare(a.id);
