import {
  isCharged,
  isLate,
  isMade,
  isOnlyBuyerIn,
  isOnlyCreatorIn,
  isOpenSession,
  isPast,
  isPlace,
  isSession,
  mayCancel,
  type Rule,
} from '@/backend/bookings/rules';
import { none, free } from './effects';

const MAY_CANCEL = 'before the start; a delivery before it is begun; a place out of line';

/** From the payment until it is over. */
export const RUNNING: readonly Rule[] = [
  {
    ...{ event: 'ANSWERED', by: ['BUYER'], from: ['REQUESTED', 'UNSCHEDULED', 'CONFIRMED'] },
    ...{ to: null, ...none },
  },
  {
    ...{ event: 'NOTE_SET', by: ['CREATOR'], from: ['REQUESTED', 'CONFIRMED'], to: null },
    ...{ guard: isSession, when: 'a session', ...none },
  },
  {
    ...{ event: 'BEGUN', by: ['CREATOR'], from: ['CONFIRMED'], to: null },
    guard: (facts) => isMade(facts) && isCharged(facts) && facts.begunAt === null,
    ...{ when: 'a delivery, paid, not begun', ...none },
  },
  {
    ...{ event: 'DELIVERED', by: ['CREATOR'], from: ['CONFIRMED'], to: 'DELIVERED' },
    guard: (facts) => isMade(facts) && isCharged(facts),
    ...{ when: 'a delivery, paid', ...none },
  },
  {
    ...{ event: 'OVER', by: ['CLOCK'], from: ['CONFIRMED'], to: 'DELIVERED' },
    guard: (facts) =>
      isSession(facts) && isCharged(facts) && !facts.isBalanceOpen && isPast(facts.endsAt, facts),
    ...{ when: 'a session, paid, whose end is over', ...none },
  },
  {
    ...{ event: 'REVISION_ASKED', by: ['BUYER'], from: ['DELIVERED'], to: 'CONFIRMED' },
    guard: (facts) => isMade(facts) && facts.revisionsLeft > 0,
    ...{ when: 'a delivery with revisions left', ...none },
  },
  {
    ...{ event: 'APPROVED', by: ['BUYER'], from: ['DELIVERED'], to: 'COMPLETED' },
    // An hour long the played mark may still be a mistake.
    guard: (facts) => !isPlace(facts),
    ...{ when: 'not a place in a queue', ...none, money: 'DONE' },
  },
  {
    ...{ event: 'APPROVED_BY_ITSELF', by: ['CLOCK'], from: ['DELIVERED'], to: 'COMPLETED' },
    guard: (facts) =>
      isPast(facts.acceptsAt, facts) && !isOnlyBuyerIn(facts) && !isOnlyCreatorIn(facts),
    ...{ when: 'its time is over, and nobody was there alone', ...none, money: 'DONE' },
  },
  {
    ...{ event: 'CANCELLED_BY_BUYER', by: ['BUYER'], from: ['CONFIRMED'], to: 'CANCELLED' },
    ...{ guard: mayCancel, when: MAY_CANCEL },
    ...{ ...free, money: 'POLICY_BACK', endReason: 'BUYER_CANCELLED' },
  },
  {
    ...{ event: 'CANCELLED_BY_CREATOR', by: ['CREATOR'], from: ['CONFIRMED'], to: 'CANCELLED' },
    ...{ ...free, money: 'ALL_BACK', endReason: 'CREATOR_CANCELLED' },
  },
  {
    ...{ event: 'CANCELLED_LATE', by: ['BUYER'], from: ['CONFIRMED'], to: 'CANCELLED' },
    ...{ guard: isLate, when: 'a delivery, a day late', ...free, money: 'ALL_BACK' },
    endReason: 'LATE',
  },
  {
    ...{ event: 'MOVED', by: ['BUYER'], from: ['CONFIRMED'], to: null },
    ...{ guard: isOpenSession, when: 'a session before its start' },
    ...{ slot: 'MOVE', stock: null, money: null },
  },
  {
    ...{ event: 'MOVE_PROPOSED', by: ['BUYER', 'CREATOR'], from: ['CONFIRMED'], to: null },
    guard: (facts) => isOpenSession(facts) && facts.proposedBy === null,
    ...{ when: 'a session before its start, none proposed', slot: 'PROPOSE' },
    ...{ stock: null, money: null },
  },
  {
    ...{ event: 'MOVE_ANSWERED', by: ['BUYER', 'CREATOR', 'CLOCK'], from: ['CONFIRMED'], to: null },
    ...{ guard: ({ proposedBy }) => proposedBy !== null, when: 'a time is proposed' },
    ...{ slot: 'SETTLE', stock: null, money: null },
  },
  {
    ...{ event: 'LATE_TOLD', by: ['CLOCK'], from: ['CONFIRMED'], to: null },
    guard: (facts) => isMade(facts) && facts.lateToldAt === null && isPast(facts.dueAt, facts),
    ...{ when: 'a delivery that is late', ...none },
  },
  { ...{ event: 'REMINDED', by: ['CLOCK'], from: ['CONFIRMED'], to: null }, ...none },
];
