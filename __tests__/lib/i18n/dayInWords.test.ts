/** @jest-environment node */
import { dayInWords } from '@/lib/i18n/time/dayInWords';

const now = new Date('2026-12-04T23:30:00');

test.each([
  ['2026-12-04T23:45:00', 'today', 'heute'],
  ['2026-12-05T00:15:00', 'tomorrow', 'morgen'],
  ['2026-12-06T20:00:00', 'Sunday, December 6', 'Sonntag, 6. Dezember'],
])('%s is said as people say it', (at, english, german) => {
  expect(dayInWords(new Date(at), now, 'en')).toBe(english);
  expect(dayInWords(new Date(at), now, 'de')).toBe(german);
});

test('who does not know today writes the date', () => {
  expect(dayInWords(new Date('2026-12-04T23:45:00Z'), null, 'en')).toBe('Friday, December 4');
});
