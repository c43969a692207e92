import { OverviewScreen } from '@/components/operator/OverviewScreen';
import { overviewProps, type OverviewProps } from '@/lib/page/operator/operatorPages';
import type { PageProps } from '@/lib/page/serverPage';

export default function OperatorOverviewPage({ seat, words, found }: PageProps<OverviewProps>) {
  return <OverviewScreen {...{ seat, words, found }} />;
}

export const getServerSideProps = overviewProps;
