import type { ResultOf } from '@/lib/secureql/operations/all';
import { serverPage } from './serverPage';

/** Own props of `/dashboard` and `/dashboard/home`, which show the same page. */
export interface DashboardHome {
  /** The creator's newest queues; null for a fan. */
  parties: ResultOf<'get-creator-parties'>['getParties']['items'] | null;
}

/** Server props of both addresses. */
export const dashboardHomeProps = serverPage({
  access: 'member',
  namespaces: ['dashboard', 'party'],
  theme: 'viewer',
  load: async ({ user, run }): Promise<{ props: DashboardHome }> => {
    if (user?.userType !== 'CREATOR') return { props: { parties: null } };
    const { getParties } = await run('get-creator-parties', { creatorId: user.id });
    return { props: { parties: getParties.items } };
  },
});
