import { FundRecapScreen } from '@/components/fundconsole/recap/FundRecapScreen';
import type { ConsoleFund, FundRecap } from '@/hooks/fundconsole/types';
import { serverPage, type PageProps } from '@/lib/page/serverPage';

export default function AfterTheFundPage(
  props: PageProps<{ recap: FundRecap; edit: ConsoleFund }>,
) {
  return <FundRecapScreen key={props.recap.id} {...props} />;
}

// Access is `member`, not `creator`: someone else's console is a 404 for everybody (rulings).
export const getServerSideProps = serverPage({
  access: 'member',
  namespaces: ['fundHost', 'fundList'],
  theme: 'viewer',
  calls: ({ params }) => {
    const fundId = String(params?.fundId);
    return { recap: ['fund/get-recap/', { fundId }], fund: ['get-fund-edit', { fundId }] };
  },
  load: ({ answers }) => {
    const recap = answers.recap.fundRecap.item;
    const edit = answers.fund.getFund.items[0];
    return recap && edit ? { props: { recap, edit } } : { notFound: true };
  },
});
