import { graphemesOf } from './graphemes';

// Apart from the payloads, whose schemas no page needs to load.

/** Channel of one conversation. */
export const conversationChannel = (conversationId: string) => `conversation-${conversationId}`;

/** Path that opens a conversation. */
export const conversationPath = (conversationId: string) => `/chat?conversation=${conversationId}`;

/** How many letters of a message count against `LIMITS.messageBody`. */
export const messageLength = (body: string) => graphemesOf(body.trim()).length;
