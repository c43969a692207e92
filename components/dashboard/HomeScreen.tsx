import { useTranslation } from 'next-i18next/pages';
import { PageHead } from '@/components/shared/PageHead';
import type { PartySummary } from '@/hooks/party/types';
import { useSession } from '@/hooks/session/useSession';
import { CreatorHome } from './CreatorHome';
import { Head, Page } from './Dashboard.styles';
import { FanHome } from './FanHome';

/** The first page after the log-in; `parties` is null for a fan. */
export function HomeScreen({ parties }: { parties: readonly PartySummary[] | null }) {
  const { t } = useTranslation('dashboard');
  const { user } = useSession();
  return (
    <Page>
      <PageHead title={t('home.page_title')} isPrivate />
      <Head>
        <h1>{t('home.title', { name: user?.firstName ?? '' })}</h1>
      </Head>
      {parties ? <CreatorHome parties={parties} /> : <FanHome />}
    </Page>
  );
}
