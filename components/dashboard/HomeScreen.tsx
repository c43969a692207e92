import dynamic from 'next/dynamic';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { PageHead } from '@/components/shared/page/PageHead';
import { calledSlot } from '@/hooks/called/calledSlot';
import { useGreeting } from '@/hooks/dashboard/useGreeting';
import { useMyDraws } from '@/hooks/dashboard/useMyDraws';
import { useMyTickets } from '@/hooks/dashboard/useMyTickets';
import { useSession } from '@/hooks/session/useSession';
import type { DashboardHome } from '@/lib/page/dashboard/dashboardHome';
import { CreatorHome } from './CreatorHome';
import { CalledHere, Head, Page } from './Dashboard.styles';
import { FanHome } from './FanHome';
import { Discover } from './home/Discover';
import { GaveSection } from './home/Gave';
import { Moderations } from './home/Moderations';
import { MyDraws } from './home/MyDraws';
import { Tickets } from './home/Tickets';
import { Todos } from './home/Todos';

// Only for a browser that has two accounts.
const OtherAccountNote = dynamic(() =>
  import('./home/OtherAccountNote').then((module) => module.OtherAccountNote),
);

/** The first page after the log-in: tasks, live queues and recent activity. */
export function HomeScreen({ overview, moderations, featured, ...rendered }: DashboardHome) {
  const { t } = useTranslation('dashboard');
  const { user } = useSession();
  const { tickets, played } = useMyTickets(rendered);
  const draws = useMyDraws(rendered.draws);
  const greeting = useGreeting();
  return (
    <Page>
      <PageHead title={t('home.page_title')} isPrivate />
      <Head>
        <h1>{t(greeting, { name: user?.firstName ?? '' })}</h1>
      </Head>
      <CalledHere ref={calledSlot} />
      {overview ? null : <Todos open={user?.onboardingStatus ?? []} />}
      {user?.canSwitch && <OtherAccountNote />}
      <Moderations initial={moderations} />
      {overview ? (
        <>
          {tickets.length > 0 && <Tickets tickets={tickets} />}
          {draws.length > 0 && <MyDraws draws={draws} />}
          <CreatorHome overview={overview} />
        </>
      ) : (
        <FanHome tickets={tickets} played={played} draws={draws} />
      )}
      <GaveSection />
      <Discover creators={featured} />
    </Page>
  );
}
