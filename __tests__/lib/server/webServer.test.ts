import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { closeServer, listen, SERVICE_KEY, SESSION } from '@/__tests__/support/door';
import { readWebConfig } from '@/lib/server/config';
import { createWebServer } from '@/lib/server/webServer';
import { createXsrfGuard } from '@/lib/server/http/xsrf';

const guard = createXsrfGuard(SERVICE_KEY);

let server: Server;
let origin: string;
let rendered: IncomingMessage[];
let render: (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

function page(request: IncomingMessage, response: ServerResponse) {
  const nonce = String(request.headers['x-nonce']);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.write(`<script nonce="${nonce}"></script>`);
  response.end(`<style nonce="${nonce}"></style>${'x'.repeat(2000)}`);
}

async function start(env: Record<string, string> = {}) {
  const config = readWebConfig({ SERVICE_KEY, ...env });
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    rendered.push(request);
    await render(request, response);
  };
  server = createWebServer(handle, { config, guard, log: pino({ level: 'silent' }) });
  origin = `http://127.0.0.1:${await listen(server)}`;
}

beforeEach(async () => {
  rendered = [];
  render = page;
  await start();
});

afterEach(() => closeServer(server));

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(origin + path, { headers, redirect: 'manual' });

const cspNonce = (answer: Response) =>
  /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1];

const htmlNonces = (html: string) =>
  [...html.matchAll(/nonce="([^"]*)"/g)].map((match) => match[1]);

test('a form sent without scripts leads back to its page, and to no other origin', async () => {
  const reply = await fetch(`${origin}//evil.test/login?next=%2F`, {
    method: 'POST',
    redirect: 'manual',
  });
  expect(reply.status).toBe(303);
  expect(reply.headers.get('location')).toBe('/evil.test/login?next=%2F');
});

test.each(['/_next/static/none.js', '/none.png', '/realtime/none'])(
  'the page that says %s is missing carries the nonce of its policy',
  async (path) => {
    if (path.startsWith('/realtime')) {
      await closeServer(server);
      await start({ PUBNUB_PUBLISH_KEY: 'a', PUBNUB_SUBSCRIBE_KEY: 'b' });
    }
    const answer = await get(path);
    const nonce = cspNonce(answer);
    expect(nonce).toBeDefined();
    expect(htmlNonces(await answer.text())).toEqual([nonce, nonce]);
  },
);

describe('a page', () => {
  test('carries the nonce of its own policy, and no two answers carry the same one', async () => {
    const seen = new Set<string>();
    for (let round = 0; round < 30; round += 1) {
      const answer = await get('/party/1');
      const nonce = cspNonce(answer);
      expect(htmlNonces(await answer.text())).toEqual([nonce, nonce]);
      seen.add(nonce ?? '');
    }
    expect(seen.size).toBe(30);
    // A slow machine may need more than one second for thirty answers.
    expect(rendered.length).toBeLessThan(10);
  });

  test('gives a visitor an XSRF cookie of their own, from the cache too', async () => {
    const cookies = await Promise.all(
      [1, 2, 3].map(async () => (await get('/party/1')).headers.getSetCookie()[0] ?? ''),
    );
    expect(new Set(cookies).size).toBe(3);
    const tokens = cookies.map((cookie) => /^XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1]);
    for (const token of tokens) expect(guard.isValid(token, null)).toBe(true);
    const again = await get('/party/1', { cookie: `XSRF-TOKEN=${tokens[0]}` });
    expect(again.headers.getSetCookie()).toEqual([]);
  });

  test('of someone with a session is rendered for them alone', async () => {
    const cookie = `Authorization=${SESSION}`;
    const [first, second] = [await get('/', { cookie }), await get('/', { cookie })];
    expect(rendered).toHaveLength(2);
    const token = /^XSRF-TOKEN=([^;]+)/.exec(first.headers.getSetCookie()[0] ?? '')?.[1];
    expect(guard.isValid(token, SESSION)).toBe(true);
    expect(htmlNonces(await second.text())[0]).toBe(cspNonce(second));
  });

  test('is rendered once for all who ask at the same time', async () => {
    render = async (request, response) => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      page(request, response);
    };
    const answers = await Promise.all(Array.from({ length: 20 }, () => get('/party/1')));
    expect(rendered).toHaveLength(1);
    const lengths = await Promise.all(answers.map(async (answer) => (await answer.text()).length));
    expect(new Set(lengths).size).toBe(1);
  });

  test('is kept for a second only, apart by host and address, and the root by language', async () => {
    await get('/a');
    await get('/a?b');
    await get('/a', { 'accept-language': 'de' });
    expect(rendered).toHaveLength(2);
    await get('/', { 'accept-language': 'de' });
    await get('/', { 'accept-language': 'en' });
    expect(rendered).toHaveLength(4);
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    await get('/a');
    expect(rendered).toHaveLength(5);
  });

  test.each<[string, (response: ServerResponse) => void]>([
    ['is no 200', (response) => (response.statusCode = 404)],
    ['sets a cookie', (response) => response.setHeader('Set-Cookie', 'a=b')],
    ['is no HTML', (response) => response.setHeader('Content-Type', 'application/json')],
  ])('is not kept when it %s', async (_, change) => {
    render = (request, response) => {
      response.setHeader('Content-Type', 'text/html');
      change(response);
      response.end(`<script nonce="${String(request.headers['x-nonce'])}">`);
    };
    const first = await get('/a');
    const html = await first.text();
    if (first.headers.get('content-type') === 'text/html') {
      expect(htmlNonces(html)).toEqual([cspNonce(first)]);
    }
    await get('/a');
    expect(rendered).toHaveLength(2);
  });

  test('that fails to render is an error for everyone who waited, and no one after', async () => {
    render = () => Promise.reject(new Error('broken'));
    const answers = await Promise.all([get('/a'), get('/a')]);
    expect(answers.map(({ status }) => status)).toEqual([500, 500]);
    render = page;
    expect((await get('/a')).status).toBe(200);
  });

  test('believes no nonce that comes from outside', async () => {
    await get('/a', { 'x-nonce': 'evil', cookie: `Authorization=${SESSION}` });
    expect(rendered[0]?.headers['x-nonce']).not.toBe('evil');
  });

  test('has one address: a slash at the end leads to it, and never to another host', async () => {
    const locations = async (path: string) => (await get(path)).headers.get('location');
    expect(await locations('/party/1/?a=b')).toBe('/party/1?a=b');
    expect(await locations('//evil.example/')).toBe('/evil.example');
    expect((await get('/api/secureql/query/my-user/')).status).toBe(200);
    expect(rendered).toHaveLength(1);
  });
});

describe('every answer', () => {
  test.each(['/', '/api/x', '/_next/static/a.js', '/realtime/time/0', '/a/'])(
    '%s is sent with safe headers',
    async (path) => {
      const { headers } = await get(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/);
      expect(headers.get('content-security-policy')).not.toMatch(/unsafe/);
      expect(headers.get('strict-transport-security')).toBeNull();
    },
  );

  test('only widgets may be framed', async () => {
    const policy = async (path: string) => (await get(path)).headers.get('content-security-policy');
    expect(await policy('/de/streamlabs-elements/widgets')).toMatch(/frame-ancestors \*$/);
    expect(await policy('/streamlabs-elements/widgetsx')).toMatch(/frame-ancestors 'none'$/);
  });

  test('Google’s button may load where it is offered, and on no widget', async () => {
    const policy = async (path: string) => (await get(path)).headers.get('content-security-policy');
    expect(await policy('/login')).not.toContain('google');
    await closeServer(server);
    await start({ GOOGLE_CLIENT_ID: 'us' });
    const asked = await policy('/');
    expect(asked).toMatch(/script-src [^;]*https:\/\/accounts\.google\.com\/gsi\/client(;| )/);
    expect(asked).toMatch(/style-src [^;]*https:\/\/accounts\.google\.com\/gsi\/style(;| )/);
    expect(asked).toMatch(/connect-src [^;]*https:\/\/accounts\.google\.com\/gsi\/(;| )/);
    expect(asked).toMatch(/frame-src 'self' https:\/\/accounts\.google\.com\/gsi\/(;| )/);
    expect(await policy('/streamlabs-elements/widgets')).not.toContain('google');
  });

  test('behind https asks for https and marks its cookies', async () => {
    await closeServer(server);
    await start({ PUBLIC_ORIGIN: 'https://play.example' });
    const { headers } = await get('/');
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=31536000/);
    expect(headers.getSetCookie()[0]).toMatch(/; Secure;/);
  });
});

describe('real time below the web’s own address', () => {
  test('is streamed to and from the embedded server, without cookies', async () => {
    const seen: IncomingMessage[] = [];
    const upstream = createServer((request, response) => {
      seen.push(request);
      response.writeHead(403, { 'Content-Type': 'application/json' });
      response.end('{"error":true}');
    });
    await closeServer(server);
    await start({ REALTIME_PORT: String(await listen(upstream)), REALTIME_VIA_WEB: '1' });
    const answer = await get('/realtime/v2/subscribe/sub/a,b/0?tt=1', {
      cookie: 'Authorization=x',
    });
    expect([answer.status, await answer.text()]).toEqual([403, '{"error":true}']);
    expect(seen[0]?.url).toBe('/v2/subscribe/sub/a,b/0?tt=1');
    expect(seen[0]?.headers.cookie).toBeUndefined();
    await closeServer(upstream);
    expect((await get('/realtime/time/0')).status).toBe(502);
  });
});
