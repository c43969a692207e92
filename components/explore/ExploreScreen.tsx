import { PageHead } from '@/components/shared/page/PageHead';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { ExplorePageProps } from '@/lib/page/find/explore';
import { explorePath } from '@/lib/navigation/tools/experiencePath';
import { Categories } from './Categories';
import { Page } from './Explore.styles';
import { Filters } from './Filters';
import { LiveNow } from './LiveNow';
import { Results } from './Results';
import { SearchBox } from './SearchBox';

/** Everything that creators offer: search, filters, who is live, results. */
export function ExploreScreen(props: ExplorePageProps) {
  const { t } = useTranslation('explore');
  const { filters, isExact, categories, live } = props;
  const address = explorePath(filters, isExact);
  return (
    <Page>
      <PageHead
        title={t(filters.category ? `common:category.${filters.category}` : 'title')}
        description={t('description')}
        isPrivate={address !== explorePath({ category: filters.category })}
      />
      <VisuallyHidden as="h1">{t('heading')}</VisuallyHidden>
      <SearchBox key={filters.text} filters={filters} />
      <div className="choices">
        <Categories filters={filters} categories={categories} />
        <Filters filters={filters} />
      </div>
      {filters.text === '' && <LiveNow creators={live} />}
      <Results {...props} address={address} />
    </Page>
  );
}
