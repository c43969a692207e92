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
  load: async ({ user, run }) => {
    if (!user) return { notFound: true };
    const { getParties } = await run('get-creator-parties', { creatorId: user.id });
    return { props: { creatorId: user.id, first: getParties } };
  },
});
