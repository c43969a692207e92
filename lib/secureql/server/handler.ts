import type { IncomingMessage, ServerResponse } from 'node:http';
import { askerOf, type Services } from '@/lib/server/services';
import {
  readSession,
  writeSession,
  writeXsrf,
  type RequestSession,
} from '@/lib/server/http/sessionCookies';
import { newBrowser, writeBrowser } from '@/lib/server/http/browserCookie';
import { isSameOrigin, XSRF_HEADER, type XsrfGuard } from '@/lib/server/http/xsrf';
import type { BackendAnswer, Document, SessionEffect } from './backend';
import { sendData, sendRefusal } from './envelope';
import { findOperation, type AnyOperation } from '@/lib/secureql/operations/all';
import { readJsonBody } from './readBody';
import { skipBody } from './readBytes';
import { readPhoto } from './readPhoto';
import { isNews, Refusal, refusalOf } from './refusal';
import { dataOf, prepare, runOperation, type Gate } from './runOperation';
import { inUploadTurn } from './uploadTurns';

const ENDS_OF_SESSION: ReadonlySet<string> = new Set([
  'accounts/log-out',
  'accounts/delete-account',
]);

/** One call and its state while it is handled. */
interface Visit {
  request: IncomingMessage;
  response: ServerResponse;
  path: string;
  session: RequestSession;
  gate: Gate;
  services: Services;
  /** What becomes of the session, whether the call is answered or refused. */
  effect: SessionEffect | null;
  /** A page of ours came with a token that no longer holds: the answer brings a new one. */
  needsProof: boolean;
}

/**
 * The one door of all calls. Refuses in the order of the rulings: 405, 404, 403 (XSRF), 401,
 * 415 / 413, 400; role and rate are the backend's to refuse. Never throws.
 */
export async function handleQuery(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  services: Services,
): Promise<void> {
  const session = readSession(request);
  const asker = askerOf(request, session.token, services.config);
  const gate = { backend: services.backend, asker };
  const effect = session.isBroken ? ('clear' as const) : null;
  const visit: Visit = {
    request,
    response,
    path,
    session,
    gate,
    services,
    effect,
    needsProof: false,
  };
  response.setHeader('X-Request-Id', asker.requestId);
  try {
    const data = await answer(visit);
    if (visit.effect !== null) writeSession(request, response, visit.effect, services);
    if (visit.effect === 'clear' && endsSession(path))
      response.setHeader('Clear-Site-Data', '"storage"');
    await sendData(request, response, data);
  } catch (error) {
    const refusal = refusalOf(error);
    if (isNews(refusal)) {
      const { requestId } = asker;
      services.log.error({ requestId, path, err: refusal.cause }, `refused: ${refusal.code}`);
    }
    // A browser that is still sending would find the line broken, and not read why.
    await skipBody(request);
    if (visit.effect !== null) writeSession(request, response, visit.effect, services);
    else if (visit.needsProof) writeXsrf(request, response, session.token, services);
    sendRefusal(request, response, refusal);
  }
}

/**
 * Whether a call ends the session on purpose. Then the browser clears what pages stored. Cookies
 * stay, because the response sets them. A session that only expired keeps its drafts.
 */
function endsSession(path: string): boolean {
  return ENDS_OF_SESSION.has(path.replace(/\/+$/, ''));
}

async function answer(visit: Visit): Promise<unknown> {
  const { request, session, gate, services } = visit;
  if (request.method !== 'POST') throw new Refusal('method');
  const operation = findOperation(visit.path);
  if (operation === undefined) throw new Refusal('not_found');
  if (!isSameOrigin(request.headers, services.config.publicOrigin)) throw new Refusal('xsrf');
  if (!hasProof(request, session, services.guard)) {
    visit.needsProof = true;
    throw new Refusal('xsrf');
  }
  if (operation.access !== 'public' && session.token === null) throw new Refusal('auth.required');
  if (operation.marksBrowser) markBrowser(visit);
  const { answers, sessionEffect } = operation.isUpload
    ? await passPhoto(visit)
    : await gate.backend.send(gate.asker, [await readDocument(operation, visit)]);
  visit.effect = sessionEffect ?? visit.effect;
  return dataOf(answers[0] ?? {});
}

/** Lets the browser be known again from this call on. */
function markBrowser({ request, response, gate, services }: Visit): void {
  gate.asker.browser ??= newBrowser();
  writeBrowser(request, response, gate.asker.browser, services.config);
}

/** Whether a call comes with the XSRF token that its page was given. */
export function hasProof(
  request: IncomingMessage,
  { token, xsrf }: RequestSession,
  guard: XsrfGuard,
): boolean {
  return request.headers[XSRF_HEADER] === xsrf && guard.isValid(xsrf, token);
}

/** Body and payload; whoever turns out to have no live session hears 401 before any of it. */
async function readDocument(operation: AnyOperation, visit: Visit): Promise<Document> {
  try {
    return prepare(operation, await readJsonBody(visit.request));
  } catch (error) {
    if (operation.access !== 'public') await requireMember(visit);
    throw error;
  }
}

/** A file is read for a live session alone, and only so many of them at a time. */
async function passPhoto(visit: Visit): Promise<BackendAnswer> {
  const { backend, asker } = visit.gate;
  const userId = await requireMember(visit);
  return inUploadTurn(userId, async () => backend.upload(asker, await readPhoto(visit.request)));
}

/** Whose session it is. Throws Refusal `auth.required` when it is nobody's any more. */
async function requireMember(visit: Visit): Promise<string> {
  const { data, sessionEffect } = await runOperation(visit.gate, 'get-current-user-mw', {});
  visit.effect = sessionEffect ?? visit.effect;
  const { item } = data.myUser;
  if (item === null) throw new Refusal('auth.required');
  return item.id;
}
