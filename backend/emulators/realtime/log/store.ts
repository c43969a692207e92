import type { Logger } from 'pino';

import { envelopeLength, findEntry, firstAfter, type Channel, type Entry } from './channel';
import { actionEvent, buildEnvelope, type NewEvent } from './envelope';
import { RecentEnvelopes } from './recent';
import {
  deletionLine,
  eventLine,
  parseLine,
  revocationLine,
  startLine,
  type EventHead,
  type MessageAction,
} from './records';
import { AnsweredRequests } from './requests';
import { Segments, type Segment } from './segments';
import { createTimetokenClock, millisecondsOf, type TimetokenClock } from './timetoken';

export interface StoreOptions {
  folder: string;
  subscribeKey: string;
  logger: Pick<Logger, 'warn'>;
  /** Unix milliseconds. */
  now: () => number;
  segmentBytes: number;
  /** Characters of envelopes kept in memory. */
  recentChars: number;
}

const maxBatchEntries = 100;
const maxBatchBytes = 256 * 1024;

/** All events, actions, deletions and revocations: an index in memory over an append-only log on disk. */
export class Store {
  readonly clock: TimetokenClock;
  readonly segments: Segments;
  readonly channels = new Map<string, Channel>();
  /** Unix milliseconds of expiry by token signature. */
  readonly revoked = new Map<string, number>();
  readonly #options: StoreOptions;
  readonly #recent: RecentEnvelopes;
  readonly #requests: AnsweredRequests;
  #onEvent: (channel: string) => void = () => undefined;

  constructor(options: StoreOptions) {
    this.#options = options;
    this.clock = createTimetokenClock(options.now);
    this.#recent = new RecentEnvelopes(options.recentChars);
    this.#requests = new AnsweredRequests(options.now);
    // Every file names a timetoken, so the log never forgets how far it had come, even when all its events are gone.
    this.segments = new Segments(options.folder, options.segmentBytes, () =>
      startLine(this.clock.next()),
    );
    this.segments.open((line, segment, at) => this.#replay(line, segment, at));
  }

  /** Calls back after every event, in the same tick. */
  listen(onEvent: (channel: string) => void): void {
    this.#onEvent = onEvent;
  }

  /** Appends an event and returns its timetoken. A request seen before is not appended again. Throws LogWriteError. */
  publish(event: NewEvent): string {
    const known =
      event.requestKey === undefined ? undefined : this.#requests.find(event.requestKey);
    return known ?? this.#append(this.clock.next(), event, {});
  }

  /** Throws LogWriteError. */
  addAction(channel: string, action: Omit<MessageAction, 'actionTimetoken'>): MessageAction {
    const added = { ...action, actionTimetoken: this.clock.next() };
    this.#append(added.actionTimetoken, actionEvent(channel, 'added', added), { add: added });
    return added;
  }

  /** Throws LogWriteError. */
  removeAction(channel: string, action: MessageAction, removedBy: string): void {
    const event = actionEvent(channel, 'removed', { ...action, uuid: removedBy });
    this.#append(this.clock.next(), event, {
      del: { m: action.messageTimetoken, a: action.actionTimetoken },
    });
  }

  /** Removes the stored messages with above < timetoken <= upTo. Throws LogWriteError. */
  deleteMessages(channel: string, above: string, upTo: string): void {
    this.segments.append(deletionLine(channel, above, upTo));
    this.#delete(channel, above, upTo);
  }

  /** Throws LogWriteError. */
  revoke(signature: string, expiresAt: number): void {
    if (this.revoked.has(signature)) return;
    this.segments.append(revocationLine(signature, expiresAt));
    this.revoked.set(signature, expiresAt);
  }

  /** The oldest events behind the cursor in timetoken order: at most 100 and about 256 KiB, at least one if there is one. */
  after(channels: readonly string[], cursor: string): Entry[] {
    let found: Entry[] = [];
    for (const name of channels) {
      const entries = this.channels.get(name)?.entries;
      const newest = entries?.at(-1);
      if (entries === undefined || newest === undefined || newest.timetoken <= cursor) continue;
      const from = firstAfter(entries, cursor);
      const batch = entries.slice(from, from + maxBatchEntries);
      found = found.length === 0 ? batch : found.concat(batch);
    }
    found.sort((one, other) => (one.timetoken < other.timetoken ? -1 : 1));
    let bytes = 0;
    const end = found.findIndex((entry, index) => {
      bytes += entry.lineLength;
      return index === maxBatchEntries || (index > 0 && bytes > maxBatchBytes);
    });
    return end < 0 ? found : found.slice(0, end);
  }

  /** The JSON text subscribers receive; one string is shared by all of them. */
  envelope(entry: Entry): string {
    return (
      entry.envelope ??
      this.segments.read(entry.segment, entry.lineAt + entry.envelopeAt, envelopeLength(entry))
    );
  }

  /** Forgets the entries that `isDropped` names, and the actions of messages that are gone. */
  drop(channel: Channel, isDropped: (entry: Entry, index: number) => boolean): void {
    const kept = channel.entries.filter((entry, index) => {
      const dropped = isDropped(entry, index);
      if (dropped) entry.segment.live -= entry.lineLength;
      return !dropped;
    });
    if (kept.length === channel.entries.length) return;
    channel.entries = kept;
    channel.actions = channel.actions.filter(
      (action) => findEntry(channel, action.messageTimetoken) !== undefined,
    );
    if (kept.length === 0) this.channels.delete(channel.name);
  }

  close(): void {
    this.segments.close();
  }

  #append(timetoken: string, event: NewEvent, change: Pick<EventHead, 'add' | 'del'>): string {
    const head: EventHead = { t: timetoken, c: event.channel, ...change };
    if (event.isStored) head.s = 1;
    if (event.expiresAt !== undefined) head.x = event.expiresAt;
    if (event.requestKey !== undefined) head.q = event.requestKey;
    const envelope = buildEnvelope(timetoken, event, this.#options.subscribeKey);
    const line = eventLine(head, envelope);
    const { segment, at, length } = this.segments.append(line);
    const entry = this.#index(head, segment, at, length, length - Buffer.byteLength(envelope) - 1);
    entry.envelope = envelope;
    this.#recent.add(entry);
    this.#onEvent(event.channel);
    return timetoken;
  }

  #index(
    head: EventHead,
    segment: Segment,
    lineAt: number,
    lineLength: number,
    envelopeAt: number,
  ): Entry {
    const channel = this.channels.get(head.c) ?? { name: head.c, entries: [], actions: [] };
    this.channels.set(head.c, channel);
    const entry: Entry = {
      timetoken: head.t,
      isStored: head.s === 1,
      expiresAt: head.x ?? Infinity,
      segment,
      lineAt,
      lineLength,
      envelopeAt,
      envelope: undefined,
    };
    channel.entries.push(entry);
    segment.live += lineLength;
    const { add, del } = head;
    if (add !== undefined) channel.actions.push(add);
    if (del !== undefined)
      channel.actions = channel.actions.filter((action) => action.actionTimetoken !== del.a);
    if (head.q !== undefined) this.#requests.remember(head.q, head.t, millisecondsOf(head.t));
    return entry;
  }

  #delete(name: string, above: string, upTo: string): void {
    const channel = this.channels.get(name);
    if (channel === undefined) return;
    this.drop(
      channel,
      (entry) => entry.isStored && entry.timetoken > above && entry.timetoken <= upTo,
    );
  }

  #replay(line: Buffer, segment: Segment, at: number): void {
    try {
      const record = parseLine(line);
      if (record.kind === 'start') this.clock.raise(record.timetoken);
      else if (record.kind === 'deletion') this.#delete(record.channel, record.above, record.upTo);
      else if (record.kind === 'revocation') this.revoked.set(record.signature, record.expiresAt);
      else {
        this.clock.raise(record.head.t);
        this.#index(record.head, segment, at, line.length + 1, record.envelopeAt);
      }
    } catch (error) {
      this.#options.logger.warn(
        { err: error, file: segment.path, at },
        'real-time log: damaged line left out',
      );
    }
  }
}
