import { ResetPasswordScreen } from '@/components/auth/ResetPasswordScreen';
import { serverPage } from '@/lib/page/serverPage';

export default function ResetPasswordPage() {
  return <ResetPasswordScreen />;
}

export const getServerSideProps = serverPage({ access: 'public', namespaces: ['auth'] });
