import { LotteryRecapScreen } from '@/components/lottery/recap/LotteryRecapScreen';
import type { ConsoleLottery } from '@/hooks/lottery/console/types';
import type { LotteryRecap } from '@/hooks/lottery/host/entryLine';
import { serverPage, type PageProps } from '@/lib/page/serverPage';

export default function AfterTheDrawPage(
  props: PageProps<{ recap: LotteryRecap; edit: ConsoleLottery }>,
) {
  return <LotteryRecapScreen key={props.recap.id} {...props} />;
}

// Access is `member`, not `creator`: someone else's console is a 404 for everybody (rulings).
export const getServerSideProps = serverPage({
  access: 'member',
  namespaces: ['lotteryRecap', 'aftershow'],
  theme: 'viewer',
  calls: ({ params }) => {
    const lotteryId = String(params?.chanceId);
    return {
      recap: ['lottery/get-recap/', { lotteryId }],
      draw: ['get-lottery-edit', { lotteryId }],
    };
  },
  load: ({ answers }) => {
    const recap = answers.recap.lotteryRecap.item;
    const edit = answers.draw.getLottery.items[0];
    return recap && edit ? { props: { recap, edit } } : { notFound: true };
  },
});
