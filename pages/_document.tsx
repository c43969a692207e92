import Document, {
  Head,
  Html,
  Main,
  NextScript,
  type DocumentContext,
  type DocumentInitialProps,
} from 'next/document';
import { ServerStyleSheet } from 'styled-components';

interface DocumentProps extends DocumentInitialProps {
  nonce: string | undefined;
}

/** The page's frame. The web server puts a fresh nonce into the request header `x-nonce`. */
export default class AppDocument extends Document<DocumentProps> {
  static override async getInitialProps(context: DocumentContext): Promise<DocumentProps> {
    const header = context.req?.headers['x-nonce'];
    const nonce = typeof header === 'string' ? header : undefined;
    const sheet = new ServerStyleSheet({ nonce });
    const { renderPage } = context;
    try {
      context.renderPage = () =>
        renderPage({ enhanceApp: (App) => (props) => sheet.collectStyles(<App {...props} />) });
      const initial = await Document.getInitialProps(context);
      const styles = (
        <>
          {initial.styles}
          {sheet.getStyleElement()}
        </>
      );
      return { ...initial, styles, nonce };
    } finally {
      sheet.seal();
    }
  }

  override render() {
    const { nonce } = this.props;
    return (
      <Html>
        <Head nonce={nonce}>
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <link rel="icon" href="/favicon.ico" sizes="32x32" />
          {/* styled-components reads it for the rules it adds in the browser. */}
          {nonce ? <meta property="csp-nonce" content={nonce} /> : null}
        </Head>
        <body>
          <Main />
          <NextScript nonce={nonce} />
        </body>
      </Html>
    );
  }
}
