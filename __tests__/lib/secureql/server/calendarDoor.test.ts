import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { handleCalendar } from '@/lib/secureql/server/calendarDoor';
import {
  closeServer,
  listen,
  servicesFor,
  SESSION,
  startFakeBackend,
  type FakeBackend,
} from '@/__tests__/support/door';

const ID = '01900000-0000-7000-8000-0000000000c1';
const item = { fileName: 'playplus-PP-4F7K2.ics', text: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' };

let backend: FakeBackend;
let server: Server;
let origin: string;
beforeAll(async () => {
  backend = await startFakeBackend();
  const services = servicesFor(backend.url);
  server = createServer((request, response) => {
    void handleCalendar(request, response, request.url?.slice(1), services);
  });
  origin = `http://127.0.0.1:${await listen(server)}`;
});
afterAll(async () => {
  await closeServer(server);
  await backend.close();
});
beforeEach(() => {
  backend.asked.length = 0;
  backend.answer = () => ({ data: { bookingCalendar: { error: null, item } } });
});

const get = (name: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${origin}/${name}`, {
    method,
    headers: { cookie: `Authorization=${SESSION}`, ...headers },
  });

test('an order is a file for a calendar, in the reader’s language', async () => {
  const answer = await get(`${ID}.ics`, {
    cookie: `Authorization=${SESSION}; NEXT_LOCALE=pt`,
  });
  expect([answer.status, await answer.text()]).toEqual([200, item.text]);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `attachment; filename="${item.fileName}"`,
    'cache-control': 'private, no-store',
  });
  expect(backend.asked[0]?.body).toMatchObject({ variables: { bookingId: ID, locale: 'pt' } });
  expect(backend.asked[0]?.headers['x-session']).toBe(SESSION);
});

test.each([
  ['no file', 'keys', {}, 404],
  ['no id', 'b-1.ics', {}, 404],
  ['a visitor', `${ID}.ics`, { cookie: '' }, 401],
] as const)('%s is refused, and nobody is asked', async (_what, name, headers, status) => {
  expect((await get(name, headers)).status).toBe(status);
  expect(backend.asked).toEqual([]);
});

test('an order of somebody else’s, or without a time, is not there', async () => {
  for (const error of ['booking.not_found', 'booking.not_possible']) {
    backend.answer = () => ({ data: { bookingCalendar: { error, item: null } } });
    expect((await get(`${ID}.ics`)).status).toBe(404);
  }
  const posted = await get(`${ID}.ics`, {}, 'POST');
  expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET']);
});
