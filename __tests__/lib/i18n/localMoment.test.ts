/** @jest-environment node */
import { endOfDay, localMoment, momentOf, QUARTERS, soon } from '@/lib/i18n/localMoment';

test('a day and a time of this clock become a moment, and back', () => {
  const chosen = { day: '2026-12-04', time: '20:15' };
  const at = momentOf(chosen)!;
  expect(localMoment(at)).toEqual(chosen);
  expect([at.getFullYear(), at.getMonth(), at.getDate()]).toEqual([2026, 11, 4]);
});

test.each(['', '2026-13-40', 'tomorrow'])('%p names no day', (day) => {
  expect(momentOf({ day, time: '20:00' })).toBeNull();
  expect(endOfDay(day)).toBeNull();
});

test('a day lasts until its last minute on this clock', () => {
  const end = endOfDay('2026-12-04')!;
  expect(localMoment(new Date(end))).toEqual({ day: '2026-12-04', time: '23:59' });
});

test('a plan begins with a full hour, one to two hours from now', () => {
  const now = new Date('2026-12-04T18:40:00');
  const at = momentOf(soon(now))!;
  expect(at.getMinutes()).toBe(0);
  expect(at.getTime() - now.getTime()).toBe(80 * 60_000);
  expect(QUARTERS).toContain(soon(now).time);
});
