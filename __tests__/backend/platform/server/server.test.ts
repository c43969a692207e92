import { afterEach, describe, expect, test } from '@jest/globals';
import type { Actor } from '@/backend/platform/context';
import {
  ask,
  codes,
  events,
  pause,
  SERVICE_KEY,
  start,
  stopServers,
  type Answer,
} from '@/__tests__/support/platform/backendServer';

afterEach(stopServers);

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

  test('takes the extensions of any client that are an object, and says no to others', async () => {
    const { url } = await start();
    for (const extensions of [{}, { some: 'map' }, null]) {
      const { answer } = await ask(url, { query: '{ __typename }', extensions });
      expect(answer).toEqual({ data: { __typename: 'Query' } });
    }
    for (const extensions of ['text', 0, false, ['array']]) {
      const { answer } = await ask(url, { query: '{ __typename }', extensions });
      expect(codes(answer)).toEqual(['payload.invalid']);
    }
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
    const actor: Actor = {
      userId: 'u',
      userType: 'FAN',
      handle: 'ada',
      isQuick: false,
      sessionId: 's',
    };
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
