import { z } from 'zod';
import { idSchema } from '@/lib/shared/id';
import type { FeeKind } from '@/lib/shared/money/fees';
import { currencySchema, type Currency } from '@/lib/shared/money/money';
import { PAYMENT_MODES, type PaymentMode, type PaymentView } from '@/lib/shared/payments/payment';

/** What a test order stands in for, as far as the fee is concerned. */
export const TEST_KINDS = ['EXPERIENCE', 'CONTRIBUTION'] as const satisfies readonly FeeKind[];

/** What can be done with a test order; each is one verb of the payments. */
export const TEST_ACTS = ['COMPLETE', 'CAPTURE', 'CANCEL', 'REFUND', 'CHARGE'] as const;

export type TestAct = (typeof TEST_ACTS)[number];

/**
 * Where a test order stands, as the payments told it: what is sold follows what they say and never
 * asks Stripe itself.
 */
export const TEST_ORDER_STATES = [
  'OPEN',
  'AUTHORISED',
  'SAVED',
  'PAID',
  'FAILED',
  'EXPIRED',
  'REFUNDED',
  'DISPUTED',
] as const;

export type TestOrderState = (typeof TEST_ORDER_STATES)[number];

/** A thing to buy that stands in for everything that is sold; in demo and development only. */
export interface TestOrder {
  id: string;
  title: string;
  feeKind: FeeKind;
  mode: PaymentMode;
  amount: number;
  currency: Currency;
  state: TestOrderState;
  /** Null: the account is deleted. */
  sellerHandle: string | null;
  /** UTC ISO 8601; null: not delivered yet. */
  completedAt: string | null;
  createdAt: string;
  payment: PaymentView;
}

const requestKey = z.string().min(8).max(100);

/** Payload of `dev/create-order/`; bounds of the amount are the payments' to check. */
export const createTestOrderPayload = z.strictObject({
  amount: z.int().min(0).max(99_999_999),
  currency: currencySchema,
  mode: z.enum(PAYMENT_MODES),
  feeKind: z.enum(TEST_KINDS),
  sellerHandle: z
    .string()
    .trim()
    .toLowerCase()
    .min(1)
    .max(40)
    .transform((handle) => handle.replace(/^@/, '')),
  requestKey,
});

export type CreateTestOrder = z.output<typeof createTestOrderPayload>;

/** Payload of `dev/act-order/`; `amount` is how much is refunded, without it all that is left. */
export const actOnTestOrderPayload = z.strictObject({
  orderID: idSchema,
  act: z.enum(TEST_ACTS),
  amount: z.int().min(1).max(99_999_999).nullish(),
  requestKey,
});

export type ActOnTestOrder = z.output<typeof actOnTestOrderPayload>;
