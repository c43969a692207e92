import { aSlot } from '@/__tests__/support/bookingFactories';
import {
  dayIn,
  daysLater,
  daysShown,
  nearestTo,
  partOf,
  readTwice,
  slotsByDay,
} from '@/lib/slots/days';

test('five weeks begin on the Monday of today, also over the end of a year', () => {
  const days = daysShown('2026-11-26', 0);
  expect([days[0], days.at(-1), days.length]).toEqual(['2026-11-23', '2026-12-27', 35]);
  expect(daysShown('2026-11-26', 1)[0]).toBe('2026-12-28');
  expect(daysShown('2026-11-29', 0)[0]).toBe('2026-11-23');
  expect(daysLater('2026-12-31', 1)).toBe('2027-01-01');
});

test('the day of a moment is the one of the zone', () => {
  const at = Date.parse('2026-11-26T23:30:00Z');
  expect(dayIn('UTC', at)).toBe('2026-11-26');
  expect(dayIn('Europe/Berlin', at)).toBe('2026-11-27');
  expect(dayIn('America/New_York', at)).toBe('2026-11-26');
});

test('the nearest free times are those by distance, without the one that was taken', () => {
  const slots = [aSlot('2026-11-27', 10), aSlot('2026-11-28', 18), aSlot('2026-11-28', 21)];
  const taken = aSlot('2026-11-28', 19);
  expect(nearestTo(taken.startsAt, [...slots, taken], 2)).toEqual([slots[1], slots[2]]);
});

test('days and their parts go by the clock that was asked for', () => {
  const late = { ...aSlot('2026-11-27', 23), localStart: '2026-11-28T00:00+01:00' };
  expect([...slotsByDay([late]).keys()]).toEqual(['2026-11-28']);
  expect(partOf(late)).toBe('night');
  expect(partOf(aSlot('2026-11-27', 16, 45))).toBe('afternoon');
  expect(partOf(aSlot('2026-11-27', 17))).toBe('evening');
});

test('an hour that the clock has twice is read with its offset', () => {
  const first = { ...aSlot('2026-10-25', 0), localStart: '2026-10-25T02:00+02:00' };
  const second = { ...aSlot('2026-10-25', 1), localStart: '2026-10-25T02:00+01:00' };
  const other = { ...aSlot('2026-10-25', 2), localStart: '2026-10-25T03:00+01:00' };
  expect([...readTwice([first, second, other])]).toEqual([first.startsAt, second.startsAt]);
});
