import type { MessageAction } from './records';
import type { Segment } from './segments';

/** An event of a channel. Its envelope is in memory while it is recent, and always in the log. */
export interface Entry {
  timetoken: string;
  isStored: boolean;
  /** Unix milliseconds; Infinity when only the general retention ends it. */
  expiresAt: number;
  segment: Segment;
  lineAt: number;
  lineLength: number;
  /** Bytes from the beginning of the line to the envelope. */
  envelopeAt: number;
  envelope: string | undefined;
}

/** What one channel holds, both lists in ascending order of their timetokens. */
export interface Channel {
  name: string;
  entries: Entry[];
  actions: MessageAction[];
}

/** Index of the first entry whose timetoken is greater than the given one. */
export function firstAfter(entries: readonly Entry[], timetoken: string): number {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const entry = entries[middle];
    if (entry !== undefined && entry.timetoken <= timetoken) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function findEntry(channel: Channel, timetoken: string): Entry | undefined {
  const entry = channel.entries[firstAfter(channel.entries, timetoken) - 1];
  return entry?.timetoken === timetoken ? entry : undefined;
}

/** Bytes of the envelope alone, without the line feed. */
export function envelopeLength(entry: Entry): number {
  return entry.lineLength - entry.envelopeAt - 1;
}
