import { LoginScreen } from '@/components/auth/LoginScreen';
import { redirectMember, type WayIn } from '@/lib/page/pageRedirects';
import { serverPage, type PageProps } from '@/lib/page/serverPage';

export default function LoginPage({ googleClientId }: PageProps<WayIn>) {
  return <LoginScreen googleClientId={googleClientId} />;
}

export const getServerSideProps = serverPage({
  access: 'public',
  namespaces: ['auth'],
  load: redirectMember,
});
