import Link from 'next/link';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { explorePath } from '@/lib/navigation/tools/experiencePath';
import type { ServicePage } from '@/lib/shared/experiences/views';

/** Where the page stands. */
export function Crumbs({ page: { title, creator } }: { page: ServicePage }) {
  const { t } = useTranslation('service');
  return (
    <nav className="crumbs" aria-label={t('crumbs.label')}>
      <ol role="list">
        <li>
          <Link href={explorePath()} prefetch={false}>
            {t('crumbs.explore')}
          </Link>
        </li>
        <li>
          <Link href={`/${creator.handle}`} prefetch={false}>
            <bdi>{creator.name}</bdi>
          </Link>
        </li>
        <li aria-current="page">
          <bdi>{title}</bdi>
        </li>
      </ol>
    </nav>
  );
}
