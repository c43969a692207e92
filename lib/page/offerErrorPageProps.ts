import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { pageTranslations } from '@/lib/i18n/pageTranslations';
import { DEFAULT_LOCALE, isLocaleCode } from '@/lib/navigation/locales';
import { services } from '@/lib/server/services';
import type { ErrorPageProps, ErrorPageRequest } from './errorPageProps';
import { PageVisit } from './pageVisit';

/** How long an error page waits to know who asks, in ms: it must come also when nobody can say. */
const PATIENCE = 1_000;

/** Lets the error pages of this request have their props. */
export function offerErrorPageProps(request: IncomingMessage, response: ServerResponse): void {
  const address = request.url?.split('?', 1)[0] ?? '/';
  const offer: ErrorPageRequest = {
    errorPageProps: async (locale): Promise<ErrorPageProps> => {
      const { user, isSidebarShut } = await visitOf(request, response);
      return {
        address,
        session: { user },
        isSidebarShut,
        ...pageTranslations(isLocaleCode(locale) ? locale : DEFAULT_LOCALE, ['common', 'errors']),
      };
    },
  };
  Object.assign(request, offer);
}

async function visitOf(request: IncomingMessage, response: ServerResponse): Promise<PageVisit> {
  const visit = new PageVisit(
    { req: request, res: response, resolvedUrl: request.url ?? '/' },
    services(),
  );
  // A page that says what went wrong must not fail over who asks.
  const asked = visit.ask({}, {}).catch(() => undefined);
  await Promise.race([asked, setTimeout(PATIENCE, undefined, { ref: false })]);
  visit.settleSession();
  return visit;
}
