import { expect, test } from '@jest/globals';
import { axisOf, jumpsOf, shownHours } from '@/hooks/hours/axis';
import { blockMoments, blocksOn, freePieces, leftOutside } from '@/hooks/hours/blocks';
import { rangesOn, withDate, withHours } from '@/hooks/hours/weekHours';
import { daysAfter, mondayOf, momentsOf, wallTime } from '@/lib/i18n/wallClock';
import {
  DEFAULT_AVAILABILITY,
  type AvailabilitySettings,
  type CalendarBlock,
} from '@/lib/shared/availability/availability';

const BERLIN = 'Europe/Berlin';
const autumn = Array.from({ length: 7 }, (_, day) => daysAfter('2026-10-19', day));
const spring = Array.from({ length: 7 }, (_, day) => daysAfter('2027-03-22', day));

const settings: AvailabilitySettings = {
  ...DEFAULT_AVAILABILITY,
  timeZone: BERLIN,
  weekly: [[], [], [], [], [{ from: 1080, to: 1440 }], [{ from: 0, to: 120 }], []],
};

const block = (startsAt: string, endsAt: string, part: Partial<CalendarBlock> = {}) => ({
  ...{ id: startsAt, source: 'BOOKING' as const, refId: 'one', title: 'Sam', isHeld: false },
  ...{ startsAt, endsAt },
  ...part,
});

test('the clock of the wall and back, also where it shows a time twice or never', () => {
  expect(wallTime(Date.parse('2026-11-27T17:00:00Z'), BERLIN)).toEqual({
    ...{ date: '2026-11-27', minutes: 1080 },
  });
  const night = { date: '2026-10-25', minutes: 150 };
  expect(momentsOf(night, BERLIN).map((at) => new Date(at).toISOString())).toEqual([
    ...['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'],
  ]);
  expect(momentsOf({ date: '2027-03-28', minutes: 150 }, BERLIN)).toEqual([]);
  expect(mondayOf('2026-11-29')).toBe('2026-11-23');
});

test('a week knows its day of 23 or 25 hours; the hour that comes twice has its lines twice', () => {
  expect(jumpsOf(autumn, BERLIN)).toEqual([{ date: '2026-10-25', by: 60, from: 120, to: 180 }]);
  expect(jumpsOf(spring, BERLIN)).toEqual([{ date: '2027-03-28', by: -60, from: 120, to: 180 }]);
  const island = Array.from({ length: 7 }, (_, day) => daysAfter('2027-03-29', day));
  expect(jumpsOf(island, 'Australia/Lord_Howe')).toEqual([
    { date: '2027-04-04', by: 30, from: 90, to: 120 },
  ]);
  expect(jumpsOf(autumn, 'America/Sao_Paulo')).toEqual([]);
  const axis = axisOf({ from: 0, to: 1440 }, jumpsOf(autumn, BERLIN));
  expect(axis.lines).toHaveLength(25 * 4);
  expect([axis.start(120), axis.start(120, true), axis.start(180)]).toEqual([8, 12, 16]);
  expect([axis.end(120), axis.end(150), axis.end(180), axis.end(1440)]).toEqual([8, 14, 16, 100]);
});

test('a week shows all that is in it by whole hours, or the whole day', () => {
  expect(shownHours([{ from: 615, to: 1335 }], false)).toEqual({ from: 540, to: 1440 });
  expect(shownHours([], true)).toEqual({ from: 0, to: 1440 });
});

test('what takes time stands in its days, over midnight in both, and in the second of two hours', () => {
  const late = block('2026-11-27T22:00:00Z', '2026-11-28T00:30:00Z');
  expect(blocksOn([late], '2026-11-27', BERLIN)).toMatchObject([{ from: 1380, to: 1440 }]);
  expect(blocksOn([late], '2026-11-28', BERLIN)).toMatchObject([{ from: 0, to: 90 }]);
  expect(blocksOn([late], '2026-11-29', BERLIN)).toEqual([]);
  const second = block('2026-10-25T01:15:00Z', '2026-10-25T01:45:00Z');
  expect(blocksOn([second], '2026-10-25', BERLIN)).toMatchObject([
    { from: 135, to: 165, isRepeated: true },
  ]);
  const untilMidnight = block('2026-11-27T21:00:00Z', '2026-11-27T23:00:00Z');
  expect(blocksOn([untilMidnight], '2026-11-28', BERLIN)).toEqual([]);
  expect(freePieces([{ from: 1080, to: 1440 }], [{ from: 1140, to: 1200 }])).toEqual([
    { from: 1080, to: 1140 },
    { from: 1200, to: 1440 },
  ]);
});

test('bookings that a change leaves outside are counted, and only those', () => {
  const now = Date.parse('2026-11-23T00:00:00Z');
  const overMidnight = block('2026-11-27T22:30:00Z', '2026-11-28T00:30:00Z');
  const before = block('2026-11-27T10:00:00Z', '2026-11-27T11:00:00Z');
  const party = block('2026-11-27T18:00:00Z', '2026-11-27T19:00:00Z', { source: 'PARTY' });
  const blocks = [overMidnight, before, party];
  const after = withHours(settings, { date: '2026-11-28', scope: 'WEEKLY' }, []);
  expect(leftOutside(blocks, { before: settings, after: settings, now })).toBe(0);
  expect(leftOutside(blocks, { before: settings, after, now })).toBe(1);
  const isOver = Date.parse('2026-12-01T00:00:00Z');
  expect(leftOutside(blocks, { before: settings, after, now: isOver })).toBe(0);
});

test('a date has its own hours until it is as every week again', () => {
  const off = withDate(settings, '2026-11-27', []);
  expect(rangesOn(off, '2026-11-27')).toEqual([]);
  expect(rangesOn(off, '2026-12-04')).toEqual([{ from: 1080, to: 1440 }]);
  // A date with hours of its own is changed alone.
  const own = withHours(off, { date: '2026-11-27', scope: 'WEEKLY' }, [{ from: 600, to: 660 }]);
  expect(rangesOn(own, '2026-12-04')).toEqual([{ from: 1080, to: 1440 }]);
  expect(withDate(own, '2026-11-27', null)).toEqual(settings);
});

test('hours of a date are moments of its zone, also where the clock jumps', () => {
  expect(blockMoments('2026-11-27', { from: 1380, to: 1440 }, BERLIN)).toEqual({
    startsAt: '2026-11-27T22:00:00.000Z',
    endsAt: '2026-11-27T23:00:00.000Z',
  });
  expect(blockMoments('2026-10-25', { from: 120, to: 150 }, BERLIN)).toEqual({
    startsAt: '2026-10-25T00:00:00.000Z',
    endsAt: '2026-10-25T01:30:00.000Z',
  });
  expect(blockMoments('2027-03-28', { from: 120, to: 240 }, BERLIN)).toEqual({
    startsAt: '2027-03-28T01:00:00.000Z',
    endsAt: '2027-03-28T02:00:00.000Z',
  });
});
