import { CasesScreen } from '@/components/operator/cases/CasesScreen';
import { casesProps, type CasesProps } from '@/lib/page/operator/casePages';
import type { PageProps } from '@/lib/page/serverPage';

export default function OperatorCasesPage({ seat, cases, cursor, isFirst }: PageProps<CasesProps>) {
  return <CasesScreen {...{ seat, cases, cursor, isFirst }} />;
}

export const getServerSideProps = casesProps;
