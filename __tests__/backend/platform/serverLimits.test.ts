import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from '@jest/globals';
import { buildSchema } from 'graphql';
import { allOperations } from '@/lib/secureql/operations/all';
import {
  ask,
  codes,
  SERVICE_KEY,
  start,
  stopServers,
  type Answer,
} from '@/__tests__/support/platform/backendServer';

afterEach(stopServers);

describe('limits', () => {
  const nested = (depth: number): string => (depth === 1 ? 'id' : `node { ${nested(depth - 1)} }`);
  const aliases = (count: number) =>
    Array.from({ length: count }, (_, index) => `a${index}: me`).join(' ');

  test.each([
    ['sixteen aliases', `{ ${aliases(16)} }`],
    ['a depth of nine', `{ node { ${nested(8)} } }`],
    [
      'a depth of nine hidden in fragments',
      `query { node { ...A } } fragment A on Node { ${nested(4)} ...B } fragment B on Node { node { node { node { ${nested(5)} } } } }`,
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

  test.each([
    ['arrays', '[', ']'],
    ['objects', '{"a":', '}'],
  ])('refuse a megabyte of %s inside each other', async (_name, open, close) => {
    const { url, log } = await start();
    const depth = Math.floor(1_000_000 / (open.length + close.length));
    const bomb = `${open.repeat(depth)}1${close.repeat(depth)}`;
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-service-key': SERVICE_KEY },
      body: `{"query":"{ me }","variables":{"x":${bomb}}}`,
    });
    expect(codes((await response.json()) as Answer)).toEqual(['payload.invalid']);
    expect(log().filter(({ level }) => level === 'error')).toEqual([]);
  });

  test('take variables that lie sixty deep, and braces in the text of a call', async () => {
    const { url } = await start();
    const x: unknown = JSON.parse(`${'['.repeat(60)}${']'.repeat(60)}`);
    const query = `{ me } # ${'{['.repeat(100)}`;
    expect((await ask(url, { query, variables: { x } })).answer.errors).toBeUndefined();
  });

  test('refuse a body that does not say how long it is', async () => {
    const { url } = await start();
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-service-key': SERVICE_KEY },
      body: new Blob(['{"query":"{ me }"}']).stream(),
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(413);
    expect(codes((await response.json()) as Answer)).toEqual(['payload.too_large']);
  });

  test('let every declared operation pass', async () => {
    const contract = buildSchema(readFileSync('backend/schema.graphql', 'utf8'));
    const { url } = await start({ schema: contract });
    for (const { path, query, isUpload } of allOperations) {
      if (isUpload) continue;
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
    expect(JSON.stringify(line)).toContain('backendServer.ts');
  });
});
