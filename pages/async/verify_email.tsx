import { VerifyEmailScreen } from '@/components/auth/email/VerifyEmailScreen';
import { serverPage } from '@/lib/page/serverPage';

export default function VerifyEmailPage() {
  return <VerifyEmailScreen />;
}

export const getServerSideProps = serverPage({
  access: 'public',
  namespaces: ['auth', 'emailcode'],
});
