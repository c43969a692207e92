/*
 * The closed lists and bounds of a draw's public record (docs/draw.md). No hashing here, so that
 * pages and operations may load it.
 */

/**
 * Where a draw's public number comes from: the public beacon, nowhere, or a beacon of one's own in
 * tests, whose draws are never called verified.
 */
export const RANDOMNESS = ['drand-quicknet', 'none', 'drand-test'] as const;
export type Randomness = (typeof RANDOMNESS)[number];

/** Why an entry was taken off the list before it was closed. */
export const REMOVE_REASONS = [
  'host',
  'moderator',
  'banned',
  'blocked',
  'recent-winner',
  'ineligible',
  'duplicate',
  'rule-breach',
  'account-deleted',
] as const;
export type RemoveReason = (typeof REMOVE_REASONS)[number];

/** Why a prize that was offered goes to the next in line. */
export const OUT_REASONS = [
  'expired',
  'declined',
  'no-details',
  'ineligible',
  'duplicate',
  'rule-breach',
  'banned',
  'account-deleted',
] as const;
export type OutReason = (typeof OUT_REASONS)[number];

/** Why a draw ended without a result. */
export const CANCEL_REASONS = [
  'host-cancelled',
  'host-account-closed',
  'rule-breach',
  'technical',
  'beacon-lost',
] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

/** Tickets of one entry: at least 1. */
export const MOST_TICKETS = 10;

/** Prizes of one draw, counted one by one: at least 1. */
export const MOST_PRIZES = 1000;

/** UTF-16 units of a label. */
export const LONGEST_LABEL = 100;

/** So long, in milliseconds, a winner has after the claim before the reason `no-details` holds. */
export const DETAILS_DUE_MS = 48 * 60 * 60_000;

/**
 * What verifying looks at, in this order: the seal of the secret, what was fixed with it, the entry
 * log, the list at its closing, the public number, the order, the winners.
 */
export const STEPS = ['seal', 'rules', 'log', 'list', 'number', 'order', 'winners'] as const;
