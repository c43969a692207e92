import type { IncomingMessage, ServerResponse } from 'node:http';
import { readSession, writeSession } from '@/lib/server/http/sessionCookies';
import { askerOf, type Services } from '@/lib/server/services';
import { readerLocale, sendRefusal } from './envelope';
import { isNews, Refusal, refusalOf } from './refusal';
import { runOperation } from './runOperation';

/** `{bookingId}.ics`. */
const FILE = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.ics$/;

/**
 * Gives an order of the reader's as a file for their calendar, by GET `/api/calendar/{bookingId}.ics`,
 * in the reader's language. 401 without a session, 404 where there is no such order of theirs, or it
 * has no time. Never throws.
 */
export async function handleCalendar(
  request: IncomingMessage,
  response: ServerResponse,
  name: unknown,
  services: Services,
): Promise<void> {
  const { token } = readSession(request);
  const asker = askerOf(request, token, services.config);
  try {
    if (request.method !== 'GET') {
      response.setHeader('Allow', 'GET');
      throw new Refusal('method');
    }
    const bookingId = typeof name === 'string' ? FILE.exec(name)?.[1] : undefined;
    if (bookingId === undefined) throw new Refusal('not_found');
    if (token === null) throw new Refusal('auth.required');
    const gate = { backend: services.backend, asker };
    const payload = { bookingId, locale: readerLocale(request) };
    const { data, sessionEffect } = await runOperation(gate, 'bookings/get-calendar/', payload);
    if (sessionEffect !== null) writeSession(request, response, sessionEffect, services);
    const { item } = data.bookingCalendar;
    if (item === null) throw new Refusal('not_found');
    response.writeHead(200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${item.fileName}"`,
      'Cache-Control': 'private, no-store',
    });
    response.end(item.text);
  } catch (error) {
    const refusal = refusalOf(error);
    if (isNews(refusal)) {
      const { requestId } = asker;
      services.log.error({ requestId, err: refusal.cause }, `calendar refused: ${refusal.code}`);
    }
    sendRefusal(request, response, refusal);
  }
}
