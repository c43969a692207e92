import { isBefore, isCharged, isPast, isPlace, type Rule } from '@/backend/bookings/rules';
import { none, free } from './effects';

/** A place in a queue that was bought: what the queue tells of it. */
export const PLAYED: readonly Rule[] = [
  {
    ...{ event: 'QUEUED', by: ['BUYER', 'CREATOR'], from: ['CONFIRMED'], to: null },
    guard: (facts) => isPlace(facts) && isCharged(facts),
    ...{ when: 'a place in a queue, paid', ...none },
  },
  {
    ...{ event: 'UNQUEUED', by: ['BUYER', 'CREATOR'], from: ['CONFIRMED'], to: null },
    guard: (facts) => isPlace(facts) && facts.inLineSince !== null,
    ...{ when: 'a place in line', ...none },
  },
  {
    ...{ event: 'PLAYED', by: ['CREATOR'], from: ['CONFIRMED'], to: 'DELIVERED' },
    guard: (facts) => isPlace(facts) && isCharged(facts),
    ...{ when: 'a place in a queue, paid', ...none },
  },
  {
    ...{ event: 'PLAY_UNDONE', by: ['CREATOR'], from: ['DELIVERED'], to: 'CONFIRMED' },
    guard: (facts) => isPlace(facts) && isBefore(facts.acceptsAt, facts),
    ...{ when: 'a place, within an hour of the mark', ...none },
  },
  {
    ...{ event: 'QUEUE_OVER', by: ['CLOCK'], from: ['CONFIRMED'], to: null },
    guard: (facts) => isPlace(facts) && facts.endsAt === null,
    ...{ when: 'a place whose queue is over', ...none },
  },
  {
    // The next queue has all its places again.
    event: 'QUEUE_OVER',
    ...{ by: ['CLOCK'], from: ['DELIVERED', 'COMPLETED', 'DISPUTED'], to: null },
    guard: (facts) => isPlace(facts) && facts.endsAt === null,
    ...{ when: 'a place that was played', slot: null, stock: 'BACK', money: null },
  },
  {
    ...{ event: 'UNPLAYED', by: ['CLOCK'], from: ['CONFIRMED'], to: 'CANCELLED' },
    guard: (facts) => isPlace(facts) && isPast(facts.unplayedAt, facts),
    ...{ when: 'a place: an hour after the queue, or its day', ...free, money: 'ALL_BACK' },
    endReason: 'NOT_PLAYED',
  },
];
