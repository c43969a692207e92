import type {
  BalanceTransaction,
  Dispute,
  Payout,
  Refund,
  Reversal,
  StripeEvent,
  Transfer,
  WebhookEndpoint,
} from '@/backend/emulators/stripe/movements';
import type {
  Account,
  Charge,
  CheckoutSession,
  Customer,
  PaymentIntent,
  PaymentMethod,
  SetupIntent,
} from '@/backend/emulators/stripe/objects';
import type { DueKind } from '@/backend/emulators/stripe/types';

/** A page that was opened by a link, or the link itself. */
export interface Visit {
  id: string;
  object: 'visit';
  account: string;
  returnUrl: string;
  refreshUrl: string;
  expiresAt: number;
  isUsed: boolean;
  isLink: boolean;
}

/** What falls due at a second of the sandbox's clock. */
export interface Timer {
  id: string;
  object: 'timer';
  at: number;
  what: DueKind;
  target: string;
}

/** An answer that is given again to the same key. */
export interface StoredAnswer {
  id: string;
  object: 'answer';
  created: number;
  /** Hash of method, path and parameters. */
  asked: string;
  status: number;
  body: string;
  requestId: string;
}

/** A webhook message that was not received yet. */
export interface Message {
  id: string;
  object: 'message';
  event: string;
  endpoint: string;
  attempts: number;
}

/** What belongs to the sandbox as a whole. */
export interface Settings {
  id: 'settings';
  object: 'settings';
  clockOffset: number;
  dashboardSecret: string;
}

export interface Kinds {
  account: Account;
  answer: StoredAnswer;
  balance_transaction: BalanceTransaction;
  charge: Charge;
  'checkout.session': CheckoutSession;
  customer: Customer;
  dispute: Dispute;
  event: StripeEvent;
  message: Message;
  payment_intent: PaymentIntent;
  payment_method: PaymentMethod;
  payout: Payout;
  refund: Refund;
  settings: Settings;
  setup_intent: SetupIntent;
  timer: Timer;
  transfer: Transfer;
  transfer_reversal: Reversal;
  visit: Visit;
  webhook_endpoint: WebhookEndpoint;
}

export type Kind = keyof Kinds;

/** What Stripe knows of an object and does not show. */
export interface Hidden {
  /** Which test card a payment method is: a name of `money/cards.ts`. */
  card?: string;
  /** A card that was saved with the bank's consent. */
  isSetUp?: boolean;
  /** The session an intent belongs to. */
  session?: string;
  /** A session's lines and what it hands to its intent. */
  lines?: { name: string; quantity: number; amount: number }[];
  intentData?: Record<string, unknown>;
  returnUrl?: string | null;
  isOffSession?: boolean;
  /** What was said of the next payout of an account. */
  nextPayout?: 'FAIL' | 'FAIL_AFTER_PAID' | null;
  /** After a payout came back none leaves by itself until the bank account or a retry is good. */
  isPayoutPaused?: boolean;
  trouble?: 'FAIL' | 'FAIL_AFTER_PAID';
  onboarding?: { done: string[] };
  secret?: string;
  isConnect?: boolean;
  account?: string;
}

/** `owner` is '' for the platform, else the connected account that the object belongs to. */
export interface Row<K extends Kind = Kind> {
  owner: string;
  seq: number;
  object: Kinds[K];
  hidden: Hidden;
}
