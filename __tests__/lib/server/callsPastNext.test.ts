import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import {
  closeServer,
  listen,
  servicesFor,
  startFakeBackend,
  type FakeBackend,
} from '@/__tests__/support/door';
import { callsPastNext } from '@/lib/server/callsPastNext';
import type { Services } from '@/lib/server/services';

let backend: FakeBackend;
let services: Services;
let server: Server;
let origin: string;
let seenByNext: (string | undefined)[];

beforeEach(async () => {
  backend = await startFakeBackend();
  services = servicesFor(backend.url);
  seenByNext = [];
  const handle = callsPastNext(
    (request, response) => {
      seenByNext.push(request.url);
      response.end('by Next');
      return Promise.resolve();
    },
    () => services,
  );
  server = createServer((request, response) => void handle(request, response));
  origin = `http://127.0.0.1:${await listen(server)}`;
});

afterEach(async () => {
  await closeServer(server);
  await services.backend.close();
  await backend.close();
});

/** Sends a call as a page of this origin would. */
function call(path: string, headers: Record<string, string> = {}) {
  const xsrf = services.guard.issue(null);
  return fetch(origin + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: `XSRF-TOKEN=${xsrf}`,
      'x-xsrf-token': xsrf,
      ...headers,
    },
    body: '{}',
  });
}

test('a call is answered without Next', async () => {
  const reply = await call('/api/secureql/query/accounts/log-out/?from=menu');
  expect([reply.status, await reply.json()]).toEqual([200, { logOut: { error: null } }]);
  expect(reply.headers.get('cache-control')).toBe('no-store');
  expect(seenByNext).toEqual([]);
});

test('a call that is none is refused as such', async () => {
  const reply = await call('/api/secureql/query/accounts/no-such-call/');
  expect(reply.status).toBe(404);
  expect(await reply.json()).toMatchObject({ error: { code: 'not_found' } });
  expect(seenByNext).toEqual([]);
});

test.each(['/api/health', '/party/1', '/api/secureql', '/x/api/secureql/query/'])(
  'everything else is left to Next: %s',
  async (path) => {
    const reply = await fetch(origin + path);
    expect(await reply.text()).toBe('by Next');
    expect(seenByNext).toEqual([path]);
  },
);

test('a long answer is packed for who takes that, a short one and for others it is not', async () => {
  const encodingOf = async (accepted: string) => {
    const headers = { 'accept-encoding': accepted };
    const reply = await call('/api/secureql/query/accounts/log-out/', headers);
    return [reply.headers.get('content-encoding'), await reply.json()];
  };
  const short = { logOut: { error: null } };
  expect(await encodingOf('gzip')).toEqual([null, short]);
  const long = { logOut: { error: 'x'.repeat(2_000) } };
  backend.answer = () => ({ data: long });
  expect(await encodingOf('br, gzip')).toEqual(['gzip', long]);
  expect(await encodingOf('gzip;q=0')).toEqual([null, long]);
});
