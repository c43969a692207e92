import { FirstService } from '@/components/dashboard/experiences/FirstService';
import { Rows } from '@/components/dashboard/funds/Funds.styles';
import { SectionHead } from '@/components/dashboard/list/List.styles';
import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import { Stack } from '@/components/ui/Stack';
import { useServices, type ServiceList } from '@/hooks/experiences/useServices';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { ServiceRow } from './ServiceRow';

/** Everything a creator offers, and what they put away. */
export function ServicesTab({ first }: { first: ServiceList }) {
  const { t } = useTranslation('experiences');
  const list = useServices(first);
  const { services, isArchived, refusal, isBusy } = list;
  return (
    <Stack>
      <SectionHead>
        <h2>{t(isArchived ? 'services.archived' : 'services.title')}</h2>
        <Button
          variant="link"
          size="small"
          isLoading={isBusy}
          onClick={() => void list.show(!isArchived)}
        >
          {t(isArchived ? 'services.show_current' : 'services.show_archived')}
        </Button>
      </SectionHead>
      <FormError code={refusal}>{refusal && t(`errors:${refusal}`)}</FormError>
      {services.length === 0 &&
        (isArchived ? <p>{t('services.archived_none')}</p> : <FirstService />)}
      {services.length > 0 && (
        <Rows role="list">
          {services.map((service) => (
            <ServiceRow
              key={service.id}
              service={service}
              onAct={(action) => void list.act(service.id, action)}
            />
          ))}
        </Rows>
      )}
      {list.hasMore && (
        <div>
          <Button
            variant="quiet"
            size="small"
            isLoading={isBusy}
            onClick={() => void list.loadMore()}
          >
            {t('orders.more')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
