import Link from 'next/link';
import { LocalTime } from '@/components/shared/LocalTime';
import { useMoney } from '@/hooks/fund/useMoney';
import { useNow } from '@/hooks/ui/time/useNow';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { checkoutPath } from '@/lib/navigation/tools/fundPath';
import type { Tier } from '@/lib/shared/fund/messages';
import type { FundPage } from '@/lib/shared/fund/views';
import { TierCard, TierList } from './Tiers.styles';

/** From this share of what there was on, it is said that few are left. */
const FEW = 0.2;
const MINUTE_MS = 60_000;

/** The rewards; one that can be had leads to the checkout with it chosen. */
export function Tiers({ page: { fund, creator, isForSale } }: { page: FundPage }) {
  const { t } = useTranslation('fund');
  const { tiers, state } = fund;
  if (tiers.length === 0) return null;
  const isOpen = state === 'LIVE' && isForSale;
  return (
    <section aria-labelledby="rewards-title">
      <h2 id="rewards-title">{t('rewards.title')}</h2>
      <TierList role="list">
        {tiers.map((tier) => (
          <li key={tier.id}>
            {isOpen && tier.isAvailable ? (
              <TierCard
                as={Link}
                href={checkoutPath(creator.handle, fund.id, tier.id)}
                prefetch={false}
              >
                <Content tier={tier} fund={fund} />
              </TierCard>
            ) : (
              <TierCard $isOff>
                <Content tier={tier} fund={fund} />
              </TierCard>
            )}
          </li>
        ))}
      </TierList>
      {isOpen && (
        <p className="quiet small">
          {t('rewards.just_help')}{' '}
          <Link href={checkoutPath(creator.handle, fund.id)} prefetch={false}>
            {t('rewards.any_amount')}
          </Link>
        </p>
      )}
    </section>
  );
}

function Content({ tier, fund }: { tier: Tier; fund: FundPage['fund'] }) {
  const { t } = useTranslation('fund');
  const money = useMoney(fund.currency);
  const { title, price, description, backers, delivery } = tier;
  return (
    <>
      <span className="head">
        <bdi>{title}</bdi> <b>{money.brief(price)}</b>
      </span>
      {description && (
        <span className="text" dir="auto">
          {description}
        </span>
      )}
      <span className="facts">
        <Left tier={tier} />
        {tier.stock === null || tier.left === 0 ? (
          <span>{t('rewards.backers', { count: backers })}</span>
        ) : null}
        {delivery && <bdi>{delivery}</bdi>}
      </span>
    </>
  );
}

function Left({ tier: { left, stock, opensAt, closesAt, isAvailable } }: { tier: Tier }) {
  const { t } = useTranslation('fund');
  const now = useNow(MINUTE_MS);
  if (left === 0) return <span>{t('rewards.sold_out')}</span>;
  const isEarly = opensAt !== null && now !== null && now < Date.parse(opensAt);
  if (isEarly) return <Moment words={t('rewards.opens')} at={opensAt} />;
  if (!isAvailable) return null;
  return (
    <>
      {left !== null && stock !== null && (
        <span className={left / stock <= FEW ? 'few' : undefined}>
          {t('rewards.left', { count: left, stock })}
        </span>
      )}
      {closesAt && <Moment words={t('rewards.until')} at={closesAt} />}
    </>
  );
}

function Moment({ words, at }: { words: string; at: string }) {
  return (
    <span>
      {words} <LocalTime at={at} as="day" />
    </span>
  );
}
