import { LotteryScreen } from '@/components/lottery/public/LotteryScreen';
import type { LotteryView } from '@/hooks/lottery/types';
import { serverPage, type PageProps } from '@/lib/page/serverPage';

export default function ChancePage({ lottery }: PageProps<{ lottery: LotteryView }>) {
  return <LotteryScreen key={lottery.id} initial={lottery} />;
}

export const getServerSideProps = serverPage({
  access: 'public',
  namespaces: ['lottery', 'draw', 'join', 'tellMe'],
  theme: 'owner',
  calls: ({ params }) => ({
    details: ['lottery/get-lottery-details/', { lotteryId: String(params?.chanceId) }],
  }),
  load: ({ answers }) => {
    const lottery = answers.details.getLottery.items[0];
    if (!lottery) return { notFound: true };
    return { props: { lottery }, owner: lottery.creator.extra_public };
  },
});
