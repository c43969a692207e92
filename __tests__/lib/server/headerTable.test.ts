import type { Server, ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { closeServer, listen, SERVICE_KEY, SESSION } from '@/__tests__/support/door';
import routes from '@/__tests__/support/routes.json';
import { readWebConfig } from '@/lib/server/config';
import { createWebServer } from '@/lib/server/webServer';
import { createXsrfGuard } from '@/lib/server/http/xsrf';

let server: Server;
let origin: string;
let answer: (response: ServerResponse) => void = () => undefined;

async function start(env: Record<string, string> = {}) {
  const services = { guard: createXsrfGuard(SERVICE_KEY), log: pino({ level: 'silent' }) };
  const config = readWebConfig({ SERVICE_KEY, ...env });
  server = createWebServer(
    (request, response) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      answer(response);
      if (!response.writableEnded)
        response.end(`${String(request.headers['x-nonce'])} `.repeat(99));
      return Promise.resolve();
    },
    { config, ...services },
  );
  origin = `http://127.0.0.1:${await listen(server)}`;
}

async function headersOf(path: string, init: RequestInit = {}): Promise<Record<string, string>> {
  const reply = await fetch(origin + path, { redirect: 'manual', ...init });
  await reply.arrayBuffer();
  return Object.fromEntries(reply.headers);
}

beforeAll(() => start());
afterAll(() => closeServer(server));

/** On every answer, whatever it is (quality.md §3: ASVS 3.4.1 to 3.4.8). */
const always = {
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringMatching(/camera=\(\).*microphone=\(\)/),
};
const PAGE_POLICY = new RegExp(
  "^default-src 'self'; script-src 'nonce-[\\w+/=]{24}' 'strict-dynamic'; " +
    "worker-src 'self'; style-src 'self' 'nonce-[\\w+/=]{24}'; img-src 'self' data: https:; media-src 'self' data:; connect-src 'self'[^;]*; " +
    "frame-src 'self'; font-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$",
);
const NOTHING = "default-src 'none'; frame-ancestors 'none'";
const unframed = {
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

const pages = routes.routes
  .map(({ path }) => path.replace(/\[(\w+)\]/g, 'some-$1'))
  .filter((path) => !path.startsWith('/streamlabs-elements'));

describe('every answer carries its headers:', () => {
  test.each([...pages, '/de/nothing/here', '/_next/data/build/de/index.json', '/legal/terms'])(
    '%s',
    async (path) => {
      const headers = await headersOf(path);
      expect(headers).toMatchObject({ ...always, ...unframed });
      expect(headers['content-security-policy']).toMatch(PAGE_POLICY);
      expect(headers['access-control-allow-origin']).toBeUndefined();
    },
  );

  test.each(['/api/health', '/api/secureql/query/my-user/', '/uploads/a.webp', '/realtime/x'])(
    '%s may load nothing',
    async (path) => {
      const headers = await headersOf(path);
      expect(headers).toMatchObject({ ...always, ...unframed, 'content-security-policy': NOTHING });
    },
  );

  test.each(['/streamlabs-elements/widgets', '/de/streamlabs-elements/widgets/party'])(
    '%s may be framed and tells no one where it was',
    async (path) => {
      const headers = await headersOf(path);
      expect(headers).toMatchObject({ ...always, 'referrer-policy': 'no-referrer' });
      expect(headers['x-frame-options']).toBeUndefined();
      expect(headers['content-security-policy']).toMatch(/frame-ancestors \*$/);
    },
  );

  test.each<[string, (response: ServerResponse) => void]>([
    ['a missing page', (response) => (response.statusCode = 404)],
    ['a page whose backend is away', (response) => (response.statusCode = 503)],
    ['a redirect', (response) => response.writeHead(307, { Location: '/login' }).end()],
    ['not modified', (response) => response.writeHead(304).end()],
  ])('%s', async (_, change) => {
    answer = change;
    for (const cookie of ['', `Authorization=${SESSION}`]) {
      expect(await headersOf('/party/1', { headers: { cookie } })).toMatchObject(always);
    }
    answer = () => undefined;
  });

  test('a fault of ours', async () => {
    answer = () => {
      throw new Error('broken');
    };
    const reply = await fetch(`${origin}/broken`);
    expect(reply.status).toBe(500);
    expect(Object.fromEntries(reply.headers)).toMatchObject({ ...always, ...unframed });
    answer = () => undefined;
  });

  test('an address with a slash too many', async () => {
    expect(await headersOf('/party/1/')).toMatchObject({ ...always, location: '/party/1' });
  });
});

test('a thousand pages carry a thousand nonces, each its own', async () => {
  const seen = new Set<string>();
  for (let turn = 0; turn < 1000; turn += 1) {
    const reply = await fetch(`${origin}/party/1`);
    const policy = reply.headers.get('content-security-policy') ?? '';
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    expect(await reply.text()).toMatch(nonce);
    seen.add(nonce);
  }
  expect(seen.size).toBe(1000);
});

test('what a visitor does not find comes compressed, too, with its own nonce', async () => {
  for (const status of [404, 503]) {
    answer = (response) => (response.statusCode = status);
    const reply = await fetch(`${origin}/nothing-${status}`, {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect([reply.status, reply.headers.get('content-encoding')]).toEqual([status, 'gzip']);
    const nonce = /'nonce-([^']+)'/.exec(reply.headers.get('content-security-policy') ?? '')?.[1];
    expect((await reply.text()).startsWith(`${nonce} `)).toBe(true);
  }
  answer = () => undefined;
});

test('other houses are let in only where this installation names them', async () => {
  const policyOf = async () => (await headersOf('/'))['content-security-policy'] ?? '';
  expect(await policyOf()).not.toMatch(/google|chat\.example|assets\.example/);
  await closeServer(server);
  await start({
    GA4_ID: 'G-TEST12',
    HELP_CHAT_SRC: 'https://chat.example/widget.js',
    MASCOT_ASSETS: 'https://assets.example/agents',
  });
  const policy = await policyOf();
  expect(policy).toMatch(/connect-src [^;]*https:\/\/\*\.google-analytics\.com/);
  expect(policy).toMatch(/connect-src [^;]*https:\/\/chat\.example wss:\/\/chat\.example/);
  expect(policy).toMatch(/frame-src 'self' https:\/\/chat\.example/);
  expect(policy).toMatch(/connect-src [^;]*https:\/\/assets\.example[ ;]/);
  expect(policy).toMatch(/media-src 'self' data: https:\/\/assets\.example;/);
  expect(policy).not.toMatch(/unsafe/);
  expect(() => readWebConfig({ SERVICE_KEY, GA4_ID: 'evil"' })).toThrow(/GA4_ID/);
  expect(() => readWebConfig({ SERVICE_KEY, HELP_CHAT_SRC: 'http://x.y' })).toThrow(/HELP_CHAT/);
  expect(() => readWebConfig({ SERVICE_KEY, MASCOT_ASSETS: '/x' })).toThrow(/MASCOT_ASSETS/);
});
