const timetokenDigits = 17;
const unitsPerMillisecond = 10_000n;

/** Hands out timetokens: 17 decimal digits counting 10^-7 s of Unix time. Kept as strings, since they exceed 2^53. */
export interface TimetokenClock {
  /** A new timetoken, greater than every one before it, whatever the wall clock does. */
  next(): string;
  /** The greatest timetoken handed out or seen so far. */
  last(): string;
  /** The present moment, never behind `last()`. Reserves nothing. */
  current(): string;
  /** Makes every later timetoken greater than the given one. */
  raise(timetoken: string): void;
}

/** `now` returns Unix milliseconds. */
export function createTimetokenClock(now: () => number): TimetokenClock {
  let last = 0n;
  const wall = () => BigInt(Math.max(0, Math.trunc(now()))) * unitsPerMillisecond;
  const later = (candidate: bigint, floor: bigint) => (candidate > floor ? candidate : floor);

  return {
    next() {
      last = later(wall(), last + 1n);
      return format(last);
    },
    last: () => format(last),
    current: () => format(later(wall(), last)),
    raise(timetoken) {
      last = later(BigInt(timetoken), last);
    },
  };
}

/** 17 digits, so that timetokens compare as strings; undefined when the text is not a timetoken. */
export function parseTimetoken(text: string): string | undefined {
  return /^\d{1,17}$/.test(text) ? text.padStart(timetokenDigits, '0') : undefined;
}

/** Unix milliseconds of a timetoken. */
export function millisecondsOf(timetoken: string): number {
  return Number(timetoken.slice(0, -4));
}

/** The greatest timetoken below the given one: turns an inclusive bound into an exclusive one. */
export function timetokenBefore(timetoken: string): string {
  const value = BigInt(timetoken);
  return format(value === 0n ? 0n : value - 1n);
}

function format(value: bigint): string {
  return value.toString().padStart(timetokenDigits, '0');
}
