import { members, type Row } from './row';

/** Test orders, of nobody yet: nothing is sold in this world. */
export const testOrderRows: Row[] = [
  { path: 'dev/get-orders/', own: members(0) },
  {
    path: 'dev/create-order/',
    payload: ({ handle }) => ({
      ...{ amount: 2500, currency: 'EUR', mode: 'PAY', feeKind: 'EXPERIENCE' },
      ...{ sellerHandle: handle, requestKey: 'a-request-of-the-matrix' },
    }),
    own: { visitor: 401, others: 'payment.not_for_sale' },
    missing: { visitor: 401, others: 'payment.seller_not_ready' },
  },
  {
    path: 'dev/act-order/',
    payload: ({ partyID }) => ({
      ...{ orderID: partyID, act: 'COMPLETE', requestKey: 'a-request-of-the-matrix' },
    }),
    own: members(403),
  },
];
