import { graphemesOf } from '@/lib/shared/graphemes';

// Apart from the payloads, whose schemas no page needs to load.

/** Channel of one conversation. */
export const conversationChannel = (conversationId: string) => `conversation-${conversationId}`;

/** Path that opens a conversation. */
export const conversationPath = (conversationId: string) => `/chat?conversation=${conversationId}`;

/** Path that opens the conversation with somebody, or begins it. */
export const personPath = (userId: string) => `/chat?to=${userId}`;

/** Where somebody keeps a conversation. A new message brings it back from the archive, not from spam. */
export const FOLDERS = ['INBOX', 'ARCHIVED', 'SPAM'] as const;

/** Why somebody reports; `SPAM` also moves the conversation there. */
export const REPORT_REASONS = ['SPAM', 'SCAM', 'HARASSMENT', 'INDECENT', 'OTHER'] as const;

/** How many letters of a message count against `LIMITS.messageBody`. */
export const messageLength = (body: string) => graphemesOf(body.trim()).length;
