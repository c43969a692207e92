import Link from 'next/link';
import type { ReactNode } from 'react';
import { LocalTime } from '@/components/shared/LocalTime';
import { Icon } from '@/components/ui/icons/Icon';
import { Notice } from '@/components/ui/Notice';
import { StatusBadge, type Status } from '@/components/ui/StatusBadge';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { withoutLinks } from '@/lib/shared/links';
import { formatMoney } from '@/lib/shared/money/format';
import type { PaymentView } from '@/lib/shared/payments/payment';
import { receiptNumber } from '@/lib/shared/payments/receipt';
import { ReceiptPage, ReceiptSheet, ReceiptSide } from './Receipt.styles';

type Kind = 'paid' | 'partly' | 'refunded' | 'pledge' | 'held';

const LOOKS: Record<Kind, Status> = {
  paid: 'good',
  partly: 'quiet',
  refunded: 'quiet',
  pledge: 'wait',
  held: 'wait',
};

function kindOf({ state, amount, refunded }: PaymentView): Kind {
  if (state === 'SAVED') return 'pledge';
  if (state === 'AUTHORISED') return 'held';
  return refunded === 0 ? 'paid' : refunded < amount ? 'partly' : 'refunded';
}

/** The path that help answers questions about a payment at. */
const HELP = '/dashboard/help#write';

/** A receipt on a page, which prints well: what was paid, what came back, and what to do about it. */
export function Receipt({ payment, children }: { payment: PaymentView; children?: ReactNode }) {
  const { t, i18n } = useTranslation('payment');
  const write = (amount: number) => formatMoney({ ...payment, amount }, i18n.language);
  const kind = kindOf(payment);
  const isCharged = kind !== 'pledge' && kind !== 'held';
  const name = payment.seller?.name ?? t('seller_gone');
  const at = payment.paidAt ?? payment.createdAt;
  const total = isCharged ? payment.amount - payment.refunded : 0;
  return (
    <ReceiptPage>
      <ReceiptSheet aria-label={t('receipt.title')}>
        <StatusBadge status={LOOKS[kind]}>{t(`receipt.${kind}`)}</StatusBadge>
        <p className="sum">{write(payment.amount)}</p>
        <p className="for">
          {t(`receipt.for_${isCharged ? 'paid' : kind}`, { name, title: payment.title })}
        </p>
        {payment.refunds.map((refund) => (
          <Notice
            key={refund.id}
            kind={refund.state === 'FAILED' ? 'warning' : 'info'}
            title={t(`receipt.refund_${refund.state}`, { amount: write(refund.amount) })}
          >
            {withoutLinks(refund.reason) ? (
              <p>{t('receipt.wrote', { name, words: withoutLinks(refund.reason) })}</p>
            ) : null}
            {refund.state === 'SENT' ? <p>{t('receipt.banks')}</p> : null}
            {refund.state === 'FAILED' ? <p>{t('receipt.lost')}</p> : null}
          </Notice>
        ))}
        {payment.dispute === 'OPEN' ? (
          <Notice kind="warning" title={t('receipt.disputed')}>
            {t('receipt.disputed_text')}
          </Notice>
        ) : null}
        <dl>
          <div>
            <dt>{t(isCharged ? 'receipt.number' : 'receipt.pledge_number')}</dt>
            <dd>{receiptNumber({ id: payment.id, at: new Date(at) })}</dd>
          </div>
          <div>
            <dt>{t('receipt.date')}</dt>
            <dd>
              <LocalTime at={at} as="moment" />
            </dd>
          </div>
          {payment.cardLast4 ? (
            <div>
              <dt>{t('receipt.card')}</dt>
              <dd>{t('receipt.ending', { last4: payment.cardLast4 })}</dd>
            </div>
          ) : null}
          <div>
            <dt>{t('receipt.price')}</dt>
            <dd>{write(payment.amount)}</dd>
          </div>
          {payment.refunds
            .filter(({ state }) => state === 'SENT')
            .map((refund) => (
              <div key={refund.id}>
                <dt>
                  {t('receipt.refund_on')} <LocalTime at={refund.at} as="date" />
                </dt>
                <dd>{write(-refund.amount)}</dd>
              </div>
            ))}
          <div className="total">
            <dt>
              {t(
                isCharged
                  ? payment.refunded > 0
                    ? 'receipt.in_the_end'
                    : 'receipt.you_paid'
                  : 'receipt.so_far',
              )}
            </dt>
            <dd>
              {write(total)} {payment.currency}
            </dd>
          </div>
        </dl>
        <p className="foot">{t(isCharged ? 'receipt.no_invoice' : `receipt.foot_${kind}`)}</p>
      </ReceiptSheet>
      <ReceiptSide aria-label={t('receipt.acts')}>
        {children}
        {payment.seller ? (
          <Link href={`/${payment.seller.handle}`}>
            <Icon name="eye" size={20} />
            <bdi>{t('receipt.page_of', { name })}</bdi>
          </Link>
        ) : null}
        <button type="button" onClick={() => window.print()}>
          <Icon name="copy" size={20} />
          {t('receipt.print')}
        </button>
        <Link href={HELP}>
          <Icon name="help" size={20} />
          {t('receipt.wrong')}
        </Link>
      </ReceiptSide>
    </ReceiptPage>
  );
}
