import { useRouter } from 'next/router';
import { useState } from 'react';
import { CreateParty } from '@/components/dashboard/CreateParty';
import { Head, Page } from '@/components/dashboard/Dashboard.styles';
import { Empty, Named } from '@/components/dashboard/draws/Draws.styles';
import { PageHead } from '@/components/shared/page/PageHead';
import { RockySpot } from '@/components/shared/RockySpot';
import { ToolMark } from '@/components/shared/ToolMark';
import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import { Cluster } from '@/components/ui/Stack';
import { useCurrentParties } from '@/hooks/party/host/useCurrentParties';
import type { PartyPage, PartySummary } from '@/hooks/party/types';
import { useTellRocky } from '@/hooks/mascot/useTellRocky';
import { useFragment } from '@/hooks/ui/page/useFragment';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { planIn } from '@/lib/navigation/tools/planPath';
import { isRunning } from '@/lib/shared/parties/partyActions';
import { Drafts } from './Drafts';
import { LinkForGood } from './LinkForGood';
import { List } from './List.styles';
import { LiveShow } from './LiveShow';
import { PastShows } from './PastShows';
import { PlanDialog } from './PlanDialog';
import { PlannedShows } from './PlannedShows';
import { StudioStrip } from './StudioStrip';

interface Props {
  handle: string;
  /** What has not ended, and the first of what has. */
  current: PartyPage;
  past: PartyPage;
}

/** All queues of a creator: what runs, what is planned, what was. */
export function PartyListScreen({ handle, current, past }: Props) {
  const { t } = useTranslation('dashboard');
  const router = useRouter();
  const { parties, read, callOff, hasFailed } = useCurrentParties(current.items);
  const [planned, setPlanned] = useState<{ party: PartySummary | null } | null>(null);
  const wanted = planIn(useFragment());
  const asked = planned ?? (wanted ? { party: parties.find(({ id }) => id === wanted) } : null);
  const running = parties
    .filter(isRunning)
    .sort((a, b) => Number(b.state === 'OPEN') - Number(a.state === 'OPEN'));
  const scheduled = parties
    .filter(({ state }) => state === 'SCHEDULED')
    .sort((a, b) => (a.opensAt ?? '').localeCompare(b.opensAt ?? ''));
  const drafts = parties.filter(({ state }) => state === 'DRAFT');
  const isEmpty = parties.length === 0 && past.items.length === 0;
  useTellRocky('empty_queues', isEmpty);
  const close = () => {
    setPlanned(null);
    // Not a step of its own in the history: back leads to where the reader came from.
    if (wanted) void router.replace(router.pathname, undefined, { shallow: true });
  };
  const buttons = (
    <Cluster $gap={2} $justify={isEmpty ? 'center' : 'start'}>
      <Button variant="quiet" icon="clock" onClick={() => setPlanned({ party: null })}>
        {t('list.plan_show')}
      </Button>
      <CreateParty />
    </Cluster>
  );
  return (
    <Page>
      <PageHead title={t('party.title')} isPrivate />
      <Head>
        <Named>
          <ToolMark tool="queue" size={40} />
          <h1>{t('party.title')}</h1>
        </Named>
        {!isEmpty && buttons}
      </Head>
      {isEmpty && (
        <Empty aria-labelledby="first-title">
          <RockySpot animation="Explain" size={88} instead={<ToolMark tool="queue" size={88} />} />
          <h2 id="first-title">{t('party.empty_title')}</h2>
          <p>{t('party.empty_text')}</p>
          {buttons}
        </Empty>
      )}
      <FormError>{hasFailed && t('party.failed')}</FormError>
      {running.length > 0 && (
        <List role="list" aria-label={t('home.live')}>
          {running.map((party, index) => (
            <LiveShow key={party.id} party={party} isChief={index === 0} />
          ))}
        </List>
      )}
      <LinkForGood handle={handle} />
      {scheduled.length > 0 && (
        <PlannedShows
          parties={scheduled}
          onPlan={(party) => setPlanned({ party })}
          onCancel={(party) => void callOff(party.id)}
        />
      )}
      {drafts.length > 0 && <Drafts parties={drafts} onPlan={(party) => setPlanned({ party })} />}
      {!isEmpty && <PastShows first={past} />}
      <StudioStrip />
      {asked?.party !== undefined && (
        <PlanDialog
          party={asked.party}
          onClose={close}
          onDone={async () => {
            await read();
            close();
          }}
        />
      )}
    </Page>
  );
}
