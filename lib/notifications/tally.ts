/**
 * Which messages of a channel are known, by their timetokens alone, so that each is counted once,
 * however it came to be known: by itself, by a page of the history, or by PubNub's count.
 */
export interface Tally {
  /** Ascending. Up to `to` all there are since `from`; behind it those that came by themselves. */
  known: readonly string[];
  /** Those of the known that ask for no attention: no number counts them. */
  passive: readonly string[];
  /** Empty: the channel's beginning. */
  from: string;
  to: string;
  /** The newest message that the bell was opened with. */
  readTo: string;
  /** Where `readTo` is before `from`. */
  counted: Counted | null;
}

/**
 * So many messages that ask for attention came after `since`, up to and with `to`. Above nine it may
 * be a few too many: the bell then says no number of its own.
 */
export interface Counted {
  since: string;
  to: string;
  unread: number;
}

/** A page of the history, by its timetokens. */
export interface TallyPage {
  /** Ascending; of all its messages, also of those that say what another says. */
  timetokens: readonly string[];
  /** Those of them that ask for no attention. */
  passive: readonly string[];
  /** It holds all messages since this one; empty: since the channel's beginning. */
  from: string;
  /** Its last one; empty: there is none. */
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

/** Messages since the bell was last opened that ask for attention. */
export function unreadOf(tally: Tally): number {
  const { from, readTo, counted } = tally;
  if (readTo >= from || counted === null) return countAfter(tally, readTo);
  return counted.unread + countAfter(tally, counted.to);
}

/** The bell was opened with a message so old that only PubNub can count what came after it. */
export function isStale({ from, readTo, counted }: Tally): boolean {
  return readTo < from && counted !== null && counted.since !== readTo;
}

/** Whether a message is neither known nor of the time before the known ones. */
export function isUnknown({ known, from }: Tally, timetoken: string): boolean {
  return timetoken >= from && !known.includes(timetoken);
}

/** Whether the newest page follows on what is known, with nothing left out between. */
export function isGapless(tally: Tally, page: TallyPage): boolean {
  return page.from <= tally.to;
}

/** The tally with one message that came by itself. */
export function withOne(tally: Tally, timetoken: string, isPassive: boolean): Tally {
  return {
    ...tally,
    known: union(tally.known, [timetoken]),
    passive: isPassive ? union(tally.passive, [timetoken]) : tally.passive,
  };
}

/** The tally with the newest page; what is known of the time before a gap is let go. */
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

/** The tally with the page that ends where it begins. */
export function withOlder(tally: Tally, page: TallyPage): Tally {
  return {
    ...tally,
    known: union(page.timetokens, tally.known),
    passive: union(page.passive, tally.passive),
    from: page.from,
  };
}

/** The later of two timetokens. */
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
