import type { Server } from 'node:http';
import { afterEach, expect, test } from '@jest/globals';
import { pino } from 'pino';
import type { PageAnswer, PageRequest } from '@/backend/platform/server/sandboxDoor';
import { closeServer, listen } from '@/__tests__/support/door';
import { SERVICE_KEY, start, stopServers } from '@/__tests__/support/platform/backendServer';
import { readWebConfig } from '@/lib/server/config';
import { createXsrfGuard } from '@/lib/server/http/xsrf';
import { createWebServer } from '@/lib/server/webServer';

const servers: Server[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map(closeServer));
  await stopServers();
});

const PATH = '/dev/stripe/checkout/cs_test_1';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** Web and backend of a mode, before pages that remember what they were asked. */
async function web(mode = 'demo', answer: PageAnswer = { status: 200, html: '<h1>Pay</h1>' }) {
  const asked: PageRequest[] = [];
  const lines: string[] = [];
  const backend = await start({
    mode,
    sandboxPages: (request) => {
      asked.push(request);
      return Promise.resolve(answer);
    },
  });
  const config = readWebConfig({ SERVICE_KEY, BACKEND_URL: backend.url, PLAYPLUS_MODE: mode });
  const next = (_request: unknown, response: { writeHead: (status: number) => { end(): void } }) =>
    Promise.resolve(response.writeHead(404).end());
  const guard = createXsrfGuard(SERVICE_KEY);
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const server = createWebServer(next, { config, guard, log });
  servers.push(server);
  const origin = `http://127.0.0.1:${await listen(server)}`;
  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(origin + PATH, {
      method: 'POST',
      body,
      redirect: 'manual',
      headers: { ...FORM, ...headers },
    });
  const logged = () => JSON.stringify(backend.log()) + lines.join('');
  return { asked, origin, post, logged, backend };
}

test.each(['demo', 'development'])('%s shows a page in the visitor’s language', async (mode) => {
  const { asked, origin } = await web(mode);
  const answer = await fetch(`${origin}${PATH}?card=4242`, {
    headers: { 'accept-language': 'de-AT', cookie: 'NEXT_LOCALE=fr' },
  });
  expect([answer.status, await answer.text()]).toEqual([200, '<h1>Pay</h1>']);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const [request] = asked;
  expect(request).toMatchObject({ method: 'GET', path: PATH, form: null, language: 'fr', origin });
  expect(request?.query.get('card')).toBe('4242');
  const policy = answer.headers.get('content-security-policy');
  if (mode === 'demo') expect(policy).toContain(`'nonce-${request?.nonce}'`);
  expect(policy).toContain("form-action 'self'");
});

test('a form of the page goes through, and its answer leads on', async () => {
  const { asked, post, logged } = await web('demo', { redirect: '/thanks?session=1' });
  const answer = await post('number=4242424242424242&cvc=123', { 'sec-fetch-site': 'same-origin' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/thanks?session=1']);
  expect(asked[0]?.form?.get('number')).toBe('4242424242424242');
  expect(logged()).not.toContain('4242');
});

test('no redirect leaves the site', async () => {
  for (const redirect of ['//evil.example', 'https://evil.example', '/\\evil.example']) {
    const { post } = await web('demo', { redirect });
    expect((await post('a=1')).headers.get('location')).toBeNull();
  }
});

test('production knows no such page and does not ask', async () => {
  const { asked, origin, post } = await web('production');
  expect((await fetch(origin + PATH)).status).toBe(404);
  // The answer to any form at an address that takes none.
  expect((await post('a=1')).headers.get('location')).toBe(PATH);
  expect(asked).toEqual([]);
});

test.each([
  [{ origin: 'https://evil.example' }, 403],
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'same-site' }, 403],
  [{ 'content-type': 'application/json' }, 415],
  [{ 'content-type': 'text/plain' }, 415],
])('a form with %j is refused: %i', async (headers, status) => {
  const { asked, post } = await web();
  expect((await post('a=1', headers)).status).toBe(status);
  expect(asked).toEqual([]);
});

test('a form that is too long, and other methods, are refused', async () => {
  const { asked, origin, post } = await web();
  expect((await post(`a=${'x'.repeat(20_000)}`)).status).toBe(413);
  expect((await fetch(origin + PATH, { method: 'DELETE' })).status).toBe(405);
  expect(asked).toEqual([]);
});

test('the backend shows it to whoever has the key, and nobody where there is none', async () => {
  const { backend } = await web();
  expect((await fetch(backend.url + PATH)).status).toBe(403);
  const none = await start();
  const key = { 'x-service-key': SERVICE_KEY };
  expect((await fetch(none.url + PATH, { headers: key })).status).toBe(404);
});

test('says so when the backend is away', async () => {
  const { origin, backend } = await web();
  await backend.server.close();
  expect((await fetch(origin + PATH)).status).toBe(502);
});
