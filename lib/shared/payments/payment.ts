import { z } from 'zod';
import type { Currency } from '@/lib/shared/money/money';
import { idSchema } from '@/lib/shared/id';

/** How a thing is paid: at once; held on the card until somebody accepts; the card saved for later. */
export const PAYMENT_MODES = ['PAY', 'AUTHORISE', 'SAVE'] as const;

export type PaymentMode = (typeof PAYMENT_MODES)[number];

/**
 * Where a payment stands. OPEN: the buyer has a page to pay on. PROCESSING: given, and not confirmed
 * yet. AUTHORISED: held on the card. SAVED: the card is saved, nothing is charged. EXPIRED: the time
 * to pay or to accept is over. CANCELLED: called off before anything was charged.
 */
export const PAYMENT_STATES = [
  'OPEN',
  'PROCESSING',
  'AUTHORISED',
  'SAVED',
  'PAID',
  'FAILED',
  'EXPIRED',
  'CANCELLED',
] as const;

export type PaymentState = (typeof PAYMENT_STATES)[number];

/** Why the last try of a card failed, as far as its owner can do something about it. */
export const PAYMENT_FAILURES = [
  'DECLINED',
  'NO_FUNDS',
  'CARD_EXPIRED',
  'CARD_BLOCKED',
  'NEEDS_CONFIRMATION',
  'PROVIDER',
] as const;

export type PaymentFailure = (typeof PAYMENT_FAILURES)[number];

/** A refund is under way, has left us, or came back to us because the bank refused it. */
export const REFUND_STATES = ['RUNNING', 'SENT', 'FAILED'] as const;

export type RefundState = (typeof REFUND_STATES)[number];

/** A dispute holds the money until the bank has decided. */
export const DISPUTE_STATES = ['OPEN', 'WON', 'LOST'] as const;

export type DisputeState = (typeof DISPUTE_STATES)[number];

/** A refund as both sides see it. */
export interface RefundView {
  id: string;
  amount: number;
  reason: string;
  state: RefundState;
  /** UTC ISO 8601. */
  at: string;
}

/** A payment as its buyer and its seller see it. */
export interface PaymentView {
  id: string;
  role: 'BUYER' | 'SELLER';
  mode: PaymentMode;
  state: PaymentState;
  title: string;
  amount: number;
  currency: Currency;
  /** For the seller alone: what the product keeps. */
  fee: number | null;
  /** Null: the account is deleted. */
  seller: { handle: string; name: string } | null;
  /** While it is open: until when it can be paid; UTC ISO 8601. */
  expiresAt: string | null;
  /** Where it is paid: for the buyer, while it is open. */
  url: string | null;
  /** Path to go on at once it is settled, without language. */
  returnPath: string;
  failure: PaymentFailure | null;
  /** For the buyer alone: the last four digits of the card. */
  cardLast4: string | null;
  /** Of a saved card that was declined: when it is tried again; UTC ISO 8601. */
  retryAt: string | null;
  /** The buyer can pay on a page instead: `payments/recover-payment/`. */
  isRecoverable: boolean;
  refunded: number;
  refunds: RefundView[];
  dispute: DisputeState | null;
  createdAt: string;
  paidAt: string | null;
}

/** Payload of `payments/get-payment/`. */
export const paymentPayload = z.strictObject({ paymentID: idSchema });

/** Minutes that something is held for whoever pays for it. */
export const HOLD_MINUTES = 15;

/** Hours after the first decline at which a saved card is tried again. */
export const RETRY_HOURS = [24, 72] as const;

/** Days after the first decline when a saved card is given up. */
export const GIVE_UP_DAYS = 7;

/** Days after a suspension when what its creator has not delivered is refunded. */
export const SUSPENSION_DAYS = 7;
