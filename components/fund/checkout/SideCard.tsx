import { LocalTime } from '@/components/shared/LocalTime';
import { Told, marks } from '@/components/shared/money/Told';
import type { Checkout } from '@/hooks/fund/checkout/useCheckout';
import { useMoney } from '@/hooks/fund/useMoney';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { FundPage } from '@/lib/shared/fund/views';
import { FEE_BASIS_POINTS, FIXED_FEE, netOf } from '@/lib/shared/money/fees';
import { Side } from './Checkout.styles';

/** What is given, line by line, beside the form where there is room. */
export function SideCard({ page, checkout }: { page: FundPage; checkout: Checkout }) {
  const { t, i18n } = useTranslation('fund');
  const { fund, creator } = page;
  const money = useMoney(fund.currency);
  const { amount, tier, draft } = checkout;
  const isPledge = fund.mode === 'ALL_OR_NOTHING';
  const exact = (minor: number | null) => (minor === null ? '–' : money.exact(minor));
  const option = fund.polls
    .flatMap(({ options }) => options)
    .find(({ id }) => id === draft.pollOptionId);
  const share = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  return (
    <Side aria-label={t('side.label')}>
      {fund.cover && <img src={fund.cover} alt="" width={664} height={374} />}
      <h2>
        <bdi>{fund.title}</bdi>
      </h2>
      <p className="fine">
        <bdi>{t('side.by', { name: creator.name })}</bdi>
      </p>
      <dl>
        <div>
          <dt>{t(isPledge ? 'side.pledge' : 'side.contribution')}</dt>
          <dd>{exact(amount)}</dd>
        </div>
        {tier && (
          <div>
            <dt>{t('checkout.reward')}</dt>
            <dd>
              <bdi>{tier.title}</bdi>
            </dd>
          </div>
        )}
        {option && (
          <div>
            <dt>{t('checkout.vote')}</dt>
            <dd>
              <bdi>{option.label}</bdi>
            </dd>
          </div>
        )}
        <div className="total">
          <dt>{t(isPledge ? 'side.pay_today' : 'side.pay')}</dt>
          <dd>{isPledge ? money.exact(0) : exact(amount)}</dd>
        </div>
        {isPledge ? (
          <div>
            <dt>
              <Told
                text={t('side.if_reached', marks('day'))}
                parts={{
                  day: fund.deadlineAt ? <LocalTime at={fund.deadlineAt} as="day" /> : '…',
                }}
              />
            </dt>
            <dd>{exact(amount)}</dd>
          </div>
        ) : (
          <div>
            <dt>{t('side.receives', { name: creator.name })}</dt>
            <dd>
              {amount === null
                ? '–'
                : money.exact(netOf('CONTRIBUTION', { amount, currency: fund.currency }))}
            </dd>
          </div>
        )}
      </dl>
      <p className="fine">
        {t('side.fee', {
          share: share.format(FEE_BASIS_POINTS.CONTRIBUTION / 10_000),
          fixed: money.exact(FIXED_FEE[fund.currency]),
        })}
      </p>
    </Side>
  );
}
