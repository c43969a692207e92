import { FundScreen } from '@/components/fund/public/FundScreen';
import { fundPageProps, type FundPageProps } from '@/lib/page/fundPage';
import type { PageProps } from '@/lib/page/serverPage';

export default function FundPage({ page }: PageProps<FundPageProps>) {
  return <FundScreen key={page.id} initial={page} />;
}

export const getServerSideProps = fundPageProps;
