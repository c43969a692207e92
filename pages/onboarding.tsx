import { OnboardingFoot } from '@/components/onboarding/OnboardingFoot';
import { OnboardingScreen } from '@/components/onboarding/OnboardingScreen';
import type { OnboardingAccount } from '@/hooks/onboarding/useOnboarding';
import { serverPage, type PageProps } from '@/lib/page/serverPage';

interface Own {
  account: OnboardingAccount;
}

export default function OnboardingPage({ account }: PageProps<Own>) {
  return (
    <>
      <OnboardingScreen account={account} />
      <OnboardingFoot />
    </>
  );
}

export const getServerSideProps = serverPage({
  access: 'member',
  namespaces: ['onboarding', 'handle'],
  calls: () => ({ status: ['myUser/get-onboarding-status', {}] }),
  load: ({ answers }) => {
    const account = answers.status.myUser.item;
    return account ? { props: { account } } : { notFound: true };
  },
});
