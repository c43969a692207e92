import { isMade, isPast, isSession, wasUnpaid, type Rule } from '@/backend/bookings/rules';
import { free, none } from './effects';

/**
 * A gift: paid by one, and used by another whenever they like; and the further sessions of a package.
 * Before what holds of other orders.
 */
export const UNSCHEDULED: readonly Rule[] = [
  {
    ...{ event: 'PAID', by: ['STRIPE'], from: ['PENDING_PAYMENT'], to: 'UNSCHEDULED' },
    ...{ guard: ({ isGift }) => isGift, when: 'a gift', ...none, money: 'CHARGED' },
  },
  {
    ...{ event: 'PAID_LATE', by: ['STRIPE'], from: ['CANCELLED'], to: 'UNSCHEDULED' },
    guard: (facts) => facts.isGift && wasUnpaid(facts) && facts.isFree,
    ...{ when: 'a gift that had not been paid, and is still there', slot: null, stock: 'TAKE' },
    money: 'CHARGED',
  },
  {
    ...{ event: 'CLAIMED', by: ['BUYER'], from: ['UNSCHEDULED'], to: 'DELIVERED' },
    guard: ({ kind, isTaken }) => !isTaken && kind === 'INSTANT',
    ...{ when: 'nobody has it, and it is an instant file or link', ...none },
  },
  {
    ...{ event: 'CLAIMED', by: ['BUYER'], from: ['UNSCHEDULED'], to: 'CONFIRMED' },
    guard: (facts) => !facts.isTaken && isMade(facts),
    ...{ when: 'nobody has it, and it is a delivery', ...none },
  },
  {
    ...{ event: 'CLAIMED', by: ['BUYER'], from: ['UNSCHEDULED'], to: null },
    ...{ guard: ({ isTaken }) => !isTaken, when: 'nobody has it', ...none },
  },
  {
    ...{ event: 'SCHEDULED', by: ['BUYER'], from: ['UNSCHEDULED'], to: 'CONFIRMED' },
    guard: (facts) => facts.isTaken && isSession(facts),
    ...{ when: 'a session that somebody has', slot: 'CONSUME', stock: null, money: null },
  },
  {
    ...{ event: 'GIFT_DECLINED', by: ['BUYER'], from: ['UNSCHEDULED'], to: 'CANCELLED' },
    ...{ ...free, money: 'ALL_BACK', endReason: 'GIFT_DECLINED' },
  },
  {
    ...{ event: 'GIFT_REVOKED', by: ['BUYER'], from: ['UNSCHEDULED'], to: 'CANCELLED' },
    ...{ guard: ({ isTaken }) => !isTaken, when: 'nobody has it' },
    ...{ ...free, money: 'ALL_BACK', endReason: 'GIFT_REVOKED' },
  },
  {
    ...{ event: 'UNUSED', by: ['CLOCK'], from: ['UNSCHEDULED'], to: 'CANCELLED' },
    guard: (facts) => isPast(facts.useBy, facts),
    ...{ when: 'its time is over', ...free, money: 'ALL_BACK', endReason: 'UNUSED' },
  },
  {
    ...{ event: 'CANCELLED_BY_CREATOR', by: ['CREATOR'], from: ['UNSCHEDULED'], to: 'CANCELLED' },
    ...{ ...free, money: 'ALL_BACK', endReason: 'CREATOR_CANCELLED' },
  },
  {
    ...{ event: 'CANCELLED_BY_BUYER', by: ['BUYER'], from: ['UNSCHEDULED'], to: 'CANCELLED' },
    ...{ guard: ({ isGift }) => !isGift, when: 'a session of a package' },
    ...{ ...free, money: 'ALL_BACK', endReason: 'BUYER_CANCELLED' },
  },
  { ...{ event: 'REMINDED', by: ['CLOCK'], from: ['UNSCHEDULED'], to: null }, ...none },
];
