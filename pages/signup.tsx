import { SignupScreen } from '@/components/auth/SignupScreen';
import { redirectMember, type WayIn } from '@/lib/page/pageRedirects';
import { serverPage, type PageProps } from '@/lib/page/serverPage';

export default function SignupPage({ googleClientId }: PageProps<WayIn>) {
  return <SignupScreen googleClientId={googleClientId} />;
}

export const getServerSideProps = serverPage({
  access: 'public',
  namespaces: ['auth', 'handle'],
  load: redirectMember,
});
