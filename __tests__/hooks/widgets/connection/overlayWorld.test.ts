import { openOverlayWorld } from '@/hooks/widgets/connection/overlayWorld';
import { TOOL_KINDS } from '@/hooks/widgets/toolKinds';
import type { OverlayCopy } from '@/lib/shared/widgets/health';

const settings = { subscribeKey: 's', publishKey: null, port: 1, path: null, since: 0 };
const describe_ = (seq: number) => ({ id: 'copy', seq }) as OverlayCopy;
const world = openOverlayWorld({ settings, kinds: TOOL_KINDS, describe: describe_ });

function answers(body: object, status = 200) {
  const fetched = jest.fn((_path: string, _init: RequestInit) =>
    Promise.resolve({
      ok: status === 200,
      status,
      headers: new Headers(),
      json: () => Promise.resolve(body),
    } as never),
  );
  globalThis.fetch = fetched as never;
  return fetched;
}

test('a session holds the states of the kinds that overlays know', async () => {
  const party = { id: 'p1', seq: 3 };
  answers({
    widgetId: 'w',
    seq: 2,
    tools: [
      { kind: 'PARTY', party },
      { kind: 'QUIZ', quiz: { id: 'q', seq: 1 } },
    ],
  });
  const tools = [{ kind: 'PARTY', state: party }];
  expect(await world.openSession('key')).toEqual({
    kind: 'open',
    session: { widgetId: 'w', seq: 2, tools },
  });
});

test.each([
  [403, 'refused'],
  [503, 'failed'],
])('an answer %i to a session or sign says that it %s', async (status, kind) => {
  answers({}, status);
  expect(await world.openSession('key')).toEqual({ kind });
  expect(await world.sendSign('key', 1)).toEqual({ kind });
});

test('a sign brings along what the page says of itself', async () => {
  const fetched = answers({ isKnown: true, seq: 7 });
  expect(await world.sendSign('key', 5)).toEqual({ kind: 'known', seq: 7 });
  const [path, { body }] = fetched.mock.calls[0] ?? ['', {}];
  expect(path).toBe('/api/widgets/sign');
  expect(JSON.parse(body as string)).toEqual({ key: 'key', copy: { id: 'copy', seq: 5 } });
});
