import type { IncomingMessage, ServerResponse } from 'node:http';
import { pageTranslations } from '@/lib/i18n/pageTranslations';
import { DEFAULT_LOCALE, isLocaleCode } from '@/lib/navigation/locales';
import { services } from '@/lib/server/services';
import type { ErrorPageProps, ErrorPageRequest } from './errorPageProps';
import { PageVisit } from './pageVisit';

/** Lets the error pages of this request have their props. */
export function offerErrorPageProps(request: IncomingMessage, response: ServerResponse): void {
  const offer: ErrorPageRequest = {
    errorPageProps: async (pathname, locale): Promise<ErrorPageProps> => ({
      session: { user: pathname === '/404' ? await userOf(request, response) : null },
      ...pageTranslations(isLocaleCode(locale) ? locale : DEFAULT_LOCALE, ['common', 'errors']),
    }),
  };
  Object.assign(request, offer);
}

async function userOf(request: IncomingMessage, response: ServerResponse) {
  const visit = new PageVisit(
    { req: request, res: response, resolvedUrl: request.url ?? '/' },
    services(),
  );
  // A page that says what is missing must not fail over who asks.
  await visit.ask({}, {}).catch(() => undefined);
  visit.settleSession();
  return visit.user;
}
