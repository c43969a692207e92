import { PartyListScreen } from '@/components/dashboard/list/PartyListScreen';
import type { PartyPage } from '@/hooks/party/types';
import { serverPage, type PageProps } from '@/lib/page/serverPage';

interface Own {
  handle: string;
  current: PartyPage;
  past: PartyPage;
}

export default function PartyListPage({ handle, current, past }: PageProps<Own>) {
  return <PartyListScreen handle={handle} current={current} past={past} />;
}

export const getServerSideProps = serverPage({
  access: 'creator',
  namespaces: ['dashboard', 'party'],
  theme: 'viewer',
  calls: () => ({
    current: ['party/get-my-parties/', { list: 'CURRENT' as const }],
    past: ['party/get-my-parties/', { list: 'PAST' as const }],
  }),
  load: ({ user, answers }) => {
    if (!user) return { notFound: true };
    const { current, past } = answers;
    return {
      props: { handle: user.handle, current: current.getParties, past: past.getParties },
    };
  },
});
