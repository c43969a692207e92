import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { leadToLanguage } from '@/lib/server/http/chosenLanguage';
import { isCrawlerPath, serveCrawler } from './crawlers';
import { HtmlCache } from './htmlCache';
import { ADDRESS_HEADER, INNER_HEADERS, NONCE_HEADER } from './innerHeaders';
import { isOutbox, showOutbox } from '@/lib/server/proxies/outboxProxy';
import { isProofPath, sendProof } from '@/lib/server/proxies/proofProxy';
import { isRealtimePath, proxyRealtime } from '@/lib/server/proxies/realtimeProxy';
import { securityHeaders } from '@/lib/server/http/securityHeaders';
import type { Services } from './services';
import { readSession, writeXsrf } from '@/lib/server/http/sessionCookies';
import { isSandbox, showSandbox } from '@/lib/server/proxies/sandboxProxy';
import { isUploadPath, showUpload } from '@/lib/server/proxies/uploadProxy';

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Files, not pages. They may load nothing: photos come from strangers. */
const DATA = ['/api/', '/uploads/'];

/** A large file takes as long as its sender's line. The doors bound every other body themselves. */
const SENDING_MS = 30 * 60_000;

/**
 * The server in front of Next's handler: security headers on every answer, an XSRF cookie and a
 * fresh nonce for every page, one second of shared pages for visitors, one address for each page and
 * language, the embedded real-time server below `/realtime`, and outside of production the outbox and
 * the pages of the payment sandbox.
 */
export function createWebServer(handle: Handle, services: Omit<Services, 'backend'>): Server {
  const { config, log } = services;
  const cache = config.cachesHtml ? new HtmlCache() : null;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = originForm(request);
    if (url === null) {
      response.writeHead(400, { 'Content-Type': 'text/plain' }).end('Bad Request');
      return;
    }
    request.url = url;
    const path = url.split('?', 1)[0] ?? '/';
    for (const name of INNER_HEADERS) delete request.headers[name];
    request.headers[ADDRESS_HEADER] = path;
    const isRealtime = isRealtimePath(url) && config.pubnub === null;
    const isData = DATA.some((prefix) => path.startsWith(prefix)) || isRealtime;
    const nonce = isData ? null : randomBytes(16).toString('base64');
    const headers = securityHeaders(request, config, nonce);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);

    if (isRealtime) {
      proxyRealtime(request, response, config.realtime.port);
      return;
    }
    const bare = bareAddress(request, path, url);
    if (bare !== null) {
      response.writeHead(308, { Location: bare }).end();
      return;
    }
    if (nonce !== null && isOutbox(path, config)) {
      await showOutbox(request, response, config, nonce);
      return;
    }
    if (nonce !== null && isSandbox(path, config)) {
      await showSandbox(request, response, config, nonce);
      return;
    }
    if (isCrawlerPath(path)) {
      await serveCrawler(request, response, config);
      return;
    }
    if (isProofPath(path)) {
      await sendProof(request, response, config);
      return;
    }
    if (isUploadPath(path)) {
      await showUpload(request, response, config);
      return;
    }
    if (nonce !== null && request.method === 'POST') {
      // A form of a browser without scripts; the page has no other answer to it.
      response.writeHead(303, { Location: samePage(url) }).end();
      return;
    }
    if (path === '/health') {
      request.url = '/api/health';
      await handle(request, response);
      return;
    }
    if (nonce === null || !isPage(request, path)) {
      // Where there is no such file, Next shows a page that says so.
      if (nonce !== null) request.headers[NONCE_HEADER] = nonce;
      await handle(request, response);
      return;
    }
    if (leadToLanguage(request, response)) return;
    if (cache !== null && HtmlCache.mayServe(request)) {
      const giveCookies = () => giveXsrf(request, response);
      await cache.serve(request, response, { nonce, giveCookies, render: handle });
      return;
    }
    giveXsrf(request, response);
    request.headers[NONCE_HEADER] = nonce;
    await handle(request, response);
  }

  function giveXsrf(request: IncomingMessage, response: ServerResponse): void {
    const { token, xsrf } = readSession(request);
    if (services.guard.isValid(xsrf, token)) return;
    writeXsrf(request, response, token, services);
  }

  return createServer(
    { maxHeaderSize: 32 * 1024, requestTimeout: SENDING_MS },
    (request, response) => {
      answer(request, response).catch((error: unknown) => {
        log.error({ err: error, path: loggedPath(request) }, 'request failed');
        if (response.headersSent) response.destroy();
        else response.writeHead(500, { 'Content-Type': 'text/plain' }).end('Internal Server Error');
      });
    },
  );
}

/**
 * The path and query a request asks for. A whole address (`GET http://host/path`) is the one that
 * counts, before the header `Host` (RFC 9112, 3.2.2). Null for what names no path, such as `*`.
 */
function originForm(request: IncomingMessage): string | null {
  const target = request.url ?? '';
  if (target.startsWith('/')) return target;
  if (!URL.canParse(target)) return null;
  const { protocol, host, pathname, search } = new URL(target);
  if (protocol !== 'http:' && protocol !== 'https:') return null;
  request.headers.host = host;
  return pathname + search;
}

/** A path as logs may hold it: the address of a control is its key. */
function loggedPath(request: IncomingMessage): string | undefined {
  return request.url?.split('?')[0]?.replace(/^(\/api\/control\/).+/, '$1…');
}

/** Pages have no extension: handles and ids hold no dot. */
function isPage(request: IncomingMessage, path: string): boolean {
  return request.method === 'GET' && !path.startsWith('/_next/') && !/\.\w{1,8}$/.test(path);
}

/** The one address of a page that was asked for with a slash at its end; null when it is that. */
function bareAddress(request: IncomingMessage, path: string, url: string): string | null {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead || path === '/' || !path.endsWith('/') || path.startsWith('/api/')) return null;
  // Neither two slashes nor a backslash may come first: both would name another host.
  const bare = path.replaceAll('\\', '%5C').split('/').filter(Boolean).join('/');
  return `/${bare}${url.slice(path.length)}`;
}

/** The page a form was sent to; neither two slashes nor a backslash may come first. */
function samePage(url: string): string {
  return `/${url.replaceAll('\\', '%5C').replace(/^\/+/, '')}`;
}
