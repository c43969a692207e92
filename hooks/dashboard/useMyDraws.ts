import { useSecureql } from '@/hooks/secureql/useSecureql';
import type { DashboardHome } from '@/lib/page/dashboard/dashboardHome';
import { isLiveEntry } from '@/lib/shared/lottery/states';
import { useOwnNews } from './useOwnNews';

export type MyDraw = DashboardHome['draws'][number];

/** The reader's own entries and prizes, what waits for them first, kept true. */
export function useMyDraws(rendered: DashboardHome['draws']): MyDraw[] {
  const { data, reload } = useSecureql(
    'lottery/get-my-draws/',
    {},
    { getDraws: { error: null, items: rendered } },
  );
  const draws = data.getDraws.items.filter(({ status }) => isLiveEntry(status));
  useOwnNews(
    draws.map(({ lotteryId }) => lotteryId),
    reload,
  );
  return draws;
}
