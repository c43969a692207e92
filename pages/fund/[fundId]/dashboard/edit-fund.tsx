import { EditFundScreen } from '@/components/fundconsole/edit/EditFundScreen';
import type { ConsoleFund } from '@/hooks/fundconsole/types';
import { serverPage, type PageProps } from '@/lib/page/serverPage';

export default function EditFundPage({ edit }: PageProps<{ edit: ConsoleFund }>) {
  return <EditFundScreen key={edit.id} initial={edit} />;
}

// Access is `member`, not `creator`: someone else's console is a 404 for everybody (rulings).
export const getServerSideProps = serverPage({
  access: 'member',
  namespaces: ['fundHost', 'console', 'pagesetup'],
  theme: 'viewer',
  calls: ({ params }) => ({ fund: ['get-fund-edit', { fundId: String(params?.fundId) }] }),
  load: ({ answers }) => {
    const edit = answers.fund.getFund.items[0];
    return edit ? { props: { edit } } : { notFound: true };
  },
});
