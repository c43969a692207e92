import dynamic from 'next/dynamic';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { useSession } from '@/hooks/session/useSession';
import { useMatch } from '@/hooks/ui/useMatch';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { mayAppear, onRockyChange } from '@/lib/mascot/memory';
import type { OnboardingScreenName } from '@/lib/navigation/onboardingScreens';
import { media } from '@/styles/media';
import { color, radius, shadow, space } from '@/styles/tokens';

// Only for who sees it.
const RockyFigure = dynamic(
  () => import('@/components/mascot/RockyFigure').then((module) => module.RockyFigure),
  { ssr: false },
);

const ANIMATION: Readonly<Record<OnboardingScreenName, string>> = {
  role: 'Greeting',
  name: 'Explain',
  colour: 'Congratulate',
  tool: 'Explain',
  overlay: 'GestureUp',
};

const Root = styled.aside`
  display: grid;
  align-self: end;
  justify-self: end;
  justify-items: center;
  gap: ${space[4]};
  max-width: 16rem;

  @media ${media.upToMedium} {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    justify-self: stretch;
    justify-items: start;
    max-width: none;
    gap: ${space[3]};
  }
`;

const Words = styled.p`
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.large};
  background: ${color.raised};
  box-shadow: ${shadow.low};

  @media ${media.upToMedium} {
    order: 1;
  }
`;

/** As large before the figure has come as after. */
const Place = styled.span`
  display: grid;
  place-items: center;
  width: 7.5rem;
  height: 7.5rem;

  @media ${media.upToMedium} {
    width: 4rem;
    height: 4rem;
  }
`;

/** Rocky stands beside a screen and says one sentence about it. It asks nothing and covers nothing. */
export function RockyAside({ screen }: { screen: OnboardingScreenName }) {
  const { t } = useTranslation('onboarding');
  const { user } = useSession();
  const isNarrow = useMatch(media.upToMedium);
  // What the account says comes with the page, so nothing moves once it is alive.
  const isHere = useSyncExternalStore(
    onRockyChange,
    () => mayAppear(user),
    () => user?.hasRocky ?? false,
  );
  if (!isHere) return <span />;
  return (
    <Root>
      <Words>{t(`rocky.${screen}`)}</Words>
      <Place>
        <RockyFigure
          key={`${screen}-${isNarrow}`}
          animation={ANIMATION[screen]}
          size={isNarrow ? 64 : 120}
        />
      </Place>
    </Root>
  );
}
