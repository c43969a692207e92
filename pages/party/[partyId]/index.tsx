import { PartyScreen } from '@/components/party/public/PartyScreen';
import type { PartyView } from '@/hooks/party/types';
import { serverPage, type PageProps } from '@/lib/page/serverPage';

export default function PartyPage({ party }: PageProps<{ party: PartyView }>) {
  return <PartyScreen key={party.id} initial={party} />;
}

export const getServerSideProps = serverPage({
  access: 'public',
  namespaces: ['party', 'join', 'tellMe'],
  theme: 'owner',
  calls: ({ params }) => ({
    details: ['party/get-party-details/', { partyID: String(params?.partyId) }],
  }),
  load: ({ answers }) => {
    const party = answers.details.getParties.items[0];
    if (!party) return { notFound: true };
    return { props: { party }, owner: party.creator.extra_public };
  },
});
