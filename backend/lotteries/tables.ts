import type { ColumnType, Generated } from 'kysely';
import type { LotteryPrize } from '@/lib/shared/lottery/messages';
import type { ClaimMode, LotteryState } from '@/lib/shared/lottery/states';

export interface LotteriesTable {
  id: string;
  creatorId: string;
  title: string;
  notice: string | null;
  state: Generated<LotteryState>;
  /** Written as a JSON string, read as an array. */
  prizes: ColumnType<LotteryPrize[], string | undefined, string>;
  ownRules: string | null;
  opensAt: Date | null;
  closesAt: Date | null;
  openMinutes: number | null;
  /** How long its creator is live with a planned one; null: it takes none of their time. */
  liveMinutes: number | null;
  verifiedOnly: Generated<boolean>;
  followersOnly: Generated<boolean>;
  minAccountDays: Generated<number>;
  /** Written as a JSON string, read as an array; empty: everywhere. */
  countries: ColumnType<string[], string | undefined, string>;
  minAge: number | null;
  notWonDays: Generated<number>;
  followTickets: Generated<number>;
  waitedTickets: Generated<number>;
  maxEntries: number | null;
  claimMode: ClaimMode;
  claimSeconds: number;
  /** Live entries (status 100 until revealed, later those who held a place at the close). */
  memberCount: Generated<number>;
  ticketTotal: Generated<number>;
  /** The number the next entry takes; the first one is 1. */
  nextNumber: Generated<number>;
  seq: Generated<number>;
  version: Generated<number>;
  /** The exact string that is committed to; null while it is a draft. */
  rules: string | null;
  prizeCount: Generated<number>;
  randomness: 'drand-quicknet' | 'drand-test' | 'none' | null;
  seedHash: string | null;
  commitHash: string | null;
  logSeq: Generated<number>;
  logHead: string | null;
  /** Of the newest line in ms: times in the log never fall. */
  logMs: ColumnType<string, number | undefined, number>;
  openedAt: Date | null;
  closedAt: Date | null;
  /** The public number's round; null without one. */
  round: number | null;
  entrantsHash: string | null;
  signature: string | null;
  /** Written as a JSON string: entrants' numbers in the order of the draw, one value. */
  ranking: ColumnType<number[] | null, string | null | undefined, string | null>;
  /** The secret once it is revealed; until then it is in `lottery_seeds` alone. */
  seed: string | null;
  revealedAt: Date | null;
  /** Ranks that were offered a prize so far. */
  offers: Generated<number>;
  cancelReason: string | null;
  endedAt: Date | null;
  archivedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

/** The secrets of draws; read by reveal and cancel alone, never logged. */
export interface LotterySeedsTable {
  lotteryId: string;
  seed: string;
}

export interface LotteryEntriesTable {
  id: string;
  /** Unguessable address of the claim form. */
  claimUuid: string;
  lotteryId: string;
  /** Null: the account is gone. */
  userId: string | null;
  /** The number in the log. */
  n: number;
  status: Generated<number>;
  tickets: number;
  /** Null: the account is gone, and with it what opens `c`. */
  salt: string | null;
  label: string | null;
  c: string;
  /** Bonus kinds that count, written as a JSON string. */
  bonuses: ColumnType<string[], string | undefined, string>;
  /** Line of the entry in the log, for its receipt. */
  logSeq: number;
  joinedAt: Date;
  endedAt: Date | null;
  /** Salted hash of the network address, for hints alone; gone when the draw is over. */
  networkHash: string | null;
  country: string | null;
  rank: number | null;
  /** The prize it was offered: number among all, and place in `prizes`. */
  slot: number | null;
  prize: number | null;
  offeredAt: Date | null;
  confirmedAt: Date | null;
  claimBy: Date | null;
  claimedAt: Date | null;
  detailsBy: Date | null;
  /** Written as a JSON string; deleted by `purgeAt`. */
  details: ColumnType<object | null, string | null | undefined, string | null>;
  detailsAt: Date | null;
  remindedAt: Date | null;
  fulfilledAt: Date | null;
  purgeAt: Date | null;
  /** Why it was taken off or passed over; a word of the public log. */
  endReason: string | null;
}

/** The public log of a draw: one line each, chained. */
export interface LotteryLogTable {
  lotteryId: string;
  seq: number;
  line: string;
  head: string;
}
