import { byUrgency, orderWords } from '@/hooks/experiences/orderWords';
import { aBooking } from '@/__tests__/support/serviceFactories';

const due = { startsAt: null, dueAt: '2026-11-25T10:00:00.000Z', kind: 'DELIVERY' } as const;

test.each([
  ['a request', aBooking({ state: 'REQUESTED' }), 'wants', 'answer', true],
  ['a request without a time', aBooking({ ...due, state: 'REQUESTED' }), 'asks', 'answer', true],
  ['another time', aBooking({ moveAnswerBy: 'CREATOR' }), 'move_asked', 'answer', true],
  ['a late delivery', aBooking({ ...due, isLate: true }), 'overdue', 'deliver', true],
  ['a delivery', aBooking(due), 'to_make', 'deliver', false],
  ['missing answers', aBooking({ needsAnswers: true }), 'waits_answers', 'open', false],
  ['a session', aBooking(), 'booked', 'open', false],
  ['a delivered one', aBooking({ state: 'DELIVERED' }), 'delivered', 'open', false],
  ['one that is over', aBooking({ state: 'COMPLETED' }), 'COMPLETED', 'open', false],
])('%s', (_, line, what, act, isChief) => {
  expect(orderWords(line)).toMatchObject({ what, act, isChief });
});

test('late ones come first, then what is due next', () => {
  const lines = [
    aBooking({ id: 'later', nextAt: '2026-11-29T10:00:00.000Z' }),
    aBooking({ id: 'soon', nextAt: '2026-11-26T10:00:00.000Z' }),
    aBooking({ ...due, id: 'late', isLate: true, nextAt: '2026-12-01T10:00:00.000Z' }),
  ];
  expect(byUrgency(lines).map(({ id }) => id)).toEqual(['late', 'soon', 'later']);
});
