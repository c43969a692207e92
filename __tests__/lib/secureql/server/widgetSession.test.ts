import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { handleWidgetSession } from '@/lib/secureql/server/widgetSession';
import { themeVariables } from '@/lib/shared/palette';
import {
  closeServer,
  listen,
  servicesFor,
  SESSION,
  startFakeBackend,
  type FakeBackend,
} from '@/__tests__/support/door';

const KEY = 'k'.repeat(43);
const session = {
  kind: 'PARTY',
  extraPublic: { display_hue: '120', display_is_dark_mode: true },
  party: { id: 'p1' } as object | null,
  token: 't',
  expiresAt: '2026-11-21T12:00:00.000Z',
};

let backend: FakeBackend;
let server: Server;
let origin: string;

beforeEach(async () => {
  backend = await startFakeBackend();
  const services = servicesFor(backend.url);
  server = createServer((request, response) => {
    void handleWidgetSession(request, response, services);
  });
  origin = `http://127.0.0.1:${await listen(server)}`;
});

afterEach(async () => {
  await closeServer(server);
  await backend.close();
});

const says = (error: string | null, item: typeof session | null = null) => {
  backend.answer = () => ({ data: { widgetSession: { error, item } } });
};

const open = () =>
  fetch(origin, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `Authorization=${SESSION}` },
    body: JSON.stringify({ key: KEY }),
  });

test('a key opens its party in the looks of the creator, and no cookie goes along', async () => {
  says(null, session);
  const answer = await open();
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    kind: 'PARTY',
    party: session.party,
    token: session.token,
    expiresAt: session.expiresAt,
    themeVariables: themeVariables(120, true),
  });
  expect(backend.asked[0]?.headers['x-session']).toBeUndefined();
  expect(answer.headers.get('set-cookie')).toBeNull();
});

test('a key of another kind of tool opens as well, without a party', async () => {
  says(null, { ...session, kind: 'LOTTERY', party: null });
  const answer = await open();
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ kind: 'LOTTERY', party: null, token: 't' });
});

test('a key that does not hold is forbidden', async () => {
  says('widget.key_invalid');
  const answer = await open();
  expect(answer.status).toBe(403);
});
