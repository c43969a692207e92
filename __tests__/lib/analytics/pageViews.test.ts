import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { countView, recordInBackend } from '@/lib/analytics/pageViews';
import { googleRecorder } from '@/lib/analytics/googleAnalytics';

const fetched = jest.fn<typeof fetch>();
let listeners: (() => void)[];
let added: { src?: string; nonce?: string }[];

beforeEach(() => {
  listeners = [];
  added = [];
  fetched.mockReset().mockRejectedValue(new Error('offline'));
  Object.assign(globalThis, {
    fetch: fetched,
    document: {
      cookie: 'a=b; XSRF-TOKEN=the.token; NEXT_LOCALE=de',
      title: 'Rocket League',
      scripts: added,
      querySelector: () => ({ content: 'the-nonce' }),
      createElement: () => ({}),
      head: { append: (script: object) => added.push(script) },
      addEventListener: (_: string, listener: () => void) => listeners.push(listener),
    },
    window: { location: { origin: 'https://play.example' } },
  });
});
afterEach(() => {
  for (const name of ['document', 'window']) Reflect.deleteProperty(globalThis, name);
});

test('a view leaves with the XSRF header and outlives the page; query and fragment stay', () => {
  countView('/de/async/verify_email?a=secret#token=secret', recordInBackend);
  const [address, request] = fetched.mock.calls[0] ?? [];
  expect(address).toBe('/api/secureql/query/page-views/record/');
  expect(request).toMatchObject({
    method: 'POST',
    keepalive: true,
    headers: { 'X-XSRF-TOKEN': 'the.token', 'Content-Type': 'application/json' },
    body: '{"path":"/async/verify_email"}',
  });
});

test('the answer is read to its end: else it counts as one under way, for as long as the page lives', async () => {
  const answer = new Response('{}');
  fetched.mockResolvedValue(answer);
  countView('/mira', recordInBackend);
  await new Promise((resolve) => setImmediate(resolve));
  expect(answer.bodyUsed).toBe(true);
});

test('without a token, and on overlays, nothing leaves', () => {
  countView('/streamlabs-elements/widgets/party#key', recordInBackend);
  Object.assign(document, { cookie: '' });
  countView('/', recordInBackend);
  expect(fetched).not.toHaveBeenCalled();
});

test('a page rendered ahead counts when it is looked at', () => {
  Object.assign(document, { prerendering: true });
  countView('/mira', recordInBackend);
  expect(fetched).not.toHaveBeenCalled();
  for (const listener of listeners) listener();
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('Google’s tag is loaded once with the nonce, and told of paths alone', () => {
  const record = googleRecorder('G-TEST1');
  googleRecorder('G-TEST1');
  expect(added).toEqual([
    expect.objectContaining({
      src: 'https://www.googletagmanager.com/gtag/js?id=G-TEST1',
      nonce: 'the-nonce',
    }),
  ]);
  countView('/party/1?from=stream#join', record);
  const last = window.dataLayer?.at(-1);
  expect(Object.prototype.toString.call(last)).toBe('[object Arguments]');
  expect(Array.from(last as ArrayLike<unknown>)).toEqual([
    'event',
    'page_view',
    { page_location: 'https://play.example/party/1', page_title: 'Rocket League' },
  ]);
  expect(fetched).not.toHaveBeenCalled();
});
