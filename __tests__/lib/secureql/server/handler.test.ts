import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { allOperations } from '@/lib/secureql/operations/all';
import { createXsrfGuard } from '@/lib/server/http/xsrf';
import {
  servicesFor,
  SESSION,
  startDoor,
  startFakeBackend,
  type Door,
  type FakeBackend,
  type Knock,
} from '@/__tests__/support/door';

const ID = '0198a5a0-0000-7000-8000-000000000001';

let backend: FakeBackend;
let door: Door;

beforeEach(async () => {
  backend = await startFakeBackend();
  door = await startDoor(servicesFor(backend.url));
});

afterEach(async () => {
  await door.close();
  await backend.close();
});

const codeOf = async (path: string, options?: Knock) => {
  const { status, body } = await door.knock(path, options);
  return `${status} ${body.error?.code ?? 'ok'}`;
};

describe('a call through the door', () => {
  test('reaches the backend with who is asking and comes back as the bare data', async () => {
    const data = { getParties: { error: null, items: [] } };
    backend.answer = () => ({ data });
    const answer = await door.knock('party/get-party-details/', {
      session: SESSION,
      body: JSON.stringify({ partyID: ID }),
      headers: { 'user-agent': 'a browser ✓'.replace('✓', '') },
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual(data);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const [asked] = backend.asked;
    expect(asked?.body).toMatchObject({ variables: { partyID: ID } });
    expect(asked?.headers).toMatchObject({
      'x-service-key': 'a-service-key-for-tests',
      'x-session': SESSION,
      'x-client-ip': '127.0.0.1',
      'x-request-id': answer.headers.get('x-request-id'),
    });
  });

  test('is found with and without the slash at its end', async () => {
    expect(await codeOf('accounts/log-out/')).toBe('200 ok');
    expect(await codeOf('accounts/log-out')).toBe('200 ok');
  });

  test('takes on the session that the backend opens, with a token that fits it', async () => {
    const token = 'n'.repeat(43);
    backend.sessionEffect = `${token};2030-01-01T00:00:00.000Z`;
    const { cookies } = await door.knock('accounts/log-out/');
    expect(cookies[0]).toMatch(
      new RegExp(
        `^Authorization=${token}; Path=/; Expires=Tue, 01 Jan 2030.*HttpOnly; SameSite=Lax$`,
      ),
    );
    const xsrf = /^XSRF-TOKEN=([^;]+); Path=\/; SameSite=Lax$/.exec(cookies[1] ?? '')?.[1];
    expect(door.services.guard.isValid(xsrf, token)).toBe(true);
    expect(door.services.guard.isValid(xsrf, SESSION)).toBe(false);
  });

  test('clears a session that is over, also when the call is refused', async () => {
    backend.sessionEffect = 'clear';
    backend.answer = () => ({
      errors: [{ message: 'x', extensions: { code: 'auth.required' } }],
    });
    const answer = await door.knock('my-user/', { session: SESSION });
    expect(answer.status).toBe(401);
    expect(answer.cookies[0]).toMatch(/^Authorization=; Path=\/; Expires=Thu, 01 Jan 1970/);
    const xsrf = /^XSRF-TOKEN=([^;]+)/.exec(answer.cookies[1] ?? '')?.[1];
    expect(door.services.guard.isValid(xsrf, null)).toBe(true);
  });

  test('clears a cookie that can be no session and treats its owner as a visitor', async () => {
    const xsrf = door.services.guard.issue(null);
    const headers = { cookie: `Authorization=<script>; XSRF-TOKEN=${xsrf}`, 'x-xsrf-token': xsrf };
    const answer = await door.knock('my-user/', { headers });
    expect(answer.status).toBe(401);
    expect(answer.cookies[0]).toMatch(/^Authorization=;/);
    expect(backend.asked).toHaveLength(0);
  });
});

describe('the order of refusals', () => {
  // Each request has every later fault as well, and is refused for the first one.
  const bad = {
    xsrf: { 'x-xsrf-token': 'wrong' },
    type: { 'content-type': 'text/plain' },
  };

  test.each<[string, string, Knock]>([
    ['405 method', 'no/such/', { method: 'PUT', headers: { ...bad.xsrf, ...bad.type } }],
    ['404 not_found', 'no/such/', { headers: { ...bad.xsrf, ...bad.type } }],
    ['403 xsrf', 'my-user/', { headers: { ...bad.xsrf, ...bad.type } }],
    ['401 auth.required', 'my-user/', { headers: bad.type, body: '{"a":1}' }],
    ['415 content_type', 'get-pubnub-token/', { headers: bad.type, body: '{"a":1}' }],
    ['413 payload.too_large', 'get-pubnub-token/', { body: `{"a":"${'x'.repeat(70_000)}"}` }],
    ['400 payload.invalid', 'get-pubnub-token/', { body: '{"a":1}' }],
  ])('%s', async (expected, path, options) => {
    expect(await codeOf(path, options)).toBe(expected);
    expect(backend.asked).toHaveLength(0);
  });

  test('a session that is over is 401 before the payload is looked at', async () => {
    backend.answer = () => ({ data: { myUser: { error: null, item: null } } });
    backend.sessionEffect = 'clear';
    const answer = await door.knock('party/create-party/', { session: SESSION, body: '{"a":1}' });
    expect(answer.status).toBe(401);
    expect(answer.cookies[0]).toMatch(/^Authorization=;/);
  });

  test('a live session hears what is wrong with its payload', async () => {
    backend.answer = () => ({ data: { myUser: { error: null, item: { id: ID } } } });
    expect(await codeOf('party/create-party/', { session: SESSION, body: '{"a":1}' })).toBe(
      '400 payload.invalid',
    );
  });

  test.each([
    ['auth.required', 401],
    ['forbidden', 403],
    ['rate_limited', 429],
    ['internal', 500],
    // Neither an unknown code nor one that belongs into a root says more than "our fault".
    ['party.full', 500],
    ['made.up', 500],
  ])('the backend refusing with %s is answered %i', async (code, status) => {
    backend.answer = () => ({ errors: [{ message: 'secret detail', extensions: { code } }] });
    const answer = await door.knock('accounts/log-out/');
    expect(answer.status).toBe(status);
    expect(JSON.stringify(answer.body)).not.toContain('secret detail');
  });
});

describe('the XSRF proof', () => {
  const path = 'accounts/log-out/';

  test('holds for every call: no header, no cookie, another one’s, another key’s', async () => {
    const { guard } = door.services;
    const own = guard.issue(null);
    const cookie = `XSRF-TOKEN=${own}`;
    const foreign = createXsrfGuard('another-service-key-1').issue(null);
    const cases: Record<string, string | null>[] = [
      { 'x-xsrf-token': null },
      { cookie: null },
      { cookie, 'x-xsrf-token': guard.issue(null) },
      { cookie: `XSRF-TOKEN=${foreign}`, 'x-xsrf-token': foreign },
      { cookie: `${cookie}; Authorization=${SESSION}`, 'x-xsrf-token': own },
    ];
    for (const headers of cases) expect(await codeOf(path, { headers })).toBe('403 xsrf');
    for (const { path: any } of allOperations) {
      expect(await codeOf(any, { headers: { 'x-xsrf-token': null } })).toBe('403 xsrf');
    }
  });

  test('that no longer holds is replaced for our own pages, for nobody else', async () => {
    const stale = await door.knock(path, { session: SESSION, headers: { 'x-xsrf-token': 'old' } });
    const token = /^XSRF-TOKEN=([^;]+)/.exec(stale.cookies[0] ?? '')?.[1];
    expect(door.services.guard.isValid(token, SESSION)).toBe(true);
    const headers = { 'x-xsrf-token': 'old', origin: 'https://evil.example' };
    expect((await door.knock(path, { headers })).cookies).toEqual([]);
  });

  test('is no use from another site, whatever the browser calls it', async () => {
    const cases: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
    ];
    for (const headers of cases) expect(await codeOf(path, { headers })).toBe('403 xsrf');
    expect(await codeOf(path, { headers: { 'sec-fetch-site': 'same-origin' } })).toBe('200 ok');
    expect(await codeOf(path, { headers: { origin: null } })).toBe('200 ok');
  });
});

describe('the payload', () => {
  const path = 'party/get-party-details/';

  test.each([
    ['', '400 payload.invalid'],
    ['[]', '400 payload.invalid'],
    ['null', '400 payload.invalid'],
    ['{"partyID":1}', '400 payload.invalid'],
    [`{"partyID":"${ID}","extra":1}`, '400 payload.invalid'],
    [`{"partyID":"${ID}","__proto__":{"a":1}}`, '400 payload.invalid'],
  ])('%j is refused', async (body, expected) => {
    expect(await codeOf(path, { body })).toBe(expected);
    expect(backend.asked).toHaveLength(0);
  });

  test('each wrong field has a text in the reader’s language', async () => {
    const body = JSON.stringify({
      firstName: '',
      lastName: 'x'.repeat(61),
      email: 'nobody',
      password: 'short',
      userType: 'ADMIN',
      handle: 'a',
      locale: 'en',
      more: 1,
    });
    const { body: english } = await door.knock('accounts/sign-up/', { body });
    expect(english.error?.fields).toEqual({
      firstName: 'Please fill this in.',
      lastName: 'At most 60 characters, please.',
      email: 'This doesn’t look like an email address.',
      password: 'At least 8 characters, please.',
      userType: 'This isn’t quite right. Please check it.',
      handle: 'This isn’t quite right. Please check it.',
      more: 'We don’t know this field.',
    });
    const headers = { 'accept-language': 'xx, de-AT;q=0.9, en;q=0.5' };
    const { body: german } = await door.knock('accounts/sign-up/', { body, headers });
    expect(german.error?.fields?.firstName).toBe('Bitte füll dieses Feld aus.');
    const { body: french } = await door.knock('no/such', { headers: { 'x-locale': 'fr' } });
    expect(french.error?.message).toMatch(/^Il n’y a rien ici/);
  });
});
