import type { ChatMessage, MessageEvent, ReadEvent } from '@/lib/shared/messaging/messaging';

/** A page of messages, oldest first; `before` and `after` are the next cursors, null: no more. */
export interface MessagePage {
  items: readonly ChatMessage[];
  before: number | null;
  after: number | null;
}

/** The part of a call's answer that a thread is made of. */
export interface ThreadAnswer {
  /** Number of the newest event on its channel. */
  seq: number;
  /** For each of the two: `seq` of the last message of the other one that they have read. */
  readSeq: number;
  partnerReadSeq: number;
  messages: MessagePage;
}

/** The events of a conversation's channel that carry a number. */
type NumberedEvent = MessageEvent | ReadEvent;

/** An open conversation in the browser: a run of messages without a gap. */
export interface Thread {
  /** Number of the last event that is applied here, with all events before it. */
  seq: number;
  readSeq: number;
  partnerReadSeq: number;
  /** Oldest first. */
  messages: readonly ChatMessage[];
  /** Cursor for older messages; null: the first one is here. */
  before: number | null;
  /** Cursor for newer messages; null: all that an answer held are here. */
  after: number | null;
  /** Messages behind the gap at `after`: they join the run when it is filled. */
  ahead: readonly ChatMessage[];
  /** Events that came early: those before them are lost or late. */
  early: readonly NumberedEvent[];
}

/** Returns the thread that an answer describes. */
export function threadOf({ messages, ...marks }: ThreadAnswer): Thread {
  const { items, before, after } = messages;
  return { ...marks, messages: items, before, after, ahead: [], early: [] };
}

/** Whether events are missing in between, so that the state must be read again. */
export const isBehind = (thread: Thread) => thread.early.length > 0;

/**
 * Returns the thread after an event; the same object when the event is known already. An early
 * event waits until the missing ones have come, or an answer has replaced them. Pure.
 */
export function hearEvent(thread: Thread, event: NumberedEvent, ownId: string): Thread {
  if (event.seq <= thread.seq) return thread;
  if (thread.early.some(({ seq }) => seq === event.seq)) return thread;
  const early = [...thread.early, event].sort((one, other) => one.seq - other.seq);
  return takeTurns({ ...thread, early }, ownId);
}

/** Returns the thread with a message from a call's answer, such as one just sent. Pure. */
export function withMessage(thread: Thread, message: ChatMessage): Thread {
  return thread.after === null
    ? { ...thread, messages: merged(thread.messages, [message]) }
    : { ...thread, ahead: merged(thread.ahead, [message]) };
}

/**
 * Returns the thread after its state was read again. When more was missed than an answer holds, the
 * run starts again with the newest messages. For a reader who has scrolled away (`isScrolledAway`)
 * it stays, with a gap after it. An answer older than the known events changes nothing. Pure.
 */
export function renewed(
  thread: Thread,
  answer: ThreadAnswer,
  { ownId, isScrolledAway }: { ownId: string; isScrolledAway: boolean },
): Thread {
  if (answer.seq < thread.seq) return thread;
  const marks = {
    seq: answer.seq,
    readSeq: Math.max(thread.readSeq, answer.readSeq),
    partnerReadSeq: Math.max(thread.partnerReadSeq, answer.partnerReadSeq),
    early: thread.early.filter(({ seq }) => seq > answer.seq),
  };
  return takeTurns(
    { ...thread, ...marks, ...runAfter(thread, answer.messages, isScrolledAway) },
    ownId,
  );
}

/** Returns the thread with the page before its first message. Pure. */
export function withOlder(thread: Thread, page: MessagePage): Thread {
  return { ...thread, messages: merged(page.items, thread.messages), before: page.before };
}

/** Returns the thread with the page after the last message of its run. Pure. */
export function withNewer(thread: Thread, page: MessagePage): Thread {
  const messages = merged(thread.messages, page.items);
  const last = page.items.at(-1)?.seq ?? 0;
  const meetsAhead = thread.ahead.some(({ seq }) => seq <= last);
  if (page.after !== null && !meetsAhead) return { ...thread, messages, after: page.after };
  return { ...thread, messages: merged(messages, thread.ahead), after: null, ahead: [] };
}

function runAfter(thread: Thread, page: MessagePage, isScrolledAway: boolean) {
  // A message that came early from a call says nothing about the events before it.
  const messages = thread.messages.filter(({ seq }) => seq <= thread.seq);
  const known = thread.after === null ? messages : thread.ahead;
  const last = known.findLast(({ seq }) => seq <= thread.seq)?.seq ?? 0;
  const first = page.items[0]?.seq ?? 0;
  const isWhole = page.before === null;
  if (thread.after === null && (isWhole || first <= last)) {
    return { messages: merged(thread.messages, page.items) };
  }
  if (isWhole || !isScrolledAway) {
    return { messages: page.items, before: page.before, after: null, ahead: [] };
  }
  if (thread.after !== null && first <= last) return { ahead: merged(thread.ahead, page.items) };
  const end = messages.at(-1)?.seq ?? 0;
  return { messages, after: thread.after ?? end, ahead: page.items };
}

function takeTurns(thread: Thread, ownId: string): Thread {
  const [next, ...early] = thread.early;
  if (next === undefined || next.seq > thread.seq + 1) return thread;
  const { seq } = next;
  const taken = { ...thread, seq, early };
  if (next.type === 'MESSAGE') return takeTurns(withMessage(taken, next.message), ownId);
  const mark = next.userId === ownId ? 'readSeq' : 'partnerReadSeq';
  return takeTurns({ ...taken, [mark]: Math.max(thread[mark], next.readSeq) }, ownId);
}

/** Merges two lists in order, each message once; the second list's version wins. */
function merged(one: readonly ChatMessage[], other: readonly ChatMessage[]): ChatMessage[] {
  const byId = new Map([...one, ...other].map((message) => [message.id, message]));
  return [...byId.values()].sort((first, second) => first.seq - second.seq);
}
