import Link from 'next/link';
import { Icon } from '@/components/ui/icons/Icon';
import { Menu, MenuLink } from '@/components/ui/overlay/Menu';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { activeIn, CHOICES, CLEARED, FILTERS, type FilterName } from '@/hooks/explore/filters';
import { useArrowKeys } from '@/hooks/explore/useArrowKeys';
import { useFilterWords } from '@/hooks/explore/useFilterWords';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { explorePath } from '@/lib/navigation/tools/experiencePath';
import type { SearchFilters } from '@/lib/shared/experiences/service';
import { Chip, OnChip } from './Explore.styles';

interface Props {
  filters: SearchFilters;
}

/** What narrows the search: what is set comes first, each with a way to take it away. */
export function Filters({ filters }: Props) {
  const { t } = useTranslation('explore');
  const row = useArrowKeys();
  const active = activeIn(filters);
  return (
    <ul ref={row} className="row" role="list" aria-label={t('filters')}>
      {active.map((name) => (
        <li key={name}>
          <SetFilter filters={filters} name={name} />
        </li>
      ))}
      {FILTERS.filter((name) => !active.includes(name)).map((name) => (
        <li key={name} className="needs-script">
          <FilterMenu filters={filters} name={name} />
        </li>
      ))}
    </ul>
  );
}

function SetFilter({ filters, name }: Props & { name: FilterName }) {
  const { t } = useTranslation('explore');
  const words = useFilterWords();
  return (
    <OnChip
      as={Link}
      href={explorePath({ ...filters, ...CLEARED[name] })}
      scroll={false}
      prefetch={false}
    >
      <VisuallyHidden>{t('filter.remove')} </VisuallyHidden>
      {words(filters, name)}
      <Icon name="close" size={16} />
    </OnChip>
  );
}

function FilterMenu({ filters, name }: Props & { name: FilterName }) {
  const { t } = useTranslation('explore');
  const words = useFilterWords();
  return (
    <Menu
      isFree
      label={t(`filter.${name}`)}
      trigger={
        <Chip>
          {t(`filter.${name}`)}
          <Icon name="chevron-down" size={16} />
        </Chip>
      }
    >
      {CHOICES[name].map((choice) => {
        const label = words(choice, name);
        return (
          <MenuLink
            key={label}
            href={explorePath({ ...filters, ...choice })}
            scroll={false}
            prefetch={false}
          >
            {label}
          </MenuLink>
        );
      })}
    </Menu>
  );
}
