import { act } from '@testing-library/react';
import { PageShell } from '@/components/layout/PageShell';
import { SiteLinksContext } from '@/hooks/ui/page/useSiteLinks';
import { defaultSiteLinks, type SiteLinks } from '@/lib/navigation/siteLinks';
import type { CurrentUser } from '@/lib/session/currentUser';
import { renderScreen } from '@/__tests__/support/screen';

type Listener = (path: string, change: { shallow: boolean }) => void;

/** The router's events: what listens, and a way to tell it. */
export const events = {
  on: jest.fn(),
  off: jest.fn(),
  emit(name: string, path: string) {
    for (const [event, listen] of events.on.mock.calls as [string, Listener][]) {
      if (event === name) act(() => listen(path, { shallow: true }));
    }
  },
};

export const reload = jest.fn();

interface Options {
  user?: CurrentUser | null;
  layout?: 'plain' | 'dashboard';
  asPath?: string;
  hasHeader?: boolean;
  hasHelpChat?: boolean;
  isSidebarShut?: boolean;
  siteLinks?: Partial<SiteLinks>;
}

/** The shell around a page, with the parts that are loaded on their own. */
export async function renderShell(options: Options = {}) {
  const { user = null, layout = 'dashboard', asPath = '/dashboard/home' } = options;
  const { hasHeader = true, hasHelpChat = false, isSidebarShut, siteLinks = {} } = options;
  renderScreen(
    <SiteLinksContext value={{ ...defaultSiteLinks, ...siteLinks }}>
      <PageShell
        path="/"
        layout={layout}
        hasHeader={hasHeader}
        hasFooter
        hasHelpChat={hasHelpChat}
        isSidebarShut={isSidebarShut}
      >
        <h1>Content</h1>
      </PageShell>
    </SiteLinksContext>,
    {
      user,
      router: {
        asPath,
        events: events,
        reload,
        prefetch: () => Promise.resolve(),
        push: () => Promise.resolve(true),
      },
    },
  );
  await act(() => new Promise((done) => setTimeout(done)));
}

export function resizeTo(width: number) {
  act(() => {
    Object.assign(window, { innerWidth: width });
    window.dispatchEvent(new Event('resize'));
  });
}
