import App, { type AppContext, type AppProps } from 'next/app';
import dynamic from 'next/dynamic';
import { LatePageFrame } from '@/components/layout/LatePageFrame';
import { OverlayFrame } from '@/components/layout/OverlayFrame';
import { TranslationsProvider } from '@/components/providers/TranslationsProvider';
import { SiteLinksContext } from '@/hooks/ui/page/useSiteLinks';
import { shellPathOfError } from '@/lib/navigation/layout';
import { defaultSiteLinks, readSiteLinks, type SiteLinks } from '@/lib/navigation/siteLinks';
import { errorPageProps, type ErrorPageProps } from '@/lib/page/errorPageProps';
import type { ShellProps } from '@/lib/page/pageShell';
import '@/styles/defaultTheme.css';

// Few readers ever see it.
const ErrorScreen = dynamic(() =>
  import('@/components/layout/ErrorScreen').then((module) => module.ErrorScreen),
);

/** What every page gets; the pages no `serverPage` wraps have only some of it. */
interface PlayPlusProps extends AppProps<Partial<ShellProps> & Pick<ErrorPageProps, 'address'>> {
  siteLinks?: SiteLinks;
}

/** It brings the shell itself, for a creator who sets overlays up. */
const OVERLAY_PAGE = '/streamlabs-elements/widgets';
const errorPages = ['/404', '/_error'];

function PlayPlusApp({ Component, pageProps, router, siteLinks }: PlayPlusProps) {
  const { failure, address = router.asPath } = pageProps;
  const isErrorPage = errorPages.includes(router.pathname) || failure !== undefined;
  if (router.pathname === OVERLAY_PAGE && !isErrorPage) {
    return (
      <TranslationsProvider translations={pageProps._nextI18Next}>
        <SiteLinksContext value={siteLinks ?? defaultSiteLinks}>
          <OverlayFrame>
            <Component {...pageProps} siteLinks={siteLinks} />
          </OverlayFrame>
        </SiteLinksContext>
      </TranslationsProvider>
    );
  }
  return (
    <TranslationsProvider translations={pageProps._nextI18Next}>
      <LatePageFrame
        path={isErrorPage ? shellPathOfError(address) : address}
        shell={pageProps}
        siteLinks={siteLinks}
      >
        {failure === undefined ? (
          <Component {...pageProps} />
        ) : (
          <ErrorScreen kind={failure === 'not_found' ? 'missing' : 'away'} />
        )}
      </LatePageFrame>
    </TranslationsProvider>
  );
}

/** Having it makes every page dynamic, so that every page carries the nonce of its answer. */
async function getInitialProps(context: AppContext) {
  const initial = await App.getInitialProps(context);
  const isErrorPage = errorPages.includes(context.ctx.pathname);
  const added = isErrorPage ? await errorPageProps(context.ctx) : {};
  return {
    pageProps: { ...(initial.pageProps as Record<string, unknown>), ...added },
    ...siteLinksProps(),
  };
}

/** Read where the environment is, kept where it is not. */
function siteLinksProps(): { siteLinks?: SiteLinks } {
  if (typeof window === 'undefined') return { siteLinks: readSiteLinks(process.env) };
  return { siteLinks: (window.__NEXT_DATA__.props as { siteLinks?: SiteLinks }).siteLinks };
}

export default Object.assign(PlayPlusApp, { getInitialProps });
