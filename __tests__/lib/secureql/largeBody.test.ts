import { once } from 'node:events';
import { connect } from 'node:net';
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

const PIECE = 'x'.repeat(65_536);

/** Sends as many clients do: all of its body first, and reads only then. First line of the answer. */
async function sendAllThenRead(pieces: number, isLengthSaid: boolean): Promise<string> {
  const xsrf = door.services.guard.issue(null);
  const socket = connect(Number(new URL(door.origin).port), '127.0.0.1');
  let heard = '';
  socket.on('error', (error) => (heard ||= error.message));
  socket.on('data', (chunk) => (heard += String(chunk)));
  socket.pause();
  const write = async (text: string) => {
    if (!socket.destroyed && !socket.write(text)) await once(socket, 'drain').catch(() => null);
  };
  await write(
    [
      'POST /api/secureql/query/get-pubnub-token/ HTTP/1.1',
      `Host: ${new URL(door.origin).host}`,
      'Content-Type: application/json',
      `Cookie: XSRF-TOKEN=${xsrf}`,
      `X-XSRF-TOKEN: ${xsrf}`,
      isLengthSaid ? `Content-Length: ${pieces * PIECE.length}` : 'Transfer-Encoding: chunked',
      '\r\n',
    ].join('\r\n'),
  );
  for (let sent = 0; sent < pieces; sent += 1) {
    await write(isLengthSaid ? PIECE : `10000\r\n${PIECE}\r\n`);
  }
  if (!isLengthSaid) await write('0\r\n\r\n');
  const closed = once(socket, 'close');
  socket.resume();
  while (heard === '') await Promise.race([once(socket, 'data').catch(() => null), closed]);
  socket.destroy();
  return heard.split('\r\n')[0] ?? '';
}

test.each([
  ['whose length was said', true],
  ['whose length nobody said', false],
])('a body %s that is too large is refused so that every sender hears it', async (_, isSaid) => {
  const sizes = [2, 5, 20, 80];
  const senders = Array.from({ length: 60 }, (_, index) => sizes[index % 4] ?? 0);
  const answers = await Promise.all(senders.map((pieces) => sendAllThenRead(pieces, isSaid)));
  expect(new Set(answers)).toEqual(new Set(['HTTP/1.1 413 Payload Too Large']));
  expect(backend.asked).toHaveLength(0);
});
