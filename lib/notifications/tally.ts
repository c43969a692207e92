/**
 * The known messages of a channel, by their timetokens, so that each is counted once, whether it
 * came in real time, with a page of the history, or in PubNub's count.
 */
export interface Tally {
  /** Ascending. Between `from` and `to` all there are; after `to` those that came in real time. */
  known: readonly string[];
  /** The known ones that ask for no attention, which no number counts. */
  passive: readonly string[];
  /** Empty: the channel's beginning. */
  from: string;
  to: string;
  /** The newest message that the bell was opened with. */
  readTo: string;
  /** PubNub's count, when `readTo` is before `from`. */
  counted: Counted | null;
}

/**
 * Number of messages that ask for attention after `since`, up to and including `to`. Above nine it
 * may be a few too many, because the bell then shows "+9".
 */
export interface Counted {
  since: string;
  to: string;
  unread: number;
}

/** A page of the history, by its timetokens. */
export interface TallyPage {
  /** Ascending; of all its messages, even those that repeat another. */
  timetokens: readonly string[];
  /** The ones that ask for no attention. */
  passive: readonly string[];
  /** The page holds all messages since this one; empty: since the channel's beginning. */
  from: string;
  /** The last one; empty: there is none. */
  to: string;
}

/** Nothing is known yet. */
export const emptyTally: Tally = {
  known: [],
  passive: [],
  from: '',
  to: '',
  readTo: '',
  counted: null,
};

/** Returns how many messages ask for attention since the bell was last opened. */
export function unreadOf(tally: Tally): number {
  const { from, readTo, counted } = tally;
  if (readTo >= from || counted === null) return countAfter(tally, readTo);
  return counted.unread + countAfter(tally, counted.to);
}

/** Whether the bell was last opened so long ago that only PubNub can count what came after it. */
export function isStale({ from, readTo, counted }: Tally): boolean {
  return readTo < from && counted !== null && counted.since !== readTo;
}

/** Whether a message is neither known nor older than the known ones. */
export function isUnknown({ known, from }: Tally, timetoken: string): boolean {
  return timetoken >= from && !known.includes(timetoken);
}

/** Whether the newest page continues the known messages without a gap. */
export function isGapless(tally: Tally, page: TallyPage): boolean {
  return page.from <= tally.to;
}

/** Returns the tally with one message that came in real time. */
export function withOne(tally: Tally, timetoken: string, isPassive: boolean): Tally {
  return {
    ...tally,
    known: union(tally.known, [timetoken]),
    passive: isPassive ? union(tally.passive, [timetoken]) : tally.passive,
  };
}

/** Returns the tally with the newest page; known messages before a gap are dropped. */
export function withNewest(
  tally: Tally,
  page: TallyPage & { readTo: string; counted: Counted | null },
): Tally {
  const isWhole = isGapless(tally, page);
  const kept = (all: readonly string[]) =>
    isWhole ? all : all.filter((timetoken) => timetoken >= page.from);
  return {
    known: union(kept(tally.known), page.timetokens),
    passive: union(kept(tally.passive), page.passive),
    from: isWhole ? earlier(tally.from, page.from) : page.from,
    to: later(tally.to, page.to),
    readTo: later(tally.readTo, page.readTo),
    counted: page.counted,
  };
}

/** Returns the tally with the page before its first message. */
export function withOlder(tally: Tally, page: TallyPage): Tally {
  return {
    ...tally,
    known: union(page.timetokens, tally.known),
    passive: union(page.passive, tally.passive),
    from: page.from,
  };
}

/** Returns the later of two timetokens. */
export function later(one: string, other: string): string {
  return one > other ? one : other;
}

function earlier(one: string, other: string): string {
  return one < other ? one : other;
}

function countAfter({ known, passive }: Tally, timetoken: string): number {
  const after = (all: readonly string[]) => all.filter((one) => one > timetoken).length;
  return after(known) - after(passive);
}

function union(some: readonly string[], others: readonly string[]): string[] {
  return [...new Set([...some, ...others])].sort();
}
