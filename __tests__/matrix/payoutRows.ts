import { creators, type Row } from './row';

const account = 'bankLast4 countries country currency due mayChangeCurrency state';

/** Rows of the access table: money of creators. In production without keys nothing can be sold. */
export const payoutRows: Row[] = [
  {
    path: 'payouts/choose-country/',
    payload: () => ({ country: 'DE', currency: 'EUR' }),
    fields: account,
    own: creators(1),
  },
  {
    path: 'payouts/get-overview/',
    fields: 'account available clearing currency negative onItsWay payouts weeks',
    own: creators(1),
  },
  { path: 'payouts/get-lines/', own: creators(0) },
  { path: 'payouts/get-export/', own: creators(0) },
  {
    path: 'payouts/retry-payout/',
    payload: () => ({
      payoutID: 'po_of_nobody',
      requestKey: '2f9f0cbe-7e75-4d33-8b1a-0d6b56cf7f6e',
    }),
    own: creators('payout.wrong_state'),
  },
  { path: 'stripe-dash-connecting-url/', own: creators('payment.not_for_sale') },
  { path: 'stripe-dash-connected-url/', own: creators('payment.not_for_sale') },
];
