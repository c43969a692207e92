import {
  isCharged,
  isMade,
  isOnlyBuyerIn,
  isOnlyCreatorIn,
  isPast,
  isUncleared,
  isUnderWay,
  mayBuyerCheckIn,
  mayCreatorCheckIn,
  type Rule,
} from '@/backend/bookings/rules';
import { none, free } from './effects';

const SIDES = ['BUYER', 'CREATOR'] as const;
/** Silence is an answer, too. */
const ANSWERS = [...SIDES, 'CLOCK'] as const;

const part = { slot: null, stock: null, money: 'PART_BACK' } as const;
const allBack = { ...free, money: 'ALL_BACK' } as const;

const IN_TIME = 'a session, from a quarter of an hour before to its end, once';

/** Who was there, and what happens when something went wrong. */
export const CASES: readonly Rule[] = [
  {
    ...{ event: 'CHECKED_IN', by: ['BUYER'], from: ['CONFIRMED'], to: null },
    ...{ guard: mayBuyerCheckIn, when: IN_TIME, ...none },
  },
  {
    ...{ event: 'CHECKED_IN', by: ['CREATOR'], from: ['CONFIRMED'], to: null },
    ...{ guard: mayCreatorCheckIn, when: IN_TIME, ...none },
  },
  {
    ...{ event: 'NO_SHOW_CREATOR', by: ['CLOCK'], from: ['DELIVERED'], to: 'CANCELLED' },
    guard: (facts) => isOnlyBuyerIn(facts) && isPast(facts.acceptsAt, facts),
    ...{ when: 'only the buyer was there, a day after the end', ...allBack },
    endReason: 'CREATOR_ABSENT',
  },
  {
    ...{ event: 'NO_SHOW_CREATOR', by: ANSWERS, from: ['DISPUTED'], to: 'CANCELLED' },
    ...{ guard: isOnlyBuyerIn, when: 'only the buyer was there', ...allBack },
    endReason: 'CREATOR_ABSENT',
  },
  {
    ...{ event: 'NO_SHOW_BUYER', by: ['CLOCK'], from: ['DELIVERED'], to: 'COMPLETED' },
    guard: (facts) => isOnlyCreatorIn(facts) && isPast(facts.acceptsAt, facts),
    ...{ when: 'only the creator was there, a day after the end', ...part },
  },
  {
    ...{ event: 'NO_SHOW_BUYER', by: ANSWERS, from: ['DISPUTED'], to: 'COMPLETED' },
    ...{ guard: isOnlyCreatorIn, when: 'only the creator was there', ...part },
  },
  {
    ...{ event: 'CASE_PROPOSED', by: SIDES, from: ['CONFIRMED'], to: null },
    ...{ guard: isCharged, when: 'paid', ...none },
  },
  {
    ...{ event: 'CASE_OPENED', by: SIDES, from: ['CONFIRMED'], to: 'DISPUTED' },
    guard: (facts) => isUnderWay(facts) && isCharged(facts),
    ...{ when: 'a session, paid, a quarter of an hour after its start', ...none, money: 'FREEZE' },
  },
  {
    ...{ event: 'CASE_OPENED', by: SIDES, from: ['DELIVERED'], to: 'DISPUTED' },
    ...{ guard: isCharged, when: 'paid', ...none, money: 'FREEZE' },
  },
  {
    ...{ event: 'CASE_OPENED', by: SIDES, from: ['COMPLETED'], to: 'DISPUTED' },
    guard: (facts) => isUncleared(facts) && isCharged(facts),
    ...{ when: 'paid, and not cleared yet', ...none, money: 'FREEZE' },
  },
  { ...{ event: 'CASE_CHANGED', by: SIDES, from: ['CONFIRMED', 'DISPUTED'], to: null }, ...none },
  { ...{ event: 'CASE_REFUSED', by: SIDES, from: ['DISPUTED'], to: null }, ...none },
  { ...{ event: 'CASE_ESCALATED', by: SIDES, from: ['DISPUTED'], to: null }, ...none },
  { ...{ event: 'CASE_CLOSED', by: ANSWERS, from: ['CONFIRMED'], to: null }, ...none },
  {
    ...{ event: 'CASE_CLOSED', by: ANSWERS, from: ['DISPUTED'], to: 'CONFIRMED' },
    guard: ({ caseFrom }) => caseFrom === 'CONFIRMED',
    ...{ when: 'it was confirmed before', ...none, money: 'THAW' },
  },
  {
    ...{ event: 'CASE_CLOSED', by: ANSWERS, from: ['DISPUTED'], to: 'DELIVERED' },
    guard: ({ caseFrom }) => caseFrom === 'DELIVERED',
    ...{ when: 'it was delivered before', ...none, money: 'THAW' },
  },
  {
    ...{ event: 'CASE_CLOSED', by: ANSWERS, from: ['DISPUTED'], to: 'COMPLETED' },
    ...{ when: 'it was completed before', ...none, money: 'DONE' },
  },
  {
    ...{ event: 'CASE_AGREED', by: ANSWERS, from: ['DISPUTED'], to: 'CANCELLED' },
    ...{ guard: ({ isAllBack }) => isAllBack, when: 'nothing is left to the creator', ...allBack },
    endReason: 'BOTH_AGREED',
  },
  { ...{ event: 'CASE_AGREED', by: ANSWERS, from: ['DISPUTED'], to: 'COMPLETED' }, ...part },
  {
    ...{ event: 'CASE_DECIDED', by: ['STAFF'], from: ['DISPUTED'], to: 'CANCELLED' },
    ...{ guard: ({ isAllBack }) => isAllBack, when: 'nothing is left to the creator', ...allBack },
    endReason: 'DECIDED',
  },
  { ...{ event: 'CASE_DECIDED', by: ['STAFF'], from: ['DISPUTED'], to: 'COMPLETED' }, ...part },
  {
    ...{ event: 'EXTENDED', by: ANSWERS, from: ['CONFIRMED'], to: null },
    ...{ guard: isMade, when: 'a delivery', ...none },
  },
  {
    ...{ event: 'CANCELLED_TOGETHER', by: ANSWERS, from: ['CONFIRMED'], to: 'CANCELLED' },
    ...{ ...allBack, endReason: 'BOTH_AGREED' },
  },
];
