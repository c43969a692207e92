import { z } from 'zod';
import { FOLDERS, messageLength, REPORT_REASONS } from './conversations';
import { cursorSchema, idSchema } from '@/lib/shared/id';
import { LIMITS } from '@/lib/shared/limits';
import { line, lines, orNone } from '@/lib/shared/text';
import { UPLOAD_PATTERN } from '@/lib/shared/media/uploads';

/** Where somebody keeps a conversation. */
export type Folder = (typeof FOLDERS)[number];

/** Why somebody reports. */
export type ReportReason = (typeof REPORT_REASONS)[number];

/** A picture in a message. */
export interface MessagePhoto {
  /** Path on this origin. */
  url: string;
  /** Pixels. */
  width: number;
  height: number;
}

/** One message, as calls and real time carry it. */
export interface ChatMessage {
  id: string;
  /** Rises within its conversation; has gaps, since read marks count too. */
  seq: number;
  /** What its sender's screen called it before it was sent. */
  clientId: string;
  /** Null: the account is gone. */
  senderId: string | null;
  /** Empty with a picture alone, and empty without one when the picture went with its account. */
  body: string;
  photo: MessagePhoto | null;
  /** An offer stands in it; `body` is its name. */
  offerId: string | null;
  /** UTC ISO 8601. */
  createdAt: string;
}

/** Somebody wrote. Travels on `conversation-{id}`. */
export interface MessageEvent {
  type: 'MESSAGE';
  conversationId: string;
  /** That of the message; one more than the event before. */
  seq: number;
  message: ChatMessage;
}

/** Somebody has read up to a message. Travels on `conversation-{id}`. */
export interface ReadEvent {
  type: 'READ';
  conversationId: string;
  /** One more than the event before. */
  seq: number;
  /** Who has read. */
  userId: string;
  /** `seq` of the last message of the other one they have read. */
  readSeq: number;
}

/** Somebody is typing: holds for a few seconds, or until their message. Has no `seq`. */
export interface TypingEvent {
  type: 'TYPING';
  conversationId: string;
  /** Who types. */
  userId: string;
}

/** What travels on `conversation-{id}`. A gap in `seq` means: read the state again. */
export type ConversationEvent = MessageEvent | ReadEvent | TypingEvent;

const one = { conversationId: idSchema };
const seq = z.int().min(0).nullish();

/** Payload of `get-conversations`; `cursor` is a former page's. */
export const conversationsPayload = z.strictObject({ cursor: cursorSchema });

/** Payload of `messaging/find-conversations/`; `search` looks at the partner's name and handle. */
export const findConversationsPayload = z.strictObject({
  folder: z.enum(FOLDERS),
  search: orNone(line(LIMITS.name)),
  cursor: cursorSchema,
});

/** Payload of `can-chat-users`. */
export const canChatPayload = z.strictObject({
  userIds: z.array(idSchema).min(1).max(LIMITS.canChat),
});

/** Payload of `messaging/start-conversation/`. */
export const startConversationPayload = z.strictObject({ userId: idSchema });

/** Payload of a call about one conversation and nothing else. */
export const conversationPayload = z.strictObject(one);

/** Payload of `messaging/get-messages/`: `before` or `after` a `seq`, or the newest. */
export const messagesPayload = z
  .strictObject({ ...one, before: seq, after: seq })
  .refine(({ before, after }) => (before ?? null) === null || (after ?? null) === null);

/** Payload of `messaging/send-message/`; the same `clientId` again is the same message. */
export const sendMessagePayload = z
  .strictObject({
    ...one,
    clientId: idSchema,
    body: lines(LIMITS.messageUnits).refine((body) => messageLength(body) <= LIMITS.messageBody),
    /** Address of an upload of one's own. */
    photoUrl: z.string().regex(UPLOAD_PATTERN).nullish(),
  })
  .refine(({ body, photoUrl }) => body !== '' || (photoUrl ?? null) !== null);

/** Payload of `messaging/mark-read/`: everything up to this message. */
export const markReadPayload = z.strictObject({ ...one, messageId: idSchema });

/** Payload of `messaging/archive-conversation/`; `false` brings it back, from spam too. */
export const archiveConversationPayload = z.strictObject({ ...one, isArchived: z.boolean() });

/** Payload of `messaging/block-user/`. */
export const blockUserPayload = z.strictObject({ userId: idSchema, isBlocked: z.boolean() });

/** Payload of `messaging/report-conversation/`; without a message it is the whole conversation. */
export const reportConversationPayload = z.strictObject({
  ...one,
  messageId: idSchema.nullish(),
  reason: z.enum(REPORT_REASONS),
  note: orNone(line(LIMITS.reportNote)),
});
