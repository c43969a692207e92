import { HomeScreen } from '@/components/dashboard/HomeScreen';
import type { PartySummary } from '@/hooks/party/types';
import { serverPage, type PageProps } from '@/lib/page/serverPage';

interface Own {
  /** Null for a fan. */
  parties: PartySummary[] | null;
}

export default function HomePage({ parties }: PageProps<Own>) {
  return <HomeScreen parties={parties} />;
}

export const getServerSideProps = serverPage({
  access: 'member',
  namespaces: ['dashboard', 'party'],
  theme: 'viewer',
  load: async ({ user, run }): Promise<{ props: Own }> => {
    if (user?.userType !== 'CREATOR') return { props: { parties: null } };
    const { getParties } = await run('get-creator-parties', { creatorId: user.id });
    return { props: { parties: getParties.items } };
  },
});
