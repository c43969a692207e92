import { EmptyResults } from '@/components/ui/EmptyResults';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { Intro } from './Help.styles';

/** What a search has found, told as it changes; nothing before there is a query. */
export function Found({ query, count }: { query: string; count: number }) {
  const { t } = useTranslation('help');
  return (
    <div role="status">
      {query.trim() === '' ? null : count > 0 ? (
        <Intro>{t('search.found', { count })}</Intro>
      ) : (
        <EmptyResults />
      )}
    </div>
  );
}
