import { useFavorite } from '@/hooks/favorites/useFavorite';
import type { Favorite } from '@/hooks/favorites/types';
import { useMoney } from '@/hooks/fund/useMoney';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { ServiceCard as Card } from '@/lib/shared/experiences/views';
import { AlertToggles } from './AlertToggles';
import { HeartButton } from './HeartButton';
import { ServiceCard } from './ServiceCard';

interface Props {
  favorite: Favorite;
  card: Card;
}

/** A service one keeps, with what one is told of it. Let go of, it stays in sight to be taken back. */
export function KeptServiceCard({ favorite, card }: Props) {
  const { t } = useTranslation('serviceWords');
  const money = useMoney(card.currency);
  const kept = useFavorite(favorite, { failure: t('keep.failed') });
  const { cheaperBy } = favorite;
  return (
    <ServiceCard
      card={card}
      isTall
      soon={
        cheaperBy !== null && (
          <span className="soon">{t('card.cheaper', { amount: money.exact(cheaperBy) })}</span>
        )
      }
      heart={<HeartButton favorite={kept} title={card.title} wasKept />}
    >
      {kept.isFavorite && (
        <div className="more">
          <AlertToggles favorite={kept} title={card.title} />
        </div>
      )}
    </ServiceCard>
  );
}
