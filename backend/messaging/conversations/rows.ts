import type { Folder } from '@/lib/shared/messaging/messaging';

/** Somebody as their partners see them. */
export interface PartnerRow {
  id: string;
  handle: string;
  firstName: string;
  lastName: string;
  userType: 'CREATOR' | 'FAN';
  /** As stored: not checked yet. */
  extraPublic: unknown;
}

/** The newest message of a conversation. */
export interface LastRow {
  id: string;
  seq: number;
  senderId: string | null;
  /** The beginning. */
  body: string;
  hasPhoto: boolean;
  /** As JSON has it. */
  createdAt: string;
}

/** A conversation from the side of one of its people. */
export interface ConversationRow {
  id: string;
  folder: Folder;
  /** Messages of the other one, and how many of them were read. */
  received: number;
  readCount: number;
  /** `seq` of the last one read. */
  readSeq: number;
  /** When the newest message came; null: there is none. */
  lastAt: Date | null;
  /** Null: the account is gone. */
  partner: PartnerRow | null;
  last: LastRow | null;
}

export interface MessageRow {
  id: string;
  seq: number;
  clientId: string;
  senderId: string | null;
  body: string;
  photo: { name: string; width: number; height: number } | null;
  offerId: string | null;
  createdAt: Date;
}
