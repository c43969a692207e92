import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ARTICLES } from '@/lib/help/articles';
import { LEGAL_IDS } from '@/lib/legal/documents';
import { readWebConfig } from '@/lib/server/config';
import { serveCrawler } from '@/lib/server/crawlers';
import { closeServer, listen, SERVICE_KEY } from '@/__tests__/support/door';

const asked: string[] = [];
const answers: Record<string, string> = {
  '/sitemap': '{"creators":2,"parties":1,"draws":1}',
  '/sitemap/creators/1': '[{"path":"/mira_k","changedAt":"2026-05-01T00:00:00.000Z"}]',
  '/sitemap/parties/9': '[]',
  '/og/creator/mira_k.png?lang=de': 'pixels',
};
let backend: Server;
let web: Server;
let origin: string;
beforeAll(async () => {
  backend = createServer((request, response) => {
    asked.push(`${request.url} ${String(request.headers['x-service-key'])}`);
    const answer = answers[request.url ?? ''];
    response.writeHead(answer === undefined ? 404 : 200).end(answer ?? '{}');
  });
  const config = readWebConfig({
    SERVICE_KEY,
    BACKEND_URL: `http://127.0.0.1:${await listen(backend)}`,
    PUBLIC_ORIGIN: 'https://play.example',
  });
  web = createServer((request, response) => void serveCrawler(request, response, config));
  origin = `http://127.0.0.1:${await listen(web)}`;
});
afterAll(async () => {
  await closeServer(web);
  await closeServer(backend);
});

const textOf = async (path: string) => (await fetch(origin + path)).text();

test('robots.txt names the sitemap and what is no page', async () => {
  const text = await textOf('/robots.txt');
  expect(text).toContain('Disallow: /api/');
  expect(text).toContain('Sitemap: https://play.example/sitemap.xml');
});

test('the sitemap leads to files whose pages stand in five languages', async () => {
  const index = await textOf('/sitemap.xml');
  expect(index.match(/<loc>/g)).toHaveLength(5);
  expect(index).toContain('https://play.example/sitemap-creators-2.xml');
  expect(index).toContain('https://play.example/sitemap-draws-1.xml');
  // Six pages, each article of the help, and the rules.
  const pages = (await textOf('/sitemap-pages.xml')).match(/<url>/g);
  expect(pages).toHaveLength(5 * (6 + ARTICLES.length + LEGAL_IDS.length));
  const creators = await textOf('/sitemap-creators-1.xml');
  expect(creators.match(/<url>/g)).toHaveLength(5);
  expect(creators).toContain('<loc>https://play.example/pt/mira_k</loc>');
  expect(creators).toContain('hreflang="x-default" href="https://play.example/mira_k"');
  expect((await fetch(`${origin}/sitemap-parties-9.xml`)).status).toBe(404);
});

test('the backend is asked once in ten minutes for a list', async () => {
  await textOf('/sitemap.xml');
  await textOf('/sitemap.xml');
  expect(asked.filter((line) => line === `/sitemap ${SERVICE_KEY}`)).toHaveLength(1);
});

test('a picture is for everybody to show, in a language of the product', async () => {
  const answer = await fetch(`${origin}/og/creator/mira_k.png?lang=de&x=1`);
  expect([answer.status, await answer.text()]).toEqual([200, 'pixels']);
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect((await fetch(`${origin}/og/creator/mira_k.png?lang=../x`)).status).toBe(404);
  expect(asked.at(-1)).toBe(`/og/creator/mira_k.png?lang=en ${SERVICE_KEY}`);
});

test.each(['/og/', '/og/creator/..%2fx.png', '/og/party/x.svg', '/og/creator/A B.png'])(
  '%s is no picture, and nobody is asked for it',
  async (path) => {
    const before = asked.length;
    expect((await fetch(origin + path)).status).toBe(404);
    expect(asked).toHaveLength(before);
  },
);

test('other methods are refused', async () => {
  expect((await fetch(`${origin}/robots.txt`, { method: 'POST' })).status).toBe(405);
});
