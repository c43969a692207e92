import { OrderLine } from '@/components/shared/orders/OrderLine';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { Cluster, Stack } from '@/components/ui/Stack';
import { usePanel } from '@/hooks/secureql/usePanel';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { ordersPath, resolutionPath } from '@/lib/navigation/tools/experiencePath';

/** A fan's next order and how many wait for them, asked for by the browser: the page's own request is full. */
export function NextOrder() {
  const { t } = useTranslation('orders');
  const { data } = usePanel('bookings/numbers/', {});
  const numbers = data?.bookingNumbers.item;
  if (!numbers) return null;
  const { comingNext, needsMe } = numbers;
  return (
    <Stack as="section" aria-labelledby="next-order-title">
      <h2 id="next-order-title">{t(comingNext === null ? 'home.waiting' : 'home.next')}</h2>
      {comingNext !== null && <OrderLine order={comingNext} />}
      <Cluster>
        <ButtonLink href={ordersPath} variant={needsMe > 0 ? 'primary' : 'quiet'} size="small">
          {needsMe > 0 ? t('home.needs_me', { count: needsMe }) : t('home.all')}
        </ButtonLink>
        <ButtonLink href={resolutionPath()} variant="link" size="small">
          {t('home.cases')}
        </ButtonLink>
      </Cluster>
    </Stack>
  );
}
