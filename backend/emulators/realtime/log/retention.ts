import { findEntry, type Channel, type Entry } from './channel';
import { parseLine } from './records';
import type { Segment } from './segments';
import type { Store } from './store';
import { millisecondsOf } from './timetoken';

export interface RetentionLimits {
  maxEntries: number;
  /** Bytes of the whole log. */
  maxBytes: number;
  /** Smaller files are not worth rewriting. */
  minRewriteBytes: number;
}

const dayMs = 24 * 60 * 60_000;
const historyMs = 90 * dayMs;
const keptPerChannel = 100;
const trimmedShare = 0.2;

/**
 * Forgets what nobody may ask for any more, and gives disk space back, one file a call. What is no
 * history stays a day, for catch-up. The newest 100 events of a channel stay whatever the pressure; beyond them the oldest go first when the
 * log outgrows its limits.
 */
export function maintain(store: Store, now: number, limits: RetentionLimits): void {
  for (const [signature, expiresAt] of store.revoked)
    if (expiresAt <= now) store.revoked.delete(signature);
  for (const channel of store.channels.values()) {
    const firstKept = channel.entries.length - keptPerChannel;
    store.drop(channel, (entry, index) => isOver(entry, index >= firstKept, now));
  }
  if (isTooLarge(store, limits))
    for (const channel of store.channels.values()) trim(store, channel);
  const segment = store.segments
    .list()
    .slice(0, -1)
    .find((candidate) => isWorthRewriting(store, candidate, now, limits));
  if (segment !== undefined) rewrite(store, segment, now);
}

function isOver(entry: Entry, isAmongNewest: boolean, now: number): boolean {
  const age = now - millisecondsOf(entry.timetoken);
  if (age > historyMs) return true;
  if (age <= dayMs) return false;
  return !entry.isStored || (!isAmongNewest && entry.expiresAt <= now);
}

function isTooLarge(store: Store, limits: RetentionLimits): boolean {
  let entries = 0;
  for (const channel of store.channels.values()) entries += channel.entries.length;
  const live = store.segments.list().reduce((sum, segment) => sum + segment.live, 0);
  return entries > limits.maxEntries || live > limits.maxBytes;
}

function trim(store: Store, channel: Channel): void {
  const surplus = channel.entries.length - keptPerChannel;
  const removed = Math.min(surplus, Math.ceil(channel.entries.length * trimmedShare));
  if (removed > 0) store.drop(channel, (_, index) => index < removed);
}

function isWorthRewriting(
  store: Store,
  segment: Segment,
  now: number,
  limits: RetentionLimits,
): boolean {
  if (segment.live === 0 && isOldest(store, segment))
    return now - segment.rewrittenAsOldestAt > dayMs;
  if (segment.size < limits.minRewriteBytes) return false;
  return segment.live < segment.size / 2 && segment.live < segment.liveAtRewrite * 0.75;
}

function isOldest(store: Store, segment: Segment): boolean {
  return store.segments.list()[0] === segment;
}

function rewrite(store: Store, segment: Segment, now: number): void {
  const moved = new Map<Entry, number>();
  // What undoes an older line must outlive it: such lines go only from the oldest file.
  const isKeptAsUndo = !isOldest(store, segment);
  store.segments.rewrite(segment, (line, newAt) => {
    const record = parseLineOrNothing(line);
    if (record === undefined || record.kind === 'start') return false;
    if (record.kind === 'revocation') return store.revoked.has(record.signature);
    if (record.kind === 'deletion') return isKeptAsUndo;
    const { t, c, add, del } = record.head;
    const channel = store.channels.get(c);
    const entry = channel === undefined ? undefined : findEntry(channel, t);
    if (entry !== undefined) moved.set(entry, newAt);
    const isLiveAction =
      channel?.actions.some((action) => action.actionTimetoken === add?.actionTimetoken) === true;
    return entry !== undefined || isLiveAction || (del !== undefined && isKeptAsUndo);
  });
  for (const [entry, at] of moved) entry.lineAt = at;
  segment.liveAtRewrite = segment.live;
  if (!isKeptAsUndo) segment.rewrittenAsOldestAt = now;
  if (segment.size === 0) store.segments.remove(segment);
}

function parseLineOrNothing(line: Buffer) {
  try {
    return parseLine(line);
  } catch {
    return undefined;
  }
}
