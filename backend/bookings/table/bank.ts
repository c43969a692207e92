import type { BookingState } from '@/lib/shared/bookings/states';
import type { Rule } from '@/backend/bookings/rules';
import { none, free } from './effects';

const everywhere: readonly BookingState[] = [
  'REQUESTED',
  'UNSCHEDULED',
  'CONFIRMED',
  'DELIVERED',
  'COMPLETED',
  'CANCELLED',
  'DISPUTED',
];

/** What Stripe and the bank tell of any booking. */
export const BANK: readonly Rule[] = [
  {
    // The bank let the reservation go, so nothing can be charged.
    ...{ event: 'PAYMENT_FAILED', by: ['STRIPE'], from: ['CONFIRMED'], to: 'CANCELLED' },
    guard: ({ money }) => money === 'AUTHORISED',
    ...{ when: 'the amount was reserved', ...free, money: null, endReason: 'PAYMENT_FAILED' },
  },
  {
    ...{ event: 'SELLER_SUSPENDED', by: ['STRIPE'], to: 'CANCELLED' },
    from: ['REQUESTED', 'UNSCHEDULED', 'CONFIRMED', 'DELIVERED', 'DISPUTED'],
    ...{ ...free, money: null, endReason: 'SUSPENDED' },
  },
  {
    ...{ event: 'REFUND_SENT', by: ['STRIPE'], from: everywhere, to: null },
    ...{ ...none, money: 'COUNTED' },
  },
  { ...{ event: 'REFUND_FAILED', by: ['STRIPE'], from: everywhere, to: null }, ...none },
  { ...{ event: 'DISPUTE_OPENED', by: ['STRIPE'], from: everywhere, to: null }, ...none },
  {
    ...{ event: 'DISPUTE_CLOSED', by: ['STRIPE'], from: everywhere, to: null },
    ...{ ...none, money: 'COUNTED' },
  },
  {
    ...{ event: 'CHARGED_BACK', by: ['STRIPE'], from: ['UNSCHEDULED', 'CONFIRMED'] },
    ...{ to: 'CANCELLED', ...free, money: 'GONE', endReason: 'CHARGED_BACK' },
  },
  {
    ...{ event: 'CHARGED_BACK', by: ['STRIPE'], to: null },
    from: ['DELIVERED', 'COMPLETED', 'CANCELLED', 'DISPUTED'],
    ...{ ...none, money: 'GONE' },
  },
];
