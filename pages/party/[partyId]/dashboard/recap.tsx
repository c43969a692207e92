import { RecapScreen } from '@/components/party/recap/RecapScreen';
import type { Night, RecapPage } from '@/hooks/party/host/useRecap';
import type { ConsoleParty } from '@/hooks/party/types';
import { serverPage, type PageProps } from '@/lib/page/serverPage';

interface Recap {
  party: ConsoleParty;
  night: Night;
  played: RecapPage;
  missed: RecapPage;
  waited: RecapPage;
  isTonight: boolean;
}

/** So long after its end an evening is still this one. */
const TONIGHT_MS = 12 * 60 * 60_000;

export default function AfterTheShowPage(props: PageProps<Recap>) {
  return <RecapScreen key={props.party.id} {...props} />;
}

// Access is `member`, not `creator`: someone else's console is a 404 for everybody (rulings).
export const getServerSideProps = serverPage({
  access: 'member',
  namespaces: ['party', 'console', 'aftershow'],
  theme: 'viewer',
  calls: ({ params }) => {
    const partyID = String(params?.partyId);
    return {
      edit: ['get-party-edit', { partyID }],
      night: ['party/get-night/', { partyID }],
      played: ['party/get-recap/', { partyID, kind: 'PLAYED' }],
      missed: ['party/get-recap/', { partyID, kind: 'MISSED' }],
      waited: ['party/get-recap/', { partyID, kind: 'WAITED' }],
    };
  },
  load: ({ answers }) => {
    const party = answers.edit.getParties.items[0];
    const night = answers.night.partyNight.item;
    const played = answers.played.partyRecap.item;
    const missed = answers.missed.partyRecap.item;
    const waited = answers.waited.partyRecap.item;
    if (!party || !night || !played || !missed || !waited) return { notFound: true };
    const isTonight = Date.now() - Date.parse(night.until) < TONIGHT_MS;
    return { props: { party, night, played, missed, waited, isTonight } };
  },
});
