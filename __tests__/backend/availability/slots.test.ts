import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill/implementation';
import { timeTable, type Busy } from '@/backend/availability/slots/policy';
import { zoneDays } from '@/backend/availability/slots/zoneDays';
import {
  DEFAULT_AVAILABILITY,
  type AvailabilitySettings,
} from '@/lib/shared/availability/availability';
import { runs } from '@/__tests__/support/runs';

const HOUR = 3_600_000;
const MINUTE = 60_000;

/** The same hours each day, or each day's own. */
function hours(
  timeZone: string,
  ranges: { from: number; to: number }[] | AvailabilitySettings['weekly'],
  changes: Partial<AvailabilitySettings> = {},
): AvailabilitySettings {
  const isWeek = (given: unknown[]): given is AvailabilitySettings['weekly'] =>
    given.every(Array.isArray) && given.length === 7;
  const weekly = isWeek(ranges) ? ranges : Array.from({ length: 7 }, () => ranges);
  return {
    ...{ ...DEFAULT_AVAILABILITY, timeZone, weekly },
    ...{ bufferAfter: 0, noticeMinutes: 0, horizonDays: 60 },
    ...changes,
  };
}

const hourLong = { tierId: null, minutes: 60, seats: 1 };

/** Starts of one day on the clock of its zone: `01:00+01:00`. */
function startsOf(settings: AvailabilitySettings, date: string, sought = hourLong): string[] {
  const days = zoneDays(settings.timeZone);
  const { start, end } = days.of(date);
  const table = timeTable(settings, [], start - 24 * HOUR);
  return [...table.starts(sought, start, end)].map((slot) => days.local(slot.start).slice(11));
}

const everyHour = (starts: string[]) => starts.filter((start) => start.slice(3, 5) === '00');
const night = [{ from: 0, to: 360 }];

// Of six hours on the clock, so many are there: stack-2.md, tried there in other ways.
test.each([
  ['Europe/Berlin', '2026-10-25', 7],
  ['Europe/Berlin', '2027-03-28', 5],
  ['America/New_York', '2026-11-01', 7],
  ['America/New_York', '2027-03-14', 5],
  ['America/Sao_Paulo', '2026-10-18', 6],
  ['America/Sao_Paulo', '2027-02-21', 6],
  ['Africa/Cairo', '2027-04-30', 5],
  ['America/Santiago', '2026-09-06', 5],
])('%s on %s: six hours of the clock are %d', (zone, date, count) => {
  const starts = startsOf(hours(zone, night), date, { ...hourLong, minutes: 15 });
  expect(starts).toHaveLength(count * 4);
});

test('in Berlin two o’clock comes twice in autumn, and the offset tells which', () => {
  expect(everyHour(startsOf(hours('Europe/Berlin', night), '2026-10-25'))).toEqual([
    ...['00:00+02:00', '01:00+02:00', '02:00+02:00', '02:00+01:00'],
    ...['03:00+01:00', '04:00+01:00', '05:00+01:00'],
  ]);
});

test('in Berlin half past one is followed by three in spring; what lies in the gap is not offered', () => {
  const spring = hours('Europe/Berlin', night);
  expect(startsOf(spring, '2027-03-28').slice(3, 8)).toEqual([
    ...['00:45+01:00', '01:00+01:00', '01:15+01:00', '01:30+01:00', '01:45+01:00'],
  ]);
  expect(startsOf(spring, '2027-03-28')[8]).toBe('03:00+02:00');
  expect(startsOf(hours('Europe/Berlin', [{ from: 120, to: 180 }]), '2027-03-28')).toEqual([]);
  // Half the gap open: from where the clock goes on, not an hour later.
  const half = hours('Europe/Berlin', [{ from: 150, to: 240 }]);
  expect(startsOf(half, '2027-03-28')).toEqual(['03:00+02:00']);
});

test('at Lord Howe it is half an hour', () => {
  const island = (date: string) =>
    startsOf(hours('Australia/Lord_Howe', night), date, { ...hourLong, minutes: 30 });
  expect(island('2027-04-04').filter((start) => start.startsWith('01:30'))).toEqual([
    ...['01:30+11:00', '01:30+10:30'],
  ]);
  expect(island('2026-10-04').some((start) => start.startsWith('02:00'))).toBe(false);
  expect(island('2026-10-04')).toContain('02:30+11:00');
});

test('hours that go over midnight hold a session that does', () => {
  const late = hours('Europe/Berlin', [[], [], [], [], [{ from: 1380, to: 1440 }], [], []]);
  expect(startsOf(late, '2026-11-27')).toEqual(['23:00+01:00']);
  const later = hours('Europe/Berlin', [
    ...[[], [], [], []],
    ...[[{ from: 1380, to: 1440 }], [{ from: 0, to: 60 }], []],
  ]);
  expect(startsOf(later, '2026-11-27')).toEqual([
    ...['23:00+01:00', '23:15+01:00', '23:30+01:00', '23:45+01:00'],
  ]);
});

const ZONES = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'America/Sao_Paulo'];
/** Days around the edges of each zone, both ways. */
const EDGES = ['2026-10-03', '2026-10-24', '2026-10-31', '2027-03-13', '2027-03-27', '2027-04-03'];

const quarter = fc.integer({ min: 0, max: 96 }).map((n) => n * 15);
const ranges = fc.uniqueArray(quarter, { maxLength: 6 }).map((points) => {
  const ordered = points.toSorted((a, b) => a - b);
  return Array.from({ length: Math.floor(ordered.length / 2) }, (_, place) => ({
    from: ordered[2 * place] ?? 0,
    to: ordered[2 * place + 1] ?? 0,
  }));
});

/** Whether a moment is open, looked up on the clock of the wall by Temporal alone. */
function isOpenAt(settings: AvailabilitySettings, time: number): boolean {
  const at = Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(settings.timeZone);
  const minutes = at.hour * 60 + at.minute;
  const date = at.toPlainDate().toString();
  const own = settings.overrides.find((day) => day.date === date)?.ranges;
  return (own ?? settings.weekly[at.dayOfWeek - 1] ?? []).some(
    ({ from, to }) => minutes >= from && minutes < to,
  );
}

/** A quarter of an hour that the clock of the wall shows twice: there hours may be put together. */
function isTwice(zone: string, time: number): boolean {
  const zoned = Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(zone);
  const plain = zoned.toPlainDateTime();
  const [one, other] = (['earlier', 'later'] as const).map((disambiguation) =>
    plain.toZonedDateTime(zone, { disambiguation }),
  );
  return one !== undefined && other !== undefined && !one.equals(other);
}

test('what is offered is open, free and inside of the limits; what is not offered lacks one of them', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...ZONES),
      fc.constantFrom(...EDGES),
      fc.array(ranges, { minLength: 7, maxLength: 7 }),
      ranges,
      fc.constantFrom(15, 30, 60, 90),
      fc.array(fc.tuple(fc.integer({ min: 0, max: 72 * 4 }), fc.constantFrom(2, 4, 9)), {
        maxLength: 5,
      }),
      fc.record({
        bufferBefore: fc.constantFrom(0, 15),
        bufferAfter: fc.constantFrom(0, 15, 30),
        noticeMinutes: fc.constantFrom(0, 180, 1440),
        horizonDays: fc.constantFrom(1, 2, 30),
      }),
      (zone, edge, weekly, own, minutes, taken, limits) => {
        const settings = hours(zone, weekly, {
          ...limits,
          overrides: [{ date: edge, ranges: own }],
        });
        const begin = zoneDays(zone).of(edge).start;
        const busy: Busy[] = taken.map(([step, length], place) => {
          const from = begin + step * 15 * MINUTE;
          const to = from + length * 15 * MINUTE;
          const names = { id: String(place), sessionId: String(place), tierId: null };
          return { ...names, isBooking: false, localDay: null, startsAt: from, from, to };
        });
        const table = timeTable(settings, busy, begin);
        const sought = { tierId: null, minutes, seats: 1 };
        const until = begin + 72 * HOUR;
        const offered = new Set([...table.starts(sought, begin, until)].map(({ start }) => start));
        const lastDay = Temporal.PlainDate.from(edge).add({ days: limits.horizonDays }).toString();
        for (let start = begin; start < until; start += 15 * MINUTE) {
          const quarters = Array.from({ length: minutes / 15 }, (_, n) => start + n * 15 * MINUTE);
          if (quarters.some((time) => isTwice(zone, time))) continue;
          const from = start - limits.bufferBefore * MINUTE;
          const to = start + (minutes + limits.bufferAfter) * MINUTE;
          const isFree =
            quarters.every((time) => isOpenAt(settings, time)) &&
            !busy.some((one) => one.from < to && one.to > from) &&
            start >= begin + limits.noticeMinutes * MINUTE &&
            zoneDays(zone).at(start).date <= lastDay;
          expect({ start, isOffered: offered.has(start) }).toEqual({ start, isOffered: isFree });
          // The booking asks the same question one by one.
          expect(typeof table.judge(sought, start) === 'object').toBe(isFree);
        }
      },
    ),
    runs(25),
  );
});

test('hours stand on the clock of the wall wherever it does not jump, in every zone alike', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...ZONES, 'Africa/Cairo', 'Asia/Kathmandu', 'UTC', 'Pacific/Apia'),
      fc.integer({ min: 0, max: 800 }),
      fc.integer({ min: 0, max: 94 }),
      fc.integer({ min: 1, max: 96 }),
      (zone, day, first, length) => {
        const date = Temporal.PlainDate.from('2026-01-01').add({ days: day });
        const [from, to] = [first * 15, Math.min(96, first + length) * 15];
        const range = zoneDays(zone).rangeOn(date.toString(), { from, to });
        const wall = (time: number, disambiguation: 'earlier' | 'later') => {
          const plain = date.toPlainDateTime().add({ minutes: time });
          const zoned = plain.toZonedDateTime(zone, { disambiguation });
          return zoned.toPlainDateTime().equals(plain) ? zoned.epochMilliseconds : null;
        };
        const [start, end] = [wall(from, 'earlier'), wall(to, 'later')];
        if (start !== null) expect(range.start).toBe(start);
        if (end !== null && to < 1440) expect(range.end).toBe(end);
      },
    ),
    runs(300),
  );
});
