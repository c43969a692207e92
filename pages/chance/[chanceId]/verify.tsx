import { VerifyScreen } from '@/components/lottery/verify/VerifyScreen';
import type { LotteryView } from '@/hooks/lottery/types';
import { serverPage, type PageProps } from '@/lib/page/serverPage';

export default function VerifyPage({ lottery }: PageProps<{ lottery: LotteryView }>) {
  return <VerifyScreen key={lottery.id} lottery={lottery} />;
}

export const getServerSideProps = serverPage({
  access: 'public',
  namespaces: ['verifyDraw'],
  theme: 'owner',
  calls: ({ params }) => ({
    details: ['lottery/get-lottery-details/', { lotteryId: String(params?.chanceId) }],
  }),
  load: ({ answers }) => {
    const lottery = answers.details.getLottery.items[0];
    // Nothing is fixed of a draft, so there is nothing to check.
    if (!lottery || lottery.state === 'DRAFT') return { notFound: true };
    return { props: { lottery }, owner: lottery.creator.extra_public };
  },
});
