import { useTranslation } from '@/hooks/ui/useTranslation';
import { PageHead } from '@/components/shared/page/PageHead';
import { Button } from '@/components/ui/buttons/Button';
import { Cards } from '@/components/ui/Card';
import { EmptyResults } from '@/components/ui/EmptyResults';
import { FormError } from '@/components/ui/forms/FormError';
import { Stack } from '@/components/ui/Stack';
import type { PartyPage } from '@/hooks/party/types';
import { useMyParties } from '@/hooks/party/host/useMyParties';
import { CreateParty } from './CreateParty';
import { Head, Page } from './Dashboard.styles';
import { PartyCard } from './PartyCard';

interface Props {
  creatorId: string;
  first: PartyPage;
}

/** All queues of a creator. */
export function PartyListScreen({ creatorId, first }: Props) {
  const { t } = useTranslation('dashboard');
  const { parties, hasMore, isLoading, hasFailed, loadMore } = useMyParties(creatorId, first);
  return (
    <Page>
      <PageHead title={t('party.title')} isPrivate />
      <Head>
        <div>
          <h1>{t('party.title')}</h1>
          <p>{t('party.intro')}</p>
        </div>
        {parties.length > 0 && <CreateParty />}
      </Head>
      {parties.length === 0 ? (
        <EmptyResults message={`${t('party.empty_title')}. ${t('party.empty_text')}`}>
          <CreateParty />
        </EmptyResults>
      ) : (
        <Stack as="section" aria-labelledby="parties-title">
          <h2 id="parties-title">{t('party.list')}</h2>
          <Cards role="list">
            {parties.map((party) => (
              <PartyCard key={party.id} party={party} />
            ))}
          </Cards>
        </Stack>
      )}
      <FormError>{hasFailed && t('party.failed')}</FormError>
      {hasMore && (
        <div>
          <Button variant="quiet" isLoading={isLoading} onClick={() => void loadMore()}>
            {t(isLoading ? 'party.loading' : hasFailed ? 'party.retry' : 'party.more')}
          </Button>
        </div>
      )}
    </Page>
  );
}
