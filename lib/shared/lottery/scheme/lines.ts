import { isHash } from './hash';
import {
  CANCEL_REASONS,
  MOST_PRIZES,
  MOST_TICKETS,
  OUT_REASONS,
  REMOVE_REASONS,
  type CancelReason,
  type OutReason,
  type RemoveReason,
} from './lists';

/** A line of the entry log, read. `ms`: milliseconds since 1970. */
export type DrawLine =
  | { ms: number; verb: 'join'; n: number; tickets: number; c: string }
  | { ms: number; verb: 'tickets'; n: number; tickets: number }
  | { ms: number; verb: 'leave'; n: number }
  | { ms: number; verb: 'remove'; n: number; reason: RemoveReason }
  | {
      ms: number;
      verb: 'close';
      entries: number;
      ticketTotal: number;
      entrantsHash: string;
      /** Null: the draw has no public number. */
      round: number | null;
    }
  | { ms: number; verb: 'reveal' }
  | { ms: number; verb: 'offer'; slot: number; n: number }
  | { ms: number; verb: 'claim'; n: number }
  | { ms: number; verb: 'out'; n: number; reason: OutReason }
  | { ms: number; verb: 'cancel'; reason: CancelReason };

const whole = /^(0|[1-9]\d{0,15})$/;
const within = (value: number | null, least: number, most: number): value is number =>
  value !== null && value >= least && value <= most;

function wholeOf(text: string | undefined): number | null {
  if (text === undefined || !whole.test(text)) return null;
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : null;
}

const oneOf = <T extends string>(list: readonly T[], text: string | undefined): T | null =>
  list.find((each) => each === text) ?? null;

/** How many parts a line of each verb has. */
const partsOf: Record<DrawLine['verb'], number> = {
  join: 5,
  tickets: 4,
  leave: 3,
  remove: 4,
  close: 6,
  reveal: 2,
  offer: 4,
  claim: 3,
  out: 4,
  cancel: 3,
};

/** Reads one line of the log; null for anything that is not exactly in its form. */
export function parseLine(line: string): DrawLine | null {
  const parts = line.split(' ');
  const [time, verb, a, b, c, d] = parts;
  const ms = wholeOf(time);
  if (ms === null || !isVerb(verb) || parts.length !== partsOf[verb]) return null;
  switch (verb) {
    case 'join': {
      const n = wholeOf(a);
      const tickets = wholeOf(b);
      if (!within(n, 1, Infinity) || !within(tickets, 1, MOST_TICKETS)) return null;
      return c !== undefined && isHash(c) ? { ms, verb, n, tickets, c } : null;
    }
    case 'tickets': {
      const n = wholeOf(a);
      const tickets = wholeOf(b);
      const isRight = within(n, 1, Infinity) && within(tickets, 1, MOST_TICKETS);
      return isRight ? { ms, verb, n, tickets } : null;
    }
    case 'leave':
    case 'claim': {
      const n = wholeOf(a);
      return within(n, 1, Infinity) ? { ms, verb, n } : null;
    }
    case 'remove': {
      const n = wholeOf(a);
      const reason = oneOf(REMOVE_REASONS, b);
      return within(n, 1, Infinity) && reason ? { ms, verb, n, reason } : null;
    }
    case 'close': {
      const entries = wholeOf(a);
      const ticketTotal = wholeOf(b);
      const round = d === '-' ? null : wholeOf(d);
      if (entries === null || ticketTotal === null || c === undefined || !isHash(c)) return null;
      if (d !== '-' && !within(round, 1, Infinity)) return null;
      return { ms, verb, entries, ticketTotal, entrantsHash: c, round };
    }
    case 'reveal':
      return { ms, verb };
    case 'offer': {
      const slot = wholeOf(a);
      const n = wholeOf(b);
      const isRight = within(slot, 1, MOST_PRIZES) && within(n, 1, Infinity);
      return isRight ? { ms, verb, slot, n } : null;
    }
    case 'out': {
      const n = wholeOf(a);
      const reason = oneOf(OUT_REASONS, b);
      return within(n, 1, Infinity) && reason ? { ms, verb, n, reason } : null;
    }
    case 'cancel': {
      const reason = oneOf(CANCEL_REASONS, a);
      return reason ? { ms, verb, reason } : null;
    }
  }
}

function isVerb(text: string | undefined): text is DrawLine['verb'] {
  return text !== undefined && Object.hasOwn(partsOf, text);
}

/** Nothing is written that nobody could read. */
function written(line: string): string {
  if (!parseLine(line)) throw new RangeError(`Not a line of a draw's log: ${line}`);
  return line;
}

/** An entry joins. All builders of lines throw a RangeError for values outside the scheme. */
export const joinLine = (ms: number, of: { n: number; tickets: number; c: string }): string =>
  written(`${ms} join ${of.n} ${of.tickets} ${of.c}`);

/** The number of tickets an entry holds from now on. */
export const ticketsLine = (ms: number, of: { n: number; tickets: number }): string =>
  written(`${ms} tickets ${of.n} ${of.tickets}`);

/** An entry leaves by itself. */
export const leaveLine = (ms: number, of: { n: number }): string => written(`${ms} leave ${of.n}`);

/** An entry is taken off the list. */
export const removeLine = (ms: number, of: { n: number; reason: RemoveReason }): string =>
  written(`${ms} remove ${of.n} ${of.reason}`);

/** The list is closed. `round` null: the draw has no public number. */
export const closeLine = (
  ms: number,
  of: { entries: number; ticketTotal: number; entrantsHash: string; round: number | null },
): string =>
  written(`${ms} close ${of.entries} ${of.ticketTotal} ${of.entrantsHash} ${of.round ?? '-'}`);

/** The order is published. */
export const revealLine = (ms: number): string => written(`${ms} reveal`);

/** The prize of a slot is offered to the next in the order. */
export const offerLine = (ms: number, of: { slot: number; n: number }): string =>
  written(`${ms} offer ${of.slot} ${of.n}`);

/** The one it was offered to takes it. */
export const claimLine = (ms: number, of: { n: number }): string => written(`${ms} claim ${of.n}`);

/** The one it was offered to is passed over. */
export const outLine = (ms: number, of: { n: number; reason: OutReason }): string =>
  written(`${ms} out ${of.n} ${of.reason}`);

/** The draw ends without a result: the last line. */
export const cancelLine = (ms: number, of: { reason: CancelReason }): string =>
  written(`${ms} cancel ${of.reason}`);
