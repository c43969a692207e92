import { createServer, type IncomingMessage, type Server } from 'node:http';
import { afterEach, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { closeServer, listen, SERVICE_KEY } from '@/__tests__/support/door';
import { readWebConfig } from '@/lib/server/config';
import { createWebServer } from '@/lib/server/webServer';
import { createXsrfGuard } from '@/lib/server/http/xsrf';

const servers: Server[] = [];
afterEach(() => Promise.all(servers.splice(0).map(closeServer)));

/** The web server of a mode, before a backend that remembers what it was asked. */
async function web(mode: string) {
  const asked: IncomingMessage[] = [];
  const backend = createServer((request, response) => {
    asked.push(request);
    response.end('<h1>Outbox</h1>');
  });
  const BACKEND_URL = `http://127.0.0.1:${await listen(backend)}`;
  const config = readWebConfig({ SERVICE_KEY, BACKEND_URL, PLAYPLUS_MODE: mode });
  const next = (_request: unknown, response: { writeHead: (status: number) => { end(): void } }) =>
    Promise.resolve(response.writeHead(404).end());
  const guard = createXsrfGuard(SERVICE_KEY);
  const server = createWebServer(next, { config, guard, log: pino({ level: 'silent' }) });
  servers.push(server, backend);
  return { asked, backend, origin: `http://127.0.0.1:${await listen(server)}` };
}

test.each(['demo', 'development'])('%s shows the outbox, asked for with the key', async (mode) => {
  const { asked, origin } = await web(mode);
  const answer = await fetch(`${origin}/dev/outbox?to=ada`);
  expect([answer.status, await answer.text()]).toEqual([200, '<h1>Outbox</h1>']);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(asked[0]?.url).toBe('/dev/outbox?to=ada');
  expect(asked[0]?.headers['x-service-key']).toBe(SERVICE_KEY);
  const nonce = String(asked[0]?.headers['x-nonce']);
  if (mode === 'demo') {
    expect(answer.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
  }
});

test('production knows no such page and does not ask', async () => {
  const { asked, origin } = await web('production');
  expect((await fetch(`${origin}/dev/outbox`)).status).toBe(404);
  expect(asked).toEqual([]);
});

test('says so when the backend is away', async () => {
  const { backend, origin } = await web('demo');
  await closeServer(backend);
  expect((await fetch(`${origin}/dev/outbox`)).status).toBe(502);
});
