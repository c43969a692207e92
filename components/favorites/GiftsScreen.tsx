import { useTranslation } from '@/hooks/ui/useTranslation';
import { LocalTime } from '@/components/shared/LocalTime';
import { PageHead } from '@/components/shared/page/PageHead';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { Card, Cards } from '@/components/ui/Card';
import { EmptyResults } from '@/components/ui/EmptyResults';
import type { Gift } from '@/hooks/favorites/types';
import { Head, Page, Quiet } from './Favorites.styles';

/** The gifts a fan has received. */
export function GiftsScreen({ gifts }: { gifts: readonly Gift[] }) {
  const { t } = useTranslation('favorites');
  return (
    <Page>
      <PageHead title={t('gifts.title')} isPrivate />
      <Head>
        <h1>{t('gifts.title')}</h1>
        <p>{t('gifts.intro')}</p>
      </Head>
      {gifts.length === 0 ? (
        <EmptyResults message={t('gifts.empty')}>
          <ButtonLink href="/" variant="quiet">
            {t('gifts.discover')}
          </ButtonLink>
        </EmptyResults>
      ) : (
        <Cards role="list">
          {gifts.map(({ id, title, from, givenAt }) => (
            <Card as="li" key={id}>
              <h2>
                <bdi>{title}</bdi>
              </h2>
              <p>{t('gifts.from', { name: from })}</p>
              <Quiet>
                <LocalTime at={givenAt} as="date" />
              </Quiet>
            </Card>
          ))}
        </Cards>
      )}
    </Page>
  );
}
