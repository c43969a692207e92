import { LogScreen } from '@/components/operator/LogScreen';
import { logProps, type LogProps } from '@/lib/page/operator/operatorPages';
import type { PageProps } from '@/lib/page/serverPage';

export default function OperatorLogPage({ seat, lines, cursor, isFirst }: PageProps<LogProps>) {
  return <LogScreen {...{ seat, lines, cursor, isFirst }} />;
}

export const getServerSideProps = logProps;
