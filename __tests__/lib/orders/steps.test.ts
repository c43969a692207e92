/** @jest-environment node */
import { keyOfStep, saidInStep, timeOfStep } from '@/lib/orders/steps';
import type { BookingStep } from '@/lib/shared/bookings/views';

const AT = '2026-12-04T19:00:00.000Z';
const aStep = (over: Partial<BookingStep>): BookingStep => ({
  ...{ kind: 'PAID', by: 'BUYER', at: AT, isFuture: false, amount: null, note: null },
  ...over,
});

test.each(['MOVED', 'MOVE_PROPOSED', 'SCHEDULED', 'EXTENDED'] as const)(
  'a step of %s tells its time, and nobody is quoted with it',
  (kind) => {
    const step = aStep({ kind, note: AT });
    expect(timeOfStep(step)).toBe(AT);
    expect(saidInStep(step)).toBeNull();
  },
);

test('what somebody wrote is quoted', () => {
  const step = aStep({ kind: 'REVISION_ASKED', note: 'A bit brighter, please.' });
  expect(saidInStep(step)).toBe('A bit brighter, please.');
  expect(timeOfStep(step)).toBeNull();
});

test('a word of ours is not: it chooses the text', () => {
  const step = aStep({ kind: 'MOVE_ANSWERED', note: 'SILENCE' });
  expect(saidInStep(step)).toBeNull();
  expect(keyOfStep(step)).toBe('MOVE_ANSWERED_SILENCE');
});

test('a sum is told where money moved', () => {
  expect(keyOfStep(aStep({ amount: 2500 }))).toBe('PAID_amount');
  expect(keyOfStep(aStep({ amount: 0 }))).toBe('PAID');
  expect(keyOfStep(aStep({ kind: 'DELIVERED', amount: 2500 }))).toBe('DELIVERED');
});
