import {
  answerItem,
  answerList,
  builder,
  itemRoot,
  listRoot,
  namedType,
} from '@/backend/platform/server/builder';
import { parsePayload } from '@/backend/platform/server/parsePayload';
import {
  actOnTestOrderPayload,
  createTestOrderPayload,
  TEST_ACTS,
  TEST_ORDER_STATES,
  type TestOrder,
} from '@/lib/shared/testorders/testOrder';
import { actOnTestOrder, createTestOrder, testOrders, type StartedTestOrder } from './service';

const TestActType = builder.enumType('TestAct', { values: TEST_ACTS });
const TestOrderStateType = builder.enumType('TestOrderState', { values: TEST_ORDER_STATES });
// Of the domains below, by name.
const FeeKindType = namedType<TestOrder['feeKind']>('FeeKind');
const ModeType = namedType<TestOrder['mode']>('PaymentMode');
const CurrencyType = namedType<TestOrder['currency']>('Currency');

const StartedTestOrderType = builder.objectRef<StartedTestOrder>('StartedTestOrder').implement({
  description: 'A test order and the page of Stripe on which it is paid.',
  fields: (t) => ({
    orderID: t.exposeID('orderID'),
    paymentID: t.exposeID('paymentID'),
    url: t.exposeString('url'),
  }),
});

const TestOrderType = builder.objectRef<TestOrder>('TestOrder').implement({
  description: 'A thing to buy that stands in for everything sold, in demo and development.',
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    feeKind: t.field({ type: FeeKindType, resolve: ({ feeKind }) => feeKind }),
    mode: t.field({ type: ModeType, resolve: ({ mode }) => mode }),
    amount: t.exposeInt('amount'),
    currency: t.field({ type: CurrencyType, resolve: ({ currency }) => currency }),
    state: t.expose('state', { type: TestOrderStateType }),
    sellerHandle: t.exposeString('sellerHandle', { nullable: true }),
    completedAt: t.exposeString('completedAt', { nullable: true }),
    createdAt: t.exposeString('createdAt'),
    payment: t.field({
      type: namedType<TestOrder['payment']>('Payment'),
      resolve: ({ payment }) => payment,
    }),
  }),
});

const ActedTestOrderType = builder
  .objectRef<{ id: string }>('ActedTestOrder')
  .implement({ fields: (t) => ({ id: t.exposeID('id') }) });

const StartedTestOrderResult = itemRoot('StartedTestOrderResult', StartedTestOrderType);
const ActedTestOrderResult = itemRoot('ActedTestOrderResult', ActedTestOrderType);
const TestOrderList = listRoot('TestOrderList', TestOrderType);

builder.queryField('testOrders', (t) =>
  t.field({
    type: TestOrderList,
    resolve: (_root, _args, context) =>
      answerList(async () => ({ items: await testOrders(context) })),
  }),
);

builder.mutationFields((t) => ({
  createTestOrder: t.field({
    type: StartedTestOrderResult,
    args: {
      amount: t.arg.int(),
      currency: t.arg.string(),
      mode: t.arg.string(),
      feeKind: t.arg.string(),
      sellerHandle: t.arg.string(),
      requestKey: t.arg.string(),
    },
    resolve: (_root, args, context) =>
      answerItem(() => createTestOrder(context, parsePayload(createTestOrderPayload, args))),
  }),
  actOnTestOrder: t.field({
    type: ActedTestOrderResult,
    args: {
      orderID: t.arg.id(),
      act: t.arg({ type: TestActType }),
      amount: t.arg.int({ required: false }),
      requestKey: t.arg.string(),
    },
    resolve: (_root, args, context) =>
      answerItem(() => actOnTestOrder(context, parsePayload(actOnTestOrderPayload, args))),
  }),
}));
