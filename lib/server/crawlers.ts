import type { IncomingMessage, ServerResponse } from 'node:http';
import { request as ask } from 'undici';
import { articlePath } from '@/lib/help/articlePath';
import { ARTICLES } from '@/lib/help/articles';
import { LEGAL_IDS, legalPath } from '@/lib/legal/documents';
import { isLocaleCode } from '@/lib/navigation/locales';
import { indexXml, pagesXml, type ListedPage } from '@/lib/seo/sitemap';
import { SITEMAP_KINDS, type SitemapFiles } from '@/lib/shared/sitemapKinds';
import type { WebConfig } from './config';
import { originOf } from '@/lib/server/http/origin';

const OG_IMAGE =
  /^\/og\/(?:playplus|creator\/[a-z0-9_-]{3,30}|(?:party|chance|fund|service|ticket)\/[\da-f-]{36})\.png$/;
const LIST = new RegExp(`^/sitemap-(${SITEMAP_KINDS.join('|')})-([1-9]\\d{0,3})\\.xml$`);
const KEPT_MS = 10 * 60_000;
const MOST_KEPT = 50;

/** The product's own pages that search engines should find. */
const OWN_PAGES: readonly ListedPage[] = [
  ...['/', '/explore', '/announce', '/help', '/signup', '/login'],
  ...ARTICLES.map(articlePath),
  ...LEGAL_IDS.map(legalPath),
].map((path) => ({ path }));

const cachedAnswers = new Map<string, { until: number; answer: unknown }>();

/** Says whether a path is for crawlers and link previews. */
export function isCrawlerPath(path: string): boolean {
  return path.startsWith('/og/') || path === '/robots.txt' || /^\/sitemap[\w-]*\.xml$/.test(path);
}

/** Serves `robots.txt`, the files of the sitemap and the preview images of links. */
export async function serveCrawler(
  request: IncomingMessage,
  response: ServerResponse,
  config: WebConfig,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://web');
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405);
  try {
    if (url.pathname.startsWith('/og/')) return await sendOgImage(request, response, url, config);
    const text = await textFor(url.pathname, originOf(request, config), config);
    if (text === null) return refuse(response, 404);
    const type = url.pathname === '/robots.txt' ? 'text/plain' : 'application/xml';
    // Without a configured origin the text repeats the request's host, so no cache may share it.
    const cache = config.publicOrigin === null ? 'no-store' : 'public, max-age=600';
    send(request, response, { type: `${type}; charset=utf-8`, cache, body: Buffer.from(text) });
  } catch {
    refuse(response, 503);
  }
}

async function textFor(
  path: string,
  origin: string | null,
  config: WebConfig,
): Promise<string | null> {
  if (path === '/robots.txt') {
    const rules = ['User-agent: *', 'Disallow: /api/', 'Disallow: /async/', 'Disallow: /dev/'];
    return [...rules, ...(origin ? ['', `Sitemap: ${origin}/sitemap.xml`] : []), ''].join('\n');
  }
  if (origin === null) return null;
  if (path === '/sitemap.xml') {
    const files = (await read(config, '/sitemap')) as SitemapFiles;
    return indexXml(origin, files);
  }
  if (path === '/sitemap-pages.xml') return pagesXml(origin, OWN_PAGES);
  const [, kind, file] = LIST.exec(path) ?? [];
  if (kind === undefined) return null;
  const pages = (await read(config, `/sitemap/${kind}/${file}`)) as ListedPage[];
  return pages.length === 0 ? null : pagesXml(origin, pages);
}

/** What the backend says of a list, for ten minutes. */
async function read(config: WebConfig, path: string): Promise<unknown> {
  const known = cachedAnswers.get(path);
  if (known && known.until > Date.now()) return known.answer;
  const { statusCode, body } = await fetchFile(config, path);
  const answer: unknown = await body.json();
  if (statusCode !== 200) throw new Error(`The backend answered ${statusCode}.`);
  if (cachedAnswers.size >= MOST_KEPT) cachedAnswers.clear();
  cachedAnswers.set(path, { until: Date.now() + KEPT_MS, answer });
  return answer;
}

async function sendOgImage(
  request: IncomingMessage,
  response: ServerResponse,
  { pathname, searchParams }: URL,
  config: WebConfig,
): Promise<void> {
  if (!OG_IMAGE.test(pathname)) return refuse(response, 404);
  const requested = searchParams.get('lang');
  const language = isLocaleCode(requested) ? requested : 'en';
  const { statusCode, body } = await fetchFile(config, `${pathname}?lang=${language}`);
  const png = Buffer.from(await body.arrayBuffer());
  if (statusCode !== 200) return refuse(response, statusCode === 404 ? 404 : 503);
  // Shown inside other sites' pages: that is what it is for.
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  send(request, response, { type: 'image/png', cache: 'public, max-age=600', body: png });
}

function fetchFile({ backendUrl, serviceKey }: WebConfig, path: string) {
  return ask(`${backendUrl}${path}`, {
    headers: { 'x-service-key': serviceKey },
    headersTimeout: 10_000,
    bodyTimeout: 10_000,
  });
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { type, cache, body }: { type: string; cache: string; body: Buffer },
): void {
  response.writeHead(200, {
    'Content-Type': type,
    'Cache-Control': cache,
    'Content-Length': body.length,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function refuse(response: ServerResponse, status: 404 | 405 | 503): void {
  const more = status === 503 ? { 'Retry-After': '5' } : status === 405 ? { Allow: 'GET' } : {};
  response.writeHead(status, {
    'Content-Type': 'text/plain',
    'Cache-Control': 'no-store',
    ...more,
  });
  response.end({ 404: 'Not Found', 405: 'Method Not Allowed', 503: 'Service Unavailable' }[status]);
}
