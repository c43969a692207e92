import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readdirSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { sendParts } from '@/backend/emulators/realtime/answers';
import { Stage, exchange, pause } from './support';

let stage: Stage;
let token: string;

beforeAll(async () => {
  stage = await Stage.open();
  token = await stage.grant('fan-a');
});

afterAll(() => stage.dispose());

test('pipelined requests are answered in their order', async () => {
  const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
  const last = `GET /last HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
  const received = await exchange(
    stage.port,
    request('/time/0') + request('/nothing') + request('/time/0') + last,
  );
  expect(received.match(/HTTP\/1.1 \d+/g)).toEqual(
    [200, 404, 200, 404].map((status) => `HTTP/1.1 ${status}`),
  );
});

test('a reader that stops reading is dropped', async () => {
  const large = Buffer.alloc(64 * 1024 * 1024, 0x20);
  const server = createServer((_, response) => sendParts(response, 200, '[', large, 300));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const closed = new Promise<void>((resolve) =>
    server.once('connection', (socket: Socket) => socket.once('close', () => resolve())),
  );
  const reader = connect(port, '127.0.0.1', () =>
    reader.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'),
  );
  reader.pause();
  await closed;
  reader.destroy();
  await new Promise((resolve) => server.close(resolve));
});

test('one connection holds one poll: a second one ends the first', async () => {
  const last = (JSON.parse((await stage.raw('/time/0')).body) as string[])[0] ?? '';
  const path = `/v2/subscribe/${stage.keys.subscribeKey}/party_1/0?uuid=fan-a&auth=${token}&tt=${last}`;
  const poll = `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
  let received = '';
  const socket = connect(stage.port, '127.0.0.1', () => socket.write(poll + poll));
  socket.on('data', (chunk) => (received += chunk.toString()));
  while (!received.includes('HTTP/1.1 200')) await pause(20);
  // Time for a second answer, which must not come.
  await pause(100);
  expect(received.match(/HTTP\/1.1 200/g)).toHaveLength(1);
  socket.destroy();
});

test('a second server on the same port fails without touching the log of the first', async () => {
  const size = () =>
    readdirSync(stage.folder).map((name) => statSync(join(stage.folder, name)).size);
  const before = size();
  await expect(stage.start()).rejects.toThrow('EADDRINUSE');
  expect(size()).toEqual(before);
});

test('closing answers held polls without messages', async () => {
  const closing = await Stage.open();
  const admin = closing.admin();
  const auth = await admin.grantToken({
    ttl: 5,
    resources: { channels: { party_1: { read: true } } },
  });
  const last = (JSON.parse((await closing.raw('/time/0')).body) as string[])[0] ?? '';
  const path = `/v2/subscribe/${closing.keys.subscribeKey}/party_1/0?auth=${auth}&tt=${last}`;
  const polls = Array.from({ length: 20 }, (_, index) => closing.raw(`${path}&uuid=fan-${index}`));
  // A connection the server has not taken yet could not be answered.
  while ((await admin.hereNow({ channels: ['party_1'] })).totalOccupancy < 20) await pause(10);
  await closing.stop();
  for (const { status, body } of await Promise.all(polls)) {
    expect([status, (JSON.parse(body) as { m: unknown[] }).m]).toEqual([200, []]);
  }
  await closing.dispose();
});
