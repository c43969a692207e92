import { useState } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import { useMoreSupporters } from '@/hooks/fund/public/useMoreSupporters';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { FundPage } from '@/lib/shared/fund/views';
import { Leaders } from './Leaders';
import { SupporterRow } from './SupporterRow';
import { Order, People, Top } from './Supporters.styles';

/** Who supports it: the newest, and those who gave most where the creator shows them. */
export function Supporters({ page }: { page: FundPage }) {
  const { t } = useTranslation('fund');
  const { fund } = page;
  const { supporters, hasMore, more, isRunning, refusal } = useMoreSupporters(page);
  const [isTop, setIsTop] = useState(false);
  const hasLeaders = fund.leaders.length > 0;
  if (supporters.length === 0 && fund.supporterCount === 0) return null;
  return (
    <section aria-labelledby="supporters-title">
      <Top>
        <h2 id="supporters-title">{t('supporters.title', { count: fund.supporterCount })}</h2>
        {hasLeaders && (
          <Order role="group" aria-label={t('supporters.order')}>
            <button type="button" aria-pressed={!isTop} onClick={() => setIsTop(false)}>
              {t('supporters.latest')}
            </button>
            <button type="button" aria-pressed={isTop} onClick={() => setIsTop(true)}>
              {t('supporters.top')}
            </button>
          </Order>
        )}
      </Top>
      {isTop && hasLeaders ? (
        <Leaders fund={fund} />
      ) : (
        <>
          <People role="list">
            {supporters.map((supporter) => (
              <SupporterRow key={supporter.id} supporter={supporter} currency={fund.currency} />
            ))}
          </People>
          <FormError code={refusal}>{refusal && t(`errors:${refusal}`)}</FormError>
          {hasMore && (
            <Button variant="quiet" isLoading={isRunning} onClick={more}>
              {t('more')}
            </Button>
          )}
        </>
      )}
    </section>
  );
}
