import { SignupScreen } from '@/components/auth/SignupScreen';
import { sendOn } from '@/lib/page/sendOn';
import { serverPage } from '@/lib/page/serverPage';

export default function SignupPage() {
  return <SignupScreen />;
}

export const getServerSideProps = serverPage({
  access: 'public',
  namespaces: ['auth'],
  load: sendOn,
});
