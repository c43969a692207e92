import dynamic from 'next/dynamic';
import { LoginScreen } from '@/components/auth/LoginScreen';
import { logInProps, type LogInProps } from '@/lib/page/logIn';
import type { PageProps } from '@/lib/page/serverPage';

const TakeAlong = dynamic(() =>
  import('@/components/auth/codes/TakeAlong').then((module) => module.TakeAlong),
);

export default function LoginPage({ googleClientId, places }: PageProps<LogInProps>) {
  return places.length > 0 ? (
    <TakeAlong places={places} />
  ) : (
    <LoginScreen googleClientId={googleClientId} />
  );
}

export const getServerSideProps = logInProps;
