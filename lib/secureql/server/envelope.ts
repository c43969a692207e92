import type { IncomingMessage, ServerResponse } from 'node:http';
import { numbersIn } from '@/lib/i18n/numbers';
import { pickLocale } from '@/lib/i18n/pickLocale';
import { readTexts } from '@/lib/i18n/texts';
import type { LocaleCode } from '@/lib/navigation/locales';
import { parseCookies } from '@/lib/server/http/cookies';
import { sendPacked } from '@/lib/server/http/sendPacked';
import { ERRORS, type ErrorCode } from '@/lib/shared/errors';
import type { Refusal } from './refusal';

/** Seconds after which it is worth asking again, where nobody counted them. */
const RETRY_AFTER: ReadonlyMap<ErrorCode, number> = new Map([
  ['rate_limited', 60],
  ['media.too_many', 600],
  ['media.busy', 5],
  ['file.busy', 5],
]);

/** Sends JSON that nobody keeps. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  beginJson(response, status);
  response.end(JSON.stringify(body));
}

/** Sends the data of a call: a page of fifty people is packed. */
export function sendData(
  request: IncomingMessage,
  response: ServerResponse,
  data: unknown,
): Promise<void> {
  beginJson(response, 200);
  return sendPacked(request, response, Buffer.from(JSON.stringify(data)));
}

function beginJson(response: ServerResponse, status: number): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
}

/** Says when it is worth asking again, if that is known. */
export function sendWait(response: ServerResponse, { code, retryAfter }: Refusal): void {
  const wait = retryAfter ?? RETRY_AFTER.get(code);
  if (wait !== undefined) response.setHeader('Retry-After', String(wait));
}

/** Sends `{"error":{code,message,fields?}}`, texts in the reader's language. */
export function sendRefusal(
  request: IncomingMessage,
  response: ServerResponse,
  refusal: Refusal,
): void {
  const { code } = refusal;
  const locale = readerLocale(request);
  const texts = readTexts(locale, 'errors');
  const fields = Object.entries(refusal.fields).map(([field, { key, limit }]) => {
    const figure = limit === undefined ? '' : numbersIn(locale).format(limit);
    return [field, (texts[key] ?? key).replaceAll('{{limit}}', figure)];
  });
  if (code === 'method' && !response.hasHeader('Allow')) response.setHeader('Allow', 'POST');
  sendWait(response, refusal);
  // The rest of a body nobody reads would be taken for the next request.
  if (!request.complete) response.setHeader('Connection', 'close');
  sendJson(response, ERRORS[code], {
    error: {
      code,
      message: texts[code] ?? code,
      ...(fields.length > 0 ? { fields: Object.fromEntries(fields) as object } : {}),
    },
  });
}

/** The language of whoever asks: of the page, as they chose it, or as their browser speaks. */
export function readerLocale(request: IncomingMessage): LocaleCode {
  const page = request.headers['x-locale'];
  return pickLocale({
    page: typeof page === 'string' ? page : undefined,
    chosen: parseCookies(request.headers.cookie).get('NEXT_LOCALE'),
    accepted: request.headers['accept-language'],
  });
}
