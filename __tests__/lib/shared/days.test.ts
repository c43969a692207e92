import { describe, expect, test } from '@jest/globals';
import { dayName, daysOf } from '@/lib/shared/days';

const itself = (at: string) => at;
const hours = (...all: number[]) =>
  all.map((hour) => new Date(Date.parse('2026-05-01T12:00:00Z') + hour * 3_600_000).toISOString());

describe('the days of a list', () => {
  test.each([
    ['en', 'Europe/Berlin', ['Today 2', 'Yesterday 1', 'Wednesday, April 29 1']],
    ['de', 'Europe/Berlin', ['Heute 2', 'Gestern 1', 'Mittwoch, 29. April 1']],
    ['fr', 'Europe/Berlin', ['Aujourd’hui 2', 'Hier 1', 'Mercredi 29 avril 1']],
    ['es', 'America/Bogota', ['Hoy 2', 'Ayer 1', 'Miércoles, 29 de abril 1']],
    ['pt', 'Pacific/Auckland', ['Hoje 1', 'Ontem 2', 'Quinta-feira, 30 de abril 1']],
  ])('are those of the reader’s calendar: %s in %s', (language, timeZone, names) => {
    const now = new Date('2026-05-01T21:00:00Z');
    const days = daysOf(hours(1, -1, -24, -48), itself, timeZone);
    const nameOf = (at: string) => dayName(at, { language, now, timeZone });
    expect(days.map(({ at, rows }) => `${nameOf(at)} ${rows.length}`)).toEqual(names);
  });

  test('keep the order of the list', () => {
    const oldestFirst = hours(-48, -24, -1, 1);
    expect(daysOf(oldestFirst, itself, 'UTC').flatMap(({ rows }) => rows)).toEqual(oldestFirst);
  });

  test('of another year carry it', () => {
    const now = new Date('2026-01-10T12:00:00Z');
    const reader = { language: 'en', now, timeZone: 'UTC' };
    expect(dayName('2025-12-20T12:00:00Z', reader)).toBe('Saturday, December 20, 2025');
    expect(dayName('2026-01-03T12:00:00Z', reader)).toBe('Saturday, January 3');
  });

  test.each([
    ['of 25 hours ends', '2026-10-25T22:30:00Z', '2026-10-24T12:00:00Z'],
    ['of 23 hours is over', '2026-03-29T22:30:00Z', '2026-03-29T12:00:00Z'],
  ])('know yesterday when a day %s', (_, now, yesterday) => {
    const reader = { language: 'en', now: new Date(now), timeZone: 'Europe/Berlin' };
    expect(dayName(now, reader)).toBe('Today');
    expect(dayName(yesterday, reader)).toBe('Yesterday');
  });
});
