import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { request } from 'undici';
import { isProofPath, sendProof } from '@/lib/server/proxies/proofProxy';
import { closeServer, listen, SERVICE_KEY } from '@/__tests__/support/door';

const ID = '0190aaaa-bbbb-7ccc-8ddd-eeeeffff0000';
const BUSY = ID.replace('0000', '0001');
const TORN = ID.replace('0000', '0002');
const path = (id: string) => `/chance/${id}/proof.json`;
const asked: string[] = [];
let backend: Server;
let web: Server;
let origin: string;
beforeAll(async () => {
  backend = createServer((incoming, response) => {
    asked.push(`${incoming.url} ${String(incoming.headers['x-service-key'])}`);
    if (incoming.url === path(BUSY)) return response.writeHead(503).end('{}');
    if (incoming.url === path(TORN)) {
      response.writeHead(200).write('{"format":');
      return setImmediate(() => response.destroy());
    }
    if (incoming.url !== path(ID)) return response.writeHead(404).end('secret of the backend');
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"drawLog":[');
    return response.end(']}');
  });
  const backendUrl = `http://127.0.0.1:${await listen(backend)}`;
  web = createServer((incoming, response) => {
    void sendProof(incoming, response, { backendUrl, serviceKey: SERVICE_KEY });
  });
  origin = `http://127.0.0.1:${await listen(web)}`;
});
afterAll(async () => {
  await closeServer(web);
  await closeServer(backend);
});

test('the proof file of a draw is a download for everybody, gzipped where that is taken', async () => {
  const zipped = await fetch(`${origin}${path(ID)}?x=1`, {
    headers: { 'accept-encoding': 'gzip' },
  });
  expect(await zipped.json()).toEqual({ drawLog: [] });
  expect(Object.fromEntries(zipped.headers)).toMatchObject({
    'content-encoding': 'gzip',
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': `attachment; filename="draw-${ID}.json"`,
    'cache-control': 'no-store',
    'access-control-allow-origin': '*',
  });
  expect(asked.at(-1)).toBe(`${path(ID)} ${SERVICE_KEY}`);
  const plain = await request(`${origin}${path(ID)}`);
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(await plain.body.json()).toEqual({ drawLog: [] });
  const head = await fetch(`${origin}${path(ID)}`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test('where there is none, or too many are read, nothing of the backend is told', async () => {
  const missing = await fetch(`${origin}${path(ID.replace('0000', '0009'))}`);
  expect([missing.status, await missing.text()]).toEqual([404, 'Not Found']);
  const busy = await fetch(`${origin}${path(BUSY)}`);
  expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '5']);
  expect((await fetch(`${origin}${path(ID)}`, { method: 'POST' })).status).toBe(405);
});

test('one that ends in the middle does not look like a whole one', async () => {
  await expect(fetch(`${origin}${path(TORN)}`).then((answer) => answer.text())).rejects.toThrow();
});

test.each([`/chance/${ID}`, `/chance/${ID}/proof.jsonx`, `/de${path(ID)}`, path('../x')])(
  '%s is no proof file',
  (other) => {
    expect(isProofPath(other)).toBe(false);
  },
);
