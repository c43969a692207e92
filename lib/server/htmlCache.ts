import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { captureAnswer, type Captured } from './capture';
import { parseCookies } from '@/lib/server/http/cookies';
import { NONCE_HEADER } from './innerHeaders';
import { sendPacked } from '@/lib/server/http/sendPacked';
import { SESSION_COOKIE } from '@/lib/server/http/sessionCookies';
import { XSRF_COOKIE } from '@/lib/server/http/xsrf';

const LIFE_MS = 1_000;
const MOST_PAGES = 500;

/** One rendered page, cut where the nonce stood. */
interface Page {
  pieces: readonly string[];
  headers: readonly (readonly [name: string, value: string])[];
}

/** What belongs to one answer alone. */
interface Visit {
  nonce: string;
  /** Sets the answer's own cookies. */
  giveCookies: () => void;
  render: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
}

/** Headers that belong to the page; all others belong to one answer. */
const KEPT_HEADERS = ['content-type', 'cache-control', 'content-language', 'link'];

/**
 * Pages of visitors, kept for a second so that a raid renders each of them once. What leaves has a
 * nonce and cookies of its own every time; readers with a session never come here.
 */
export class HtmlCache {
  /** Stands in the place of a nonce while a page is rendered; never sent. */
  readonly #placeholder = randomBytes(24).toString('base64url');
  readonly #pages = new Map<string, Promise<Page | null>>();

  /** Says whether an answer to this request may be shared. */
  static mayServe(request: IncomingMessage): boolean {
    if (request.method !== 'GET' || request.headers.authorization !== undefined) return false;
    return !parseCookies(request.headers.cookie).has(SESSION_COOKIE);
  }

  /** Sends the page from the cache, or renders it once for all requests that wait for it. */
  async serve(request: IncomingMessage, response: ServerResponse, visit: Visit): Promise<void> {
    const key = keyOf(request);
    const existing = this.#pages.get(key);
    if (existing === undefined) {
      await this.#renderFor(key, request, response, visit);
      return;
    }
    const page = await existing;
    visit.giveCookies();
    if (page !== null) await sendPage(request, response, page, visit.nonce);
    else {
      request.headers[NONCE_HEADER] = visit.nonce;
      await visit.render(request, response);
    }
  }

  async #renderFor(
    key: string,
    request: IncomingMessage,
    response: ServerResponse,
    { nonce, giveCookies, render }: Visit,
  ): Promise<void> {
    let settle: (page: Page | null) => void = () => undefined;
    const pending = new Promise<Page | null>((resolve) => {
      settle = resolve;
    });
    if (this.#pages.size < MOST_PAGES) this.#pages.set(key, pending);
    const captured = captureAnswer(response);
    try {
      const accepted = request.headers['accept-encoding'];
      delete request.headers['accept-encoding'];
      delete request.headers['if-none-match'];
      request.headers[NONCE_HEADER] = this.#placeholder;
      await render(request, response);
      const answer = await captured.answer;
      request.headers['accept-encoding'] = accepted;
      const page = answer && this.#pageOf(answer);
      settle(page);
      if (page === null) this.#pages.delete(key);
      else setTimeout(() => this.#pages.delete(key), LIFE_MS).unref();
      if (answer === null) return;
      if (!hasCookie(answer, XSRF_COOKIE)) giveCookies();
      if (page !== null) await sendPage(request, response, page, nonce);
      else {
        const { status, headers, body } = answer;
        const isHtml = isPage(headers);
        const sent = isHtml ? body.toString('utf8').replaceAll(this.#placeholder, nonce) : body;
        await sendBody(request, response, { status, body: Buffer.from(sent), isHtml });
      }
    } catch (error) {
      captured.release();
      this.#pages.delete(key);
      throw error;
    } finally {
      settle(null);
    }
  }

  #pageOf({ status, headers, body }: Captured): Page | null {
    if (status !== 200 || !isPage(headers) || headers['set-cookie'] !== undefined) return null;
    const cached = KEPT_HEADERS.map((name) => [name, headers[name]] as const);
    return {
      pieces: body.toString('utf8').split(this.#placeholder),
      headers: cached.flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)] as const],
      ),
    };
  }
}

function isPage(headers: Captured['headers']): boolean {
  return String(headers['content-type'] ?? '').startsWith('text/html');
}

function hasCookie({ headers }: Captured, name: string): boolean {
  const cookies = headers['set-cookie'] ?? [];
  return [cookies].flat().some((cookie) => String(cookie).startsWith(`${name}=`));
}

function keyOf(request: IncomingMessage): string {
  const { host, 'accept-language': language } = request.headers;
  const url = request.url ?? '/';
  // Only the bare root looks at the reader's language before it decides what to show.
  const isRoot = url.split('?')[0] === '/';
  const chosen = isRoot ? parseCookies(request.headers.cookie).get('NEXT_LOCALE') : undefined;
  return JSON.stringify([host, url, isRoot ? [language, chosen] : null]);
}

async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: Page,
  nonce: string,
): Promise<void> {
  for (const [name, value] of page.headers) response.setHeader(name, value);
  response.setHeader('Vary', 'Accept-Encoding, Cookie');
  const body = Buffer.from(page.pieces.join(nonce));
  await sendBody(request, response, { status: 200, body, isHtml: true });
}

/** Next compresses nothing here: it was rendered without the reader's `Accept-Encoding`. */
async function sendBody(
  request: IncomingMessage,
  response: ServerResponse,
  { status, body, isHtml }: { status: number; body: Buffer; isHtml: boolean },
): Promise<void> {
  response.statusCode = status;
  if (isHtml) return sendPacked(request, response, body);
  response.setHeader('Content-Length', body.length);
  response.end(body);
}
