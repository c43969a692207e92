import { isBefore, isSession, wasUnpaid, type Rule } from '@/backend/bookings/rules';
import { none, free, lapse } from './effects';

/** From the order until it is paid and accepted. */
export const BUYING: readonly Rule[] = [
  {
    ...{ event: 'ORDERED', by: ['BUYER'], from: ['NEW'], to: 'PENDING_PAYMENT' },
    ...{ slot: 'HOLD', stock: 'TAKE', money: null },
  },
  {
    ...{ event: 'MOVED', by: ['BUYER'], from: ['PENDING_PAYMENT'], to: null },
    ...{ guard: isSession, when: 'a session', slot: 'MOVE', stock: null, money: null },
  },
  {
    ...{ event: 'PAYMENT_EXPIRED', by: ['CLOCK', 'STRIPE', 'BUYER'], from: ['PENDING_PAYMENT'] },
    ...{ to: 'CANCELLED', ...lapse, endReason: 'PAYMENT_EXPIRED' },
  },
  {
    ...{ event: 'PAYMENT_FAILED', by: ['STRIPE'], from: ['PENDING_PAYMENT'], to: 'CANCELLED' },
    ...{ ...lapse, endReason: 'PAYMENT_FAILED' },
  },
  {
    ...{ event: 'REQUESTED', by: ['STRIPE'], from: ['PENDING_PAYMENT'], to: 'REQUESTED' },
    ...{ ...none, money: 'RESERVED' },
  },
  {
    ...{ event: 'PAID', by: ['STRIPE'], from: ['PENDING_PAYMENT'], to: 'DELIVERED' },
    guard: ({ kind }) => kind === 'INSTANT',
    ...{ when: 'an instant file or link', ...none, money: 'CHARGED' },
  },
  {
    ...{ event: 'PAID', by: ['STRIPE'], from: ['PENDING_PAYMENT'], to: 'CONFIRMED' },
    ...{ slot: 'CONSUME', stock: null, money: 'CHARGED' },
  },
  {
    // What was reserved is charged once the creator has said yes, or before it could be let go.
    ...{ event: 'PAID', by: ['STRIPE'], from: ['REQUESTED', 'CONFIRMED', 'CANCELLED'], to: null },
    guard: ({ money }) => money === 'AUTHORISED',
    ...{ when: 'the amount was reserved', ...none, money: 'CHARGED' },
  },
  {
    ...{ event: 'PAID_LATE', by: ['STRIPE'], from: ['CANCELLED'], to: 'DELIVERED' },
    guard: (facts) => wasUnpaid(facts) && facts.isFree && facts.kind === 'INSTANT',
    ...{ when: 'it had not been paid, is still there, and instant', slot: null, stock: 'TAKE' },
    money: 'CHARGED',
  },
  {
    ...{ event: 'PAID_LATE', by: ['STRIPE'], from: ['CANCELLED'], to: 'CONFIRMED' },
    guard: (facts) => wasUnpaid(facts) && facts.isFree,
    ...{ when: 'it had not been paid, and is still there', slot: 'CONSUME', stock: 'TAKE' },
    money: 'CHARGED',
  },
  {
    ...{ event: 'PAID_LATE', by: ['STRIPE'], from: ['PENDING_PAYMENT'], to: 'CANCELLED' },
    ...{ when: 'it is gone', ...free, money: 'CHARGED', endReason: 'SLOT_GONE' },
  },
  {
    ...{ event: 'PAID_LATE', by: ['STRIPE'], from: ['CANCELLED'], to: 'CANCELLED' },
    ...{ when: 'it is gone', slot: 'RELEASE', stock: null, money: 'CHARGED' },
    endReason: 'SLOT_GONE',
  },
  {
    ...{ event: 'ACCEPTED', by: ['CREATOR'], from: ['REQUESTED'], to: 'CONFIRMED' },
    guard: (facts) => isBefore(facts.answerBy, facts),
    ...{ when: 'in time', slot: 'CONSUME', stock: null, money: 'TAKE' },
  },
  {
    ...{ event: 'DECLINED', by: ['CREATOR'], from: ['REQUESTED'], to: 'CANCELLED' },
    ...{ ...free, money: 'ALL_BACK', endReason: 'DECLINED' },
  },
  {
    ...{ event: 'ANSWER_EXPIRED', by: ['CLOCK', 'STRIPE'], from: ['REQUESTED'], to: 'CANCELLED' },
    ...{ ...free, money: 'ALL_BACK', endReason: 'NOT_ANSWERED' },
  },
  {
    ...{ event: 'WITHDRAWN', by: ['BUYER'], from: ['REQUESTED'], to: 'CANCELLED' },
    ...{ ...free, money: 'ALL_BACK', endReason: 'WITHDRAWN' },
  },
];
