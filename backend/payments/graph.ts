import { answerItem, builder, itemRoot, namedType } from '@/backend/platform/server/builder';
import { parsePayload } from '@/backend/platform/server/parsePayload';
import type { Currency } from '@/lib/shared/money/money';
import {
  DISPUTE_STATES,
  PAYMENT_FAILURES,
  PAYMENT_MODES,
  PAYMENT_STATES,
  paymentPayload,
  REFUND_STATES,
  type PaymentView,
  type RefundView,
} from '@/lib/shared/payments/payment';
import { getPayment, recoverPayment, type OpenPayment } from './service';

const ModeType = builder.enumType('PaymentMode', { values: PAYMENT_MODES });
const StateType = builder.enumType('PaymentState', { values: PAYMENT_STATES });
const FailureType = builder.enumType('PaymentFailure', { values: PAYMENT_FAILURES });
const RefundStateType = builder.enumType('RefundState', { values: REFUND_STATES });
const DisputeStateType = builder.enumType('DisputeState', { values: DISPUTE_STATES });
const RoleType = builder.enumType('PaymentRole', { values: ['BUYER', 'SELLER'] as const });

const SellerType = builder
  .objectRef<NonNullable<PaymentView['seller']>>('PaymentSeller')
  .implement({
    fields: (t) => ({ handle: t.exposeString('handle'), name: t.exposeString('name') }),
  });

const RefundType = builder.objectRef<RefundView>('Refund').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    amount: t.exposeInt('amount'),
    reason: t.exposeString('reason'),
    state: t.expose('state', { type: RefundStateType }),
    at: t.exposeString('at'),
  }),
});

const PaymentType = builder.objectRef<PaymentView>('Payment').implement({
  description: 'A payment as its buyer and its seller see it, in minor units.',
  fields: (t) => ({
    id: t.exposeID('id'),
    role: t.expose('role', { type: RoleType }),
    mode: t.expose('mode', { type: ModeType }),
    state: t.expose('state', { type: StateType }),
    title: t.exposeString('title'),
    amount: t.exposeInt('amount'),
    currency: t.field({
      type: namedType<Currency>('Currency'),
      resolve: ({ currency }) => currency,
    }),
    fee: t.exposeInt('fee', { nullable: true }),
    seller: t.expose('seller', { type: SellerType, nullable: true }),
    expiresAt: t.exposeString('expiresAt', { nullable: true }),
    url: t.exposeString('url', { nullable: true }),
    returnPath: t.exposeString('returnPath'),
    failure: t.expose('failure', { type: FailureType, nullable: true }),
    cardLast4: t.exposeString('cardLast4', { nullable: true }),
    retryAt: t.exposeString('retryAt', { nullable: true }),
    isRecoverable: t.exposeBoolean('isRecoverable'),
    refunded: t.exposeInt('refunded'),
    refunds: t.expose('refunds', { type: [RefundType] }),
    dispute: t.expose('dispute', { type: DisputeStateType, nullable: true }),
    createdAt: t.exposeString('createdAt'),
    paidAt: t.exposeString('paidAt', { nullable: true }),
  }),
});

const OpenPaymentType = builder.objectRef<OpenPayment>('OpenPayment').implement({
  fields: (t) => ({
    paymentID: t.exposeID('paymentID'),
    url: t.exposeString('url'),
    expiresAt: t.string({ resolve: ({ expiresAt }) => expiresAt.toISOString() }),
  }),
});

const PaymentResult = itemRoot('PaymentResult', PaymentType);
const OpenPaymentResult = itemRoot('OpenPaymentResult', OpenPaymentType);

builder.queryField('payment', (t) =>
  t.field({
    type: PaymentResult,
    args: { paymentID: t.arg.id() },
    resolve: (_root, args, context) =>
      answerItem(() => getPayment(context, parsePayload(paymentPayload, args))),
  }),
);

builder.mutationField('recoverPayment', (t) =>
  t.field({
    type: OpenPaymentResult,
    args: { paymentID: t.arg.id() },
    resolve: (_root, args, context) =>
      answerItem(() => recoverPayment(context, parsePayload(paymentPayload, args))),
  }),
);
