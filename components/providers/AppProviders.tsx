import type { ReactNode } from 'react';
import { SiteLinksContext } from '@/hooks/ui/page/useSiteLinks';
import type { SiteLinks } from '@/lib/navigation/siteLinks';
import type { RealtimeSettings } from '@/lib/realtime/settings';
import type { CurrentUser } from '@/lib/session/currentUser';
import { CreatorTheme } from './CreatorTheme';
import { RealtimeProvider } from './RealtimeProvider';
import { SessionProvider } from './SessionProvider';
import { Toasts } from './Toasts';

interface AppProvidersProps {
  user: CurrentUser | null;
  hidesPrivate: boolean;
  realtime: RealtimeSettings | null;
  /** CSS declarations of the page's theme; without them the default one. */
  themeVariables: string | undefined;
  siteLinks: SiteLinks;
  /** The bell of the header shows on this page. */
  hasBell: boolean;
  children: ReactNode;
}

/** All that pages share without passing it on. */
export function AppProviders(props: AppProvidersProps) {
  const { user, hidesPrivate, realtime, themeVariables, siteLinks, hasBell, children } = props;
  return (
    <SiteLinksContext value={siteLinks}>
      <SessionProvider user={user} hidesPrivate={hidesPrivate}>
        <RealtimeProvider settings={realtime} userId={user?.id ?? null}>
          <CreatorTheme variables={themeVariables} />
          {children}
          <Toasts hasBell={hasBell} />
        </RealtimeProvider>
      </SessionProvider>
    </SiteLinksContext>
  );
}
