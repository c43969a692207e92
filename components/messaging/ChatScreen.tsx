import { useRouter } from 'next/router';
import { useEffect, useRef, useState } from 'react';
import { ConversationList } from '@/components/messaging/list/ConversationList';
import { Thread } from '@/components/messaging/thread/Thread';
import { LiveNote } from '@/components/shared/LiveNote';
import { PageHead } from '@/components/shared/page/PageHead';
import { PrivateArea } from '@/components/shared/private/PrivateArea';
import { useChatToken } from '@/hooks/messaging/useChatToken';
import { useInbox } from '@/hooks/messaging/useInbox';
import { useInboxChannels } from '@/hooks/messaging/useInboxChannels';
import { useSession } from '@/hooks/session/useSession';
import { askBadgeAgain } from '@/hooks/session/useSidebarBadge';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { ConversationPage, OpenConversation } from '@/lib/messaging/types';
import type { RealtimeToken } from '@/lib/realtime/tokenRefresh';
import { Frame, Note, Panes } from './Chat.styles';
import { NobodyChosen, Starting } from './EmptyPane';

interface Props {
  first: ConversationPage;
  token: RealtimeToken | null;
  /** The conversation of the address as the server rendered it. */
  opened: OpenConversation | null;
}

const one = (value: string | string[] | undefined) => (typeof value === 'string' ? value : null);

/** The page of messages: the list and one conversation. The address says which one is open. */
export function ChatScreen({ first, token, opened }: Props) {
  const { t } = useTranslation('chat');
  const { user } = useSession();
  const { query } = useRouter();
  const ownId = user?.id ?? '';
  const openId = one(query.conversation);
  const person = openId === null ? one(query.to) : null;
  const inbox = useInbox(first, ownId);
  const ids = inbox.list.map(({ id }) => id);
  // The address may name somebody else's conversation: its channel is not subscribed to.
  const [knownId, setKnownId] = useState<string | null>(null);
  const isOwn = openId !== null && (openId === knownId || ids.includes(openId));
  const firstToken = opened?.subscription ?? token;
  const readable = useChatToken(firstToken, isOwn ? openId : null, inbox.list);
  const heard = ids.filter((id) => readable.has(id));
  useInboxChannels(ownId, heard, { onEvent: inbox.hear, onGap: inbox.reread });
  useReturningFocus(openId);
  const unread = inbox.list.reduce((sum, conversation) => sum + conversation.unread, 0);
  useEffect(askBadgeAgain, [unread]);
  const title = unread > 0 ? `(${unread}) ${t('title')}` : t('title');
  return (
    <Frame>
      <PageHead title={title} isPrivate />
      <Note>
        <LiveNote />
      </Note>
      <PrivateArea heading={<h1>{t('title')}</h1>}>
        <Panes $isOpen={openId !== null || person !== null}>
          <h1>{t('title')}</h1>
          <ConversationList inbox={inbox} ownId={ownId} openId={openId} />
          {openId === null && person === null && <NobodyChosen />}
          {person !== null && <Starting person={person} onStarted={inbox.reread} />}
          {openId !== null && (
            <Thread
              key={openId}
              conversationId={openId}
              ownId={ownId}
              first={opened?.conversation.id === openId ? opened : null}
              inbox={inbox}
              isReadable={readable.has(openId)}
              onOpened={setKnownId}
            />
          )}
        </Panes>
      </PrivateArea>
    </Frame>
  );
}

/** Back in the list, the focus returns to the row of the conversation that was open. */
function useReturningFocus(openId: string | null): void {
  const before = useRef(openId);
  useEffect(() => {
    const left = before.current;
    before.current = openId;
    if (openId === null && left !== null) {
      document.getElementById(`conversation-${left}`)?.focus();
    }
  }, [openId]);
}
