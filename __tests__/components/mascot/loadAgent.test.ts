import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { tinyAgent } from '@/__tests__/support/tinyAgent';
import { loadAgent } from '@/lib/mascot/loadAgent';

const { data } = tinyAgent();
const agentFile = `mascot.ready('Tiny', ${JSON.stringify(data)});`;
const soundFile = `mascot.soundsReady('Tiny', {"1":"data:audio/x;base64,AA=="});`;

let fetched: jest.Mock<typeof fetch>;
let decode: jest.Mock<() => Promise<void>>;
let folders = 0;

/** A folder that no test before has kept. */
const newBase = () => `/mascot${(folders += 1)}`;

/** `missing` answers 404, `never` does not answer; all else answers what it should. */
function serve({ missing = /^$/, never = /^$/ } = {}) {
  fetched.mockImplementation((input, init) => {
    const address = typeof input === 'string' ? input : '';
    if (never.test(address)) {
      return new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      });
    }
    if (missing.test(address)) return Promise.resolve(new Response('', { status: 404 }));
    return Promise.resolve(new Response(address.includes('sounds') ? soundFile : agentFile));
  });
}

const playing = (...codecs: string[]) =>
  jest
    .spyOn(HTMLMediaElement.prototype, 'canPlayType')
    .mockImplementation((type) => (codecs.some((codec) => type.includes(codec)) ? 'maybe' : ''));
const asked = () =>
  fetched.mock.calls.map(([address]) => (typeof address === 'string' ? address : ''));

beforeEach(() => {
  fetched = jest.fn<typeof fetch>();
  decode = jest.fn<() => Promise<void>>().mockResolvedValue(undefined);
  Object.defineProperty(globalThis, 'fetch', { value: fetched, configurable: true });
  Object.defineProperty(HTMLImageElement.prototype, 'decode', {
    value: decode,
    configurable: true,
  });
  serve();
  playing('mpeg', 'ogg');
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('map, data and sounds are loaded once, however often they are asked for', async () => {
  const base = newBase();
  const wish = { base: `${base}/`, name: 'Tiny', hasSound: true };
  const [agent] = await Promise.all([loadAgent(wish), loadAgent(wish)]);
  await loadAgent(wish);
  expect(agent).toMatchObject({
    ...{ name: 'Tiny', data, map: { url: `${base}/Tiny/map.png` } },
    sounds: { 1: 'data:audio/x;base64,AA==' },
  });
  expect(asked()).toEqual([`${base}/Tiny/agent.js`, `${base}/Tiny/sounds-mp3.js`]);
  expect(decode).toHaveBeenCalledTimes(1);
});

test.each([
  [['mpeg', 'ogg'], 'sounds-mp3.js'],
  [['ogg'], 'sounds-ogg.js'],
  [[], undefined],
])('a browser that plays %j asks for %s', async (codecs, file) => {
  playing(...codecs);
  const agent = await loadAgent({ base: newBase(), name: 'Tiny', hasSound: true });
  expect((asked()[1] ?? '').split('/').at(-1) || undefined).toBe(file);
  expect(Object.keys(agent.sounds)).toHaveLength(file === undefined ? 0 : 1);
});

test('without a wish for them no sounds are fetched', async () => {
  await loadAgent({ base: newBase(), name: 'Tiny', hasSound: false });
  expect(asked()).toHaveLength(1);
});

test.each([
  ['missing', { missing: /sounds/ }],
  ['silent for ten seconds', { never: /sounds/ }],
])('sounds that are %s make it silent, no more', async (_, faults) => {
  jest.useFakeTimers();
  serve(faults);
  const loading = loadAgent({ base: newBase(), name: 'Tiny', hasSound: true });
  await jest.advanceTimersByTimeAsync(10_000);
  expect((await loading).sounds).toEqual({});
});

test.each([
  ['data are missing', () => serve({ missing: /agent/ })],
  ['data do not come', () => serve({ never: /agent/ })],
  ['the map is missing', () => decode.mockRejectedValue(new DOMException('', 'EncodingError'))],
  ['the map does not come', () => decode.mockReturnValue(new Promise(() => undefined))],
])(
  'it is refused within ten seconds where %s, and asked for again by the next',
  async (_, fail) => {
    jest.useFakeTimers();
    const wish = { base: newBase(), name: 'Tiny', hasSound: false };
    fail();
    const outcome = loadAgent(wish).then(
      () => 'come',
      () => 'refused',
    );
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await outcome).toBe('refused');
    serve();
    decode.mockResolvedValue(undefined);
    expect((await loadAgent(wish)).name).toBe('Tiny');
  },
);
