import type { ReactNode } from 'react';
import Head from 'next/head';
import { AppProviders } from '@/components/providers/AppProviders';
import {
  isWidget,
  layoutFor,
  showsFooter,
  showsHeader,
  showsHelpChat,
} from '@/lib/navigation/layout';
import { barePath } from '@/lib/navigation/path';
import { defaultSiteLinks, type SiteLinks } from '@/lib/navigation/siteLinks';
import type { ShellProps } from '@/lib/page/pageShell';
import { fontClasses } from '@/styles/fonts';
import { PageShell } from './PageShell';

interface PageFrameProps {
  /** Address that decides which shell shows. */
  path: string;
  shell: Partial<ShellProps>;
  siteLinks: SiteLinks | undefined;
  children: ReactNode;
}

/** Providers, fonts and the shell that belongs to the address. */
export function PageFrame({ path, shell, siteLinks = defaultSiteLinks, children }: PageFrameProps) {
  const user = shell.session?.user ?? null;
  const hasHeader = showsHeader(path);
  return (
    <div className={`page-frame ${fontClasses}`}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" key="viewport" />
        <title>PlayPlus</title>
      </Head>
      <AppProviders
        user={user}
        hidesPrivate={shell.session?.hidesPrivate ?? false}
        realtime={shell.realtime ?? null}
        themeVariables={shell.theme?.variables}
        siteLinks={siteLinks}
        hasBell={hasHeader && user !== null}
      >
        <PageShell
          path={path}
          // Members on the log-in page came with a name alone, or are asked whether a place comes
          // along: a menu would lie over the form there, and no header opens or shuts it.
          layout={layoutFor(path, user !== null && barePath(path) !== '/login')}
          hasHeader={hasHeader}
          hasFooter={showsFooter(path)}
          hasHelpChat={showsHelpChat(path)}
          hasTurns={!isWidget(path)}
          isSidebarShut={shell.isSidebarShut}
        >
          {children}
        </PageShell>
      </AppProviders>
    </div>
  );
}
