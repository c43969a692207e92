import { randomUUID } from 'node:crypto';
import { request as ask } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { admitPhoto, isPublicPhoto, storePhoto } from '@/backend/media/service';
import { resolveSession } from '@/backend/accounts/service';
import { createBackendServer, type BackendServer } from '@/backend/platform/server/server';
import { schema } from '@/backend/schema';
import { testConfig, testContext, type TestContext } from '@/__tests__/support/context';
import { openTestDatabase, type TestDatabase } from '@/__tests__/support/database';
import { anImage } from '@/__tests__/support/images';
import { seedUsers } from '@/__tests__/support/seed';

let database: TestDatabase;
let shared: TestContext;
let token: string;
let server: BackendServer | undefined;
beforeAll(async () => {
  database = await openTestDatabase();
  shared = testContext(database.db);
  const [user] = await seedUsers(database.db, 'sender', 1, 'FAN');
  token = user?.token ?? '';
});
afterAll(() => database.close());
afterEach(() => server?.close());

async function start(): Promise<string> {
  const uploads = { admit: admitPhoto, store: storePhoto, isPublic: isPublicPhoto };
  server = createBackendServer({ schema, resolveSession, shared, uploads });
  const port = await server.listen(0);
  server.markReady();
  return `http://127.0.0.1:${port}`;
}

const headers = (change: Record<string, string> = {}) => ({
  'x-service-key': testConfig.serviceKey,
  'x-request-id': randomUUID(),
  'x-session': token,
  'content-type': 'application/octet-stream',
  ...change,
});

interface Sent {
  data?: { uploadPhoto: { error: string | null; item: { url: string } | null } };
  errors?: { extensions: { code: string } }[];
}

async function send(url: string, bytes: Buffer, change?: Record<string, string>): Promise<Sent> {
  const answer = await fetch(`${url}/uploads`, {
    method: 'POST',
    headers: headers(change),
    body: new Uint8Array(bytes),
  });
  return (await answer.json()) as Sent;
}

test('a photo comes in by the service key and goes out under its name', async () => {
  const url = await start();
  const { data } = await send(url, await anImage('png'));
  const path = data?.uploadPhoto.item?.url ?? '';
  const shown = await fetch(url + path, { headers: headers() });
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(shown.headers.get('cache-control')).toBe('private');
  expect((await shown.arrayBuffer()).byteLength).toBeGreaterThan(20);
  expect((await fetch(url + path)).status).toBe(403);
  expect((await fetch(`${url}/uploads/..%2fkeys`, { headers: headers() })).status).toBe(404);
});

test('what is wrong stands in the answer, or refuses the call', async () => {
  const url = await start();
  const odd = await send(url, Buffer.from('no picture'));
  expect(odd.data?.uploadPhoto).toEqual({ error: 'media.not_a_picture', item: null });
  const visitor = await send(url, await anImage('png'), { 'x-session': '' });
  expect(visitor.errors?.[0]?.extensions.code).toBe('auth.required');
  const large = await send(url, Buffer.alloc(5 * 1024 * 1024 + 1));
  expect(large.errors?.[0]?.extensions.code).toBe('media.too_large');
  const text = await fetch(`${url}/uploads`, {
    method: 'POST',
    headers: headers({ 'content-type': 'text/plain' }),
  });
  expect(text.status).toBe(415);
});

test('who may not send is refused before the file has come', async () => {
  const url = await start();
  // The body is promised and never ends: an answer can only come before it was read.
  const responseTo = (session: string) =>
    new Promise<Sent>((resolve, reject) => {
      const length = { 'content-length': String(4 * 1024 * 1024) };
      const request = ask(`${url}/uploads`, {
        method: 'POST',
        headers: headers({ 'x-session': session, ...length }),
      });
      request.on('error', reject);
      request.on('response', (response) => {
        void json(response).then((answer) => {
          request.destroy();
          resolve(answer as Sent);
        }, reject);
      });
      request.write(Buffer.alloc(1000));
    });
  expect((await responseTo('')).errors?.[0]?.extensions.code).toBe('auth.required');
  const [eager] = await seedUsers(database.db, 'eager', 1, 'FAN');
  const asEager = testContext(database.db, { actor: { userId: eager?.id ?? '' } });
  for (let taken = 0; taken < 60; taken += 1) await admitPhoto(asEager);
  expect((await responseTo(eager?.token ?? '')).errors?.[0]?.extensions.code).toBe(
    'media.too_many',
  );
});
