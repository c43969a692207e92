import { LocalTime } from '@/components/shared/LocalTime';
import { RunAgain } from '@/components/shared/RunAgain';
import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import { dashboardIcons } from '@/components/ui/icons/dashboardIcons';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { Menu, MenuButton, MenuLink } from '@/components/ui/overlay/Menu';
import { Cluster, Stack } from '@/components/ui/Stack';
import { usePastParties } from '@/hooks/party/host/usePastParties';
import type { PartyPage } from '@/hooks/party/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { Past, SectionHead } from './List.styles';

/** Ended queues, each with its recap and "Run it again"; those put away are a press behind them. */
export function PastShows({ first }: { first: PartyPage }) {
  const { t } = useTranslation('dashboard');
  const past = usePastParties(first);
  const isArchive = past.list === 'ARCHIVED';
  return (
    <Stack as="section" aria-labelledby="past-title">
      <SectionHead>
        <h2 id="past-title">{t(isArchive ? 'list.archived' : 'list.past')}</h2>
        <Button
          variant="quiet"
          size="small"
          isLoading={past.isLoading}
          onClick={() => void past.show(isArchive ? 'PAST' : 'ARCHIVED')}
        >
          {t(isArchive ? 'list.show_past' : 'list.show_archived')}
        </Button>
      </SectionHead>
      {past.parties.length === 0 ? (
        <p>{t(isArchive ? 'list.archive_empty' : 'list.past_empty')}</p>
      ) : (
        <Past role="list">
          {past.parties.map((party) => (
            <li key={party.id}>
              <div>
                <h3>
                  <bdi>{party.title}</bdi>
                </h3>
                <p>
                  <LocalTime at={party.createdAt} as="date" /> · <bdi>{party.game}</bdi> ·{' '}
                  {t('list.played', { count: party.playedCount })}
                </p>
              </div>
              <Cluster $gap={1}>
                <RunAgain partyId={party.id} title={party.title} variant="quiet" size="small" />
                <Menu
                  label={t('list.more', { title: party.title })}
                  trigger={<DrawnIcon drawing={dashboardIcons.more} size={22} />}
                >
                  <MenuLink href={`/party/${party.id}/dashboard/recap`}>{t('list.recap')}</MenuLink>
                  <MenuLink href={`/party/${party.id}/dashboard`}>
                    {t('party.open_console')}
                  </MenuLink>
                  <MenuButton
                    type="button"
                    onClick={() => void past.archive(party.id, !party.isArchived)}
                  >
                    {t(party.isArchived ? 'list.bring_back' : 'list.archive')}
                  </MenuButton>
                </Menu>
              </Cluster>
            </li>
          ))}
        </Past>
      )}
      <FormError>{past.hasFailed && t('party.failed')}</FormError>
      {past.hasMore && (
        <div>
          <Button variant="quiet" isLoading={past.isLoading} onClick={() => void past.loadMore()}>
            {t(past.isLoading ? 'party.loading' : past.hasFailed ? 'party.retry' : 'party.more')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
