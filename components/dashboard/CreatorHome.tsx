import { useTranslation } from '@/hooks/ui/useTranslation';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { Card, Cards } from '@/components/ui/Card';
import { Cluster, Stack } from '@/components/ui/Stack';
import { nextStep } from '@/hooks/dashboard/nextStep';
import { useCurrentDraws } from '@/hooks/lottery/list/useCurrentDraws';
import { useTellRocky } from '@/hooks/mascot/useTellRocky';
import { isRunning } from '@/lib/shared/parties/partyActions';
import { useFresh } from '@/hooks/secureql/useFresh';
import type { CreatorOverview } from '@/lib/page/dashboard/dashboardHome';
import { CreateParty } from './CreateParty';
import { Columns } from './Dashboard.styles';
import { HostBookings } from './experiences/HostBookings';
import { ActivityList } from './home/ActivityList';
import { BalanceCard } from './home/BalanceCard';
import { HostDraws } from './home/HostDraws';
import { HostFunds } from './home/HostFunds';
import { OverlayCard } from './home/OverlayCard';
import { PageViews } from './home/PageViews';
import { PartyCard } from './PartyCard';

/** A creator's home: live queues and draws, next steps, recent activity and page views. */
export function CreatorHome({
  overview: { activity, views, lotteries, widgets, ...overview },
}: {
  overview: CreatorOverview;
}) {
  const { t } = useTranslation('dashboard');
  const parties = useFresh(
    'party/get-my-parties/',
    {},
    overview.parties,
    ({ getParties }) => getParties.items,
  );
  const running = parties.filter(isRunning);
  const { draws } = useCurrentDraws(lotteries);
  useTellRocky('empty_home', parties.length + draws.length === 0 && activity.length === 0);
  const { kind, path, ...words } = nextStep(parties, draws);
  return (
    <>
      <Card aria-labelledby="next-title">
        <h2 id="next-title">{t('home.next')}</h2>
        <Stack $gap={1}>
          <h3>{t(`home.step_${kind}_title`, words)}</h3>
          <p>{t(`home.step_${kind}_text`)}</p>
        </Stack>
        <Cluster>
          {path && <ButtonLink href={path}>{t('party.open_console')}</ButtonLink>}
          <CreateParty variant={path ? 'quiet' : 'primary'} />
        </Cluster>
      </Card>
      <HostBookings />
      <BalanceCard />
      <OverlayCard widgets={widgets} />
      {running.length > 0 && (
        <Stack as="section" aria-labelledby="live-title">
          <h2 id="live-title">{t('home.live')}</h2>
          <Cards role="list">
            {running.map((item) => (
              <PartyCard key={item.id} party={item} />
            ))}
          </Cards>
        </Stack>
      )}
      <HostDraws draws={draws} />
      <HostFunds />
      <Columns>
        <ActivityList activity={activity} />
        {views ? <PageViews views={views} /> : null}
      </Columns>
    </>
  );
}
