import { UndoEmailScreen } from '@/components/auth/email/UndoEmailScreen';
import { serverPage } from '@/lib/page/serverPage';

export default function UndoEmailPage() {
  return <UndoEmailScreen />;
}

export const getServerSideProps = serverPage({ access: 'public', namespaces: ['auth'] });
