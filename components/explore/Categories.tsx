import Link from 'next/link';
import { useArrowKeys } from '@/hooks/explore/useArrowKeys';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { explorePath } from '@/lib/navigation/tools/experiencePath';
import type { Category } from '@/lib/shared/creators/categories';
import type { SearchFilters } from '@/lib/shared/experiences/service';
import { CategoryChip } from './Explore.styles';

interface Props {
  filters: SearchFilters;
  categories: readonly Category[];
}

/** The categories with something to book; plain links. */
export function Categories({ filters, categories }: Props) {
  const { t } = useTranslation('explore');
  const row = useArrowKeys();
  if (categories.length === 0) return null;
  return (
    <nav aria-label={t('categories')}>
      <ul ref={row} className="row" role="list">
        {[null, ...categories].map((category) => (
          <li key={category ?? 'all'}>
            <CategoryChip
              as={Link}
              href={explorePath({ ...filters, category })}
              scroll={false}
              prefetch={false}
              aria-current={category === filters.category ? 'true' : undefined}
            >
              {t(category === null ? 'all' : `common:category.${category}`)}
            </CategoryChip>
          </li>
        ))}
      </ul>
    </nav>
  );
}
