import type { Currency } from '@/lib/shared/money/money';
import type { PartyCreator } from '@/lib/shared/parties/messages';
import type { CorrectionKind, FundMode, FundState } from './states';

/** A milestone as everybody sees it. A hidden one says nothing but that it is there. */
export interface Milestone {
  id: string;
  isHidden: boolean;
  /** In minor units; null while it is hidden. */
  amount: number | null;
  /** Null while it is hidden. */
  title: string | null;
  note: string | null;
  /** UTC ISO 8601, as all times here; null: not reached yet, or hidden. */
  reachedAt: string | null;
}

export interface PollOption {
  id: string;
  label: string;
  /** Paid and promised, in minor units. */
  total: number;
}

/** A vote in which each contribution counts with its amount. */
export interface Poll {
  id: string;
  title: string;
  closesAt: string | null;
  isOpen: boolean;
  options: PollOption[];
}

/** A reward for at least this amount. */
export interface Tier {
  id: string;
  title: string;
  description: string | null;
  price: number;
  /** Null: as many as are wanted. */
  left: number | null;
  /** Null with `left`. */
  stock: number | null;
  backers: number;
  /** What a backer is asked; null: nothing. */
  question: string | null;
  opensAt: string | null;
  closesAt: string | null;
  /** When it is delivered, in the creator's words. */
  delivery: string | null;
  isAvailable: boolean;
}

/** Somebody's promise to add as much as others give, never part of the sum. */
export interface Match {
  id: string;
  /** Who promises. */
  name: string;
  /** Most they add, and how much that is so far, in minor units. */
  upTo: number;
  matched: number;
  until: string;
  isOpen: boolean;
}

/** Why the sum changed otherwise; never says whose money it was. */
export interface Correction {
  id: string;
  kind: CorrectionKind;
  /** In minor units, with its sign. */
  amount: number;
  at: string;
}

/** A contribution as everybody sees it. */
export interface Supporter {
  id: string;
  /** What it is shown as: a handle, another name; null: "Somebody". */
  name: string | null;
  /** Of a public page; null for other names, visitors and "Somebody". */
  handle: string | null;
  profilePhoto: string | null;
  /** In minor units; null where the giver hides it. */
  amount: number | null;
  /** Title of the reward; null too where the amount is hidden. */
  tier: string | null;
  /** Approved words; null: none. */
  message: string | null;
  at: string;
}

/** What everyone sees of a fund and what changes while it runs. Amounts in minor units. */
export interface FundFace {
  id: string;
  title: string;
  summary: string | null;
  cover: string | null;
  state: FundState;
  mode: FundMode;
  currency: Currency;
  goal: number;
  startsAt: string | null;
  /** Null: when the host ends it. */
  deadlineAt: string | null;
  /** Paid and not given back: equals the ledger. */
  settled: number;
  /** Given and not confirmed yet; of all-or-nothing the pledges. */
  pending: number;
  /** Raised elsewhere, put in by the creator. */
  offline: number;
  /** What it began with. */
  starting: number;
  /** What the bar fills with: of KEEP settled, offline and starting; of all-or-nothing pledged, later settled. */
  raised: number;
  supporterCount: number;
  /** Of all-or-nothing: cards that will be or were to be charged, and those that failed so far. */
  pledgeCount: number;
  failedCount: number;
  failedAmount: number;
  /** Raised since the show's own bar began; null: there is none. */
  session: { raised: number; since: string; goal: number | null } | null;
  reachedAt: string | null;
  endedAt: string | null;
  cancelReason: string | null;
  /** At most 30, lowest amount first; hidden ones last. */
  milestones: Milestone[];
  polls: Poll[];
  tiers: Tier[];
  matches: Match[];
  /** Newest first, at most 20. */
  corrections: Correction[];
  /** Highest first, at most 10; empty where the creator shows none. */
  leaders: Leader[];
}

export interface Leader {
  name: string;
  handle: string | null;
  profilePhoto: string | null;
  total: number;
}

/** Whatever changed of a fund: replaces what the page holds; `seq` may jump. On the tool's channel. */
export interface FundUpdate {
  type: 'FUND_UPDATE';
  seq: number;
  fund: FundFace;
  /** Newest first, at most 10, openly shown ones alone. */
  supporters: Supporter[];
  creator: PartyCreator;
}
