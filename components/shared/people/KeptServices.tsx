import { KeptServiceCard } from '@/components/shared/services/KeptServiceCard';
import { ServiceCards } from '@/components/shared/services/ServiceCard.styles';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { EmptyResults } from '@/components/ui/EmptyResults';
import type { FavoriteList } from '@/hooks/favorites/useFavorites';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { explorePath } from '@/lib/navigation/tools/experiencePath';

/** The services one keeps; one let go of stays in sight, to be taken back. Needs `serviceWords`. */
export function KeptServices({ services }: Pick<FavoriteList, 'services'>) {
  const { t } = useTranslation('favorites');
  if (services.length === 0) {
    return (
      <EmptyResults message={t('favorites.services_empty')}>
        <ButtonLink href={explorePath()} variant="quiet">
          {t('favorites.explore')}
        </ButtonLink>
      </EmptyResults>
    );
  }
  return (
    <ServiceCards role="list">
      {services.map(({ favorite, card }) => (
        <KeptServiceCard key={card.id} favorite={favorite} card={card} />
      ))}
    </ServiceCards>
  );
}
