import type { ColumnType, Generated } from 'kysely';
import type {
  ContributionMessage,
  ContributionPayment,
  ContributionShow,
  CorrectionKind,
  FundMode,
  FundState,
  Visibility,
} from '@/lib/shared/fund/states';
import type { Currency } from '@/lib/shared/money/money';

/** Amounts in minor units. The sums are kept in the transaction that changes a contribution. */
export interface FundsTable {
  id: string;
  creatorId: string;
  title: string;
  summary: string | null;
  story: string | null;
  cover: string | null;
  videoUrl: string | null;
  state: Generated<FundState>;
  currency: Currency;
  mode: FundMode;
  goal: number;
  startsAt: Date | null;
  deadlineAt: Date | null;
  /** Planned as a show of so many minutes; null: it takes none of its creator's time. */
  liveMinutes: number | null;
  min: number;
  max: number;
  /** Written as a JSON string, read as an array. */
  presets: ColumnType<number[], string | undefined, string>;
  starting: Generated<number>;
  anonymousAllowed: Generated<boolean>;
  messagesModerated: Generated<boolean>;
  moderatorsSeeAmounts: Generated<boolean>;
  leaderboardShown: Generated<boolean>;
  alertMin: Generated<number>;
  speakMin: Generated<number>;
  alertMaxChars: number;
  thanks: string | null;
  /** Paid and not given back; equals the ledger. */
  settled: Generated<number>;
  pending: Generated<number>;
  offline: Generated<number>;
  supporterCount: Generated<number>;
  pledgeCount: Generated<number>;
  failedCount: Generated<number>;
  failedAmount: Generated<number>;
  toCheckCount: Generated<number>;
  /** What it had raised when the show's own bar began. */
  sessionBase: number | null;
  sessionGoal: number | null;
  sessionSince: Date | null;
  seq: Generated<number>;
  version: Generated<number>;
  openedAt: Date | null;
  reachedAt: Date | null;
  endedAt: Date | null;
  cancelReason: string | null;
  /** When cards, refunds or payouts of it are looked at next; null: nothing is left to do. */
  workAt: Date | null;
  archivedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

export interface FundTiersTable {
  id: string;
  fundId: string;
  position: number;
  title: string;
  description: string | null;
  price: number;
  stock: number | null;
  /** Held by open pages, too. */
  taken: Generated<number>;
  /** Paid or promised. */
  backers: Generated<number>;
  question: string | null;
  opensAt: Date | null;
  closesAt: Date | null;
  delivery: string | null;
  thanks: string | null;
  /** It had backers and is no longer offered. */
  retiredAt: Date | null;
}

export interface FundMilestonesTable {
  id: string;
  fundId: string;
  amount: number;
  title: string;
  note: string | null;
  isHidden: boolean;
  reachedAt: Date | null;
}

export interface FundPollsTable {
  id: string;
  fundId: string;
  position: number;
  title: string;
  closesAt: Date | null;
}

export interface FundPollOptionsTable {
  id: string;
  pollId: string;
  fundId: string;
  position: number;
  label: string;
  total: Generated<number>;
}

export interface FundNewsTable {
  id: string;
  fundId: string;
  title: string;
  text: string;
  requestKey: string;
  at: Date;
}

/** Why the sum changed other than by a contribution. */
export interface FundCorrectionsTable {
  id: string;
  fundId: string;
  kind: CorrectionKind;
  amount: number;
  /** What happened, once: a refund's, dispute's or request's own id. */
  sourceId: string;
  at: Date;
}

export interface FundMatchesTable {
  id: string;
  fundId: string;
  name: string;
  upTo: number;
  /** What was given while it ran; they add at most `upTo` of it. */
  matched: Generated<number>;
  requestKey: string;
  startedAt: Date;
  until: Date;
  endedAt: Date | null;
}

/** Sums of supporters who are ranked, one row for each time span. */
export interface FundRanksTable {
  fundId: string;
  /** `FUND`, a month `2026-11`, or `STREAM`. */
  period: string;
  /** `user:ID` under their own name; `alias:WHO:NAME`, `mail:HASH:NAME` under another. */
  who: string;
  userId: string | null;
  name: string;
  total: number;
}

/** Whose contributions count, each person once, as `contributions.who` knows them. */
export interface FundSupportersTable {
  fundId: string;
  who: string;
  counted: number;
}

export interface ContributionsTable {
  id: string;
  fundId: string;
  /** Null: without an account, or the account is gone. */
  contributorId: string | null;
  /** Who it is, for counting: `user:ID`, `mail:HASH`, `gone:ID` once the account is deleted. */
  who: string;
  email: string | null;
  /** Of somebody without an account: the name they gave. */
  name: string | null;
  locale: string;
  requestKey: string;
  amount: number;
  currency: Currency;
  tierId: string | null;
  tierAnswer: string | null;
  pollOptionId: string | null;
  message: string | null;
  linksRemoved: Generated<number>;
  visibility: Visibility;
  alias: string | null;
  isTest: Generated<boolean>;
  payment: Generated<ContributionPayment>;
  messageState: ContributionMessage;
  show: ContributionShow;
  refunded: Generated<number>;
  chargedBack: Generated<number>;
  /** What it adds to the fund's sums now: a change writes the difference. */
  countedSettled: Generated<number>;
  countedPending: Generated<number>;
  /** It counts for its reward (`taken`), and among its backers. */
  holdsTier: Generated<boolean>;
  isBacker: Generated<boolean>;
  /** SHA-256 of the mailed token, hex; null: it belongs to an account. */
  tokenHash: string | null;
  /** For an hour: where somebody without an account gave from, hashed. So many may stay unpaid. */
  addressHash: string | null;
  thankedAt: Date | null;
  /** When a host put it behind the others. */
  laterAt: Date | null;
  paidAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

/** One row: the secret that links of those without an account are made with. */
export interface ContributionKeysTable {
  key: string;
}
