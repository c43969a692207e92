import { LocalTime } from '@/components/shared/LocalTime';
import { RunAgain } from '@/components/shared/RunAgain';
import { dashboardIcons } from '@/components/ui/icons/dashboardIcons';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { Menu, MenuButton, MenuLink } from '@/components/ui/overlay/Menu';
import { Cluster } from '@/components/ui/Stack';
import { usePastParties } from '@/hooks/party/host/usePastParties';
import type { PartyPage } from '@/hooks/party/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { Past } from './List.styles';
import { PastSection } from './PastSection';

/** Ended queues, each with its recap and "Run it again". */
export function PastShows({ first }: { first: PartyPage }) {
  const { t } = useTranslation('dashboard');
  const past = usePastParties(first);
  const words = {
    past: t('list.past'),
    archived: t('list.archived'),
    showPast: t('list.show_past'),
    pastEmpty: t('list.past_empty'),
    failed: t('party.failed'),
  };
  return (
    <PastSection past={past} words={words}>
      {past.tools.length > 0 && (
        <Past role="list">
          {past.tools.map((party) => (
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
    </PastSection>
  );
}
