/** What a calendar file says of one order. Times are instants. */
export interface CalendarEvent {
  /** The same for every version of the file, so that a calendar changes what it has. */
  uid: string;
  /** Rises with every change. */
  sequence: number;
  state: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
  startsAt: Date;
  /** Null: a moment, such as the day something is due. */
  endsAt: Date | null;
  title: string;
  about: string;
  url: string;
  writtenAt: Date;
}

/** Octets in a line, without its end (RFC 5545, 3.1). */
const LINE_BYTES = 75;
/** Minutes before the start when a calendar reminds of it. */
const ALARM_MINUTES = 15;

/** A calendar with one event, in the form that every calendar takes (RFC 5545), times in UTC. */
export function calendarFile(event: CalendarEvent): string {
  const { uid, sequence, state, startsAt, endsAt, title, about, url, writtenAt } = event;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//PlayPlus//Orders//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(writtenAt)}`,
    `DTSTART:${utc(startsAt)}`,
    ...(endsAt === null ? [] : [`DTEND:${utc(endsAt)}`]),
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(about)}`,
    `URL:${url}`,
    `STATUS:${state}`,
    'TRANSP:OPAQUE',
    ...(state === 'CANCELLED' ? [] : alarm(title)),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

function alarm(title: string): string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:-PT${ALARM_MINUTES}M`,
    'END:VALARM',
  ];
}

/** `20261127T180000Z`. */
function utc(at: Date): string {
  return at.toISOString().replace(/[-:]|\.\d{3}/g, '');
}

/** Signs that mean something in a value are marked, and no control character ends a line early. */
function escaped(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\n/g, '\\n');
}

/** Long lines go on in the next one after a space. They are cut by bytes, and never inside of a letter. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (bytes + size > LINE_BYTES) {
      parts.push(part);
      part = '';
      // The space before it counts.
      bytes = 1;
    }
    part += letter;
    bytes += size;
  }
  return [...parts, part].join('\r\n ');
}
