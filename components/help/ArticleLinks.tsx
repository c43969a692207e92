import Link from 'next/link';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { articlePath } from '@/lib/help/articlePath';
import type { ArticleId } from '@/lib/help/articles';

/** Articles by name, each leading to its own page. */
export function ArticleLinks({ ids }: { ids: readonly ArticleId[] }) {
  const { t } = useTranslation('help');
  return (
    <ul role="list">
      {ids.map((id) => (
        <li key={id}>
          <Link href={articlePath(id)} prefetch={false}>
            {t(`a.${id}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
