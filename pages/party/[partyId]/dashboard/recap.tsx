import { RecapScreen } from '@/components/party/recap/RecapScreen';
import type { ConsoleParty } from '@/hooks/party/types';
import type { RecapPage } from '@/hooks/party/host/useRecap';
import { serverPage, type PageProps } from '@/lib/page/serverPage';

interface Recap {
  party: ConsoleParty;
  first: RecapPage;
}

export default function AfterTheShowPage({ party, first }: PageProps<Recap>) {
  return <RecapScreen key={party.id} party={party} first={first} />;
}

// Access is `member`, not `creator`: someone else's console is a 404 for everybody (rulings).
export const getServerSideProps = serverPage({
  access: 'member',
  namespaces: ['party', 'console'],
  theme: 'viewer',
  calls: ({ params }) => {
    const partyID = String(params?.partyId);
    return {
      edit: ['get-party-edit', { partyID }],
      recap: ['party/get-recap/', { partyID, kind: 'PLAYED' }],
    };
  },
  load: ({ answers }) => {
    const party = answers.edit.getParties.items[0];
    const first = answers.recap.partyRecap.item;
    return party && first ? { props: { party, first } } : { notFound: true };
  },
});
