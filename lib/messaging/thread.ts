import type { ChatMessage, MessageEvent, ReadEvent } from '@/lib/shared/messaging/messaging';

/** A page of messages, oldest first; `before` and `after` are what to ask on with, null: no more. */
export interface MessagePage {
  items: readonly ChatMessage[];
  before: number | null;
  after: number | null;
}

/** What a call tells of an open conversation. */
export interface ThreadAnswer {
  /** Of the newest event on its channel. */
  seq: number;
  /** `seq` of the last message of the other one that each of the two has read. */
  readSeq: number;
  partnerReadSeq: number;
  messages: MessagePage;
}

/** What is numbered on a conversation's channel. */
type NumberedEvent = MessageEvent | ReadEvent;

/** An open conversation as a page holds it: a run of messages without a hole. */
export interface Thread {
  /** Of the last event that everything here is true up to. */
  seq: number;
  readSeq: number;
  partnerReadSeq: number;
  /** Oldest first. */
  messages: readonly ChatMessage[];
  /** What to ask for older messages with; null: the first one is here. */
  before: number | null;
  /** What to ask for newer ones with; null: the newest one is here, but for those that travel. */
  after: number | null;
  /** Messages behind the hole that `after` names: they join the run when it is filled. */
  ahead: readonly ChatMessage[];
  /** Events that came before their turn: those between were lost or are late. */
  early: readonly NumberedEvent[];
}

/** Opens a conversation from an answer. */
export function threadOf({ messages, ...marks }: ThreadAnswer): Thread {
  const { items, before, after } = messages;
  return { ...marks, messages: items, before, after, ahead: [], early: [] };
}

/** Events are missing between what is known and what came: the state has to be read again. */
export const isBehind = (thread: Thread) => thread.early.length > 0;

/**
 * The thread after an event: the same object for old news. One that comes too early is kept until
 * its turn, or until an answer has told what lies between. Pure.
 */
export function hearEvent(thread: Thread, event: NumberedEvent, ownId: string): Thread {
  if (event.seq <= thread.seq) return thread;
  if (thread.early.some(({ seq }) => seq === event.seq)) return thread;
  const early = [...thread.early, event].sort((one, other) => one.seq - other.seq);
  return takeTurns({ ...thread, early }, ownId);
}

/** The thread with a message that a call has brought, such as the answer to one's own. Pure. */
export function withMessage(thread: Thread, message: ChatMessage): Thread {
  return thread.after === null
    ? { ...thread, messages: merged(thread.messages, [message]) }
    : { ...thread, ahead: merged(thread.ahead, [message]) };
}

/**
 * The thread after its state was read again. Where more was missed than an answer holds, the run
 * begins anew with the newest messages, or, for a reader who is elsewhere in it (`isHeld`), stays
 * and gets a hole after it. An answer that events overtook brings nothing. Pure.
 */
export function renewed(
  thread: Thread,
  answer: ThreadAnswer,
  { ownId, isHeld }: { ownId: string; isHeld: boolean },
): Thread {
  if (answer.seq < thread.seq) return thread;
  const marks = {
    seq: answer.seq,
    readSeq: Math.max(thread.readSeq, answer.readSeq),
    partnerReadSeq: Math.max(thread.partnerReadSeq, answer.partnerReadSeq),
    early: thread.early.filter(({ seq }) => seq > answer.seq),
  };
  return takeTurns({ ...thread, ...marks, ...runAfter(thread, answer.messages, isHeld) }, ownId);
}

/** The thread with the page that lies before its first message. Pure. */
export function withOlder(thread: Thread, page: MessagePage): Thread {
  return { ...thread, messages: merged(page.items, thread.messages), before: page.before };
}

/** The thread with the page that lies after the last message of its run. Pure. */
export function withNewer(thread: Thread, page: MessagePage): Thread {
  const messages = merged(thread.messages, page.items);
  const last = page.items.at(-1)?.seq ?? 0;
  const meetsAhead = thread.ahead.some(({ seq }) => seq <= last);
  if (page.after !== null && !meetsAhead) return { ...thread, messages, after: page.after };
  return { ...thread, messages: merged(messages, thread.ahead), after: null, ahead: [] };
}

function runAfter(thread: Thread, page: MessagePage, isHeld: boolean) {
  // What a call has brought before its turn says nothing of what lies before it.
  const messages = thread.messages.filter(({ seq }) => seq <= thread.seq);
  const known = thread.after === null ? messages : thread.ahead;
  const last = known.findLast(({ seq }) => seq <= thread.seq)?.seq ?? 0;
  const first = page.items[0]?.seq ?? 0;
  const isWhole = page.before === null;
  if (thread.after === null && (isWhole || first <= last)) {
    return { messages: merged(thread.messages, page.items) };
  }
  if (isWhole || !isHeld) {
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

/** Both lists in order, each message once; the second list's is the newer word. */
function merged(one: readonly ChatMessage[], other: readonly ChatMessage[]): ChatMessage[] {
  const byId = new Map([...one, ...other].map((message) => [message.id, message]));
  return [...byId.values()].sort((first, second) => first.seq - second.seq);
}
