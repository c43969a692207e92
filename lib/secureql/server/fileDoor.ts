import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { request as ask, type Dispatcher } from 'undici';
import { readSession, writeSession, writeXsrf } from '@/lib/server/http/sessionCookies';
import { isSameOrigin } from '@/lib/server/http/xsrf';
import { askerOf, type Services } from '@/lib/server/services';
import { sendFilePayload } from '@/lib/shared/files/filePayloads';
import { askerHeaders, readAnswers, readEffect, type Asker } from './backend';
import { sendJson, sendRefusal } from './envelope';
import { hasProof } from './handler';
import { skipBody } from './readBytes';
import { isNews, payloadRefusal, Refusal, refusalOf } from './refusal';
import { dataOf } from './runOperation';
import { inFileTurn } from './uploadTurns';

/** Nothing came for so long: whoever sends or reads is gone. */
const IDLE_MS = 60_000;
/** After the last byte the storage still has to say that it holds the file. */
const PATIENCE_MS = 120_000;
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** One request for a file, or with one. */
interface Visit {
  request: IncomingMessage;
  response: ServerResponse;
  asker: Asker;
  services: Services;
}

/**
 * The door of the files of orders. PUT takes one, byte by byte as it comes, and answers
 * `{error, item}`; GET gives one to be stored, never shown, or leads to where it lies. Refuses like the
 * door of the calls: 405, 404, 403 (XSRF), 401, 400. Never throws.
 */
export async function handleFile(
  request: IncomingMessage,
  response: ServerResponse,
  id: string,
  services: Services,
): Promise<void> {
  const session = readSession(request);
  const asker = askerOf(request, session.token, services.config);
  const visit = { request, response, asker, services };
  response.setHeader('X-Request-Id', asker.requestId);
  try {
    if (request.method !== (id === '' ? 'PUT' : 'GET')) {
      response.setHeader('Allow', id === '' ? 'PUT' : 'GET');
      throw new Refusal('method');
    }
    if (id !== '') return await give(visit, id);
    if (!isSameOrigin(request.headers, services.config.publicOrigin)) throw new Refusal('xsrf');
    if (!hasProof(request, session, services.guard)) {
      // A page that was open for long: with the new token it sends again.
      writeXsrf(request, response, session.token, services);
      throw new Refusal('xsrf');
    }
    const { token } = session;
    if (token === null) throw new Refusal('auth.required');
    const answer = await inFileTurn(token, () => take(visit));
    await skipBody(request);
    // The rest of a body nobody reads would be taken for the next request.
    if (!request.complete) response.setHeader('Connection', 'close');
    sendJson(response, 200, answer);
  } catch (error) {
    const refusal = refusalOf(error);
    if (isNews(refusal)) {
      const { requestId } = asker;
      services.log.error({ requestId, err: refusal.cause }, `file refused: ${refusal.code}`);
    }
    if (response.headersSent) {
      response.destroy();
      return;
    }
    await skipBody(request);
    sendRefusal(request, response, refusal);
  }
}

/** Passes a file on while it comes. What is wrong with it, the backend says before it reads it. */
async function take(visit: Visit): Promise<unknown> {
  const { request } = visit;
  const { searchParams } = new URL(request.url ?? '/', 'http://web');
  const bytes = Number(request.headers['content-length'] ?? 0);
  const announced = { ...Object.fromEntries(searchParams), bytes };
  const parsed = sendFilePayload.safeParse(announced, { reportInput: true });
  if (!parsed.success) throw payloadRefusal(parsed.error);
  const { use, ref, name } = parsed.data;
  const query = new URLSearchParams({ use, ref, name });
  request.setTimeout(IDLE_MS, () => request.destroy());
  const answer = await askBackend(visit, `/files?${query}`, {
    method: 'PUT',
    // Not the request itself: a refusal before its end would close the line that has to take it.
    body: Readable.from(request.iterator({ destroyOnReturn: false }), { objectMode: false }),
    headers: { 'content-length': String(bytes) },
  });
  const [first] = readAnswers(await answer.body.text(), 1) ?? [];
  if (first === undefined) throw new Refusal('backend.unreachable');
  takeEffect(visit, answer);
  return (dataOf(first) as { sendFile: unknown }).sendFile;
}

async function give(visit: Visit, id: string): Promise<void> {
  const { response, asker } = visit;
  if (!ID.test(id)) throw new Refusal('not_found');
  if (asker.session === null) throw new Refusal('auth.required');
  const answer = await askBackend(visit, `/files/${id}`, { method: 'GET' });
  takeEffect(visit, answer);
  const { headers, statusCode } = answer;
  response.setHeader('Cache-Control', 'private, no-store');
  if (statusCode === 302) {
    await answer.body.dump();
    response.writeHead(302, { Location: String(headers.location) }).end();
    return;
  }
  if (headers['content-disposition'] === undefined) {
    dataOf(readAnswers(await answer.body.text(), 1)?.[0] ?? {});
    throw new Refusal('not_found');
  }
  // Even where a browser shows it all the same, nothing in it may run.
  response.writeHead(200, {
    'Content-Type': String(headers['content-type']),
    'Content-Disposition': String(headers['content-disposition']),
    'Content-Length': String(headers['content-length']),
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
  });
  await pipeline(answer.body, response);
}

async function askBackend(
  { asker, services }: Visit,
  path: string,
  {
    headers,
    ...options
  }: Pick<Dispatcher.RequestOptions, 'method'> & {
    body?: Readable;
    headers?: Record<string, string>;
  },
): Promise<Dispatcher.ResponseData> {
  const { backendUrl, serviceKey } = services.config;
  try {
    return await ask(`${backendUrl}${path}`, {
      ...options,
      headers: { ...askerHeaders(asker, serviceKey), ...headers },
      headersTimeout: PATIENCE_MS,
      bodyTimeout: IDLE_MS,
    });
  } catch (error) {
    throw new Refusal('backend.unreachable', {}, error);
  }
}

/** A session that is over is taken from the browser. */
function takeEffect({ request, response, services }: Visit, answer: Dispatcher.ResponseData): void {
  const effect = readEffect(answer.headers['x-session-set']);
  if (effect !== null) writeSession(request, response, effect, services);
}
