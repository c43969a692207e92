import { useRouter } from 'next/router';
import { useRef, type SyntheticEvent } from 'react';
import { serviceIcons } from '@/components/shared/services/serviceIcons';
import { Button } from '@/components/ui/buttons/Button';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { textOf } from '@/hooks/ui/formValues';
import { useShortcuts } from '@/hooks/ui/keys/useShortcuts';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { isLocaleCode } from '@/lib/navigation/locales';
import { localePath } from '@/lib/navigation/path';
import { EXPLORE_QUERY, explorePath } from '@/lib/navigation/tools/experiencePath';
import type { SearchFilters } from '@/lib/shared/experiences/service';
import { LIMITS } from '@/lib/shared/limits';
import { Search } from './Explore.styles';

const NAMES = Object.keys(EXPLORE_QUERY) as (keyof SearchFilters)[];

/** What one looks for, in words; the filters stay. A plain form, so that it works without scripts. */
export function SearchBox({ filters }: { filters: SearchFilters }) {
  const { t } = useTranslation('explore');
  const { push, locale } = useRouter();
  const field = useRef<HTMLInputElement>(null);
  useShortcuts({ '/': () => field.current?.focus() }, true);
  const kept = NAMES.filter((name) => name !== 'text' && filters[name] !== null);

  function search(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = textOf(new FormData(event.currentTarget), EXPLORE_QUERY.text).trim();
    void push(explorePath({ ...filters, text }));
  }

  return (
    <Search
      role="search"
      method="get"
      action={isLocaleCode(locale) && locale !== 'en' ? localePath(locale, '/explore') : '/explore'}
      onSubmit={search}
    >
      <DrawnIcon drawing={serviceIcons.search} />
      <input
        ref={field}
        type="search"
        name={EXPLORE_QUERY.text}
        defaultValue={filters.text}
        maxLength={LIMITS.search}
        aria-label={t('search.label')}
        aria-keyshortcuts="/"
        placeholder={t('search.example')}
        enterKeyHint="search"
        autoComplete="off"
      />
      {kept.map((name) => (
        <input key={name} type="hidden" name={EXPLORE_QUERY[name]} value={String(filters[name])} />
      ))}
      <div>
        <Button type="submit" size="small">
          {t('search.button')}
        </Button>
      </div>
    </Search>
  );
}
