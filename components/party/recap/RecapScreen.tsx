import { useTranslation } from '@/hooks/ui/useTranslation';
import { numbersIn } from '@/lib/i18n/numbers';
import { PageHead } from '@/components/shared/page/PageHead';
import { FormError } from '@/components/ui/forms/FormError';
import { Button } from '@/components/ui/buttons/Button';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { Cluster } from '@/components/ui/Stack';
import { mayRun } from '@/hooks/console/hostRights';
import type { ConsoleParty } from '@/hooks/party/types';
import { useRecap, type RecapPage } from '@/hooks/party/host/useRecap';
import { useRecapExport } from '@/hooks/party/host/useRecapExport';
import { LIMITS } from '@/lib/shared/limits';
import { RECAP_KINDS } from '@/lib/shared/parties/queueRules';
import { Counts, Page } from './Recap.styles';
import { RecapList } from './RecapList';

interface Props {
  party: ConsoleParty;
  first: RecapPage;
}

/** After the show: who played, whose turn did not come, and what to make good. */
export function RecapScreen({ party, first }: Props) {
  const { t, i18n } = useTranslation('console');
  const recap = useRecap(party.id, first);
  const table = useRecapExport(party.id, party.entryFields);
  const counts = { PLAYED: first.played, MISSED: first.missed, LEFT: first.left };
  const mayGive = mayRun(party) && recap.kind === 'MISSED';
  const without = (recap.items ?? []).filter(
    ({ priority, isGuest }) => priority === null && !isGuest,
  );
  const errorCode = recap.errorCode ?? table.errorCode;
  return (
    <Page>
      <PageHead title={t('recap.title', { title: party.title })} isPrivate />
      <Cluster $justify="space-between">
        <h1>{t('recap.heading')}</h1>
        <Cluster $gap={2}>
          <ButtonLink size="small" variant="quiet" href={`/party/${party.id}/dashboard`}>
            {t('recap.back')}
          </ButtonLink>
          <Button size="small" isLoading={table.isRunning} onClick={() => void table.run()}>
            {t('recap.export')}
          </Button>
        </Cluster>
      </Cluster>
      <p>
        <bdi>{party.title}</bdi>
      </p>
      <FormError>{errorCode && t(`errors:${errorCode}`)}</FormError>
      <Counts role="group" aria-label={t('recap.heading')}>
        {RECAP_KINDS.map((kind) => (
          <button
            key={kind}
            type="button"
            aria-pressed={kind === recap.kind}
            onClick={() => recap.show(kind)}
          >
            <b>{numbersIn(i18n.language).format(counts[kind])}</b> {t(`recap.list_${kind}`)}
          </button>
        ))}
      </Counts>
      {mayGive && without.length > 1 && (
        <div>
          <Button
            variant="quiet"
            isLoading={recap.isBusy}
            onClick={() =>
              void recap.givePriority(without.slice(0, LIMITS.callAtOnce).map(({ id }) => id))
            }
          >
            {t('recap.priority_all', { count: Math.min(without.length, LIMITS.callAtOnce) })}
          </Button>
        </div>
      )}
      {recap.items === null && recap.errorCode ? (
        <div>
          <Button variant="quiet" isLoading={recap.isBusy} onClick={() => void recap.more()}>
            {t('common:retry')}
          </Button>
        </div>
      ) : (
        <RecapList
          items={recap.items}
          entryFields={party.entryFields}
          isBusy={recap.isBusy}
          onPriority={mayGive ? (id) => void recap.givePriority([id]) : null}
        />
      )}
      {recap.hasMore && (
        <div>
          <Button variant="quiet" isLoading={recap.isBusy} onClick={() => void recap.more()}>
            {t(recap.isBusy ? 'console.loading' : 'console.more')}
          </Button>
        </div>
      )}
    </Page>
  );
}
