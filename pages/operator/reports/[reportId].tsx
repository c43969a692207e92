import { ReportScreen } from '@/components/operator/ReportScreen';
import { reportProps, type ReportProps } from '@/lib/page/operator/operatorPages';
import type { PageProps } from '@/lib/page/serverPage';

export default function OperatorReportPage({ seat, file }: PageProps<ReportProps>) {
  return <ReportScreen {...{ seat, file }} />;
}

export const getServerSideProps = reportProps;
