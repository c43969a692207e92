import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from '@jest/globals';
import { buildSchema } from 'graphql';
import { createSchema } from 'graphql-yoga';
import { readConfig } from '@/backend/platform/config';
import type { Actor, Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import type { GraphqlOptions } from '@/backend/platform/graphqlServer';
import { createLogger } from '@/backend/platform/logger';
import { createBackendServer, type BackendServer } from '@/backend/platform/server';
import { allOperations } from '@/lib/secureql/operations/all';
import { testContext } from '@/__tests__/support/context';
import type { TestDatabase } from '@/__tests__/support/database';

const SERVICE_KEY = 'a-service-key-for-tests';
const servers: BackendServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

const events: string[] = [];
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const schema = createSchema<Context>({
  typeDefs: `
    type Node { id: ID!, node: Node, list: [Node!]! }
    type Query { me: String, node: Node, refused: String, broken: String, slow: String }
    type Mutation { write(name: String!): String, logIn: String }`,
  resolvers: {
    Query: {
      me: (_root, _args, { actor }: Context) => actor.handle,
      node: () => ({ id: '1', node: { id: '2', node: null, list: [] }, list: [] }),
      refused: () => {
        throw new AppError('payload.invalid', { fields: { title: 'too_long' } });
      },
      broken: () => {
        throw new Error('the password of the database is swordfish');
      },
      slow: async () => {
        await pause(300);
        return 'done';
      },
    },
    Mutation: {
      write: async (_root, { name }: { name: string }) => {
        events.push(`${name} begins`);
        await pause(20);
        events.push(`${name} ends`);
        if (name === 'b') {
          throw new Error('b fails');
        }
        return name;
      },
      logIn: (_root, _args, { setSession }: Context) => {
        setSession({ token: 'fresh', expiresAt: new Date('2026-05-01T00:00:00Z') });
        return 'ok';
      },
    },
  },
});

interface Started {
  url: string;
  log: () => Record<string, unknown>[];
  server: BackendServer;
}

async function start(
  options: Partial<Omit<GraphqlOptions, 'shared'>> & { mode?: string; ready?: boolean } = {},
): Promise<Started> {
  const { mode = 'production', ready = true, ...graphql } = options;
  const config = readConfig({ PLAYPLUS_MODE: mode, SERVICE_KEY });
  const lines: string[] = [];
  const logger = createLogger(config, { write: (line) => void lines.push(line) });
  const context = testContext({} as TestDatabase['db']);
  const server = createBackendServer({
    schema,
    resolveSession: () => Promise.resolve(null),
    shared: { ...context, config, logger },
    ...graphql,
  });
  servers.push(server);
  const port = await server.listen(0);
  if (ready) {
    server.markReady();
  }
  const log = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  return { url: `http://127.0.0.1:${port}`, log, server };
}

interface Answer {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions: Record<string, unknown> }[];
}

async function ask(url: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-service-key': SERVICE_KEY, ...headers },
    body: JSON.stringify(body),
  });
  const json = (await response.json()) as Answer | Answer[];
  return { response, json, answer: (Array.isArray(json) ? json[0] : json) as Answer };
}

const codes = (answer: Answer) => answer.errors?.map((error) => error.extensions.code);

describe('the door', () => {
  test('says "not yet" until the migrations are through, and takes no calls', async () => {
    const { url, server } = await start({ ready: false });
    expect((await fetch(`${url}/health`)).status).toBe(503);
    expect((await ask(url, { query: '{ me }' })).response.status).toBe(503);
    server.markReady({ realtimeSubscribeKey: 'sub-1' });
    const health = await fetch(`${url}/health`);
    expect(health.status).toBe(200);
    expect(await health.json()).toEqual({ status: 'ok', realtimeSubscribeKey: 'sub-1' });
    expect((await ask(url, { query: '{ me }' })).response.status).toBe(200);
  });

  test.each(['', 'wrong', `${SERVICE_KEY}x`])('refuses the service key "%s"', async (key) => {
    const { url } = await start();
    const { response, answer } = await ask(url, { query: '{ me }' }, { 'x-service-key': key });
    expect(response.status).toBe(403);
    expect(codes(answer)).toEqual(['forbidden']);
    expect(answer.data).toBeUndefined();
  });

  test('takes JSON by POST at one address only', async () => {
    const { url } = await start();
    const headers = { 'x-service-key': SERVICE_KEY };
    const byGet = await fetch(`${url}/graphql?query={me}`, { headers });
    const asText = await fetch(`${url}/graphql`, { method: 'POST', headers, body: 'query={me}' });
    const elsewhere = await fetch(`${url}/graphiql`, { headers });
    expect([byGet.status, asText.status, elsewhere.status]).toEqual([405, 415, 404]);
  });
});

describe('limits', () => {
  const nested = (depth: number): string => (depth === 1 ? 'id' : `node { ${nested(depth - 1)} }`);
  const aliases = (count: number) =>
    Array.from({ length: count }, (_, index) => `a${index}: me`).join(' ');

  test.each([
    ['sixteen aliases', `{ ${aliases(16)} }`],
    ['a depth of nine', `{ node { ${nested(8)} } }`],
    [
      'a depth of nine hidden in fragments',
      `query { node { ...A } } fragment A on Node { ${nested(4)} ...B } fragment B on Node { node { node { node { ${nested(4)} } } } }`,
    ],
    ['1001 tokens', `{ ${'me '.repeat(1001)} }`],
    ['51 directives', `{ me ${'@include(if: true) '.repeat(51)} }`],
    [
      'a cost beyond 5000',
      `{ ${Array.from({ length: 15 }, (_, i) => `a${i}: node { ${'node { '.repeat(4)}${'id '.repeat(44)}${'} '.repeat(4)} }`).join(' ')} }`,
    ],
  ])('refuse %s', async (_name, query) => {
    const { url } = await start();
    const { answer } = await ask(url, { query });
    expect(answer.data ?? null).toBeNull();
    expect(new Set(codes(answer))).toEqual(new Set(['payload.invalid']));
  });

  test('take a batch of ten and refuse eleven', async () => {
    const { url } = await start();
    const batch = (count: number) => Array.from({ length: count }, () => ({ query: '{ me }' }));
    expect((await ask(url, batch(10))).json).toHaveLength(10);
    const { json, response } = await ask(url, batch(11));
    expect(codes(json as Answer)).toEqual(['payload.too_large']);
    expect(response.headers.get('content-type')).toContain('json');
  });

  test('refuse a body beyond one megabyte', async () => {
    const { url } = await start();
    const { json } = await ask(url, { query: '{ me }', variables: { x: 'x'.repeat(1_100_000) } });
    expect(codes(json as Answer)).toEqual(['payload.too_large']);
  });

  test('let every declared operation pass', async () => {
    const contract = buildSchema(readFileSync('backend/schema.graphql', 'utf8'));
    const { url } = await start({ schema: contract });
    for (const { path, query } of allOperations) {
      const { answer } = await ask(url, { query });
      const refused = answer.errors?.filter(
        ({ message }) => !message.startsWith('Variable "') && message !== 'internal',
      );
      expect({ path, refused }).toEqual({ path, refused: [] });
    }
  });

  test('hide the schema: no introspection and no suggestions, but in development', async () => {
    const query = '{ __schema { types { name } } }';
    for (const mode of ['production', 'demo']) {
      const { url } = await start({ mode });
      expect(codes((await ask(url, { query })).answer)).toContain('payload.invalid');
      const { answer } = await ask(url, { query: '{ mee }' });
      expect(answer.errors?.[0]?.message).not.toContain('Did you mean');
    }
    const { url } = await start({ mode: 'development' });
    expect((await ask(url, { query })).answer.errors).toBeUndefined();
  });
});

describe('errors', () => {
  test('of ours leave with code and fields', async () => {
    const { url } = await start();
    const { answer } = await ask(url, { query: '{ refused }' });
    expect(answer.errors?.[0]?.extensions).toEqual({
      code: 'payload.invalid',
      fields: { title: 'too_long' },
    });
  });

  test('nobody foresaw leave as "internal" and stand in the log with their stack', async () => {
    const { url, log } = await start();
    const { answer, response } = await ask(
      url,
      { query: '{ broken }' },
      { 'x-request-id': 'req-7' },
    );
    expect(codes(answer)).toEqual(['internal']);
    expect(JSON.stringify(answer)).not.toContain('swordfish');
    expect(response.status).toBe(200);
    const line = log().find(({ level }) => level === 'error');
    expect(line).toMatchObject({
      requestId: 'req-7',
      err: { message: expect.stringContaining('swordfish') },
    });
    expect(JSON.stringify(line)).toContain('server.test.ts');
  });
});

describe('a batch', () => {
  test('runs its mutations one after the other, also past one that fails', async () => {
    const { url } = await start();
    events.length = 0;
    const write = (name: string) => ({ query: `mutation { write(name: "${name}") }` });
    const { json } = await ask(url, [write('a'), write('b'), write('c')]);
    expect(events).toEqual(['a', 'b', 'c'].flatMap((name) => [`${name} begins`, `${name} ends`]));
    expect((json as Answer[]).map((answer) => answer.data?.write ?? null)).toEqual([
      'a',
      null,
      'c',
    ]);
  });

  test('asks for its session once', async () => {
    const asked: string[] = [];
    const actor: Actor = { userId: 'u', userType: 'FAN', handle: 'ada', sessionId: 's' };
    const { url } = await start({
      resolveSession: (_context, token) => {
        asked.push(token);
        return Promise.resolve(actor);
      },
    });
    const { json, response } = await ask(url, [{ query: '{ me }' }, { query: '{ me }' }], {
      'x-session': 'raw',
    });
    expect(asked).toEqual(['raw']);
    expect(json).toEqual([{ data: { me: 'ada' } }, { data: { me: 'ada' } }]);
    expect(response.headers.get('x-session-set')).toBeNull();
  });
});

describe('the session header', () => {
  test('drops a session that is not alive', async () => {
    const { url } = await start();
    const { answer, response } = await ask(url, { query: '{ me }' }, { 'x-session': 'dead' });
    expect(answer.data).toEqual({ me: null });
    expect(response.headers.get('x-session-set')).toBe('clear');
  });

  test('carries a new session, also over a dead one', async () => {
    const { url } = await start();
    const { response } = await ask(url, { query: 'mutation { logIn }' }, { 'x-session': 'dead' });
    expect(response.headers.get('x-session-set')).toBe('fresh;2026-05-01T00:00:00.000Z');
  });
});

test('every request leaves one line in the log, without its secrets', async () => {
  const { url, log } = await start();
  await ask(url, [{ query: 'query Mine { me }' }, { query: '{ other: node { id } }' }], {
    'x-request-id': 'req-1',
    'x-session': 'raw-session-token',
  });
  await ask(url, { query: '{ refused }' }, { 'x-request-id': 'bad id\u00e9' });
  await pause(20);
  const lines = log().filter(({ msg }) => msg === 'request');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatchObject({
    requestId: 'req-1',
    operations: ['Mine', 'node'],
    outcome: 'ok',
  });
  expect(lines[0]?.ms).toEqual(expect.any(Number));
  expect(lines[1]).toMatchObject({ outcome: 'refused', codes: ['payload.invalid'] });
  expect(lines[1]?.requestId).toMatch(/^[0-9a-f-]{36}$/);
  expect(JSON.stringify(log())).not.toMatch(/raw-session-token|a-service-key/);
});

test('on closing, a request under way is answered and new ones are not taken', async () => {
  const { url, server } = await start();
  const running = ask(url, { query: '{ slow }' });
  await pause(100);
  const closed = server.close();
  expect((await running).answer.data).toEqual({ slow: 'done' });
  await closed;
  await expect(fetch(`${url}/health`)).rejects.toThrow();
});
