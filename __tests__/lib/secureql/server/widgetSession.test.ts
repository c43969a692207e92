import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { handleWidgetSession } from '@/lib/secureql/server/widgetSession';
import { themeVariables } from '@/lib/shared/palette';
import { USUAL_SETTINGS } from '@/lib/shared/widgets/settings';
import {
  closeServer,
  listen,
  servicesFor,
  SESSION,
  startFakeBackend,
  type FakeBackend,
} from '@/__tests__/support/door';

const KEY = 'k'.repeat(43);
const shown = {
  widgetId: 'w1',
  seq: 4,
  kind: 'LIVE',
  settings: USUAL_SETTINGS,
  handle: 'nora',
  locale: 'fr',
  isMuted: false,
  isPaused: false,
  token: 't',
  expiresAt: '2026-11-21T12:00:00.000Z',
};
const session = {
  ...shown,
  extraPublic: { display_hue: '120', display_is_dark_mode: true },
  tools: [
    { kind: 'PARTY', party: { id: 'p1' }, lottery: null },
    { kind: 'LOTTERY', party: null, lottery: { id: 'l1' } },
  ],
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

const says = (error: string | null, item: object | null = null) => {
  backend.answer = () => ({ data: { widgetSession: { error, item } } });
};

const open = () =>
  fetch(origin, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `Authorization=${SESSION}` },
    body: JSON.stringify({ key: KEY }),
  });

test('a key opens what is live in the looks of the creator, and no cookie goes along', async () => {
  says(null, session);
  const answer = await open();
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    ...shown,
    tools: [
      { kind: 'PARTY', party: { id: 'p1' } },
      { kind: 'LOTTERY', lottery: { id: 'l1' } },
    ],
    themeVariables: themeVariables(120, true),
    build: 'development',
  });
  expect(backend.asked[0]?.headers['x-session']).toBeUndefined();
  expect(answer.headers.get('set-cookie')).toBeNull();
});

test('where its settings say a theme, a hue and a language, these count', async () => {
  const settings = { ...USUAL_SETTINGS, theme: 'LIGHT', hue: 0, language: 'de' } as const;
  says(null, { ...session, settings });
  expect(await (await open()).json()).toMatchObject({
    locale: 'de',
    themeVariables: themeVariables(0, false),
  });
});

test('a key that does not hold is forbidden', async () => {
  says('widget.key_invalid');
  const answer = await open();
  expect(answer.status).toBe(403);
});
