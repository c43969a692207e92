import Document, {
  Head,
  Html,
  Main,
  NextScript,
  type DocumentContext,
  type DocumentInitialProps,
} from 'next/document';
import { ThemeStyle } from '@/components/providers/CreatorTheme';
import { SeoTags } from '@/components/layout/SeoTags';
import type { ShellProps } from '@/lib/page/pageShell';
import type { ServicePageProps } from '@/lib/page/find/servicePage';
import { pageSeo, type PageSeo } from '@/lib/seo/pageSeo';
import { serviceData } from '@/lib/seo/serviceData';
import { webConfig } from '@/lib/server/config';
import { NONCE_HEADER } from '@/lib/server/innerHeaders';
import { originOf } from '@/lib/server/http/origin';
import { globalStyle } from '@/styles/globalStyle';
import { pageSheet } from '@/styles/pageSheet';
import { withoutScripts } from '@/styles/withoutScripts';

interface DocumentProps extends DocumentInitialProps {
  nonce: string | undefined;
  seo: PageSeo | null;
}

/** The page's frame. The web server puts a fresh nonce into the request header `x-nonce`. */
export default class AppDocument extends Document<DocumentProps> {
  static override async getInitialProps(context: DocumentContext): Promise<DocumentProps> {
    const header = context.req?.headers[NONCE_HEADER];
    const nonce = typeof header === 'string' ? header : undefined;
    const sheet = pageSheet(context.pathname);
    const { renderPage } = context;
    context.renderPage = () =>
      renderPage({ enhanceApp: (App) => (props) => sheet.collect(<App {...props} />) });
    const initial = await Document.getInitialProps(context);
    const styles = (
      <>
        {initial.styles}
        <style nonce={nonce} dangerouslySetInnerHTML={{ __html: globalStyle }} />
        {sheet.element(nonce)}
      </>
    );
    const origin = context.req ? originOf(context.req, webConfig()) : null;
    const seo = pageSeo(context, initial.head ?? [], origin);
    return { ...initial, styles, nonce, seo };
  }

  override render() {
    const { nonce, seo, __NEXT_DATA__ } = this.props;
    const { theme, page } = (__NEXT_DATA__.props.pageProps ?? {}) as Partial<
      ShellProps & ServicePageProps
    >;
    const isService = __NEXT_DATA__.page === '/[profile]/[serviceId]';
    return (
      <Html>
        <Head nonce={nonce}>
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <link rel="icon" href="/favicon.ico" sizes="32x32" />
          <link rel="apple-touch-icon" href="/static/icons/apple.png" />
          <link rel="manifest" href="/manifest.webmanifest" />
          <ThemeStyle variables={theme?.variables} nonce={nonce} />
          {/* styled-components reads it for the rules it adds in the browser. */}
          {nonce ? <meta property="csp-nonce" content={nonce} /> : null}
          <noscript>
            <style nonce={nonce} dangerouslySetInnerHTML={{ __html: withoutScripts }} />
          </noscript>
          {seo ? <SeoTags seo={seo} /> : null}
          {seo && isService && page ? (
            // Data, not a script: nothing runs it, so it needs no nonce.
            <script
              type="application/ld+json"
              dangerouslySetInnerHTML={{ __html: serviceData(page, seo) }}
            />
          ) : null}
        </Head>
        <body>
          <Main />
          <NextScript nonce={nonce} />
        </body>
      </Html>
    );
  }
}
