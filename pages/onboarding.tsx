import { OnboardingFoot } from '@/components/onboarding/OnboardingFoot';
import { OnboardingScreen } from '@/components/onboarding/OnboardingScreen';
import type { OnboardingAnswer } from '@/hooks/onboarding/useOnboarding';
import { serverPage, type PageProps } from '@/lib/page/serverPage';

interface Own {
  status: OnboardingAnswer;
  email: string | null;
}

export default function OnboardingPage({ status, email }: PageProps<Own>) {
  return (
    <>
      <OnboardingScreen status={status} email={email} />
      <OnboardingFoot />
    </>
  );
}

export const getServerSideProps = serverPage({
  access: 'member',
  namespaces: ['onboarding', 'auth', 'handle', 'emailcode'],
  calls: () => ({ status: ['myUser/get-onboarding-status', {}] }),
  load: ({ user, answers }) =>
    user ? { props: { status: answers.status, email: user.email } } : { notFound: true },
});
