import { TextField } from '@/components/ui/forms/TextField';
import { useTranslation } from '@/hooks/ui/useTranslation';

interface Props {
  query: string;
  onChange: (query: string) => void;
}

/** Searches the articles while somebody types; nothing is sent. */
export function HelpSearch({ query, onChange }: Props) {
  const { t } = useTranslation('help');
  return (
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
  );
}
