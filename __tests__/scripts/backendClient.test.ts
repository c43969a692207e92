import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BackendClient } from '@/scripts/demo/backendClient';

const answers: { body: unknown; session?: string }[] = [];
const heard: IncomingHttpHeaders[] = [];

const backend = createServer((request, response) => {
  heard.push(request.headers);
  const { body, session } = answers.shift() ?? { body: {} };
  if (session) response.setHeader('x-session-set', session);
  response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
});
let client: BackendClient;

beforeAll(async () => {
  backend.listen(0, '127.0.0.1');
  await once(backend, 'listening');
  const { port } = backend.address() as AddressInfo;
  const address = { url: `http://127.0.0.1:${port}`, serviceKey: 'shared-key' };
  client = new BackendClient(address, '203.0.113.1');
});

afterAll(() => {
  backend.close();
});

test('the session that one call brings travels with the next', async () => {
  answers.push(
    { body: { data: { answer: { error: null } } }, session: 'token-1;2030-01-01T00:00:00Z' },
    { body: { data: { answer: { error: null, item: 7 } } } },
  );
  await client.ask('mutation { answer: signUp }', {});
  expect(await client.ask('query { answer: myUser }', {})).toEqual({ error: null, item: 7 });
  expect(heard.at(-2)?.['x-session']).toBeUndefined();
  expect(heard.at(-1)?.['x-session']).toBe('token-1');
  expect(heard.at(-1)?.['x-service-key']).toBe('shared-key');
});

test.each([
  [
    'a refusal',
    { errors: [{ message: 'no', extensions: { code: 'rate_limited' } }] },
    'rate_limited',
  ],
  ['an error in the answer', { data: { answer: { error: 'party.full' } } }, 'party.full'],
  ['an answer without data', {}, 'without data'],
])('%s is thrown, so that no half of the demo passes for the whole', async (_, body, message) => {
  answers.push({ body });
  await expect(client.ask('query { answer: x }', {})).rejects.toThrow(message);
});
