import { fundIcons } from '@/components/fund/fundIcons';
import { LocalTime } from '@/components/shared/LocalTime';
import { Told, marks } from '@/components/shared/money/Told';
import { Button } from '@/components/ui/buttons/Button';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { FormError } from '@/components/ui/forms/FormError';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import type { Checkout } from '@/hooks/fund/checkout/useCheckout';
import { useMoney } from '@/hooks/fund/useMoney';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { fundPath } from '@/lib/navigation/tools/fundPath';
import type { FundPage } from '@/lib/shared/fund/views';
import { netOf } from '@/lib/shared/money/fees';
import { Foot } from './Checkout.styles';

/** What is paid and when, in exact figures, and the press that leads to the card. */
export function PayFoot({ page, checkout }: { page: FundPage; checkout: Checkout }) {
  const { t } = useTranslation('fund');
  const { fund, creator } = page;
  const money = useMoney(fund.currency);
  const { refusal, isRunning, lost, turn } = checkout;
  const isPledge = fund.mode === 'ALL_OR_NOTHING';
  const amount = checkout.amount !== null && checkout.amount >= page.min ? checkout.amount : null;
  const isOpen = fund.state === 'LIVE' && turn !== 'closed' && turn !== 'paused';
  if (!isOpen || !page.isForSale) {
    return (
      <Foot>
        <ButtonLink href={fundPath(creator.handle, fund.id)} variant="quiet" size="large" isWide>
          {t('checkout.to_fund')}
        </ButtonLink>
      </Foot>
    );
  }
  const press =
    amount === null
      ? t(isPledge ? 'pay.pledge' : 'pay.pay')
      : t(isPledge ? 'pay.pledge_amount' : lost?.isSoldOut ? 'pay.without' : 'pay.amount', {
          amount: money.exact(amount),
        });
  const day = fund.deadlineAt ? <LocalTime at={fund.deadlineAt} as="moment" /> : '…';
  return (
    <Foot>
      {amount !== null && (
        <p className="total">
          <b>{isPledge ? t('pay.today', { amount: money.exact(0) }) : money.exact(amount)}</b>
          <span className="fine">
            {isPledge ? (
              <Told
                text={t('pay.if_reached', {
                  ...marks('day'),
                  amount: money.exact(amount),
                  goal: money.brief(fund.goal),
                })}
                parts={{
                  day: fund.deadlineAt ? <LocalTime at={fund.deadlineAt} as="day" /> : '…',
                }}
              />
            ) : (
              t('pay.receives', {
                name: creator.name,
                amount: money.exact(netOf('CONTRIBUTION', { amount, currency: fund.currency })),
              })
            )}
          </span>
        </p>
      )}
      <FormError code={refusal}>{refusal && t(`errors:${refusal}`)}</FormError>
      <Button type="submit" size="large" isWide isLoading={isRunning}>
        {!isRunning && <DrawnIcon drawing={fundIcons.lock} size={22} />}
        {press}
      </Button>
      <p className="fine">
        {isPledge ? (
          <Told
            text={t('pay.consent', {
              ...marks('day'),
              amount: amount === null ? '…' : money.exact(amount),
              goal: money.brief(fund.goal),
              name: creator.name,
            })}
            parts={{ day }}
          />
        ) : (
          t('pay.next')
        )}
      </p>
    </Foot>
  );
}
