import { EditScreen } from '@/components/party/edit/EditScreen';
import type { ConsoleParty } from '@/hooks/party/types';
import { serverPage, type PageProps } from '@/lib/page/serverPage';

export default function EditQueuePage({ party }: PageProps<{ party: ConsoleParty }>) {
  return <EditScreen key={party.id} initial={party} part="queue" />;
}

// Access is `member`, not `creator`: someone else's console is a 404 for everybody (rulings).
export const getServerSideProps = serverPage({
  access: 'member',
  namespaces: ['party', 'console'],
  theme: 'viewer',
  calls: ({ params }) => ({ edit: ['get-party-edit', { partyID: String(params?.partyId) }] }),
  load: ({ answers }) => {
    const party = answers.edit.getParties.items[0];
    return party ? { props: { party } } : { notFound: true };
  },
});
