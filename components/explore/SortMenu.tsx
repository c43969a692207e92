import { Icon } from '@/components/ui/icons/Icon';
import { Menu, MenuLink } from '@/components/ui/overlay/Menu';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { explorePath } from '@/lib/navigation/tools/experiencePath';
import { SERVICE_SORTS } from '@/lib/shared/experiences/kinds';
import type { SearchFilters } from '@/lib/shared/experiences/service';

interface Props {
  filters: SearchFilters;
  isExact: boolean;
}

/** How the results are sorted, as a sentence that can be changed. */
export function SortMenu({ filters, isExact }: Props) {
  const { t } = useTranslation('explore');
  const sentence = t(`sorted.${filters.sort}`);
  return (
    <Menu
      isFree
      label={t('sort.label', { sorted: sentence })}
      trigger={
        <span className="sort">
          {sentence}
          <Icon name="chevron-down" size={16} />
        </span>
      }
    >
      {SERVICE_SORTS.map((sort) => (
        <MenuLink
          key={sort}
          href={explorePath({ ...filters, sort }, isExact)}
          scroll={false}
          prefetch={false}
          aria-current={sort === filters.sort ? 'true' : undefined}
        >
          {t(`sort.${sort}`)}
        </MenuLink>
      ))}
    </Menu>
  );
}
