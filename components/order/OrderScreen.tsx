import Link from 'next/link';
import { useState, type ReactNode } from 'react';
import { LiveNote } from '@/components/shared/LiveNote';
import { PageHead } from '@/components/shared/page/PageHead';
import { orderIcons } from '@/components/shared/orders/orderIcons';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { useOrder } from '@/hooks/order/useOrder';
import { ordersPath } from '@/lib/navigation/tools/experiencePath';
import type { BookingPage } from '@/lib/shared/bookings/views';
import type { GiftView } from '@/lib/shared/gifts/views';
import type { OrderReview } from '@/lib/shared/reviews/views';
import { Acts } from './Acts';
import { ChatFrame, Page, Tabs } from './Order.styles';
import { Answers } from './parts/Answers';
import { Balance } from './parts/Balance';
import { CancelledSums } from './parts/CancelledSums';
import { Deliveries } from './parts/Deliveries';
import { GiftNote } from './parts/GiftNote';
import { Meeting } from './parts/Meeting';
import { OrderCase } from './parts/OrderCase';
import { PackageSessions } from './parts/PackageSessions';
import { Presence } from './parts/Presence';
import { MoveNotice } from './parts/MoveNotice';
import { Place } from './parts/Place';
import { Timeline } from './parts/Timeline';
import { ReviewCard } from './review/ReviewCard';
import { StatusCard } from './StatusCard';
import { useOrderWords } from './words';

interface Props {
  initial: BookingPage;
  /** Of one that was given. */
  gift: GiftView | null;
  /** Null: the reader is none of those who can say how it was. */
  review: OrderReview | null;
  /** The conversation of its two sides. */
  chat: ReactNode;
}

const TABS = ['order', 'chat'] as const;

/** An order for one of its sides: where it stands, what is next, where the money is, and the chat. */
export function OrderScreen({ initial, gift, review, chat }: Props) {
  const held = useOrder(initial);
  const { order } = held;
  const { t } = useOrderWords(order);
  const [tab, setTab] = useState<(typeof TABS)[number]>('order');
  const back = order.role === 'CREATOR' ? '/dashboard/experiences' : ordersPath;
  const hasChat = order.other !== null;
  return (
    <Page $tab={tab}>
      <PageHead title={`${order.title} · ${order.number}`} isPrivate />
      <Link className="back" href={back}>
        <DrawnIcon drawing={orderIcons.back} size={20} />
        {t('all_orders')}
      </Link>
      {hasChat && (
        <Tabs className="tabs" role="group" aria-label={t('tabs.label')}>
          {TABS.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={tab === name}
              onClick={() => setTab(name)}
            >
              {t(`tabs.${name}`)}
            </button>
          ))}
        </Tabs>
      )}
      <div className="order">
        <LiveNote />
        <StatusCard order={order}>
          <Presence order={order} />
          <OrderCase order={order} onChange={() => void held.reload()} />
          {gift && <GiftNote gift={gift} />}
          <MoveNotice held={held} />
          <Balance order={order} />
          <CancelledSums order={order} />
          <Meeting held={held} />
          <Place order={order} />
          <PackageSessions order={order} />
          <Deliveries order={order} />
          <Answers order={order} />
          <Acts held={held} onChat={() => openChat(setTab)} />
        </StatusCard>
        <ReviewCard order={order} initial={review} />
        <Timeline order={order} />
      </div>
      {hasChat && (
        <section className="chat" aria-label={t('tabs.chat')}>
          <ChatFrame>{chat}</ChatFrame>
        </section>
      )}
    </Page>
  );
}

/** Shows the chat, and puts the focus where one writes. */
function openChat(setTab: (tab: 'chat') => void) {
  setTab('chat');
  setTimeout(() => document.querySelector<HTMLElement>('.chat textarea, .chat button')?.focus());
}
