import { request as ask } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { GraphqlAnswer } from '@/lib/secureql/server/backend';
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
// The door finds out who calls by a document of its own: a file comes without one.
const member = (id = 'a') => ({ data: { myUser: { error: null, item: { id } } } });
const nobody = { data: { myUser: { error: null, item: null } } };
let stored: GraphqlAnswer | Promise<GraphqlAnswer>;
beforeEach(() => {
  backend.asked.length = 0;
  stored = { data: kept };
  backend.answer = (query) => (query === '' ? stored : member());
});
const files = () => backend.asked.filter(({ body }) => Buffer.isBuffer(body));

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
  const [asked] = files();
  expect(asked?.body).toEqual(bytes);
  expect(asked?.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'x-session': SESSION,
  });
  expect(JSON.stringify(asked?.headers)).not.toContain('passwd');
});

test('what the backend says stands in the answer', async () => {
  stored = { data: { uploadPhoto: { error: 'media.not_a_picture', item: null } } };
  const answer = await send(form(Buffer.from('x')));
  expect(answer.body).toEqual({ uploadPhoto: { error: 'media.not_a_picture', item: null } });
});

describe('the door refuses', () => {
  // The refusal comes while the browser is still sending: it has to be heard all the same.
  test('a page whose token is over, which hears it and gets a new one', async () => {
    const data = new Response(form(Buffer.alloc(5 * MB)));
    const type = data.headers.get('content-type') ?? '';
    const body = Buffer.from(await data.arrayBuffer());
    const headers = { 'content-type': type, 'x-xsrf-token': 'of yesterday' };
    const answer = await door.knock(path, { session: SESSION, headers, body });
    expect(codeOf(answer)).toBe('403 xsrf');
    expect(answer.cookies.join()).toContain('XSRF-TOKEN=');
    // The line was not cut with half of the picture still on it.
    expect(answer.headers.get('connection')).not.toBe('close');
    expect(backend.asked).toEqual([]);
  });

  test('a visitor before anything is read', async () => {
    expect(codeOf(await send(form(Buffer.alloc(6 * MB)), null))).toBe('401 auth.required');
    expect(backend.asked).toEqual([]);
  });

  test('a session that is none any more', async () => {
    backend.answer = () => nobody;
    expect(codeOf(await send(form(Buffer.alloc(6 * MB))))).toBe('401 auth.required');
    expect(files()).toEqual([]);
  });

  test('who sends too many, and tells when to come again', async () => {
    stored = { errors: [{ message: 'x', extensions: { code: 'media.too_many' } }] };
    const answer = await send(form(Buffer.from('x')));
    expect(codeOf(answer)).toBe('429 media.too_many');
    expect(answer.headers.get('retry-after')).toBe('600');
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
    expect(codeOf(await send(form(Buffer.alloc(5 * MB))))).toBe('200 ok');
  });
});

test('before any of the file has come, it is known whose session it is', async () => {
  backend.answer = () => nobody;
  const xsrf = door.services.guard.issue(SESSION);
  const status = await new Promise((resolve, reject) => {
    const request = ask(door.origin + '/api/secureql/query/upload-one-photo', {
      method: 'POST',
      headers: {
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': String(4 * MB),
        cookie: `XSRF-TOKEN=${xsrf}; Authorization=${SESSION}`,
        'x-xsrf-token': xsrf,
        origin: door.origin,
      },
    });
    request.on('error', reject);
    // Nothing of the body is sent until the backend was asked.
    request.flushHeaders();
    const ended = setInterval(() => {
      if (backend.asked.length === 0) return;
      clearInterval(ended);
      request.end(Buffer.alloc(4 * MB));
    }, 10);
    request.on('response', (response) => resolve(response.statusCode));
  });
  expect(status).toBe(401);
  expect(files()).toEqual([]);
});

describe('at the same moment', () => {
  const picture = () => send(form(Buffer.from('x')));

  /** Sends so many; the backend keeps the taken ones waiting until so many were refused. */
  async function together(count: number, refused: number) {
    let store = (_answer: GraphqlAnswer) => {};
    stored = new Promise((resolve) => (store = resolve));
    let busy = 0;
    const one = async () => {
      const answer = await picture();
      if (answer.status === 503) busy += 1;
      if (busy === refused) store({ data: kept });
      return answer;
    };
    return Promise.all(Array.from({ length: count }, one));
  }

  test('eight are taken, of one user three; the others are told to come back', async () => {
    const own = await together(5, 2);
    expect(own.map(codeOf).sort()).toEqual([
      '200 ok',
      '200 ok',
      '200 ok',
      '503 media.busy',
      '503 media.busy',
    ]);
    expect(own.find(({ status }) => status === 503)?.headers.get('retry-after')).toBe('5');
    let people = 0;
    backend.answer = (query) => (query === '' ? stored : member(`user-${(people += 1)}`));
    const crowd = await together(12, 4);
    expect(crowd.map(codeOf).filter((code) => code === '200 ok')).toHaveLength(8);
    expect(crowd.map(codeOf).filter((code) => code === '503 media.busy')).toHaveLength(4);
    expect(codeOf(await picture())).toBe('200 ok');
  });
});
