/** What becomes of the money: kept however much comes in; or charged only once the goal is reached. */
export const FUND_MODES = ['KEEP', 'ALL_OR_NOTHING'] as const;
export type FundMode = (typeof FUND_MODES)[number];

/**
 * The states of a fund. `SCHEDULED` opens by itself. `SETTLING`: an all-or-nothing fund reached its
 * goal and the saved cards are being charged. `REACHED` and `MISSED` have ended; what came in of a
 * missed fund that keeps it stays with the creator. `PAID_OUT`: all of it was sent to the creator.
 * `REFUNDED`: everybody got their money back after the end. `CANCELLED`: called off before it.
 */
export const FUND_STATES = [
  'DRAFT',
  'SCHEDULED',
  'LIVE',
  'PAUSED',
  'SETTLING',
  'REACHED',
  'MISSED',
  'PAID_OUT',
  'REFUNDED',
  'CANCELLED',
] as const;
export type FundState = (typeof FUND_STATES)[number];

/** Says whether people may contribute now or again later. */
export const isRunningFund = (state: FundState) => state === 'LIVE' || state === 'PAUSED';

/** Says whether nothing more can be contributed. */
export const isFundOver = (state: FundState) =>
  state !== 'DRAFT' && state !== 'SCHEDULED' && !isRunningFund(state);

/** A creator's lists of their own funds. */
export const FUND_LISTS = ['CURRENT', 'PAST', 'ARCHIVED'] as const;
export type FundList = (typeof FUND_LISTS)[number];

/** What a host may do to a fund's state by `fund/change-state/`. */
export const FUND_ACTIONS = ['OPEN', 'SCHEDULE', 'PAUSE', 'RESUME', 'END'] as const;
export type FundAction = (typeof FUND_ACTIONS)[number];

/** What a key of a stream deck can do with a fund. */
export const FUND_CONTROLS = ['PAUSE', 'RESUME'] as const;
export type FundControl = (typeof FUND_CONTROLS)[number];

/**
 * Where the money of a contribution stands. OPEN: its page to pay on is open, nothing counts yet.
 * PENDING: given, not confirmed yet. PLEDGED: the card is saved for the deadline. DECLINED: the saved
 * card was declined and is tried again. FAILED: given up. VOID: never charged, and never will be.
 */
export const CONTRIBUTION_PAYMENTS = [
  'OPEN',
  'PENDING',
  'PLEDGED',
  'DECLINED',
  'SETTLED',
  'PARTLY_REFUNDED',
  'REFUNDED',
  'DISPUTED',
  'CHARGED_BACK',
  'FAILED',
  'VOID',
] as const;
export type ContributionPayment = (typeof CONTRIBUTION_PAYMENTS)[number];

/** Where the words of a contribution stand. FLAGGED: the word list or a link stopped them. */
export const CONTRIBUTION_MESSAGES = [
  'ABSENT',
  'PENDING',
  'APPROVED',
  'DENIED',
  'FLAGGED',
] as const;
export type ContributionMessage = (typeof CONTRIBUTION_MESSAGES)[number];

/**
 * Where a contribution stands on the stream. PENDING waits for a host; READY waits for the money;
 * SHOWN was handed to the overlays; SKIPPED is below the smallest amount for an alert, or was not paid.
 */
export const CONTRIBUTION_SHOWS = ['PENDING', 'READY', 'SHOWN', 'SKIPPED'] as const;
export type ContributionShow = (typeof CONTRIBUTION_SHOWS)[number];

/**
 * What others see of a contribution: name and amount, the name alone, another name and the amount,
 * or nothing ("Somebody").
 */
export const VISIBILITIES = ['PUBLIC', 'HIDE_AMOUNT', 'ALIAS', 'ANONYMOUS'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** What a host decides of a message. `LATER` puts it behind the others. */
export const VERDICTS = ['APPROVE', 'DENY', 'LATER'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Why the sum changed other than by a contribution. */
export const CORRECTION_KINDS = [
  'REFUND',
  'DISPUTE',
  'DISPUTE_WON',
  'REFUND_FAILED',
  'OFFLINE',
] as const;
export type CorrectionKind = (typeof CORRECTION_KINDS)[number];

/** Over what time supporters are ranked; STREAM: since the host began the show's own bar. */
export const LEADERBOARD_PERIODS = ['FUND', 'MONTH', 'STREAM'] as const;
export type LeaderboardPeriod = (typeof LEADERBOARD_PERIODS)[number];

/** The host's lists of contributions. */
export const CONTRIBUTION_LISTS = ['ALL', 'TO_CHECK', 'DENIED', 'TEST'] as const;
export type ContributionList = (typeof CONTRIBUTION_LISTS)[number];
