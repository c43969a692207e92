import type { Generated } from 'kysely';
import type { FeeKind } from '@/lib/shared/money/fees';
import type { Currency } from '@/lib/shared/money/money';
import type {
  DisputeState,
  PaymentFailure,
  PaymentMode,
  PaymentState,
  RefundState,
} from '@/lib/shared/payments/payment';

export interface PaymentsTable {
  id: string;
  /** What is sold, as its domain registered it, and the id that it has there. */
  kind: string;
  ref: string;
  feeKind: FeeKind;
  mode: PaymentMode;
  state: PaymentState;
  sellerId: string;
  buyerId: string | null;
  buyerEmail: string | null;
  buyerName: string | null;
  buyerLocale: string;
  title: string;
  amount: number;
  currency: Currency;
  fee: number;
  /** The sentence under which a card is saved for later. */
  consent: string | null;
  /** The card it is paid with is saved, too, for another payment of the same thing. */
  keepsCard: Generated<boolean>;
  returnPath: string;
  cancelPath: string;
  /** Counts the pages to pay on; part of the keys that Stripe knows a call by. */
  version: Generated<number>;
  sessionId: string | null;
  sessionUrl: string | null;
  sessionEndsAt: Date;
  /** From then on the page to pay on is closed. */
  holdUntil: Date;
  customerId: string | null;
  /** The saved card, as Stripe's payment method. */
  cardId: string | null;
  /** The last four digits of the card, which are all of it that is kept. */
  cardLast4: string | null;
  /** Of payments that share one charge: the payment that it was made for. Null: its own alone. */
  chargeOf: Generated<string | null>;
  intentId: string | null;
  chargeId: string | null;
  /** What Stripe kept, once it says so. */
  stripeFee: number | null;
  /** What was decided about an amount held on a card; the first decision stands. */
  wish: 'CAPTURE' | 'CANCEL' | null;
  captureBefore: Date | null;
  failure: PaymentFailure | null;
  /** Charges of the saved card that were begun, and when the first one was. */
  tries: Generated<number>;
  firstTryAt: Date | null;
  /** When a saved card that was declined is charged again by itself. */
  retryAt: Date | null;
  refunded: Generated<number>;
  /** What banks took back by disputes. */
  chargedBack: Generated<number>;
  feeReturned: Generated<number>;
  dispute: DisputeState | null;
  /** When the reconciler looks at it next; null: nothing is under way. */
  checkAt: Date | null;
  createdAt: Date;
  paidAt: Date | null;
  completedAt: Date | null;
  /** A case keeps its creator's part from clearing. */
  heldAt: Date | null;
}

export interface RefundsTable {
  id: string;
  paymentId: string;
  requestKey: string;
  amount: number;
  reason: string;
  /** REFUSED: Stripe never took it, and no money moved. */
  state: RefundState | 'REFUSED';
  stripeId: string | null;
  createdAt: Date;
  sentAt: Date | null;
}

export interface DisputesTable {
  id: string;
  paymentId: string;
  stripeId: string;
  amount: number;
  /** What the bank charges for it. */
  fee: number;
  /** The creator's part of the amount. */
  net: number;
  state: DisputeState;
  reason: string;
  createdAt: Date;
  /** When what had been transferred was asked back. */
  reversedAt: Date | null;
  closedAt: Date | null;
}

export interface SellerSuspensionsTable {
  creatorId: string;
  reason: string;
  since: Date;
  /** When open orders are refunded; null: done, or decided otherwise. */
  refundAt: Date | null;
}
