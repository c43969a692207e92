import { ReportsScreen } from '@/components/operator/ReportsScreen';
import { reportsProps, type ReportsProps } from '@/lib/page/operator/operatorPages';
import type { PageProps } from '@/lib/page/serverPage';

export default function OperatorReportsPage({
  seat,
  isClosed,
  reports,
  cursor,
  isFirst,
}: PageProps<ReportsProps>) {
  return <ReportsScreen {...{ seat, isClosed, reports, cursor, isFirst }} />;
}

export const getServerSideProps = reportsProps;
