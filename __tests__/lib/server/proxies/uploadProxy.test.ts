import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { showUpload } from '@/lib/server/proxies/uploadProxy';
import { closeServer, listen, SERVICE_KEY } from '@/__tests__/support/door';

const NAME = `${'b2'.repeat(16)}.webp`;
const OF_A_MESSAGE = `${'d4'.repeat(16)}.webp`;
const asked: string[] = [];
let backend: Server;
let web: Server;
let origin: string;
beforeAll(async () => {
  backend = createServer((request, response) => {
    asked.push(`${request.url} ${String(request.headers['x-service-key'])}`);
    const keep = { [`/uploads/${NAME}`]: 'public', [`/uploads/${OF_A_MESSAGE}`]: 'private' };
    const kept = keep[request.url ?? ''];
    if (kept === undefined) return response.writeHead(404).end('secret of the backend');
    const headers = { 'content-type': 'text/html', 'content-length': 6, 'cache-control': kept };
    return response.writeHead(200, headers).end('pixels');
  });
  const backendUrl = `http://127.0.0.1:${await listen(backend)}`;
  web = createServer((request, response) => {
    void showUpload(request, response, { backendUrl, serviceKey: SERVICE_KEY });
  });
  origin = `http://127.0.0.1:${await listen(web)}`;
});
afterAll(async () => {
  await closeServer(web);
  await closeServer(backend);
});

test('a photo is shown as a photo, for ever, and nothing of it may run', async () => {
  const answer = await fetch(`${origin}/uploads/${NAME}?x=1`);
  expect([answer.status, await answer.text()]).toEqual([200, 'pixels']);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': expect.stringContaining('sandbox') as unknown,
    'content-length': '6',
  });
  expect(asked.at(-1)).toBe(`/uploads/${NAME} ${SERVICE_KEY}`);
  const head = await fetch(`${origin}/uploads/${NAME}`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test('a photo that is not of a public page is kept by nobody on the way, and not for long', async () => {
  const answer = await fetch(`${origin}/uploads/${OF_A_MESSAGE}`);
  expect(await answer.text()).toBe('pixels');
  expect(answer.headers.get('cache-control')).toBe('private, max-age=300');
});

test.each([
  '/uploads/',
  '/uploads/..%2f..%2fetc%2fpasswd',
  '/uploads/a.webp',
  `/uploads/${NAME}/`,
  `/uploads/${NAME.toUpperCase()}`,
  `/uploads/x${NAME}`,
])('%s is no photo, and nobody is asked for it', async (path) => {
  const before = asked.length;
  const answer = await fetch(origin + path);
  expect([answer.status, await answer.text()]).toEqual([404, 'Not Found']);
  expect(asked.length).toBe(before);
});

test('a photo that is not there is not found, without a word of the backend', async () => {
  const answer = await fetch(`${origin}/uploads/${'c3'.repeat(16)}.webp`);
  expect([answer.status, await answer.text()]).toEqual([404, 'Not Found']);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect((await fetch(`${origin}/uploads/${NAME}`, { method: 'POST' })).status).toBe(404);
});

test('a backend that is away is said so', async () => {
  await closeServer(backend);
  expect((await fetch(`${origin}/uploads/${NAME}`)).status).toBe(502);
});
