import dynamic from 'next/dynamic';
import type { MouseEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '@/hooks/ui/useTranslation';
import styled from 'styled-components';
import { useSession } from '@/hooks/session/useSession';
import { useFlash } from '@/hooks/ui/toasts/useFlash';
import { useRouteFocus } from '@/hooks/ui/page/useRouteFocus';
import { useRouteProgress } from '@/hooks/ui/page/useRouteProgress';
import { usePageViews } from '@/hooks/ui/page/usePageViews';
import { useSidebar } from '@/hooks/ui/page/useSidebar';
import { media } from '@/styles/media';
import { color, layer, radius, shadow, space, target, weight } from '@/styles/tokens';
import { Header } from './Header';
import { RockyPlace } from './rocky/RockyPlace';

const MAIN_ID = 'main';

const HelpAssistant = dynamic(() =>
  import('./HelpAssistant').then((module) => module.HelpAssistant),
);

// For members: whoever joins a live tool has an account.
const CalledPlace = dynamic(
  () => import('./called/CalledPlace').then((module) => module.CalledPlace),
  { ssr: false },
);

// For creators who still have something to do.
const OnboardingBanner = dynamic(() =>
  import('@/components/onboarding/OnboardingBanner').then((module) => module.OnboardingBanner),
);

// The start page, which most people come to first, has none.
const Footer = dynamic(() => import('./Footer').then((module) => module.Footer));

// A visitor has none, and most readers of public pages are visitors.
const Sidebar = dynamic(() =>
  import('@/components/layout/sidebar/Sidebar').then((module) => module.Sidebar),
);
const SidebarToggle = dynamic(() =>
  import('@/components/layout/sidebar/SidebarToggle').then((module) => module.SidebarToggle),
);

interface PageShellProps {
  /** Address that decided which shell shows. */
  path: string;
  layout: 'plain' | 'dashboard';
  hasHeader: boolean;
  hasFooter: boolean;
  hasHelpChat?: boolean;
  /** Whoever is called somewhere is told on this page. */
  hasTurns?: boolean;
  /** The sidebar was shut on an earlier page, where it covers this one. */
  isSidebarShut?: boolean;
  children: ReactNode;
}

/** The way to help floats over the last lines, so there is room for it below them. */
const Root = styled.div<{ $hasHelp: boolean }>`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  --help-room: ${({ $hasHelp }) => ($hasHelp ? `calc(${target.touch} + 2 * ${space[4]})` : '0rem')};

  padding-bottom: var(--help-room);

  /* There the way to help stands in the page, on the footer's ground. */
  @media ${media.narrow} {
    --help-room: ${({ $hasHelp }) => ($hasHelp ? `calc(${target.touch} + ${space[4]})` : '0rem')};

    padding-bottom: ${({ $hasHelp }) => ($hasHelp ? space[4] : 0)};
  }
`;

const Middle = styled.div`
  display: flex;
  flex: 1;
  align-items: stretch;
`;

const Main = styled.main`
  flex: 1;
  min-width: 0;
  outline: none;
`;

/** No box of its own: the header must stick to the window, not to a wrapper. */
const Part = styled.div`
  display: contents;
`;

const SkipLink = styled.a`
  position: fixed;
  top: ${space[2]};
  left: ${space[2]};
  z-index: ${layer.loader};
  padding: ${space[3]} ${space[5]};
  border-radius: ${radius.round};
  background: ${color.raised};
  box-shadow: ${shadow.high};
  font-weight: ${weight.strong};

  &:not(:focus) {
    transform: translateY(-300%);
  }
`;

/** Everything around a page. The one `<main>` is here: screens bring none. */
export function PageShell(props: PageShellProps) {
  const {
    path,
    layout,
    hasHeader,
    hasFooter,
    hasHelpChat = false,
    hasTurns = false,
    isSidebarShut = false,
  } = props;
  const { children } = props;
  const { t } = useTranslation('common');
  const { user } = useSession();
  const { button, ...sidebar } = useSidebar(isSidebarShut);
  useRouteProgress();
  useFlash();
  usePageViews();
  useRouteFocus(MAIN_ID);
  const owner = layout === 'dashboard' ? user : null;
  const asksCreator = owner?.userType === 'CREATOR' && !owner.onboardingComplete;
  const isCovered = owner !== null && sidebar.coversPage;

  // The address keeps its fragment: it may hold a mailed link's token or name a part of the page.
  function skip(event: MouseEvent) {
    event.preventDefault();
    // What covers the content keeps the focus out of it.
    flushSync(sidebar.closeIfNarrow);
    document.getElementById(MAIN_ID)?.focus();
  }

  return (
    <Root $hasHelp={hasHelpChat}>
      <SkipLink href={`#${MAIN_ID}`} onClick={skip}>
        {t('skip_to_content')}
      </SkipLink>
      {hasHeader ? (
        <Part inert={isCovered}>
          <Header sidebar={owner ? sidebar : undefined} sidebarButton={button} />
        </Part>
      ) : null}
      <Middle className="shell-middle">
        {owner ? (
          <Sidebar
            user={owner}
            isOpen={sidebar.isOpen}
            isShut={sidebar.isShut}
            isBelowHeader={hasHeader}
            onClose={sidebar.close}
            onItemClick={sidebar.closeIfNarrow}
          />
        ) : null}
        <Main id={MAIN_ID} tabIndex={-1} inert={isCovered}>
          {owner && !hasHeader ? <SidebarToggle {...sidebar} button={button} isAlone /> : null}
          {asksCreator ? <OnboardingBanner user={owner} path={path} /> : null}
          {children}
        </Main>
      </Middle>
      {hasFooter ? (
        <Part inert={isCovered}>
          <Footer />
        </Part>
      ) : null}
      {hasHelpChat ? <HelpAssistant /> : null}
      {hasTurns && user ? <CalledPlace userId={user.id} path={path} /> : null}
      {hasTurns ? <RockyPlace /> : null}
    </Root>
  );
}
