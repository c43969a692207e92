import Link from 'next/link';
import type { Ref } from 'react';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { Creature } from '@/components/ui/Creature';
import { activeIn, CLEARED, filterOf } from '@/hooks/explore/filters';
import { useFilterWords } from '@/hooks/explore/useFilterWords';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { explorePath } from '@/lib/navigation/tools/experiencePath';
import type { SearchFilters } from '@/lib/shared/experiences/service';
import type { FoundServices } from '@/lib/shared/experiences/views';
import { Nothing } from './Found.styles';

interface Props {
  found: FoundServices;
  filters: SearchFilters;
  heading: Ref<HTMLHeadingElement>;
}

/** Nobody offers that: what each filter taken away would find, with its real number. */
export function NoneFound({ found, filters, heading }: Props) {
  const { t } = useTranslation('explore');
  const isNarrowed =
    filters.text !== '' || filters.category !== null || activeIn(filters).length > 0;
  const ways = waysOut(found, filters);
  const looked = found.correctedTo ?? filters.text;
  const close = ways.length > 0 ? ` ${t('none.close')}` : '';
  const nothing = looked === '' ? t('none.text') : t('none.text_for', { text: looked });
  return (
    <Nothing>
      <Creature name="explore" side={96} />
      <h2 id="results-title" ref={heading} tabIndex={-1}>
        {t(isNarrowed ? 'none.title' : 'none.empty')}
      </h2>
      <p className="quiet">
        {isNarrowed ? nothing : t('none.empty_text')}
        {close}
      </p>
      {ways.length > 0 && (
        <ul role="list">
          {ways.map(({ key, href, count }) => (
            <li key={key}>
              <Link href={href} scroll={false} prefetch={false}>
                <span>
                  {t('none.without')} <Taken name={key} filters={filters} />
                </span>
                <span>{t('results.count', { count })}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {isNarrowed && (
        <ButtonLink href={explorePath()} variant="quiet">
          {t('none.all')}
        </ButtonLink>
      )}
    </Nothing>
  );
}

/** What is taken away, by its name. */
function Taken({ name, filters }: { name: string; filters: SearchFilters }) {
  const { t } = useTranslation('explore');
  const words = useFilterWords();
  if (name === 'text') return <b>{t('none.words', { text: filters.text })}</b>;
  if (name === 'category') return <b>{t(`common:category.${filters.category ?? ''}`)}</b>;
  const filter = filterOf(name);
  return <b>{filter && words(filters, filter)}</b>;
}

/** Where each filter taken away leads, the most found first. */
function waysOut({ without }: FoundServices, filters: SearchFilters) {
  const cleared = (key: string): Partial<SearchFilters> | null => {
    if (key === 'text') return { text: '' };
    if (key === 'category') return { category: null };
    const filter = filterOf(key);
    return filter && CLEARED[filter];
  };
  return without
    .flatMap(({ filter: key, count }) => {
      const change = cleared(key);
      if (change === null || count === 0) return [];
      return [{ key, count, href: explorePath({ ...filters, ...change }) }];
    })
    .toSorted((one, other) => other.count - one.count);
}
