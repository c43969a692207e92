import type { ReactNode } from 'react';
import { Clock } from '@/components/shared/draw/Clock';
import { timeLeft } from '@/components/shared/draw/timeLeft';
import { OrderBadge } from '@/components/shared/orders/OrderBadge';
import { orderIcons } from '@/components/shared/orders/orderIcons';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { Card } from '@/components/ui/Card';
import { LiveRegion } from '@/components/ui/LiveRegion';
import { sentencesOf } from '@/hooks/order/sentences';
import { useNow } from '@/hooks/ui/time/useNow';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { serverNow } from '@/lib/secureql/browser/serverClock';
import type { BookingPage } from '@/lib/shared/bookings/views';
import { Facts, Head } from './Order.styles';
import { useOrderWords } from './words';

const MINUTE_MS = 60_000;

/** Where an order stands: one word, one sentence, one number; what comes next, and where the money is. */
export function StatusCard({ order, children }: { order: BookingPage; children: ReactNode }) {
  const words = useOrderWords(order);
  const { t, tell } = words;
  const { situation, title, next, money, until, isSince } = sentencesOf(order, serverNow());
  return (
    <Card>
      <Head>
        <div>
          <OrderBadge order={order} />
          <h1>{tell(title)}</h1>
        </div>
        {until !== null && (
          <div className="figure">
            {isSince ? <Since at={until} /> : <Clock className="time" until={until} />}
            <span>{t(`left.${situation}`)}</span>
          </div>
        )}
      </Head>
      {situation === 'cancelled' && children}
      <Facts>
        {next.length > 0 && (
          <div>
            <span className="sign" aria-hidden="true">
              <DrawnIcon drawing={orderIcons.next} size={20} />
            </span>
            <dt>{t('fact.next')}</dt>
            <dd>{next.map((key) => [<span key={key}>{tell(key)}</span>, ' '])}</dd>
          </div>
        )}
        <div>
          <span className="sign" aria-hidden="true">
            <DrawnIcon drawing={orderIcons.card} size={20} />
          </span>
          <dt>{t('fact.money')}</dt>
          <dd>{money.map((key) => [<span key={key}>{tell(key)}</span>, ' '])}</dd>
        </div>
      </Facts>
      {situation !== 'cancelled' && children}
      <LiveRegion message={t(`orders:state.${situation}.${order.role}`, { name: words.name })} />
    </Card>
  );
}

/** How long ago something was. */
function Since({ at }: { at: string }) {
  const { i18n } = useTranslation();
  const now = useNow(MINUTE_MS);
  const seconds = now === null ? null : Math.max(0, Math.floor((now - Date.parse(at)) / 1000));
  return <span className="time">{seconds === null ? '…' : timeLeft(seconds, i18n.language)}</span>;
}
