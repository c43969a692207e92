import styled from 'styled-components';
import { LocalTime } from '@/components/shared/LocalTime';
import { Button } from '@/components/ui/buttons/Button';
import { Card } from '@/components/ui/Card';
import { FormError } from '@/components/ui/forms/FormError';
import { useMoreUpdates } from '@/hooks/fund/public/useMoreUpdates';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { FundPage } from '@/lib/shared/fund/views';
import { space } from '@/styles/tokens';

const List = styled.div`
  display: grid;
  gap: ${space[3]};
  margin-bottom: ${space[3]};
  overflow-wrap: anywhere;

  article {
    gap: ${space[2]};
  }

  article p + p {
    white-space: pre-line;
  }
`;

/** What the creator told since. */
export function Updates({ page }: { page: FundPage }) {
  const { t } = useTranslation('fund');
  const { updates, hasMore, more, isRunning, refusal } = useMoreUpdates(page);
  if (updates.length === 0) return null;
  return (
    <section aria-labelledby="updates-title">
      <h2 id="updates-title">{t('updates.title')}</h2>
      <List>
        {updates.map(({ id, title, text, at }) => (
          <Card as="article" key={id}>
            <p className="quiet small">
              <LocalTime at={at} as="date" />
            </p>
            <h3>
              <bdi>{title}</bdi>
            </h3>
            <p dir="auto">{text}</p>
          </Card>
        ))}
      </List>
      <FormError code={refusal}>{refusal && t(`errors:${refusal}`)}</FormError>
      {hasMore && (
        <Button variant="quiet" isLoading={isRunning} onClick={more}>
          {t('more')}
        </Button>
      )}
    </section>
  );
}
