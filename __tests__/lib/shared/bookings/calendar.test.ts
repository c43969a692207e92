import { expect, test } from '@jest/globals';
import { calendarFile, type CalendarEvent } from '@/lib/shared/bookings/calendar';

const event: CalendarEvent = {
  uid: 'b-1@playplus.example',
  sequence: 3,
  state: 'CONFIRMED',
  // An hour that does not exist in Berlin, and does in UTC.
  startsAt: new Date('2026-03-29T01:30:00Z'),
  endsAt: new Date('2026-03-29T02:30:00Z'),
  title: 'Coaching with Nora',
  about: 'Order PP-4F7K2',
  url: 'https://playplus.example/orders/b-1',
  writtenAt: new Date('2026-03-01T08:00:00.123Z'),
};

test('one event, times in UTC, lines ended as the standard says', () => {
  expect(calendarFile(event)).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//PlayPlus//Orders//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:b-1@playplus.example',
      'SEQUENCE:3',
      'DTSTAMP:20260301T080000Z',
      'DTSTART:20260329T013000Z',
      'DTEND:20260329T023000Z',
      'SUMMARY:Coaching with Nora',
      'DESCRIPTION:Order PP-4F7K2',
      'URL:https://playplus.example/orders/b-1',
      'STATUS:CONFIRMED',
      'TRANSP:OPAQUE',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Coaching with Nora',
      'TRIGGER:-PT15M',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

test('what means something in a value is marked, and nothing can add a line', () => {
  const title = 'A;B,C\\D\r\nBEGIN:VALARM\nX\u0000Y\rZ';
  const file = calendarFile({ ...event, title, state: 'CANCELLED', endsAt: null });
  expect(file).toContain('SUMMARY:A\\;B\\,C\\\\D\\nBEGIN:VALARM\\nX Y\\nZ\r\n');
  expect(file).not.toMatch(/^BEGIN:VALARM/m);
  expect(file).not.toContain('DTEND');
  expect(file).toContain('STATUS:CANCELLED');
});

/** As a calendar reads it. */
const unfold = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

test.each([
  'x'.repeat(300),
  'ä'.repeat(200),
  '🎮'.repeat(120),
  'e\u0301'.repeat(150),
  'a🎮é漢'.repeat(60),
])('long lines are cut by bytes, never inside of a letter: %s', (title) => {
  const file = calendarFile({ ...event, title });
  for (const line of file.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toContain('\ufffd');
  }
  expect(Buffer.from(file).toString('utf8')).toBe(file);
  expect(unfold(file)).toContain(`SUMMARY:${title}`);
});
