import { durationWords } from '@/components/shared/draw/durationWords';
import { prizeValue } from '@/components/shared/draw/prizeValue';
import { ticketDots } from '@/components/shared/draw/ticketDots';
import { timeLeft } from '@/components/shared/draw/timeLeft';

const plain = (text: string | null) => text?.replace(/\s/g, ' ');

test.each([
  [424, 2, { count: 424, each: 1, own: 2 }],
  [1, 1, { count: 1, each: 1, own: 1 }],
  [0, 0, { count: 0, each: 1, own: 0 }],
  [600, 10, { count: 600, each: 1, own: 10 }],
  [100_000, 3, { count: 599, each: 167, own: 1 }],
  [3000, 3000, { count: 600, each: 5, own: 600 }],
])('%d tickets, %d of them mine', (total, mine, { count, each, own }) => {
  const dots = ticketDots(total, mine, 7);
  expect({ count: dots.count, each: dots.each, own: dots.own.length }).toEqual({
    count,
    each,
    own,
  });
  expect(new Set(dots.own).size).toBe(own);
  for (const dot of dots.own) expect(dot).toBeLessThan(count);
  expect(ticketDots(total, mine, 7)).toEqual(dots);
});

test.each([
  [0, '00:00'],
  [47, '00:47'],
  [272, '04:32'],
  [7472, '2:04:32'],
  [6 * 86_400 + 4 * 3600 + 5, '6d 4h'],
  [2 * 86_400, '2d'],
])('%d seconds are left', (seconds, text) => {
  expect(plain(timeLeft(seconds, 'en'))).toBe(text);
});

test.each([
  [90, '90 seconds'],
  [120, '2 minutes'],
  [3600, '1 hour'],
  [48 * 3600, '48 hours'],
  [7 * 86_400, '7 days'],
])('%d seconds in words', (seconds, text) => {
  expect(durationWords(seconds, 'en')).toBe(text);
});

test('a value is written as readers write it, and not at all where it was not said', () => {
  const value = { valueMinor: 12_900, currency: 'EUR' };
  expect(plain(prizeValue(value, 'en'))).toBe('€129');
  expect(plain(prizeValue({ ...value, valueMinor: 12_950 }, 'de'))).toBe('129,50 €');
  expect(prizeValue({ valueMinor: null, currency: null }, 'en')).toBeNull();
});
