import { DrawListScreen } from '@/components/dashboard/draws/DrawListScreen';
import type { LotteryPage } from '@/hooks/lottery/types';
import { serverPage, type PageProps } from '@/lib/page/serverPage';

interface Own {
  current: LotteryPage;
  past: LotteryPage;
}

export default function DrawListPage({ current, past }: PageProps<Own>) {
  return <DrawListScreen current={current} past={past} />;
}

export const getServerSideProps = serverPage({
  access: 'creator',
  namespaces: ['dashboard', 'lotteryList', 'draw', 'pagesetup'],
  theme: 'viewer',
  calls: () => ({
    current: ['lottery/get-my-lotteries/', { list: 'CURRENT' as const }],
    past: ['lottery/get-my-lotteries/', { list: 'PAST' as const }],
  }),
  load: ({ answers: { current, past } }) => ({
    props: { current: current.getLottery, past: past.getLottery },
  }),
});
