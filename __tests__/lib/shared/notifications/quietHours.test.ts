import { expect, test } from '@jest/globals';
import { isQuietAt, quietHoursOf, quietHoursPayload } from '@/lib/shared/notifications/quietHours';

const at = (time: string) => new Date(`2026-07-01T${time}:00Z`);
const night = { from: '22:00', to: '07:30' };

test.each([
  ['19:59', 'Europe/Berlin', false],
  ['20:00', 'Europe/Berlin', true],
  ['05:29', 'Europe/Berlin', true],
  ['05:30', 'Europe/Berlin', false],
  ['20:00', null, false],
  ['22:00', 'Nowhere/City', true],
  ['16:30', 'Asia/Kolkata', true],
])('a night from 22:00 to 07:30: at %s UTC in %s it is quiet: %s', (time, zone, isQuiet) => {
  expect(isQuietAt(night, zone, at(time))).toBe(isQuiet);
});

test('a rest at noon does not span midnight, and without hours it is never quiet', () => {
  const noon = { from: '12:00', to: '13:00' };
  expect(['11:59', '12:00', '13:00'].map((time) => isQuietAt(noon, 'UTC', at(time)))).toEqual([
    false,
    true,
    false,
  ]);
  expect(isQuietAt(null, 'UTC', at('03:00'))).toBe(false);
});

test.each([
  [null],
  [{}],
  [{ quietHours: null }],
  [{ quietHours: { from: '25:00', to: '07:00' } }],
  [{ quietHours: { from: '22:00' } }],
  ['x'],
])('%j holds none', (stored) => expect(quietHoursOf(stored)).toBeNull());

test('are read beside other choices', () => {
  expect(quietHoursOf({ 'live.inApp': false, quietHours: night })).toEqual(night);
});

test.each([
  [{ from: '22:00', to: '07:00', timeZone: 'UTC' }, true],
  [{ from: null, to: null, timeZone: 'UTC' }, true],
  [{ from: '22:00', to: null, timeZone: 'UTC' }, false],
  [{ from: '22:00', to: '22:00', timeZone: 'UTC' }, false],
  [{ from: '24:00', to: '07:00', timeZone: 'UTC' }, false],
  [{ from: '22:00', to: '07:00', timeZone: '+02:00' }, false],
  [{ from: '22:00', to: '07:00', timeZone: 'UTC', also: 1 }, false],
])('%j is taken: %s', (payload, isTaken) => {
  expect(quietHoursPayload.safeParse(payload).success).toBe(isTaken);
});
