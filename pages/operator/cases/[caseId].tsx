import { CaseScreen } from '@/components/operator/cases/CaseScreen';
import { caseProps, type CaseProps } from '@/lib/page/operator/casePages';
import type { PageProps } from '@/lib/page/serverPage';

export default function OperatorCasePage({ seat, shown }: PageProps<CaseProps>) {
  return <CaseScreen {...{ seat, shown }} />;
}

export const getServerSideProps = caseProps;
