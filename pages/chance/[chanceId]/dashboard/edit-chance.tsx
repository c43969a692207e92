import { EditLotteryScreen } from '@/components/lottery/edit/EditLotteryScreen';
import type { ConsoleLottery } from '@/hooks/lottery/console/types';
import { serverPage, type PageProps } from '@/lib/page/serverPage';

export default function EditDrawPage({ edit }: PageProps<{ edit: ConsoleLottery }>) {
  return <EditLotteryScreen key={edit.id} initial={edit} />;
}

// Access is `member`, not `creator`: someone else's console is a 404 for everybody (rulings).
export const getServerSideProps = serverPage({
  access: 'member',
  namespaces: ['lotteryEdit', 'lotteryRules', 'console', 'pagesetup'],
  theme: 'viewer',
  calls: ({ params }) => ({ draw: ['get-lottery-edit', { lotteryId: String(params?.chanceId) }] }),
  load: ({ answers }) => {
    const edit = answers.draw.getLottery.items[0];
    return edit ? { props: { edit } } : { notFound: true };
  },
});
