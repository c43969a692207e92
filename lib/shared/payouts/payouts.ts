import { z } from 'zod';
import { cursorSchema } from '@/lib/shared/id';
import type { FeeKind } from '@/lib/shared/money/fees';
import { currencySchema, type Currency } from '@/lib/shared/money/money';

/** Where Stripe sends a creator who comes back; nothing is true because of it. */
export const CONNECT_DONE = '/dashboard/payouts?connect=done';

/** Where Stripe sends a creator whose link is used up: the page asks for the next one at once. */
export const CONNECT_AGAIN = '/dashboard/payouts?connect=again';

/** Where a line of a creator's money is, as the creator sees it. */
export const LINE_STATES = [
  'CLEARING',
  'AVAILABLE',
  'ON_ITS_WAY',
  'PAID',
  'ON_HOLD',
  'REFUNDED',
] as const;

/** State of a line. */
export type LineState = (typeof LINE_STATES)[number];

/** What moved a line: somebody paid, money went back, or a bank took it back. */
export const LINE_CAUSES = ['PAID', 'REFUND', 'DISPUTE'] as const;

/** Cause of a line. */
export type LineCause = (typeof LINE_CAUSES)[number];

/** States of a payout to a bank. */
export const BANK_PAYOUT_STATES = ['ON_ITS_WAY', 'PAID', 'SENT_BACK', 'CANCELLED'] as const;

/** State of a payout to a bank. */
export type BankPayoutState = (typeof BANK_PAYOUT_STATES)[number];

/** How far the account at Stripe is: none yet, details missing, or ready to be paid out to. */
export const ACCOUNT_STATES = ['NONE', 'INCOMPLETE', 'READY'] as const;

/** State of the account at Stripe. */
export type AccountState = (typeof ACCOUNT_STATES)[number];

/** An amount in minor units and when something happens to it (UTC, ISO 8601). */
export interface AmountAt {
  amount: number;
  at: string;
}

/** A payout that the creator's bank sent back, and why in Stripe's code. */
export interface FailedPayout {
  payoutID: string;
  amount: number;
  code: string;
}

/** The account at Stripe as its creator sees it. */
export interface PayoutAccount {
  state: AccountState;
  /** Null until chosen. */
  country: string | null;
  currency: Currency | null;
  bankLast4: string | null;
  /** What Stripe still asks for, in Stripe's words (`individual.verification.document`). */
  due: string[];
  /** Nothing is sold yet: country and currency may still change. */
  mayChangeCurrency: boolean;
  /** What may be chosen, by country code: the usual currency of each country first. */
  countries: PayoutCountry[];
}

/** A country that we pay out to, and what its creators may sell in. */
export interface PayoutCountry {
  country: string;
  currencies: Currency[];
}

/** One week of earnings, net. */
export interface EarningsWeek {
  /** Its Monday, `2026-11-23`, UTC. */
  start: string;
  contributions: number;
  experiences: number;
}

/** A payout to the creator's bank. */
export interface BankPayout {
  id: string;
  at: string;
  amount: number;
  state: BankPayoutState;
  bankLast4: string | null;
}

/** Everything above the table of `/dashboard/payouts`. */
export interface PayoutOverview {
  account: PayoutAccount;
  /** Of every amount here; null until one is chosen. */
  currency: Currency | null;
  clearing: { amount: number; next: AmountAt | null };
  /** May be negative. */
  available: { amount: number; goesOutAt: string | null };
  onItsWay: { amount: number; arrivesAt: string | null; failed: FailedPayout | null };
  /** When `available` is below zero: the sum that comes next. */
  negative: { clears: AmountAt | null } | null;
  /** Twelve, the running one last. */
  weeks: EarningsWeek[];
  /** The newest ten, newest first. */
  payouts: BankPayout[];
}

/** One cause that moved a creator's money. What goes back is below zero, and its fee above. */
export interface PayoutLine {
  id: string;
  what: LineCause;
  kind: FeeKind;
  title: string;
  /** Who paid, as they wanted to be named. */
  fromName: string | null;
  /** Page of the order or gift. */
  href: string | null;
  at: string;
  gross: number;
  fee: number;
  net: number;
  currency: Currency;
  state: LineState;
  /** When the state changes next (clearing), or when it came to be. */
  stateAt: string | null;
}

/** Payload of `payouts/choose-country/`. */
export const chooseCountryPayload = z.strictObject({
  country: z.string().regex(/^[A-Z]{2}$/),
  currency: currencySchema,
});

/** Payload of `payouts/get-lines/` and `payouts/get-export/`; `cursor` is a former page's. */
export const payoutLinesPayload = z.strictObject({
  state: z.enum(LINE_STATES).nullish(),
  cursor: cursorSchema,
});

/** Payload of `payouts/retry-payout/`; the same `requestKey` tries once however often it comes. */
export const retryPayoutPayload = z.strictObject({
  payoutID: z.string().regex(/^po_\w{1,250}$/),
  requestKey: z.uuid(),
});
