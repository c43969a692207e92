import { createServer, request as ask, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { registerFileUse } from '@/backend/files/service';
import { handleFile } from '@/lib/secureql/server/fileDoor';
import type { OrderFile } from '@/lib/shared/files/files';
import { LIMITS } from '@/lib/shared/limits';
import { insertBooking } from '@/__tests__/support/bookingRows';
import { closeServer, listen } from '@/__tests__/support/door';
import { seedUsers, type SeededUser } from '@/__tests__/support/seed';
import { openWholeServer, type WholeServer } from '@/__tests__/support/wholeServer';

let server: WholeServer;
let web: Server;
let origin: string;
let creator: SeededUser;
let buyer: SeededUser;
let stranger: SeededUser;
let bookingId: string;
beforeAll(async () => {
  server = await openWholeServer();
  const [maker] = await seedUsers(server.database.db, 'maker', 1, 'CREATOR');
  const [fan, other] = await seedUsers(server.database.db, 'fan', 2, 'FAN');
  if (!maker || !fan || !other) throw new Error('nobody');
  [creator, buyer, stranger] = [maker, fan, other];
  bookingId = await insertBooking(server.database.db, {
    creatorId: creator.id,
    buyerId: buyer.id,
  });
  registerFileUse('ANSWER', {
    canSend: ({ actor }, ref) =>
      Promise.resolve(
        ref === bookingId && actor.userId === buyer.id ? { creatorId: creator.id } : null,
      ),
    canRead: ({ actor }) => Promise.resolve(actor.userId === creator.id),
  });
  web = createServer((request, response) => {
    const path = /^\/api\/files\/([^?]*)/.exec(request.url ?? '')?.[1] ?? '';
    void handleFile(request, response, path, server.services);
  });
  origin = `http://127.0.0.1:${await listen(web)}`;
});
afterAll(async () => {
  await closeServer(web);
  await server.close();
});

const PNG = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(100_000, 7)]);

interface Sent {
  error?: string | { code: string } | null;
  item?: OrderFile | null;
}

function headersOf(session: string | null, change: Record<string, string> = {}) {
  const xsrf = server.services.guard.issue(session);
  const cookie = `XSRF-TOKEN=${xsrf}${session === null ? '' : `; Authorization=${session}`}`;
  return { cookie, 'x-xsrf-token': xsrf, origin, ...change };
}

async function send(
  body: Buffer,
  {
    name = 'clip.png',
    session = buyer.token,
    ref = bookingId,
    change = {},
  }: {
    name?: string;
    session?: string | null;
    ref?: string;
    change?: Record<string, string>;
  } = {},
): Promise<{ status: number; said: Sent }> {
  const query = new URLSearchParams({ use: 'ANSWER', ref, name });
  const answer = await fetch(`${origin}/api/files/?${query}`, {
    method: 'PUT',
    headers: headersOf(session, change),
    body: new Uint8Array(body),
  });
  return { status: answer.status, said: (await answer.json()) as Sent };
}

const get = (id: string, session: string | null) =>
  fetch(`${origin}/api/files/${id}`, { headers: headersOf(session), redirect: 'manual' });

const attach = (id: string) =>
  server.database.db
    .updateTable('orderFiles')
    .set({ attachedAt: new Date() })
    .where('id', '=', id)
    .execute();

test('a file comes in whole, and goes out as a download that nothing can run in', async () => {
  const { status, said } = await send(PNG, { name: '../Mein Clip.png' });
  expect([status, said.error]).toEqual([200, null]);
  const item = said.item;
  expect(item).toMatchObject({
    name: 'Mein Clip.png',
    bytes: PNG.length,
    contentType: 'image/png',
  });
  const id = item?.id ?? '';
  const shown = await get(id, buyer.token);
  expect(Buffer.from(await shown.arrayBuffer()).equals(PNG)).toBe(true);
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': 'image/png',
    'content-length': String(PNG.length),
    'content-disposition': `attachment; filename="Mein Clip.png"; filename*=UTF-8''Mein%20Clip.png`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox') as unknown,
    'cache-control': 'private, no-store',
  });
  // The other side has it once it is a part of the order, and nobody else ever.
  expect((await get(id, creator.token)).status).toBe(404);
  await attach(id);
  expect((await get(id, creator.token)).status).toBe(200);
  expect((await get(id, stranger.token)).status).toBe(404);
  expect((await get(id, null)).status).toBe(401);
});

test('what is wrong with a file stands in the answer, and nothing of it is kept', async () => {
  const rows = () => server.database.db.selectFrom('orderFiles').select('id').execute();
  const before = (await rows()).length;
  const program = await send(Buffer.from('MZ a program'), { name: 'cat.png' });
  expect(program).toEqual({ status: 200, said: { error: 'file.kind_refused', item: null } });
  const foreign = await send(PNG, { session: stranger.token });
  expect(foreign.said.error).toBe('file.unknown');
  const nowhere = await send(PNG, { ref: crypto.randomUUID() });
  expect(nowhere.said.error).toBe('file.unknown');
  const large = await send(Buffer.alloc(LIMITS.answerFileBytes + 1));
  expect(large.said.error).toBe('file.too_large');
  expect((await rows()).length).toBe(before);
});

test('the door refuses like the one of calls', async () => {
  const codeOf = ({ status, said }: Awaited<ReturnType<typeof send>>) =>
    `${status} ${typeof said.error === 'object' ? (said.error?.code ?? '') : 'in band'}`;
  expect(codeOf(await send(PNG, { session: null }))).toBe('401 auth.required');
  expect(codeOf(await send(PNG, { session: server.deadSession }))).toBe('401 auth.required');
  const foreign = { change: { 'x-xsrf-token': 'of yesterday' } };
  expect(codeOf(await send(PNG, foreign))).toBe('403 xsrf');
  expect(codeOf(await send(PNG, { change: { origin: 'https://evil.example' } }))).toBe('403 xsrf');
  expect(codeOf(await send(PNG, { name: '' }))).toBe('400 payload.invalid');
  expect(codeOf(await send(Buffer.alloc(0)))).toBe('400 payload.invalid');
  const posted = await fetch(`${origin}/api/files/`, { method: 'POST', headers: headersOf(null) });
  expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'PUT']);
  expect((await get('..%2fkeys', buyer.token)).status).toBe(404);
  expect((await get(crypto.randomUUID(), buyer.token)).status).toBe(404);
});

test('a sender who goes away in the middle leaves nothing behind', async () => {
  const rows = () => server.database.db.selectFrom('orderFiles').select('id').execute();
  const before = (await rows()).length;
  const query = new URLSearchParams({ use: 'ANSWER', ref: bookingId, name: 'half.png' });
  const headers = { ...headersOf(buyer.token), 'content-length': String(PNG.length * 50) };
  const request = ask(`${origin}/api/files/?${query}`, { method: 'PUT', headers });
  request.on('error', () => undefined);
  request.write(PNG);
  for (let tries = 0; tries < 100 && (await rows()).length === before; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect((await rows()).length).toBe(before + 1);
  request.destroy();
  for (let tries = 0; tries < 200 && (await rows()).length > before; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect((await rows()).length).toBe(before);
});
