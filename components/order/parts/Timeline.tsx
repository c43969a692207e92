import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Bought, Foot, Line } from './Parts.styles';
import { useOrderWords } from '@/components/order/words';
import { LocalTime } from '@/components/shared/LocalTime';
import { Told, marks } from '@/components/shared/money/Told';
import { Button } from '@/components/ui/buttons/Button';
import { Card } from '@/components/ui/Card';
import { isGiven } from '@/lib/orders/given';
import { keyOfStep, saidInStep, timeOfStep } from '@/lib/orders/steps';
import type { BookingPage, BookingStep } from '@/lib/shared/bookings/views';

// Most people never look at it.
const OrderReceipt = dynamic(() => import('./OrderReceipt').then((module) => module.OrderReceipt));

/** What was bought, what happened to it, and, hollow, what will. */
export function Timeline({ order }: { order: BookingPage }) {
  const { t, write } = useOrderWords(order);
  const { steps, image, title, tierName, minutes, price, number, money, paymentId } = order;
  const { promoCode, listPrice, sessionNo, sessionCount } = order;
  const restId = order.balance?.paymentId ?? null;
  const [isOpen, setIsOpen] = useState(false);
  const hasReceipt = paymentId !== null && money !== 'NONE' && !isOpen;
  const last = steps.findLastIndex(({ isFuture }) => !isFuture);
  return (
    <Card aria-labelledby="bought-title">
      <Bought>
        {image ? <img src={image} alt="" width={56} height={56} /> : <span />}
        <div>
          <h2 id="bought-title">
            <bdi>{title}</bdi>
          </h2>
          <p>
            <bdi>{tierName}</bdi>
            {minutes !== null && `, ${t('minutes', { count: minutes })}`}
          </p>
          {sessionCount > 1 && <p>{t('orders:session', { no: sessionNo, of: sessionCount })}</p>}
          {promoCode !== null && listPrice !== null && (
            <p>{t('with_code', { code: promoCode, price: write(listPrice) })}</p>
          )}
        </div>
        {!isGiven(order) && <strong>{write(price)}</strong>}
      </Bought>
      <Line role="list" aria-label={t('timeline')}>
        {steps.map((step, place) => (
          <Row key={`${step.kind} ${step.at}`} order={order} step={step} isLast={place === last} />
        ))}
      </Line>
      <Foot>
        <span>{t('number', { number })}</span>
        {hasReceipt && (
          <Button variant="link" size="small" onClick={() => setIsOpen(true)}>
            {t('payment:receipt.title')}
          </Button>
        )}
      </Foot>
      {isOpen && paymentId !== null && <OrderReceipt paymentId={paymentId} />}
      {isOpen && restId !== null && <OrderReceipt paymentId={restId} />}
    </Card>
  );
}

interface RowProps {
  order: BookingPage;
  step: BookingStep;
  isLast: boolean;
}

function Row({ order, step, isLast }: RowProps) {
  const { t, write, name } = useOrderWords(order);
  const { by, at, isFuture, amount } = step;
  const time = timeOfStep(step);
  const said = saidInStep(step);
  const words = t(`step.${keyOfStep(step)}`, {
    ...marks('time'),
    actor: by === order.role ? t('step.you') : name,
    amount: write(amount ?? 0),
  });
  return (
    <li className={isFuture ? 'future' : isLast ? 'last' : undefined}>
      <LocalTime at={at} as="slot" />
      <span className="dot" aria-hidden="true" />
      <span>
        <Told text={words} parts={{ time: time !== null && <LocalTime at={time} as="slot" /> }} />
        {said !== null && (
          <q>
            <bdi>{said}</bdi>
          </q>
        )}
      </span>
    </li>
  );
}
