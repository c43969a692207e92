import type { ResultOf } from '@/lib/secureql/operations/all';
import { serverPage } from './serverPage';

/** Own props of `/dashboard` and `/dashboard/home`, which show the same page. */
export interface DashboardHome {
  /** The creator's newest queues; null for a fan. */
  parties: ResultOf<'party/get-my-parties/'>['getParties']['items'] | null;
}

/** Server props of both addresses. */
export const dashboardHomeProps = serverPage({
  access: 'member',
  namespaces: ['dashboard', 'party'],
  theme: 'viewer',
  calls: () => ({ mine: ['party/get-my-parties/', {}] }),
  load: ({ user, answers }): { props: DashboardHome } => ({
    props: { parties: user?.userType === 'CREATOR' ? answers.mine.getParties.items : null },
  }),
});
