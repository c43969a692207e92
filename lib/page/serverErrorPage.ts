import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { NextPageContext } from 'next';
import { pageTranslations } from '@/lib/i18n/pageTranslations';
import { DEFAULT_LOCALE, isLocaleCode } from '@/lib/navigation/locales';
import { ADDRESS_HEADER } from '@/lib/server/innerHeaders';
import { services } from '@/lib/server/services';
import type { ErrorPageProps } from './errorPageProps';
import { PageVisit } from './pageVisit';

/** How long an error page waits for the session look-up, in ms; it must also work without it. */
const PATIENCE = 1_000;

/** Returns the props of an error page on the server: its texts, its address, and who asks. */
export async function serverErrorPage(context: NextPageContext): Promise<ErrorPageProps> {
  const { req, res, locale } = context;
  if (req === undefined || res === undefined) return {};
  const visit = await visitOf(req, res);
  return {
    address: String(req.headers[ADDRESS_HEADER] ?? '/'),
    session: visit.session,
    isSidebarShut: visit.isSidebarShut,
    ...(await pageTranslations(isLocaleCode(locale) ? locale : DEFAULT_LOCALE, [
      'common',
      'errors',
    ])),
  };
}

async function visitOf(req: IncomingMessage, res: ServerResponse): Promise<PageVisit> {
  const visit = new PageVisit({ req, res, resolvedUrl: req.url ?? '/' }, services());
  // A page that says what went wrong must not fail over who asks.
  const asked = visit.ask({}, {}).catch(() => undefined);
  await Promise.race([asked, setTimeout(PATIENCE, undefined, { ref: false })]);
  visit.settleSession();
  return visit;
}
