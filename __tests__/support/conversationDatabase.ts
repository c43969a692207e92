import type { MessagePage, ThreadAnswer } from '@/lib/messaging/thread';
import type { ChatMessage, MessageEvent, ReadEvent } from '@/lib/shared/messaging/messaging';

export const ME = 'me';
export const PARTNER = 'partner';
const PAGE = 3;

export const message = (seq: number, senderId = PARTNER): ChatMessage => ({
  id: `m${seq}`,
  seq,
  clientId: `c${seq}`,
  senderId,
  body: `text ${seq}`,
  photo: null,
  offerId: null,
  createdAt: '2026-11-21T10:00:00.000Z',
});

export const written = (seq: number, senderId?: string): MessageEvent => ({
  type: 'MESSAGE',
  conversationId: 'one',
  seq,
  message: message(seq, senderId),
});

export const read = (seq: number, userId: string, readSeq: number): ReadEvent => ({
  type: 'READ',
  conversationId: 'one',
  seq,
  userId,
  readSeq,
});

/** What the database knows, for a conversation that was never anywhere else. */
export class Database {
  readonly events: (MessageEvent | ReadEvent)[] = [];

  get messages(): ChatMessage[] {
    return this.events.flatMap((event) => (event.type === 'MESSAGE' ? [event.message] : []));
  }

  readSeqOf(userId: string): number {
    const marks = this.events.flatMap((event) =>
      event.type === 'READ' && event.userId === userId ? [event.readSeq] : [],
    );
    return Math.max(0, ...marks);
  }

  write(senderId: string): void {
    this.events.push(written(this.events.length + 1, senderId));
  }

  markRead(userId: string): void {
    const last = this.messages.findLast(({ senderId }) => senderId !== userId);
    if (last) this.events.push(read(this.events.length + 1, userId, last.seq));
  }

  before(seq: number): MessagePage {
    const all = this.messages.filter((one) => one.seq < seq);
    const items = all.slice(-PAGE);
    return { items, before: all.length > PAGE ? (items[0]?.seq ?? 0) : null, after: null };
  }

  after(seq: number): MessagePage {
    const all = this.messages.filter((one) => one.seq > seq);
    const items = all.slice(0, PAGE);
    return { items, before: null, after: all.length > PAGE ? (items.at(-1)?.seq ?? 0) : null };
  }

  answer(): ThreadAnswer {
    return {
      seq: this.events.length,
      readSeq: this.readSeqOf(ME),
      partnerReadSeq: this.readSeqOf(PARTNER),
      messages: this.before(Infinity),
    };
  }
}
