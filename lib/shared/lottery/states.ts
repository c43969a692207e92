/**
 * The states of a draw. `SCHEDULED` opens by itself; `CLOSED` has its list frozen and waits for the
 * public number; `CLAIMING` has its order revealed and prizes that wait; `COMPLETED` has none left.
 */
export const LOTTERY_STATES = [
  'DRAFT',
  'SCHEDULED',
  'OPEN',
  'PAUSED',
  'CLOSED',
  'CLAIMING',
  'COMPLETED',
  'CANCELLED',
] as const;
export type LotteryState = (typeof LOTTERY_STATES)[number];

/** A creator's lists of their own draws: what goes on, what is over, and what was put away. */
export const LOTTERY_LISTS = ['CURRENT', 'PAST', 'ARCHIVED'] as const;
export type LotteryList = (typeof LOTTERY_LISTS)[number];

/** Numeric states of an entry; 100 is the spec's "active member". */
export const ENTRY = {
  entered: 100,
  /** Drawn; told once the host has confirmed, then the clock runs. */
  won: 200,
  claimed: 210,
  fulfilled: 220,
  expired: 300,
  declined: 310,
  disqualified: 320,
  left: 400,
  removed: 410,
  blocked: 420,
} as const;

/** Says whether an entry holds a prize or still may: entered, won, claimed or fulfilled. */
export const isLiveEntry = (status: number) => status >= ENTRY.entered && status <= ENTRY.fulfilled;

/** How winners claim: live on a stream within seconds, or offline within hours. */
export const CLAIM_MODES = ['LIVE', 'OFFLINE'] as const;
export type ClaimMode = (typeof CLAIM_MODES)[number];

/** How long a winner has, in seconds, unless the creator sets another time. */
export const CLAIM_SECONDS: Record<ClaimMode, number> = { LIVE: 120, OFFLINE: 48 * 3600 };

/** So long after a claim what the delivery needs may follow, in seconds. */
export const DETAILS_SECONDS = 48 * 3600;

/** So long a drawn winner waits for the host's word; then they are confirmed by themselves. */
export const CONFIRM_SECONDS = 24 * 3600;

/** How a prize reaches its winner, which decides what the claim form asks. */
export const DELIVERIES = ['DIGITAL', 'PHYSICAL', 'EXPERIENCE'] as const;
export type Delivery = (typeof DELIVERIES)[number];

/** Currencies of a prize's estimated value (rulings, "Money"). */
export const VALUE_CURRENCIES = ['EUR', 'USD', 'GBP', 'CHF', 'BRL'] as const;

/** Free acts that give bonus tickets: following the creator, having waited in an open queue of theirs. */
export const BONUS_KINDS = ['FOLLOW', 'WAITED'] as const;
export type BonusKind = (typeof BONUS_KINDS)[number];

/** Most tickets of one entrant. */
export const MOST_TICKETS = 10;

/** What a host may do to a draw's state by `lottery/change-state/`. */
export const LOTTERY_ACTIONS = ['OPEN', 'PAUSE', 'RESUME'] as const;
export type LotteryAction = (typeof LOTTERY_ACTIONS)[number];

/**
 * What a key of a stream deck can do with a draw: opening goes on after a pause, too. What locks the
 * list or gives a prize away needs a look at the console, so no key does it.
 */
export const LOTTERY_CONTROLS = ['OPEN', 'PAUSE'] as const;
export type LotteryControl = (typeof LOTTERY_CONTROLS)[number];

/** Says whether people may be in a draw whose order is not known yet. */
export const isRunning = (state: LotteryState) =>
  state === 'OPEN' || state === 'PAUSED' || state === 'CLOSED';

/** Says whether nothing can happen to a draw any more. */
export const isOver = (state: LotteryState) => state === 'COMPLETED' || state === 'CANCELLED';

/** Why the creator cannot confirm blindly; each is a hint and none is proof. */
export const DOUBTS = [
  'SAME_NETWORK',
  'NEW_ACCOUNT',
  'NO_EMAIL',
  'SIMILAR_NAME',
  'WON_BEFORE',
] as const;
export type Doubt = (typeof DOUBTS)[number];
