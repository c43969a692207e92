import { EmptyResults } from '@/components/ui/EmptyResults';
import { TextField } from '@/components/ui/forms/TextField';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { Intro } from './Help.styles';

interface Props {
  query: string;
  /** Number of articles that were found. */
  count: number;
  onChange: (query: string) => void;
}

/** Searches the articles while somebody types, and says how many there are; nothing is sent. */
export function HelpSearch({ query, count, onChange }: Props) {
  const { t } = useTranslation('help');
  return (
    <>
      <form role="search" method="get" onSubmit={(event) => event.preventDefault()}>
        <TextField
          name="q"
          type="search"
          label={t('search.label')}
          value={query}
          onChange={(event) => onChange(event.target.value)}
          autoComplete="off"
          maxLength={100}
        />
      </form>
      <div role="status">
        {query.trim() === '' ? null : count > 0 ? (
          <Intro>{t('search.found', { count })}</Intro>
        ) : (
          <EmptyResults />
        )}
      </div>
    </>
  );
}
