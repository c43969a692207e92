import { PartyListScreen } from '@/components/dashboard/PartyListScreen';
import type { PartyPage } from '@/hooks/party/types';
import { serverPage, type PageProps } from '@/lib/page/serverPage';

interface Own {
  creatorId: string;
  first: PartyPage;
}

export default function PartyListPage({ creatorId, first }: PageProps<Own>) {
  return <PartyListScreen creatorId={creatorId} first={first} />;
}

export const getServerSideProps = serverPage({
  access: 'creator',
  namespaces: ['dashboard', 'party'],
  theme: 'viewer',
  calls: () => ({ mine: ['party/get-my-parties/', {}] }),
  load: ({ user, answers }) =>
    user ? { props: { creatorId: user.id, first: answers.mine.getParties } } : { notFound: true },
});
