import { type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { closeServer, listen, SERVICE_KEY, SESSION } from '@/__tests__/support/door';
import { readWebConfig } from '@/lib/server/config';
import { createWebServer } from '@/lib/server/webServer';
import { createXsrfGuard } from '@/lib/server/http/xsrf';

let server: Server;
let origin: string;
let rendered: (string | undefined)[] = [];

beforeAll(async () => {
  server = createWebServer(
    (request, response) => {
      rendered.push(request.url);
      response.setHeader('Content-Type', 'text/html').end('<p>a page</p>');
      return Promise.resolve();
    },
    {
      config: readWebConfig({ SERVICE_KEY, PLAYPLUS_MODE: 'demo' }),
      guard: createXsrfGuard(SERVICE_KEY),
      log: pino({ level: 'silent' }),
    },
  );
  origin = `http://127.0.0.1:${await listen(server)}`;
});
afterAll(() => closeServer(server));
beforeEach(() => {
  rendered = [];
});

const ask = (path: string, cookie: string, method = 'GET') =>
  fetch(origin + path, { method, headers: { cookie }, redirect: 'manual' });

test.each([
  ['/somebody', '/de/somebody'],
  ['/party/1?from=stream&x=%2F', '/de/party/1?from=stream&x=%2F'],
  ['/async/reset_password', '/de/async/reset_password'],
  ['/login?next=%2Fde%2Fchat', '/de/login?next=%2Fde%2Fchat'],
  ['/deborah', '/de/deborah'],
  // Below the prefix nothing names another host any more.
  ['//evil', '/de//evil'],
])('who chose German and opens %s is led to %s', async (path, there) => {
  for (const cookie of ['NEXT_LOCALE=de', `Authorization=${SESSION}; NEXT_LOCALE=de`]) {
    const answer = await ask(path, cookie);
    expect([answer.status, answer.headers.get('location')]).toEqual([307, there]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('vary')).toBe('Cookie');
  }
  expect(rendered).toEqual([]);
});

test.each([
  // The address says which language: nobody is led in circles.
  '/de/somebody',
  '/fr/somebody',
  '/en/somebody',
  '/DE/somebody',
  '/de',
  // Next itself looks at the choice there.
  '/',
  // What is no page.
  '/health',
  '/_next/data/build/somebody.json',
  '/_next/static/chunks/a.js',
  '/locales/de/common.json',
  '/api/widgets/session',
  '/api/control/key',
])('%s is answered where it is', async (path) => {
  const answer = await ask(path, 'NEXT_LOCALE=de');
  expect([answer.status, answer.headers.get('location')]).toEqual([200, null]);
});

test.each(['', 'NEXT_LOCALE=en', 'NEXT_LOCALE=it', 'NEXT_LOCALE=//evil.example', 'NEXT_LOCALE='])(
  'with the cookie "%s" an address without a prefix is English',
  async (cookie) => {
    expect((await ask('/somebody', cookie)).status).toBe(200);
  },
);

test('only the reading of a page is led elsewhere', async () => {
  expect((await ask('/somebody', 'NEXT_LOCALE=de', 'HEAD')).status).toBe(200);
  // A form without scripts comes back to its page, and from there is led on.
  const form = await ask('/login', 'NEXT_LOCALE=de', 'POST');
  expect([form.status, form.headers.get('location')]).toEqual([303, '/login']);
});

test('a page that visitors share is not shared with who chose another language', async () => {
  expect((await ask('/shared', '')).status).toBe(200);
  expect((await ask('/shared', 'NEXT_LOCALE=de')).status).toBe(307);
  const shared = await ask('/shared', '');
  expect(shared.status).toBe(200);
  expect(shared.headers.get('vary')).toMatch(/Cookie/);
  expect(rendered).toEqual(['/shared']);
});
