import type { Lane } from './lanes';

/** In which order a party calls; only `LANES` promises anyone a rank. */
export const ORDER_POLICIES = ['LANES', 'LEAST_PLAYED', 'LONGEST_WAIT', 'RANDOM'] as const;
export type OrderPolicy = (typeof ORDER_POLICIES)[number];

/** Who may join: all, those with a verified email, followers of the creator, those on its list. */
export const JOIN_RULES = ['EVERYONE', 'VERIFIED', 'FOLLOWERS', 'BUYERS', 'INVITED'] as const;
export type JoinRule = (typeof JOIN_RULES)[number];

/** Whether somebody who played may join the same party again. */
export const REJOIN_RULES = ['FREE', 'COOLDOWN', 'ONCE'] as const;
export type RejoinRule = (typeof REJOIN_RULES)[number];

/** What a creator's board counts: every turn there was, or those of the last `boardDays`. */
export const BOARD_SPANS = ['ALL', 'MONTH'] as const;
export type BoardSpan = (typeof BOARD_SPANS)[number];

/**
 * What became of people: had a turn; had none because they missed a call or were skipped; had none
 * though they still stood in line at the end; went or were taken off.
 */
export const RECAP_KINDS = ['PLAYED', 'MISSED', 'WAITED', 'LEFT'] as const;
export type RecapKind = (typeof RECAP_KINDS)[number];

/** A pass into the priority lane: still there, or used for another turn since. */
export const NEXT_TIME = ['GIVEN', 'USED'] as const;
export type NextTime = (typeof NEXT_TIME)[number];

/**
 * What is said of a place on its ticket: moved by a host, a call was taken back, came back behind
 * what others were promised meanwhile, was away, missed a call, asked to be called later.
 */
export const SET_BACK = ['HOST', 'UNDO', 'BACK', 'AWAY', 'MISSED', 'LATER'] as const;

/** Why a place rose that a ticket had promised. */
export interface SetBack {
  by: (typeof SET_BACK)[number];
  /** UTC ISO 8601. */
  at: string;
  /** A host's. */
  reason: string | null;
}

/** Why an entry was called; shown on the ticket and stored with the entry. */
export interface CallReceipt {
  /** `HAND`: a host picked them. */
  by: OrderPolicy | 'HAND';
  lane: Lane;
  /** With `LANES`: how many turns the lanes had had, this one included. */
  turn: number;
  /** How many waited when the call was made, this one included. */
  outOf: number;
}

/** How a new party works until its creator changes it; the database's defaults are the same. */
export const DEFAULT_QUEUE_RULES = {
  orderPolicy: 'LANES',
  whoCanJoin: 'EVERYONE',
  rejoin: 'FREE',
  cooldownMinutes: 30,
  readySeconds: 60,
  groupMax: 1,
  laneMix: 2,
  missLimit: 2,
  turnMinutes: null,
} as const;
