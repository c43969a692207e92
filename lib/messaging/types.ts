import type { ResultOf } from '@/lib/secureql/operations/all';

/** A page of conversations. */
export type ConversationPage = ResultOf<'get-conversations'>['getConversations'];

/** A conversation as lists show it. */
export type Conversation = ConversationPage['items'][number];

/** A conversation that is open, with its newest messages. */
export type OpenConversation = NonNullable<
  ResultOf<'messaging/get-conversation/'>['getConversation']['item']
>;
