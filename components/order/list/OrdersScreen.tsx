import { PageHead } from '@/components/shared/page/PageHead';
import { PageTabs } from '@/components/shared/page/PageTabs';
import { OrderLine } from '@/components/shared/orders/OrderLine';
import { Button } from '@/components/ui/buttons/Button';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { EmptyResults } from '@/components/ui/EmptyResults';
import { FormError } from '@/components/ui/forms/FormError';
import { Stack } from '@/components/ui/Stack';
import { useOrders } from '@/hooks/order/useOrders';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { explorePath, ordersPath } from '@/lib/navigation/tools/experiencePath';
import type { OrdersProps } from '@/lib/page/orders/bookingPages';
import { List, ListPage } from './List.styles';

const LISTS = ['CURRENT', 'PAST'] as const;
const listPath = (list: string) => (list === 'CURRENT' ? ordersPath : `${ordersPath}?list=${list}`);

/** What the reader booked: what runs, and what is over. */
export function OrdersScreen(props: OrdersProps) {
  const { t } = useTranslation('order');
  const { lines, hasMore, more, isRunning, refusal } = useOrders(props);
  const current = props.list === 'PAST' ? 'PAST' : 'CURRENT';
  return (
    <ListPage>
      <PageHead title={t('list.title')} isPrivate />
      <h1>{t('list.title')}</h1>
      <PageTabs
        label={t('list.label')}
        current={listPath(current)}
        tabs={LISTS.map((list) => ({ href: listPath(list), words: t(`list.${list}`) }))}
      />
      {lines.length === 0 ? (
        <EmptyResults message={t(`list.empty_${current}`)}>
          <ButtonLink href={explorePath()}>{t('list.explore')}</ButtonLink>
        </EmptyResults>
      ) : (
        <Stack>
          <List role="list">
            {lines.map((order) => (
              <li key={order.id}>
                <OrderLine order={order} />
              </li>
            ))}
          </List>
          <FormError code={refusal}>{refusal && t(`errors:${refusal}`)}</FormError>
          {hasMore && (
            <div>
              <Button variant="quiet" isLoading={isRunning} onClick={more}>
                {t('list.more')}
              </Button>
            </div>
          )}
        </Stack>
      )}
    </ListPage>
  );
}
