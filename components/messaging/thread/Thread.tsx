import { useEffect, useRef } from 'react';
import { Composer } from '@/components/messaging/composer/Composer';
import { ThreadRefused, ThreadWaits } from '@/components/messaging/EmptyPane';
import type { Inbox } from '@/hooks/messaging/useInbox';
import { useLogScroll } from '@/hooks/messaging/useLogScroll';
import { useOffers } from '@/hooks/messaging/useOffers';
import { useReplies } from '@/hooks/messaging/host/useReplies';
import { useSession } from '@/hooks/session/useSession';
import { useOrdersWith } from '@/hooks/messaging/useOrdersWith';
import { useReadMark } from '@/hooks/messaging/useReadMark';
import { useSending } from '@/hooks/messaging/useSending';
import { useThread, type OpenThread } from '@/hooks/messaging/useThread';
import { useTyping } from '@/hooks/messaging/useTyping';
import { useIsInBrowser } from '@/hooks/ui/useIsInBrowser';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { rowsOf } from '@/lib/messaging/rows';
import type { Thread as Messages } from '@/lib/messaging/thread';
import type { OpenConversation } from '@/lib/messaging/types';
import type { Offer } from '@/lib/shared/offers/offer';
import { media } from '@/styles/media';
import { Pane } from './Log.styles';
import { MessageLog } from './MessageLog';
import { OrderCard } from './OrderCard';
import { ThreadHead } from './ThreadHead';

interface Props {
  conversationId: string;
  ownId: string;
  /** The conversation as the server rendered it; null when it did not. */
  first: OpenConversation | null;
  inbox: Pick<Inbox, 'reread' | 'takeOut'>;
  /** The token in use reads its channel. */
  isReadable: boolean;
  /** It stands beside something else, and does not take the focus. */
  isBeside?: boolean;
  /** Called once it has loaded: then it exists and is the reader's own. */
  onOpened: (conversationId: string) => void;
}

/** One conversation: loading, refused, or open. */
export function Thread(props: Props) {
  const { conversationId, ownId, first, inbox, isReadable, isBeside = false, onOpened } = props;
  const { t } = useTranslation('chat');
  const open = useThread(conversationId, first, { ownId, isReadable });
  // Messages are grouped by days of the reader's time zone, which the server does not know.
  const isInBrowser = useIsInBrowser();
  const { about, thread, refusal } = open;
  const isThere = about !== null;
  useEffect(() => {
    if (isThere) onOpened(conversationId);
  }, [isThere, conversationId, onOpened]);
  if (about !== null && thread !== null && isInBrowser) {
    const isBrought = first !== null || isBeside;
    return <OpenPane {...{ open, about, thread, ownId, inbox, isBrought, isReadable }} />;
  }
  if (refusal === null) return <ThreadWaits />;
  const isMissing = refusal === 'forbidden' || refusal === 'not_found';
  return (
    <ThreadRefused
      code={refusal}
      title={t(isMissing ? 'thread.missing' : 'thread.not_loaded')}
      onRetry={isMissing ? undefined : () => void open.load()}
    />
  );
}

interface OpenProps {
  open: OpenThread;
  about: NonNullable<OpenThread['about']>;
  thread: Messages;
  ownId: string;
  inbox: Pick<Inbox, 'reread' | 'takeOut'>;
  /** It was rendered with the page; otherwise the reader has just chosen it. */
  isBrought: boolean;
  isReadable: boolean;
}

function OpenPane(props: OpenProps) {
  const { open, about, thread, ownId, inbox, isBrought, isReadable } = props;
  const { t } = useTranslation('chat');
  const { id, partner } = about.conversation;
  const partnerName = partner?.name ?? t('partner.gone');
  const place = { userId: ownId, conversationId: id };
  const sending = useSending(place, {
    messages: thread.messages,
    onSent: open.take,
    // The reason holds for the next message, too: read the conversation again to show it.
    onRefused: (code) => {
      if (code.startsWith('message.')) void open.load();
    },
  });
  const typing = useTyping(id, ownId, isReadable);
  const { orders, isPaid } = useOrdersWith(partner?.id ?? null);
  const { user } = useSession();
  const isHost = user?.userType === 'CREATOR';
  const replies = useReplies(isHost);
  const { offers, put } = useOffers(id, thread.messages);
  const rows = rowsOf(thread.messages, sending.unsent, ownId);
  const scroll = useLogScroll({
    firstKey: rows[0]?.key,
    lastKey: rows.at(-1)?.key,
    isLastOwn: rows.at(-1)?.isOwn ?? false,
    hasOlder: thread.before !== null,
    hasNewer: thread.after !== null,
    onNearStart: () => void open.loadOlder(),
    onNearEnd: () => void open.loadNewer(),
  });
  useEffect(() => open.noteAtEnd(scroll.isAtEnd));
  useReadMark(id, thread, { ownId, isAtEnd: scroll.isAtEnd });
  const { head, text } = useFirstFocus(isBrought);

  /** Its message comes by itself; where nothing is heard live it is read. */
  function sent(offer: Offer) {
    put(offer);
    void open.jump().then(scroll.toEnd);
  }

  function toEnd() {
    if (thread.after !== null) void open.jump().then(scroll.toEnd);
    else scroll.toEnd();
  }

  return (
    <Pane className="thread" aria-labelledby={`with-${id}`}>
      <ThreadHead
        ref={head}
        about={about}
        name={partnerName}
        isTyping={typing.isTyping}
        onChange={() => {
          void open.load();
          inbox.reread();
        }}
        onFiled={() => inbox.takeOut(id)}
      />
      <div>
        <OrderCard orders={orders} />
      </div>
      <MessageLog
        {...{ open, thread, rows, scroll, partnerName, offers }}
        onOffer={put}
        isTyping={typing.isTyping}
        onRetry={(unsent) => void sending.retry(unsent)}
        onDrop={sending.drop}
        onToEnd={toEnd}
      />
      <Composer
        key={id}
        ref={text}
        place={place}
        name={partnerName}
        refusal={about.refusal}
        contact={{ isFree: isPaid, isAboutOrder: orders.length > 0 }}
        host={isHost && partner ? { replies, onOffer: sent } : null}
        onType={typing.sayTyping}
        onSend={(body, photo) => {
          typing.endTyping();
          if (thread.after !== null) void open.jump();
          void sending.send(body, photo);
        }}
      />
    </Pane>
  );
}

/**
 * Where the focus goes when a conversation is chosen: into the text field. On touch screens it goes
 * to the heading, because a keyboard would cover the messages.
 */
function useFirstFocus(isBrought: boolean) {
  const head = useRef<HTMLHeadingElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isBrought) return;
    const canHover = window.matchMedia(media.hover).matches;
    const place = canHover && text.current ? text.current : head.current;
    place?.focus({ preventScroll: true });
  }, [isBrought]);
  return { head, text };
}
