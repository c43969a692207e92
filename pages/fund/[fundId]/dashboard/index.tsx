import { FundScreen } from '@/components/fundconsole/console/FundScreen';
import type { ConsoleFund } from '@/hooks/fundconsole/types';
import { serverPage, type PageProps } from '@/lib/page/serverPage';

export default function FundConsolePage({ edit }: PageProps<{ edit: ConsoleFund }>) {
  return <FundScreen key={edit.id} initial={edit} />;
}

// Access is `member`, not `creator`: someone else's console is a 404 for everybody (rulings).
export const getServerSideProps = serverPage({
  access: 'member',
  namespaces: ['fundHost', 'fundList', 'console', 'health', 'widgets'],
  theme: 'viewer',
  calls: ({ params }) => ({ fund: ['get-fund-edit', { fundId: String(params?.fundId) }] }),
  load: ({ answers }) => {
    const edit = answers.fund.getFund.items[0];
    return edit ? { props: { edit } } : { notFound: true };
  },
});
