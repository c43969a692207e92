import { policyParts, sampleStart } from '@/hooks/experience/policySample';

const startsAt = new Date('2026-11-27T18:30:00Z');
const price = { amount: 2500, currency: 'EUR' } as const;
const hoursBefore = (until: number) => (startsAt.getTime() - until) / 3_600_000;
const told = (policy: Parameters<typeof policyParts>[0]) =>
  policyParts(policy, price, startsAt).map(({ until, back, keeps }) => [
    hoursBefore(until),
    back,
    keeps,
  ]);

test('every policy says what comes back until when, and what is left for the creator', () => {
  expect(told('FLEXIBLE')).toEqual([
    [24, 2500, 0],
    [0, 1250, 1135],
  ]);
  expect(told('STANDARD')).toEqual([
    [48, 2500, 0],
    [24, 1250, 1135],
    [0, 0, 2270],
  ]);
  expect(told('STRICT')).toEqual([
    [72, 2500, 0],
    [0, 0, 2270],
  ]);
  expect(told('NONE')).toEqual([[0, 0, 2270]]);
});

test('the sample is a Friday evening far enough ahead for the longest step', () => {
  for (let day = 1; day <= 7; day += 1) {
    const now = new Date(2026, 10, day, 22).getTime();
    const start = sampleStart(now);
    expect([start.getDay(), start.getHours(), start.getMinutes()]).toEqual([5, 19, 30]);
    expect(start.getTime() - now).toBeGreaterThan(72 * 3_600_000);
  }
});
