import { LocalTime } from '@/components/shared/LocalTime';
import { Avatar } from '@/components/ui/Avatar';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useIsInBrowser } from '@/hooks/ui/useIsInBrowser';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { isSameDay } from '@/lib/messaging/rows';
import type { Conversation } from '@/lib/messaging/types';
import { conversationPath } from '@/lib/shared/messaging/conversations';
import { Row, Unread } from './List.styles';

interface Props {
  conversation: Conversation;
  ownId: string;
  isOpen: boolean;
  /** It holds a text that was not sent. */
  hasDraft: boolean;
}

/** One conversation in the list: the partner and the last message. */
export function ConversationRow({ conversation, ownId, isOpen, hasDraft }: Props) {
  const { t } = useTranslation('chat');
  const isInBrowser = useIsInBrowser();
  const { id, partner, lastMessage } = conversation;
  // The open conversation is being read, so it shows no number.
  const unread = isOpen ? 0 : conversation.unread;
  const isOfToday =
    isInBrowser &&
    lastMessage !== null &&
    isSameDay(lastMessage.createdAt, new Date().toISOString());
  return (
    <li>
      <Row
        id={`conversation-${id}`}
        href={conversationPath(id)}
        shallow
        scroll={false}
        aria-current={isOpen ? 'true' : undefined}
        data-unread={unread > 0 || undefined}
      >
        <Avatar src={partner?.profilePhoto} name={partner?.handle} />
        <bdi className="name">{partner?.name ?? t('partner.gone')}</bdi>
        {lastMessage ? (
          <LocalTime at={lastMessage.createdAt} as={isOfToday ? 'time' : 'date'} />
        ) : (
          <span />
        )}
        <span className="preview" dir="auto">
          {hasDraft ? t('list.draft') : <Preview last={lastMessage} ownId={ownId} />}
        </span>
        {unread > 0 ? (
          <Unread>
            {unread}
            <VisuallyHidden> {t('list.unread', { count: unread })}</VisuallyHidden>
          </Unread>
        ) : null}
      </Row>
    </li>
  );
}

interface PreviewProps {
  last: Conversation['lastMessage'];
  ownId: string;
}

function Preview({ last, ownId }: PreviewProps) {
  const { t } = useTranslation('chat');
  if (last === null) return t('list.nothing_yet');
  const text = last.preview || t(last.hasPhoto ? 'list.picture' : 'message.removed');
  return last.senderId === ownId ? t('list.own', { text }) : text;
}
