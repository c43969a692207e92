import { LegalScreen } from '@/components/legal/LegalScreen';
import { legalProps, type LegalPageProps } from '@/lib/page/legal';
import type { PageProps } from '@/lib/page/serverPage';

export default function LegalPage({ id, figures }: PageProps<LegalPageProps>) {
  return <LegalScreen id={id} figures={figures} />;
}

export const getServerSideProps = legalProps;
