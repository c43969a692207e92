import { FreeAt } from '@/components/shared/services/FreeAt';
import { Button } from '@/components/ui/buttons/Button';
import { Icon } from '@/components/ui/icons/Icon';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useMoney } from '@/hooks/fund/useMoney';
import { isSoldOut, type ServiceChoice } from '@/hooks/service/useServiceChoice';
import { useTierSize } from '@/hooks/service/useTierSize';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { halfOf } from '@/lib/shared/bookings/deposit';
import type { ServicePage, TierView } from '@/lib/shared/experiences/views';
import { TierList } from './Tiers.styles';

interface Props {
  page: ServicePage;
  choice: ServiceChoice;
}

/** Up to so many left are said. */
const FEW = 10;

/** What there is to choose from, side by side. */
export function Tiers({ page, choice }: Props) {
  const { t } = useTranslation('service');
  const { tiers } = page;
  return (
    <section aria-labelledby="tiers-title">
      <h2 id="tiers-title">{t(tiers.length > 1 ? 'tiers.title' : 'tiers.only')}</h2>
      <TierList role="list">
        {tiers.map((tier) => (
          <Tier
            key={tier.id}
            page={page}
            tier={tier}
            isChosen={tier.id === choice.tier?.id}
            onChoose={tiers.length > 1 ? () => choice.chooseTier(tier.id) : null}
          />
        ))}
      </TierList>
    </section>
  );
}

interface TierProps {
  page: ServicePage;
  tier: TierView;
  isChosen: boolean;
  /** Null: there is no other. */
  onChoose: (() => void) | null;
}

function Tier({ page, tier, isChosen, onChoose }: TierProps) {
  const { t } = useTranslation('service');
  const money = useMoney(page.currency);
  const sizeOf = useTierSize();
  const { name, price, included } = tier;
  return (
    <li data-on={isChosen || undefined}>
      {tier.isMostBooked && <span className="most">{t('tiers.most')}</span>}
      <h3>
        <bdi>{name}</bdi>
      </h3>
      <p className="sum">{money.exact(price)}</p>
      <p className="quiet">{sizeOf(page.kind, tier)}</p>
      <ul className="gets" role="list">
        {included.map((line) => (
          <li key={line}>
            <Icon name="check" size={18} />
            <span dir="auto">{line}</span>
          </li>
        ))}
        {page.kind === 'DELIVERY' && (
          <li>
            <Icon name="check" size={18} />
            <span>{t('tiers.revisions', { count: tier.revisions })}</span>
          </li>
        )}
        {tier.sessions > 1 && (
          <li>
            <Icon name="check" size={18} />
            <span>{t('tiers.package', { count: tier.useDays })}</span>
          </li>
        )}
        {tier.hasDeposit && (
          <li>
            <Icon name="check" size={18} />
            <span>{t('tiers.deposit', { deposit: money.exact(halfOf(price)) })}</span>
          </li>
        )}
      </ul>
      <p className="left quiet">
        <Left page={page} tier={tier} />
      </p>
      {onChoose && (
        <Button
          isWide
          variant={isChosen ? 'primary' : 'quiet'}
          icon={isChosen ? 'check' : undefined}
          aria-pressed={isChosen}
          onClick={onChoose}
        >
          <span>
            {t(isChosen ? 'tiers.chosen' : 'tiers.choose')}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </span>
        </Button>
      )}
    </li>
  );
}

/** How many are left, or when it is free next. */
function Left({ page, tier }: { page: ServicePage; tier: TierView }) {
  const { t } = useTranslation('service');
  const { stockLeft, nextFreeAt } = tier;
  if (isSoldOut(tier)) return <span className="few">{t('tiers.sold_out')}</span>;
  if (stockLeft !== null && stockLeft <= FEW) {
    return <span className="few">{t('tiers.left', { count: stockLeft })}</span>;
  }
  if (page.kind !== 'SESSION') return null;
  if (nextFreeAt === null) return t('tiers.no_time');
  return (
    <>
      {t('tiers.next')} <FreeAt at={nextFreeAt} />
    </>
  );
}
