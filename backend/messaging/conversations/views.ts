import { parseExtraPublic } from '@/lib/shared/creators/extraPublic';
import { fanName } from '@/lib/shared/fans/fans';
import { previewOf } from '@/lib/shared/messaging/messagePreview';
import type { ChatMessage, Folder } from '@/lib/shared/messaging/messaging';
import { fullName } from '@/lib/shared/accounts/names';
import { uploadUrl } from '@/lib/shared/media/uploads';
import type { ConversationRow, MessageRow, PartnerRow } from './rows';

/** The other one of the two. */
export interface ChatPartner {
  id: string;
  handle: string;
  /** Of a fan as `fanName` makes it. */
  name: string;
  profilePhoto: string;
  userType: 'CREATOR' | 'FAN';
}

/** The newest message as lists show it. */
export interface LastMessage {
  id: string;
  seq: number;
  senderId: string | null;
  /** The first hundred letters in one line. */
  preview: string;
  hasPhoto: boolean;
  /** UTC ISO 8601. */
  createdAt: string;
}

/** A conversation as one of its people has it. */
export interface Conversation {
  id: string;
  /** Null: the account is gone. */
  partner: ChatPartner | null;
  folder: Folder;
  /** Messages of the other one that were not read yet. */
  unread: number;
  /** Null: nobody has written yet. */
  lastMessage: LastMessage | null;
}

/** Where a conversation lies now. */
export interface FolderChange {
  /** Of the conversation. */
  id: string;
  folder: Folder;
}

/** Name of somebody towards the people they write with. */
export function nameOf(person: Pick<PartnerRow, 'firstName' | 'lastName' | 'userType'>): string {
  return person.userType === 'FAN' ? fanName(person.firstName, person.lastName) : fullName(person);
}

export function conversationView(row: ConversationRow): Conversation {
  const { partner, last } = row;
  return {
    id: row.id,
    partner: partner && {
      id: partner.id,
      handle: partner.handle,
      name: nameOf(partner),
      profilePhoto: parseExtraPublic(partner.extraPublic).profile_photo,
      userType: partner.userType,
    },
    folder: row.folder,
    unread: row.received - row.readCount,
    lastMessage: last && {
      id: last.id,
      seq: last.seq,
      senderId: last.senderId,
      preview: previewOf(last.body),
      hasPhoto: last.hasPhoto,
      createdAt: new Date(last.createdAt).toISOString(),
    },
  };
}

export function messageView(row: MessageRow): ChatMessage {
  const { photo } = row;
  return {
    id: row.id,
    seq: row.seq,
    clientId: row.clientId,
    senderId: row.senderId,
    body: row.body,
    offerId: row.offerId,
    photo: photo && { url: uploadUrl(photo.name), width: photo.width, height: photo.height },
    createdAt: row.createdAt.toISOString(),
  };
}
