import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  servicesFor,
  SESSION,
  startDoor,
  startFakeBackend,
  type Door,
  type FakeBackend,
} from '@/__tests__/support/door';

const MB = 1024 * 1024;
const path = 'upload-one-photo';
const kept = {
  uploadPhoto: { error: null, item: { url: '/uploads/x.webp', width: 1, height: 1 } },
};

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
beforeEach(() => {
  backend.asked.length = 0;
  backend.answer = () => ({ data: kept });
});

function form(bytes: Buffer, field = 'file', name = '../../etc/passwd.png'): FormData {
  const data = new FormData();
  data.append(field, new Blob([new Uint8Array(bytes)], { type: 'text/html' }), name);
  return data;
}

async function send(data: FormData, session: string | null = SESSION) {
  const body = new Response(data);
  const type = body.headers.get('content-type') ?? '';
  const bytes = Buffer.from(await body.arrayBuffer());
  return door.knock(path, { session, headers: { 'content-type': type }, body: bytes });
}

const codeOf = (answer: Awaited<ReturnType<typeof send>>) =>
  `${answer.status} ${answer.body.error?.code ?? 'ok'}`;

test('one file travels to the backend as it is, without its name and type', async () => {
  const bytes = Buffer.from([0, 1, 2, 255, 13, 10, 45, 45]);
  const answer = await send(form(bytes));
  expect([answer.status, answer.body]).toEqual([200, kept]);
  const [asked] = backend.asked;
  expect(asked?.body).toEqual(bytes);
  expect(asked?.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'x-session': SESSION,
  });
  expect(JSON.stringify(asked?.headers)).not.toContain('passwd');
});

test('what the backend says stands in the answer', async () => {
  backend.answer = () => ({ data: { uploadPhoto: { error: 'media.not_a_picture', item: null } } });
  const answer = await send(form(Buffer.from('x')));
  expect(answer.body).toEqual({ uploadPhoto: { error: 'media.not_a_picture', item: null } });
});

describe('the door refuses', () => {
  // Whoever has a live session hears what is wrong; the door asks for it with a document.
  const member = { data: { myUser: { error: null, item: { id: 'a' } } } };
  beforeEach(() => {
    backend.answer = () => member;
  });

  test('a visitor before anything is read', async () => {
    expect(codeOf(await send(form(Buffer.alloc(6 * MB)), null))).toBe('401 auth.required');
    expect(backend.asked).toEqual([]);
  });

  test('a session that is none any more', async () => {
    backend.answer = () => ({ data: { myUser: { error: null, item: null } } });
    expect(codeOf(await send(form(Buffer.alloc(6 * MB))))).toBe('401 auth.required');
  });

  test.each([
    ['6 MB', () => form(Buffer.alloc(6 * MB)), '413 media.too_large'],
    ['one byte too many', () => form(Buffer.alloc(5 * MB + 1)), '413 media.too_large'],
    ['another field', () => form(Buffer.from('x'), 'picture'), '400 payload.invalid'],
    ['no field', () => new FormData(), '400 payload.invalid'],
  ])('%s', async (_name, make, expected) => {
    expect(codeOf(await send(make()))).toBe(expected);
  });

  test('two files, and a text instead of a file', async () => {
    const two = form(Buffer.from('x'));
    two.append('file', new Blob(['y']), 'y.png');
    expect(codeOf(await send(two))).toBe('400 payload.invalid');
    const text = new FormData();
    text.append('file', 'just words');
    expect(codeOf(await send(text))).toBe('400 payload.invalid');
  });

  test.each(['application/json', 'image/png', 'multipart/mixed; boundary=x'])(
    'the type %s',
    async (type) => {
      const answer = await door.knock(path, {
        session: SESSION,
        headers: { 'content-type': type },
      });
      expect(codeOf(answer)).toBe('415 content_type');
    },
  );

  test('a form that does not end', async () => {
    const answer = await door.knock(path, {
      session: SESSION,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
    });
    expect(codeOf(answer)).toBe('400 payload.invalid');
  });

  test('five megabytes are not too many', async () => {
    backend.answer = () => ({ data: kept });
    expect(codeOf(await send(form(Buffer.alloc(5 * MB))))).toBe('200 ok');
  });
});
