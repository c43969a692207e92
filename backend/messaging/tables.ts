import type { Generated } from 'kysely';
import type { Folder, ReportReason } from '@/lib/shared/messaging/messaging';

export interface ConversationsTable {
  id: string;
  /** Of the newest event on its channel; the first one is always a message. */
  seq: Generated<number>;
  /** `seq` of the newest message; null: there is none. */
  lastSeq: Generated<number | null>;
  createdAt: Date;
}

/** A conversation as one of its two people has it. */
export interface ConversationSidesTable {
  conversationId: string;
  userId: string;
  /** Null: the account is gone. */
  partnerId: string | null;
  folder: Generated<Folder>;
  /** Messages that the partner has sent. */
  received: Generated<number>;
  /** How many of these were read. */
  readCount: Generated<number>;
  /** `seq` of the last one read. */
  readSeq: Generated<number>;
  /** When the newest message came; null: there is none. */
  lastAt: Generated<Date | null>;
}

export interface MessagesTable {
  id: string;
  conversationId: string;
  seq: number;
  /** Null: the account is gone. */
  senderId: string | null;
  /** What its sender's screen called it: the same again is the same message. */
  clientId: string;
  /** How many its receiver had received with it. */
  nth: number;
  body: string;
  photoId: string | null;
  /** An offer stands in it. */
  offerId: Generated<string | null>;
  createdAt: Date;
}

/** Words a creator often answers with. */
export interface SavedRepliesTable {
  id: string;
  userId: string;
  name: string;
  body: string;
  createdAt: Date;
}

/** Users whom a user has blocked. */
export interface UserBlocksTable {
  userId: string;
  blockedId: string;
  createdAt: Date;
}

/** What people reported, for the operators. */
export interface MessageReportsTable {
  id: string;
  conversationId: string;
  /** Null: the whole conversation. */
  messageId: string | null;
  /** Who reported; null: the account is gone. */
  userId: string | null;
  reason: ReportReason;
  note: string | null;
  createdAt: Date;
  /** When an operator was done with it; null: it waits for one. */
  closedAt: Generated<Date | null>;
}

/** Who may not write to anybody, as an operator decided. */
export interface MutedUsersTable {
  userId: string;
  since: Date;
}
