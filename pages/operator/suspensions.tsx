import { SuspensionsScreen } from '@/components/operator/SuspensionsScreen';
import { suspensionsProps, type SuspensionsProps } from '@/lib/page/operator/operatorPages';
import type { PageProps } from '@/lib/page/serverPage';

export default function OperatorSuspensionsPage({
  seat,
  suspensions,
}: PageProps<SuspensionsProps>) {
  return <SuspensionsScreen {...{ seat, suspensions }} />;
}

export const getServerSideProps = suspensionsProps;
