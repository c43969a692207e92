import { request as ask } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  servicesFor,
  startDoor,
  startFakeBackend,
  type Door,
  type FakeBackend,
} from '@/__tests__/support/door';

let backend: FakeBackend;
let door: Door;

beforeAll(async () => {
  backend = await startFakeBackend();
  door = await startDoor(servicesFor(backend.url));
});

afterAll(async () => {
  await door.close();
  await backend.close();
});

async function codeOf(path: string, body: string): Promise<string> {
  const answer = await door.knock(path, { body });
  return `${answer.status} ${answer.body.error?.code ?? 'ok'}`;
}

/** Sends a megabyte and a bit without saying so before; the status, or what broke. */
function sendInPieces({ origin, services }: Door): Promise<unknown> {
  const xsrf = services.guard.issue(null);
  return new Promise((resolve) => {
    const request = ask(`${origin}/api/secureql/query/get-pubnub-token/`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: `XSRF-TOKEN=${xsrf}`,
        'x-xsrf-token': xsrf,
        origin,
      },
    });
    request.on('response', (response) => resolve(response.resume().statusCode));
    request.on('error', resolve);
    for (let piece = 0; piece < 20; piece += 1) request.write('x'.repeat(65_536));
    request.end();
  });
}

test('a body beyond 64 KiB is refused so that each of many senders hears it', async () => {
  const url = 'get-pubnub-token/';
  const sizes = [65_537, 200_000, 1_000_000, 5_000_000];
  const senders = Array.from({ length: 60 }, (_, index) => sizes[index % 4] ?? 0);
  const answers = await Promise.all(senders.map((size) => codeOf(url, 'x'.repeat(size))));
  expect(new Set(answers)).toEqual(new Set(['413 payload.too_large']));
  expect(backend.asked).toHaveLength(0);
});

test('a body whose length nobody said is refused in the same way', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => sendInPieces(door)));
  expect(new Set(answers)).toEqual(new Set([413]));
});
