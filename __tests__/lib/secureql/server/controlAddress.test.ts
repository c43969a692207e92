import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { handleControl } from '@/lib/secureql/server/controlAddress';
import {
  closeServer,
  listen,
  servicesFor,
  SESSION,
  startFakeBackend,
  type FakeBackend,
} from '@/__tests__/support/door';

const KEY = 'k'.repeat(43);

let backend: FakeBackend;
let server: Server;
let origin: string;

beforeEach(async () => {
  backend = await startFakeBackend();
  const services = servicesFor(backend.url);
  server = createServer((request, response) => {
    void handleControl(request, response, request.url?.slice(1), services);
  });
  origin = `http://127.0.0.1:${await listen(server)}`;
});

afterEach(async () => {
  await closeServer(server);
  await backend.close();
});

const says = (error: string | null, count = 0) => {
  const item = error === null ? { count } : null;
  backend.answer = () => ({ data: { pressControl: { error, item } } });
};

test.each(['POST', 'GET'])(
  '%s does it: the key is the proof, and no cookie goes along',
  async (method) => {
    says(null, 3);
    const headers = { cookie: `Authorization=${SESSION}`, origin: 'https://elsewhere.example' };
    const answer = await fetch(`${origin}/${KEY}`, { method, headers });
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true, count: 3 }]);
    expect(backend.asked[0]?.body).toMatchObject({ variables: { key: KEY } });
    expect(backend.asked[0]?.headers['x-session']).toBeUndefined();
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  },
);

test.each([
  ['control.key_invalid', 404],
  ['party.nobody_waiting', 409],
])('%s is told with %i', async (error, status) => {
  says(error);
  const answer = await fetch(`${origin}/${KEY}`);
  expect([answer.status, await answer.json()]).toEqual([status, { ok: false, error }]);
});

test('what is no key, and another method, do not reach the backend', async () => {
  const short = await fetch(`${origin}/short`);
  expect(short.status).toBe(404);
  const put = await fetch(`${origin}/${KEY}`, { method: 'PUT' });
  expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, POST']);
  expect(backend.asked).toEqual([]);
});

test('too fast is 429, and a backend that is gone is told as such', async () => {
  backend.answer = () => ({ errors: [{ message: 'x', extensions: { code: 'rate_limited' } }] });
  const fast = await fetch(`${origin}/${KEY}`);
  expect([fast.status, await fast.json()]).toEqual([429, { ok: false, error: 'rate_limited' }]);
  await backend.close();
  const gone = await fetch(`${origin}/${KEY}`);
  expect([gone.status, await gone.json()]).toEqual([
    502,
    { ok: false, error: 'backend.unreachable' },
  ]);
});
