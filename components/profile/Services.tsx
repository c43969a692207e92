import { useState } from 'react';
import { KeepButton } from '@/components/shared/services/KeepButton';
import { ServiceCard } from '@/components/shared/services/ServiceCard';
import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import { Stack } from '@/components/ui/Stack';
import { useServices } from '@/hooks/profile/useServices';
import { useSession } from '@/hooks/session/useSession';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { ProfileServices } from '@/lib/page/profile/profilePage';
import { FewCards } from './Sections.styles';

interface Props {
  handle: string;
  name: string;
  first: ProfileServices;
}

/** So many stand there at first. */
const FEW = 3;

/** What can be booked with a creator: three, then all of them; nothing where there is none. */
export function Services({ handle, name, first }: Props) {
  const { t } = useTranslation('profile');
  const { user } = useSession();
  const { kept } = first;
  const services = useServices(handle, first);
  const [hasAll, setHasAll] = useState(false);
  const isCut = !hasAll && services.cards.length > FEW;
  const shown = isCut ? services.cards.slice(0, FEW) : services.cards;
  if (services.cards.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby="services-title">
      <h2 id="services-title">{t('services.title', { name })}</h2>
      <FewCards role="list">
        {shown.map((card) => (
          <ServiceCard
            key={card.id}
            card={card}
            isAtHome
            heart={
              kept !== null &&
              card.creatorId !== user?.id && (
                <KeepButton
                  serviceId={card.id}
                  title={card.title}
                  isKept={kept.includes(card.id)}
                />
              )
            }
          />
        ))}
      </FewCards>
      <FormError>{services.hasFailed && t('services.failed')}</FormError>
      {isCut && (
        <div>
          <Button variant="quiet" onClick={() => setHasAll(true)}>
            {t('services.all')}
          </Button>
        </div>
      )}
      {!isCut && services.hasMore && (
        <div>
          <Button
            variant="quiet"
            isLoading={services.isLoading}
            onClick={() => void services.loadMore()}
          >
            {t(services.hasFailed ? 'common:retry' : 'services.more')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
