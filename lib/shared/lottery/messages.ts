import type { PartyCreator } from '@/lib/shared/parties/messages';
import type { BonusKind, ClaimMode, Delivery, LotteryState } from './states';

/** One prize in the order of the draw; `quantity` of it are drawn one by one. */
export interface LotteryPrize {
  title: string;
  /** Address of an uploaded picture; null: none. */
  photo: string | null;
  /** Estimated value in minor units; null: not said. */
  valueMinor: number | null;
  /** One of `VALUE_CURRENCIES`; null with the value. */
  currency: string | null;
  quantity: number;
  delivery: Delivery;
}

/** Public face of one entry. */
export interface LotteryMember {
  id: string;
  status: number;
  tickets: number;
  handle: string;
  profilePhoto: string;
  /** UTC ISO 8601. */
  joinedAt: string;
}

/** Who was drawn for a prize, in the order of offers: the ones it passed over stay listed. */
export interface LotteryWinner {
  /** Of the entry. */
  id: string;
  /** The prize's number among all that are drawn one by one, from 1. */
  slot: number;
  /** Place in `prizes`, from 0. */
  prize: number;
  /** The entrant's number in the log. */
  n: number;
  /** Place in the order, from 1. */
  rank: number;
  tickets: number;
  status: number;
  /** Null once they were passed over or their account is gone. */
  handle: string | null;
  profilePhoto: string;
  /** When the host confirmed; null: not yet. UTC ISO 8601, as all times here. */
  confirmedAt: string | null;
  /** Until when to claim; null before the host has confirmed and after the claim. */
  claimBy: string | null;
  /** Why the prize went on; one of the log's `out` reasons. */
  outReason: string | null;
}

/** What everyone sees of a draw and what changes while it runs. */
export interface LotteryFace {
  id: string;
  title: string;
  notice: string | null;
  state: LotteryState;
  /** When it opens by itself; null unless it is `SCHEDULED`. */
  opensAt: string | null;
  /** When it closes by itself; null: when the host closes it. */
  closesAt: string | null;
  prizes: LotteryPrize[];
  claimMode: ClaimMode;
  claimSeconds: number;
  memberCount: number;
  /** Tickets of all who are in. */
  ticketTotal: number;
  /** One of the scheme's words for the public number; null while it is a draft. */
  randomness: string | null;
  commitHash: string | null;
  logSeq: number;
  logHead: string | null;
  /** Of the frozen list; null until it closed. */
  entrantsHash: string | null;
  closedAt: string | null;
  /** The public number's round and when it is due; null without one. */
  round: number | null;
  roundAt: string | null;
  revealedAt: string | null;
  cancelReason: string | null;
  /** How many prizes there are, one by one, and how many have been drawn so far. */
  prizeCount: number;
  drawnCount: number;
  /** Newest last, at most 50: everyone who was drawn. */
  winners: LotteryWinner[];
}

/** Someone entered: the count rises by one. Travels on the tool's channel. */
export interface LotteryAppend {
  type: 'QUEUE_APPEND';
  seq: number;
  member: LotteryMember;
  logSeq: number;
  logHead: string;
}

/** Everything else that changed: replaces what the page holds. Travels on the tool's channel. */
export interface LotteryUpdate {
  type: 'PARTY_UPDATE';
  seq: number;
  party: LotteryFace;
  /** At most 50: those who entered last, newest first. */
  partyMembers: LotteryMember[];
  creator: PartyCreator;
  /** Most entries; null: no limit. */
  queueSize: number | null;
  /** A host wants overlays to play the reveal again; no state: it is in no answer. */
  isReplay?: true;
}

export type LotteryMessage = LotteryAppend | LotteryUpdate;

/** A free act that gives tickets, and whether the viewer's count. */
export interface BonusOffer {
  kind: BonusKind;
  tickets: number;
  /** The viewer holds these tickets. */
  isTaken: boolean;
}
