import type { Context } from '@/backend/platform/context';
import type { FeeKind } from '@/lib/shared/money/fees';
import type { Money } from '@/lib/shared/money/money';
import type {
  DisputeState,
  PaymentFailure,
  PaymentMode,
  PaymentState,
} from '@/lib/shared/payments/payment';

/** Who pays. Without an account only the e-mail is known. */
export interface Buyer {
  id: string | null;
  email: string;
  name: string | null;
  locale: string;
}

/** What a domain hands in to have something paid. */
export interface StartPayment {
  /** A registered kind, and the id of the sold thing there: one payment for each. */
  kind: string;
  ref: string;
  sellerId: string;
  buyer: Buyer;
  /** What the buyer reads on Stripe's page and on the receipt. */
  title: string;
  /** The price, made on the server. */
  money: Money;
  /** The price on the page the buyer pressed on: another one is refused. */
  shown?: Money;
  mode: PaymentMode;
  /** Of SAVE, and of a card that is kept: the sentence that names amount, purpose and day. */
  consent?: string;
  /** The card it is paid with is saved for `chargeKept`. */
  keepsCard?: boolean;
  /** Our fee where it is a part of another one's; else it is worked out from the price. */
  fee?: number;
  /** Paths without language: where the buyer goes on afterwards, and after "back". */
  returnPath: string;
  cancelPath: string;
}

/** A page of Stripe's on which a payment is made. */
export interface OpenPayment {
  paymentID: string;
  url: string;
  expiresAt: Date;
}

/** A payment as the other domains know it. */
export interface Payment {
  id: string;
  kind: string;
  ref: string;
  feeKind: FeeKind;
  mode: PaymentMode;
  state: PaymentState;
  sellerId: string;
  buyerId: string | null;
  /** Null once the account is deleted. */
  buyerEmail: string | null;
  buyerName: string | null;
  buyerLocale: string;
  title: string;
  money: Money;
  fee: number;
  refunded: number;
  /** What the bank took back by a dispute. */
  chargedBack: number;
  /** Of `fee`, what went back with the refunds and disputes. */
  feeReturned: number;
  dispute: DisputeState | null;
  failure: PaymentFailure | null;
  /** Last four digits of the card it was paid with or that is saved. */
  cardLast4: string | null;
  /** Until when an amount is held on a card. */
  captureBefore: Date | null;
  /** Until when its page can be paid on. */
  holdUntil: Date;
  /** When a saved card that was declined is charged again by itself. */
  retryAt: Date | null;
  /** Path, without language, where the buyer goes on. */
  returnPath: string;
  createdAt: Date;
  paidAt: Date | null;
  completedAt: Date | null;
}

/** A refund as the other domains and the mails know it. */
export interface Refund {
  id: string;
  amount: number;
  reason: string;
  /** FAILED: the bank sent it back weeks later; the buyer needs another way. */
  state: 'SENT' | 'FAILED';
}

/** A dispute as the other domains know it. */
export interface Disputed {
  id: string;
  /** What the bank took, and gives back should it be won. */
  amount: number;
}

/** A part of what one payment pays: a payment of its own once it was made. */
export interface PaymentPart {
  /** Of the first part: the same as the payment's. */
  ref: string;
  title: string;
  /** Minor units, and what of it is our fee. */
  amount: number;
  fee: number;
}

/** `SOLD_OUT`: the thing was given away meanwhile, and the money goes straight back. */
export type PaidAnswer = 'SOLD_OUT';

/**
 * What a domain that sells something does when its payment moves: each in the transaction of its
 * cause, at most once per cause. Nothing here may call Stripe.
 */
export interface SoldKind {
  kind: string;
  feeKind: FeeKind;
  /** Where the seller sees it: a path without language. */
  sellerPath?: (payment: Payment) => string;
  /** Where mails about it lead, where that is not the return path: also with a right in its fragment. */
  mailPath?: (context: Context, payment: Payment) => Promise<string>;
  /** Given on the page, and not confirmed yet. */
  processing?: (context: Context, payment: Payment) => Promise<void>;
  /** It has words of its own for a declined card, in `declined`. */
  tellsDeclines?: boolean;
  /** The saved card was declined, and is tried again or paid instead. */
  declined?: (context: Context, payment: Payment) => Promise<void>;
  /** The amount is held on the card: accept by `capturePayment`, decline by `cancelPayment`. */
  authorised?: (context: Context, payment: Payment) => Promise<void>;
  /** The card is saved for `chargeSaved`. */
  saved?: (context: Context, payment: Payment) => Promise<void>;
  paid: (context: Context, payment: Payment) => Promise<PaidAnswer | void>;
  /** Right after `paid`: the parts to divide it into; null or one: it stays whole. */
  parts?: (context: Context, payment: Payment) => Promise<PaymentPart[] | null>;
  /** Nothing was charged and nothing will be. */
  failed: (context: Context, payment: Payment) => Promise<void>;
  /** The time to pay or to accept is over, or the payment was called off: what was held is free. */
  expired: (context: Context, payment: Payment) => Promise<void>;
  /** Told of each refund that left (SENT), and of one that came back (FAILED). */
  refunded: (context: Context, payment: Payment, refund: Refund) => Promise<void>;
  disputed: (context: Context, payment: Payment, dispute: Disputed) => Promise<void>;
  /**
   * What speaks for the seller, handed to the bank once when a dispute opens: what was sold, agreed
   * and delivered, and when. In no transaction.
   */
  evidence?: (context: Context, payment: Payment) => Promise<string>;
  /** `payment.dispute` says how it ended. */
  disputeClosed: (context: Context, payment: Payment, dispute: Disputed) => Promise<void>;
}
