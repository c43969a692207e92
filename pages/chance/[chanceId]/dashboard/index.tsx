import { LotteryScreen } from '@/components/lottery/console/LotteryScreen';
import type { ConsoleLottery } from '@/hooks/lottery/console/types';
import { serverPage, type PageProps } from '@/lib/page/serverPage';

export default function DrawConsolePage({ edit }: PageProps<{ edit: ConsoleLottery }>) {
  return <LotteryScreen key={edit.id} initial={edit} />;
}

// Access is `member`, not `creator`: someone else's console is a 404 for everybody (rulings).
export const getServerSideProps = serverPage({
  access: 'member',
  namespaces: ['lotteryConsole', 'console', 'health', 'draw', 'widgets'],
  theme: 'viewer',
  calls: ({ params }) => ({ draw: ['get-lottery-edit', { lotteryId: String(params?.chanceId) }] }),
  load: ({ answers }) => {
    const edit = answers.draw.getLottery.items[0];
    return edit ? { props: { edit } } : { notFound: true };
  },
});
