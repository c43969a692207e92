import type { ReactNode } from 'react';
import { PageHead } from '@/components/shared/page/PageHead';
import { useOnboarding, type OnboardingAccount } from '@/hooks/onboarding/useOnboarding';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { OnboardingScreenName } from '@/lib/navigation/onboardingScreens';
import { ColourScreen } from './ColourScreen';
import { NameScreen } from './NameScreen';
import { Stage } from './Onboarding.styles';
import { OnboardingTop } from './OnboardingTop';
import { OverlayScreen } from './OverlayScreen';
import { RockyAside } from './RockyAside';
import { RoleScreen } from './RoleScreen';
import { ToolScreen } from './ToolScreen';

/** The way in: one question a screen, and only what can be done today. */
export function OnboardingScreen({ account }: { account: OnboardingAccount }) {
  const { t } = useTranslation('onboarding');
  const way = useOnboarding(account);
  const parts: Record<OnboardingScreenName, () => ReactNode> = {
    role: () => <RoleScreen key="role" way={way} />,
    name: () => <NameScreen key="name" way={way} account={account} />,
    colour: () => <ColourScreen key="colour" way={way} />,
    tool: () => <ToolScreen key="tool" way={way} />,
    overlay: () => <OverlayScreen key="overlay" way={way} />,
  };
  return (
    <>
      <PageHead title={t('page_title')} isPrivate />
      <OnboardingTop {...way.place} />
      <Stage>
        <RockyAside screen={way.current} />
        <div>{way.open.map((name) => parts[name]())}</div>
        <span />
      </Stage>
    </>
  );
}
