import { members, type Row } from './row';

/** Test orders: this world is one of production, where there are none. */
export const testOrderRows: Row[] = [
  { path: 'dev/get-orders/', own: members(404) },
  {
    path: 'dev/create-order/',
    payload: () => ({
      ...{ amount: 2500, currency: 'EUR', mode: 'PAY', feeKind: 'EXPERIENCE' },
      ...{ sellerHandle: 'nobody', requestKey: 'a-request-of-the-matrix' },
    }),
    own: members(404),
  },
  {
    path: 'dev/act-order/',
    payload: () => ({
      ...{ orderID: '01900000-0000-7000-8000-000000000000', act: 'COMPLETE' },
      requestKey: 'a-request-of-the-matrix',
    }),
    own: members(404),
  },
];
