import { LocalTime } from '@/components/shared/LocalTime';
import { Button } from '@/components/ui/buttons/Button';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { FormError } from '@/components/ui/forms/FormError';
import { StatusBadge, type Status } from '@/components/ui/StatusBadge';
import { actsOf } from '@/hooks/testorders/orderActs';
import type { TestOrderItem } from '@/hooks/testorders/types';
import type { useTestOrders } from '@/hooks/testorders/useTestOrders';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { formatMoney } from '@/lib/shared/money/format';
import type { TestOrderState } from '@/lib/shared/testorders/testOrder';

const LOOKS: Record<TestOrderState, Status> = {
  OPEN: 'wait',
  AUTHORISED: 'wait',
  SAVED: 'accent',
  PAID: 'good',
  FAILED: 'stop',
  EXPIRED: 'quiet',
  REFUNDED: 'quiet',
  DISPUTED: 'stop',
};

interface Props {
  order: TestOrderItem;
  held: ReturnType<typeof useTestOrders>;
}

/** One order: where it stands, and a button for all that can be done. */
export function OrderRow({ order, held }: Props) {
  const { t, i18n } = useTranslation('testOrder');
  const { id, amount, currency, completedAt, createdAt, payment, sellerHandle } = order;
  const { act, running, refusal } = held;
  const isRunning = (name: string) => running?.id === id && running.act === name;
  const write = (sum: number) => formatMoney({ amount: sum, currency }, i18n.language);
  const acts = actsOf(order);
  const quarter = Math.floor(amount / 4);
  const left = amount - payment.refunded;
  return (
    <li>
      <div>
        <b>{t('thing', { handle: sellerHandle ?? '–' })}</b>
        <p className="quiet">
          {t(`kind.${order.feeKind}`)} · {t(`mode.${order.mode}`)} ·{' '}
          <LocalTime at={createdAt} as="moment" />
        </p>
      </div>
      <span className="amount">
        {write(amount)} {currency}
      </span>
      <div className="states">
        <StatusBadge status={LOOKS[order.state]}>{t(`state.${order.state}`)}</StatusBadge>
        {completedAt ? <StatusBadge status="good">{t('state.COMPLETED')}</StatusBadge> : null}
        {payment.refunded > 0 ? (
          <StatusBadge status="quiet">{write(-payment.refunded)}</StatusBadge>
        ) : null}
      </div>
      <ButtonLink href={`/dev/order?order=${id}`} variant="quiet" size="small">
        {t('open')}
      </ButtonLink>
      {acts.length > 0 ? (
        <div
          className="acts"
          role="group"
          aria-label={t('acts_of', { amount: write(amount), handle: sellerHandle ?? '–' })}
        >
          {acts.map((name) => (
            <Button
              key={name}
              size="small"
              variant={name === 'CANCEL' || name === 'REFUND' ? 'quiet' : 'primary'}
              isLoading={isRunning(name)}
              onClick={() => void act(id, name)}
            >
              {t(`act.${name}`)}
            </Button>
          ))}
          {acts.includes('REFUND') && quarter > 0 && quarter < left ? (
            <Button size="small" variant="quiet" onClick={() => void act(id, 'REFUND', quarter)}>
              {t('act.REFUND_part')}
            </Button>
          ) : null}
        </div>
      ) : null}
      {refusal?.id === id ? (
        <div className="fault">
          <FormError>{t(`errors:${refusal.code}`)}</FormError>
        </div>
      ) : null}
    </li>
  );
}
