import { daysOf, type Day } from '@/lib/shared/days';
import type { ChatMessage, MessagePhoto } from '@/lib/shared/messaging/messaging';
import type { Unsent } from './drafts';

/** One message as the list shows it, stored on the server or not. */
export interface Row {
  /** Stays the same when a message that was being sent has arrived. */
  key: string;
  isOwn: boolean;
  body: string;
  photo: MessagePhoto | null;
  /** UTC ISO 8601. */
  createdAt: string;
  /** Null: the server does not have it yet. */
  message: ChatMessage | null;
  unsent: Unsent | null;
}

/** State of an own message, shown at the newest one and at the newest one that was seen. */
export type Mark = 'sending' | 'sent' | 'seen' | null;

/** Returns messages, oldest first, then those being sent. Pure. */
export function rowsOf(
  messages: readonly ChatMessage[],
  unsent: readonly Unsent[],
  ownId: string,
): Row[] {
  const arrived = new Set(messages.map(({ clientId }) => clientId));
  return [
    ...messages.map((message) => ({
      key: message.clientId,
      isOwn: message.senderId === ownId,
      body: message.body,
      photo: message.photo,
      createdAt: message.createdAt,
      message,
      unsent: null,
    })),
    ...unsent
      .filter(({ clientId }) => !arrived.has(clientId))
      .map((one) => ({
        key: one.clientId,
        isOwn: true,
        body: one.body,
        photo: one.photo,
        createdAt: one.createdAt,
        message: null,
        unsent: one,
      })),
  ];
}

/** Returns the marks of own messages by key; only where they add something. Pure. */
export function marksOf(rows: readonly Row[], partnerReadSeq: number): ReadonlyMap<string, Mark> {
  const marks = new Map<string, Mark>();
  const own = rows.filter(({ isOwn }) => isOwn);
  for (const { key, unsent } of own) if (unsent?.isSending) marks.set(key, 'sending');
  const arrived = own.filter(({ message }) => message !== null);
  const seen = arrived.findLast(({ message }) => (message?.seq ?? Infinity) <= partnerReadSeq);
  if (seen) marks.set(seen.key, 'seen');
  const last = arrived.at(-1);
  if (last && last !== seen) marks.set(last.key, 'sent');
  return marks;
}

const TOGETHER_MS = 5 * 60_000;

/** Whether a row continues the one before it: the same sender, within minutes. Pure. */
export function goesOn(row: Row, before: Row | undefined): boolean {
  if (before === undefined || before.isOwn !== row.isOwn) return false;
  return Date.parse(row.createdAt) - Date.parse(before.createdAt) < TOGETHER_MS;
}

/** Groups rows, oldest first, by the days on which they were written. */
export function byDay<Row extends { createdAt: string }>(rows: readonly Row[]): Day<Row>[] {
  return daysOf(rows, ({ createdAt }) => createdAt);
}

/** Whether two times, UTC ISO 8601, are on the same day in the reader's time zone. */
export function isSameDay(one: string, other: string): boolean {
  return new Date(one).toDateString() === new Date(other).toDateString();
}
