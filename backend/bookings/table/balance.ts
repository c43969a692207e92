import type { BookingState } from '@/lib/shared/bookings/states';
import type { Rule } from '@/backend/bookings/rules';
import { free, none } from './effects';

/** A payment of the rest can come whenever it was begun; what is over sends it straight back. */
const paidStates: readonly BookingState[] = [
  'CONFIRMED',
  'DELIVERED',
  'COMPLETED',
  'CANCELLED',
  'DISPUTED',
];

/** The rest of a price of which only a deposit was paid. */
export const BALANCE: readonly Rule[] = [
  {
    ...{ event: 'BALANCE_DUE', by: ['CLOCK'], from: ['CONFIRMED'], to: null },
    guard: ({ isBalanceOpen, money }) => isBalanceOpen && money !== 'AUTHORISED',
    ...{ when: 'only the deposit is paid', ...none, money: 'BALANCE' },
  },
  {
    ...{ event: 'BALANCE_FAILED', by: ['STRIPE'], from: ['CONFIRMED'], to: null },
    ...{ guard: ({ isBalanceOpen }) => isBalanceOpen, when: 'only the deposit is paid', ...none },
  },
  {
    ...{ event: 'BALANCE_PAID', by: ['STRIPE'], from: paidStates, to: null },
    ...{ guard: ({ isBalanceOpen }) => isBalanceOpen, when: 'only the deposit is paid', ...none },
    money: 'COUNTED',
  },
  {
    // Nobody can pay a creator who may not sell.
    ...{ event: 'BALANCE_MISSED', by: ['CLOCK'], from: ['CONFIRMED'], to: 'CANCELLED' },
    guard: ({ isBalanceOpen, isAllBack }) => isBalanceOpen && isAllBack,
    ...{ when: 'only the deposit is paid, and its creator may not sell', ...free },
    ...{ money: 'ALL_BACK', endReason: 'SUSPENDED' },
  },
  {
    ...{ event: 'BALANCE_MISSED', by: ['CLOCK'], from: ['CONFIRMED'], to: 'CANCELLED' },
    ...{ guard: ({ isBalanceOpen }) => isBalanceOpen, when: 'only the deposit is paid', ...free },
    ...{ money: 'POLICY_BACK', endReason: 'BALANCE_MISSED' },
  },
];
