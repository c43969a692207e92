import { existsSync, readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { SERVICE_KEY } from '@/__tests__/support/door';
import { startWeb, type WebProcess } from '@/__tests__/support/webProcess';
import { createXsrfGuard } from '@/lib/server/http/xsrf';

let web: WebProcess;

beforeAll(async () => {
  web = await startWeb();
});

afterAll(() => web.stop());

const sockets: Socket[] = [];

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** Asks for an upgrade and hangs up; resolves with the answer when the server has hung up too. */
function hangUp(path: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(web.port, '127.0.0.1', () => {
      socket.end(
        `GET ${path} HTTP/1.1\r\nHost: a.test\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
      );
    });
    sockets.push(socket);
    socket.on('data', (chunk) => (answer += String(chunk)));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
  });
}

describe('where nothing is', () => {
  test.each(['/_next/none', '/no/such/none.png', '/de/no/such/none.html'])(
    '%s is answered with a page whose scripts and styles may run',
    async (path) => {
      const answer = await fetch(web.origin + path);
      expect(answer.status).toBe(404);
      const policy = answer.headers.get('content-security-policy');
      const nonce = /'nonce-([^']+)'/.exec(policy ?? '')?.[1];
      const html = await answer.text();
      const tags = [...html.matchAll(/<(?:script|style)\b[^>]*>/g)].map(([tag]) => tag);
      expect(tags.length).toBeGreaterThan(5);
      expect(tags.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
    },
  );

  test.each(['/api/none', '/api/', '/api/secureql/none'])(
    '%s is answered in JSON, since no page may load anything there',
    async (path) => {
      const answer = await fetch(web.origin + path);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ error: { code: 'not_found' } });
    },
  );
});

describe('a call on its way through Next', () => {
  const call = (path: string, init: RequestInit = {}) => {
    const xsrf = createXsrfGuard(SERVICE_KEY).issue(null);
    const cookie = `XSRF-TOKEN=${xsrf}`;
    const headers = { 'content-type': 'application/json', cookie, 'x-xsrf-token': xsrf };
    return fetch(`${web.origin}/api/secureql/query/${path}`, { method: 'POST', headers, ...init });
  };

  test.each([
    ['not_found', 404, 'accounts/no-such-call/', { body: '{}' }],
    ['method', 405, 'accounts/log-out/', { method: 'GET' }],
    ['xsrf', 403, 'accounts/log-out', { body: '{}', headers: {} }],
    ['payload.invalid', 400, 'accounts/log-out/?from=menu', { body: 'not json' }],
    ['payload.too_large', 413, 'accounts/log-out/', { body: `"${'x'.repeat(70_000)}"` }],
    ['backend.unreachable', 502, 'accounts/log-out/', { body: '{}' }],
  ])('is refused by the door itself: %s, %i', async (code, status, path, init) => {
    const answer = await call(path, init);
    expect([answer.status, await answer.json()]).toMatchObject([status, { error: { code } }]);
    expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});

describe('an upgrade, which nobody here speaks,', () => {
  /** Only Linux lists them; elsewhere it has to do that the server hangs up on everybody. */
  const openDescriptors = () =>
    existsSync('/proc') ? readdirSync(`/proc/${web.pid}/fd`).length : 0;

  test('leaves no socket behind when the client hangs up', async () => {
    // Next opens what it needs to answer at the first request of each kind.
    const paths = ['/no/such', '/_next/webpack-hmr', '/realtime/time/0', '/api/health'];
    for (const path of paths) await hangUp(path);
    const before = openDescriptors();
    await Promise.all(Array.from({ length: 200 }, (_, index) => hangUp(paths[index % 4] ?? '/')));
    expect(openDescriptors()).toBeLessThan(before + 20);
  });

  test('is answered as if it had not been asked for', async () => {
    expect(await hangUp('/robots.txt')).toMatch(/^HTTP\/1.1 200 OK/);
  });
});
