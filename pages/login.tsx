import { LoginScreen } from '@/components/auth/LoginScreen';
import { sendOn } from '@/lib/page/sendOn';
import { serverPage } from '@/lib/page/serverPage';

export default function LoginPage() {
  return <LoginScreen />;
}

export const getServerSideProps = serverPage({
  access: 'public',
  namespaces: ['auth'],
  load: sendOn,
});
