import Link from 'next/link';
import { LocalTime } from '@/components/shared/LocalTime';
import { Told, marks } from '@/components/shared/money/Told';
import { orderIcons } from '@/components/shared/orders/orderIcons';
import { PageHead } from '@/components/shared/page/PageHead';
import { Badge } from '@/components/ui/Badge';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { Card } from '@/components/ui/Card';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { LiveRegion } from '@/components/ui/LiveRegion';
import { useGivenOrder, type GivenOrder } from '@/hooks/gift/useGivenOrder';
import { useSession } from '@/hooks/session/useSession';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { giftsPath, ordersPath, stripePath } from '@/lib/navigation/tools/experiencePath';
import { situationOf } from '@/lib/orders/situation';
import { serverNow } from '@/lib/secureql/browser/serverClock';
import type { BookingPage } from '@/lib/shared/bookings/views';
import type { GiftView } from '@/lib/shared/gifts/views';
import { formatMoney } from '@/lib/shared/money/format';
import { GiverPage } from './Gift.styles';
import { GiverActs } from './GiverActs';

interface Props {
  initial: BookingPage;
  gift: GiftView;
}

/** The key of the sentence that says how a gift stands: by the gift until it is taken, then by the order. */
function titleOf({ order, gift }: GivenOrder): string {
  if (gift.state !== 'TAKEN') {
    return gift.state === 'OVER' ? `over.${order.endReason ?? 'DECIDED'}` : `giver.${gift.state}`;
  }
  return `giver.order_${situationOf(order, serverNow())}`;
}

/** An order for whoever gave it: how it stands, and what they can still do; the rest is its receiver's. */
export function GiverScreen({ initial, gift: first }: Props) {
  const { t, i18n } = useTranslation('gifts');
  const { user } = useSession();
  const given = useGivenOrder({ order: initial, gift: first });
  const { order, gift } = given;
  const { title, tierName, price: amount, currency, number } = order;
  const name = gift.receiverName;
  const money = formatMoney({ amount, currency }, i18n.language);
  const { refunded } = order;
  const back = formatMoney({ amount: refunded || amount, currency }, i18n.language);
  const sentence = t(titleOf(given), { name });
  return (
    <GiverPage>
      <PageHead title={`${title} · ${number}`} isPrivate />
      <Link className="back" href={user?.userType === 'FAN' ? giftsPath : ordersPath}>
        <DrawnIcon drawing={orderIcons.back} size={20} />
        {t('giver.all')}
      </Link>
      <Card>
        <div>
          <Badge>{t('giver.badge')}</Badge>
          <h1>{sentence}</h1>
        </div>
        <dl>
          <div>
            <dt>{t('giver.what')}</dt>
            <dd>
              <bdi>{`${title}: ${tierName}`}</bdi>, {money}
            </dd>
          </div>
          <Times order={order} gift={gift} />
          {gift.email !== null && (
            <div>
              <dt>{t('giver.to')}</dt>
              <dd>{gift.email}</dd>
            </div>
          )}
          {gift.message !== null && (
            <div>
              <dt>{t('giver.message')}</dt>
              <dd>
                <bdi>{gift.message}</bdi>
              </dd>
            </div>
          )}
          <div>
            <dt>{t('giver.money')}</dt>
            <dd>{t(moneyKey(order), { amount: order.state === 'CANCELLED' ? back : money })}</dd>
          </div>
        </dl>
        <Pay order={order} words={t('giver.pay', { amount: money })} />
        <GiverActs given={given} />
        <p className="quiet">{t('order:number', { number })}</p>
      </Card>
      <LiveRegion message={sentence} />
    </GiverPage>
  );
}

function moneyKey({ state, money, refunded }: BookingPage): string {
  if (money === 'NONE') return 'giver.money_none';
  if (state !== 'CANCELLED') return 'giver.money_held';
  return refunded > 0 ? 'giver.money_back' : 'giver.money_on_way';
}

/** When it goes out, when it takes place, until when it can be used. */
function Times({ order, gift }: { order: BookingPage; gift: GiftView }) {
  const { t } = useTranslation('gifts');
  const { startsAt, dueAt, useBy, state } = order;
  const isRunning = state === 'CONFIRMED';
  const lines = [
    ...(gift.state === 'WAITING' ? [{ key: 'line.WAITING', at: gift.sendAt }] : []),
    ...(isRunning ? [{ key: 'line.at', at: startsAt }] : []),
    ...(isRunning && startsAt === null ? [{ key: 'line.due', at: dueAt }] : []),
    { key: 'line.use_by', at: useBy },
  ].flatMap(({ key, at }) => (at === null ? [] : [{ key, at }]));
  if (lines.length === 0) return null;
  return (
    <div>
      <dt>{t('giver.when')}</dt>
      {lines.map(({ key, at }) => (
        <dd key={key}>
          <Told
            text={t(key, marks('at'))}
            parts={{ at: <LocalTime at={at} as={key === 'line.use_by' ? 'date' : 'slot'} /> }}
          />
        </dd>
      ))}
    </div>
  );
}

function Pay({ order, words }: { order: BookingPage; words: string }) {
  const { serviceId, serviceTierId, acts, id } = order;
  if (!acts.includes('PAY') || serviceId === null || serviceTierId === null) return null;
  return <ButtonLink href={stripePath(serviceId, serviceTierId, id)}>{words}</ButtonLink>;
}
