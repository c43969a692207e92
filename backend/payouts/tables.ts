import type { ColumnType, Generated } from 'kysely';
import type { FeeKind } from '@/lib/shared/money/fees';
import type { Currency } from '@/lib/shared/money/money';
import type { BankPayoutState } from '@/lib/shared/payouts/payouts';

export interface PayoutAccountsTable {
  userId: string;
  /** Null until the creator first goes to Stripe. */
  stripeAccountId: string | null;
  /** How many accounts Stripe was asked to make: part of the key of the next ask. */
  accountNo: Generated<number>;
  country: string;
  currency: Currency;
  detailsSubmitted: Generated<boolean>;
  chargesEnabled: Generated<boolean>;
  payoutsEnabled: Generated<boolean>;
  /** Written as a JSON string. */
  currentlyDue: ColumnType<string[], string | undefined, string>;
  disabledReason: string | null;
  bankLast4: string | null;
  /** The creator has taken us out of their account. */
  isGone: Generated<boolean>;
  /** The operators hold all payouts. */
  heldAt: Date | null;
  /** When available money goes out next; null: there is none. */
  transfersAt: Date | null;
  /** When the creator last got a link to Stripe. */
  linkedAt: Date | null;
  /** When Stripe was last asked about it. */
  checkedAt: Date | null;
  /** When its payouts to the bank were last listed. */
  listedAt: Date | null;
  updatedAt: Date;
}

export interface BankPayoutsTable {
  /** Stripe's. */
  id: string;
  creatorId: string;
  amount: number;
  currency: Currency;
  state: BankPayoutState;
  /** It had arrived, as the books say, before the bank sent it back. */
  wasPaid: Generated<boolean>;
  failureCode: string | null;
  /** Tries to send it once more that were refused: part of the key of the next. */
  retries: Generated<number>;
  retriedAt: Date | null;
  arrivalAt: Date | null;
  createdAt: Date;
  bankLast4: string | null;
}

/** States of a line as they are stored; whether what is SENT has arrived says its bank payout. */
export type StoredLineState = 'CLEARING' | 'AVAILABLE' | 'SENT' | 'ON_HOLD' | 'REFUNDED';

export interface PayoutLinesTable {
  id: string;
  creatorId: string;
  paymentId: string;
  kind: FeeKind;
  title: string;
  fromName: string | null;
  href: string | null;
  gross: number;
  fee: number;
  net: number;
  currency: Currency;
  chargeId: string;
  /** What its transfers are found by at Stripe. */
  transferGroup: string;
  state: StoredLineState;
  /** What went back to the buyer or was lost in a dispute. */
  grossBack: Generated<number>;
  /** The creator's part of what went back to the buyer or was lost in a dispute. */
  takenBack: Generated<number>;
  /** A dispute holds what is left of it. */
  isFrozen: Generated<boolean>;
  transferred: Generated<number>;
  reversed: Generated<number>;
  /** What was kept of it for another line that is below zero; below zero: what others paid of it. */
  netted: Generated<number>;
  /** What Stripe is asked to transfer now. */
  sending: number | null;
  /** Transfers asked for so far: part of the key of the next. */
  sends: Generated<number>;
  bankPayoutId: string | null;
  clearsAt: Date | null;
  paidAt: Date;
  clearedAt: Date | null;
  sentAt: Date | null;
  heldAt: Date | null;
  refundedAt: Date | null;
}

export interface PayoutTransfersTable {
  /** Stripe's. */
  id: string;
  lineId: string;
  amount: number;
  reversed: Generated<number>;
  createdAt: Date;
}

export interface PayoutReturnsTable {
  id: string;
  lineId: string;
  creatorId: string;
  /** Id of the refund or dispute. */
  sourceId: string;
  what: 'REFUND' | 'DISPUTE';
  gross: number;
  fee: number;
  /** A dispute that nobody has decided yet. */
  isOpen: Generated<boolean>;
  at: Date;
}
