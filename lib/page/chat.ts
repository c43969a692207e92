import type { ConversationPage, OpenConversation } from '@/lib/messaging/types';
import type { RealtimeToken } from '@/lib/realtime/tokenRefresh';
import { idSchema } from '@/lib/shared/id';
import { serverPage } from './serverPage';

/** Own props of `/chat`. */
export interface Chat {
  /** The first page of the inbox. */
  first: ConversationPage;
  /** Reads the newest conversations live; null while real time is away. */
  token: RealtimeToken | null;
  /** The conversation the address names; null: none, or none of the reader's. */
  opened: OpenConversation | null;
}

/** Server props of `/chat`, with one request to the backend. */
export const chatProps = serverPage({
  access: 'member',
  namespaces: ['chat', 'orders'],
  theme: 'viewer',
  calls: () => ({ start: ['get-pubnub-token-and-conversations', {}] }),
  whereAllowed: ({ query }) => {
    const { data: conversationId } = idSchema.safeParse(query.conversation);
    // Without one the call is not made: it takes no payload that names nothing.
    return (
      conversationId === undefined
        ? {}
        : { opened: ['messaging/get-conversation/', { conversationId }] }
    ) as { opened: ['messaging/get-conversation/', { conversationId: string }] };
  },
  load: ({ answers, allowed }): { props: Chat } => {
    const { token, expiresAt } = answers.start.getPubNubSubscription;
    return {
      props: {
        first: answers.start.getConversations,
        token: token !== null && expiresAt !== null ? { token, expiresAt } : null,
        opened: allowed.opened?.getConversation.item ?? null,
      },
    };
  },
});
