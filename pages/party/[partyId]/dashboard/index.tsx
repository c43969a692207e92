import { ConsoleScreen } from '@/components/party/console/ConsoleScreen';
import type { ConsoleParty } from '@/hooks/party/types';
import { serverPage, type PageProps } from '@/lib/page/serverPage';

export default function ConsolePage({ party }: PageProps<{ party: ConsoleParty }>) {
  return <ConsoleScreen key={party.id} initial={party} />;
}

// Access is `member`, not `creator`: someone else's console is a 404 for everybody (rulings).
export const getServerSideProps = serverPage({
  access: 'member',
  namespaces: ['party', 'console', 'health', 'widgets', 'aftershow'],
  theme: 'viewer',
  calls: ({ params }) => ({ edit: ['get-party-edit', { partyID: String(params?.partyId) }] }),
  load: ({ answers }) => {
    const party = answers.edit.getParties.items[0];
    return party ? { props: { party } } : { notFound: true };
  },
});
