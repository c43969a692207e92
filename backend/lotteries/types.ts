import type { ActionView } from '@/backend/hosting/service';
import type { OverlaySign } from '@/backend/widgets/service';
import type { HostRight } from '@/lib/shared/hosting/moderators';
import type {
  BonusOffer,
  LotteryFace,
  LotteryMember,
  LotteryPrize,
  LotteryWinner,
} from '@/lib/shared/lottery/messages';
import type { ClaimMode, Doubt, LotteryState } from '@/lib/shared/lottery/states';
import type { PartyCreator } from '@/lib/shared/parties/messages';

/** A draw as one line of a list. */
export interface LotterySummary {
  id: string;
  title: string;
  state: LotteryState;
  opensAt: string | null;
  closesAt: string | null;
  /** Of the first prize, for the line's picture and words. */
  prizeTitle: string | null;
  prizePhoto: string | null;
  prizeCount: number;
  memberCount: number;
  ticketTotal: number;
  claimMode: ClaimMode;
  /** Winners who have not claimed yet, and claims that were not handed over yet. */
  waitingClaims: number;
  /** When the first of the confirmed ones runs out. */
  claimBy: string | null;
  openDeliveries: number;
  /** Handles of those who hold a prize, at most three. */
  winnerHandles: string[];
  cancelReason: string | null;
  isArchived: boolean;
  askerCount: number | null;
  createdAt: string;
}

/** What a joining fan gets to prove that they are in; the receipt of the scheme without its format. */
export interface EntryReceipt {
  seq: number;
  prev: string;
  line: string;
  head: string;
  label: string;
  salt: string;
}

/** The viewer's own entry. */
export interface MyLotteryEntry {
  id: string;
  /** Of the claim form; unguessable. */
  uuid: string;
  n: number;
  status: number;
  tickets: number;
  /** Place in the order; null until it is revealed. */
  rank: number | null;
  /** Place in `prizes`, from 0, of what they won; null: nothing. */
  prize: number | null;
  confirmedAt: string | null;
  claimBy: string | null;
  /** Null where the account's salt is gone. */
  receipt: EntryReceipt | null;
}

/** Everything public of a draw, and what is the viewer's own. */
export interface PublicLottery extends LotteryFace {
  /** The exact string that was committed to, line by line; of a draft what it would be now. */
  rules: string;
  verifiedOnly: boolean;
  followersOnly: boolean;
  minAccountDays: number;
  countries: string[];
  minAge: number | null;
  notWonDays: number;
  maxEntries: number | null;
  seq: number;
  seedHash: string | null;
  /** The revealed secret; null until then. */
  seed: string | null;
  partyMembers: LotteryMember[];
  membersCursor: string | null;
  creator: PartyCreator;
  myEntry: MyLotteryEntry | null;
  bonusOffers: BonusOffer[];
  isAsked: boolean;
  createdAt: string;
}

/** What a host sees of one entry. */
export interface HostEntry extends LotteryMember {
  userId: string | null;
  n: number;
  isVerified: boolean;
  isFollower: boolean;
  rank: number | null;
  endReason: string | null;
}

/** A drawn winner as the host sees them. */
export interface HostClaim {
  id: string;
  uuid: string;
  slot: number;
  prize: number;
  rank: number;
  status: number;
  tickets: number;
  handle: string | null;
  profilePhoto: string;
  /** How many days the account exists, and its prizes at this creator before. */
  accountDays: number;
  wonBefore: number;
  doubts: Doubt[];
  offeredAt: string;
  confirmedAt: string | null;
  claimBy: string | null;
  claimedAt: string | null;
  /** Until when the delivery's details may follow; null where they came. */
  detailsBy: string | null;
  /** They were reminded and the time is over: the host may go on. */
  isOverdue: boolean;
  hasDetails: boolean;
  fulfilledAt: string | null;
  outReason: string | null;
}

/** What a creator set; the fields of `createLotteryPayload`. */
export interface LotterySettings {
  title: string;
  notice: string | null;
  prizes: LotteryPrize[];
  ownRules: string | null;
  opensAt: string | null;
  closesAt: string | null;
  openMinutes: number | null;
  liveMinutes: number | null;
  verifiedOnly: boolean;
  followersOnly: boolean;
  minAccountDays: number;
  countries: string[];
  minAge: number | null;
  notWonDays: number;
  followTickets: number;
  waitedTickets: number;
  maxEntries: number | null;
  claimMode: ClaimMode;
  claimSeconds: number;
}

/** Kinds of what a host does with a draw. */
export const LOTTERY_ACT_KINDS = [
  'STATE',
  'CLOSE',
  'CANCEL',
  'REMOVE',
  'BAN',
  'DRAW',
  'CONFIRM',
  'NEXT',
  'FULFIL',
] as const;
export type LotteryActKind = (typeof LOTTERY_ACT_KINDS)[number];

/** Everything that edit page and console need. */
export interface LotteryEdit {
  id: string;
  right: HostRight;
  version: number;
  /** Somebody has entered: prizes, rules and times that count are fixed. */
  isLocked: boolean;
  settings: LotterySettings;
  lottery: PublicLottery;
  entrants: HostEntry[];
  entrantsCursor: string | null;
  /** Everyone who was drawn, newest offer last, at most 50. */
  claims: HostClaim[];
  /** The next three in the order, should somebody be passed over; empty until revealed. */
  nextInLine: { rank: number; handle: string | null }[];
  acts: ActionView<LotteryActKind>[];
  /** The overlays that show it. */
  overlays: OverlaySign[];
}

/** An entry of the caller's, for home: those running and what they won lately. */
export interface MyDraw {
  lotteryId: string;
  uuid: string;
  title: string;
  state: LotteryState;
  status: number;
  tickets: number;
  ticketTotal: number;
  closesAt: string | null;
  claimBy: string | null;
  detailsBy: string | null;
  prizeTitle: string | null;
  prizePhoto: string | null;
  creatorHandle: string;
  creatorName: string;
}

/** What became of a draw. */
export interface LotteryRecap {
  id: string;
  title: string;
  state: LotteryState;
  memberCount: number;
  ticketTotal: number;
  /** Who entered and left again. */
  leftCount: number;
  openedAt: string | null;
  closedAt: string | null;
  revealedAt: string | null;
  completedAt: string | null;
  cancelReason: string | null;
  /** How many had entered by then, at most 60 points over the time it was open. */
  curve: { at: string; count: number }[];
  winners: LotteryWinner[];
  claims: HostClaim[];
  prizes: LotteryPrize[];
}
