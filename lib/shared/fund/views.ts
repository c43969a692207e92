import type { Currency } from '@/lib/shared/money/money';
import type { PartyCreator } from '@/lib/shared/parties/messages';
import type { PaymentFailure } from '@/lib/shared/payments/payment';
import type { HostRight } from '@/lib/shared/hosting/moderators';
import type { FundSettings } from './fund';
import type { FundFace, Supporter } from './messages';
import type {
  ContributionMessage,
  ContributionPayment,
  ContributionShow,
  FundMode,
  FundState,
  Visibility,
} from './states';

/** Something the creator tells supporters. Times are UTC ISO 8601, amounts in minor units. */
export interface FundNews {
  id: string;
  title: string;
  text: string;
  at: string;
}

/** A contribution that its own giver has to look at: its card was declined. */
export interface OwnNotice {
  contributionId: string;
  payment: ContributionPayment;
  amount: number;
  /** When a declined card is tried again; null: not any more. */
  retryAt: string | null;
}

/** Everything the page of a fund needs: `get-fund/`. */
export interface FundPage {
  id: string;
  creatorId: string;
  seq: number;
  creator: PartyCreator;
  fund: FundFace;
  story: string | null;
  videoUrl: string | null;
  min: number;
  max: number;
  presets: number[];
  anonymousAllowed: boolean;
  messagesModerated: boolean;
  /** Paid by cards that are real, or by the sandbox's; false: nothing can be sold here. */
  isForSale: boolean;
  /** At most 10, newest first, with the cursor of the next ones. */
  supporters: Supporter[];
  supportersCursor: string | null;
  /** The newest 3. */
  updates: FundNews[];
  updatesCursor: string | null;
  /** What the caller may do as a host; null: nothing. */
  right: HostRight | null;
  /** Of a member: own contributions that need them. */
  notices: OwnNotice[];
}

/** A fund in lists: of a creator, a profile, the home. */
export interface FundSummary {
  id: string;
  handle: string;
  title: string;
  summary: string | null;
  cover: string | null;
  state: FundState;
  mode: FundMode;
  currency: Currency;
  goal: number;
  raised: number;
  pending: number;
  supporterCount: number;
  startsAt: string | null;
  deadlineAt: string | null;
  endedAt: string | null;
  /** For its creator alone: messages that wait. */
  toCheck: number | null;
  isArchived: boolean;
}

/** What a giver sees of their own contribution: `fund/get-contribution/`, `fund/my-contributions/`. */
export interface OwnContribution {
  id: string;
  fundId: string;
  fundTitle: string;
  fundState: FundState;
  mode: FundMode;
  goal: number;
  deadlineAt: string | null;
  creator: { handle: string; name: string; profilePhoto: string | null };
  amount: number;
  currency: Currency;
  refunded: number;
  payment: ContributionPayment;
  message: string | null;
  messageState: ContributionMessage;
  visibility: Visibility;
  alias: string | null;
  /** What others see it as: name or "Somebody" (null). */
  shownAs: string | null;
  anonymousAllowed: boolean;
  tier: { title: string; delivery: string | null; answer: string | null } | null;
  pollOption: string | null;
  /** The creator's words once it is paid or promised: of the reward, else of the fund. */
  thanks: string | null;
  /** What the fund stands at, for "from 69 to 71 %". */
  raised: number;
  /** Of its payment; null: the fund's host made it as a test. */
  paymentId: string | null;
  /** While OPEN: until when it can be paid, and a reward is held. */
  heldUntil: string | null;
  retryAt: string | null;
  /** Why the last try of a card failed; null: none did. */
  failure: PaymentFailure | null;
  cardLast4: string | null;
  /** It belongs to the caller's account; false: read by the mailed link. */
  isMine: boolean;
  createdAt: string;
}

/** What `fund/start-contribution/` and `fund/pay-contribution/` answer. */
export interface StartedContribution {
  contributionId: string;
  /** Of somebody without an account: the right to see it, also in the mail. */
  token: string | null;
  /** Stripe's page. */
  url: string;
  expiresAt: string;
}

/**
 * A contribution as hosts see it. Who may not see amounts gets none, nor the reward, which tells the
 * price: both are null in the answer itself.
 */
export interface HostContribution {
  id: string;
  /** Null: anonymous. */
  name: string | null;
  handle: string | null;
  profilePhoto: string | null;
  visibility: Visibility;
  amount: number | null;
  refunded: number | null;
  tier: string | null;
  tierAnswer: string | null;
  pollOption: string | null;
  message: string | null;
  messageState: ContributionMessage;
  /** Links that were taken out of the message. */
  linksRemoved: number;
  show: ContributionShow;
  payment: ContributionPayment;
  isTest: boolean;
  isThanked: boolean;
  /** Refunding it is possible for the caller. */
  isRefundable: boolean;
  at: string;
}

/** Everything edit page and console of a fund need: `get-fund-edit`. */
export interface FundEdit {
  id: string;
  right: HostRight;
  version: number;
  /** Goal, mode and deadline are fixed: the first pledge names them. */
  isLocked: boolean;
  /** The goal may rise, and not fall. */
  hasContributions: boolean;
  seesAmounts: boolean;
  /** Payouts are enabled; false: it cannot go live. */
  canGoLive: boolean;
  creator: PartyCreator;
  settings: FundSettings;
  seq: number;
  fund: FundFace;
  /** Milestones that nobody sees yet, for hosts who see amounts. */
  hiddenMilestones: { id: string; amount: number; title: string }[];
  /** Share of the goal in percent, for those who see no amounts. */
  percent: number;
  lastHour: number | null;
  contributions: HostContribution[];
  contributionsCursor: string | null;
  toCheck: HostContribution[];
  toCheckCount: number;
  /** Supporters nobody has thanked yet. */
  unthanked: number;
}

/** What became of a fund: `fund/get-recap/`. Hosts only. */
export interface FundRecap {
  id: string;
  title: string;
  state: FundState;
  mode: FundMode;
  currency: Currency;
  goal: number;
  raised: number;
  /** Null for those who see no amounts. */
  settled: number | null;
  refunded: number | null;
  fees: number | null;
  net: number | null;
  supporterCount: number;
  failedCount: number;
  /** When the last of it clears for the payout. */
  clearsAt: string | null;
  unthanked: number;
  tiers: { title: string; backers: number }[];
  days: { day: string; amount: number }[];
}
