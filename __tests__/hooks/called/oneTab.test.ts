import { inOneTab } from '@/lib/alerts/oneTab';

type Held = (signal: AbortSignal, run: () => unknown) => Promise<void>;

/** The lock of all tabs: one holds it, the others wait. */
function installLocks() {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, { signal }: { signal: AbortSignal }, run: () => unknown) => {
    const held: Held = async (aborted, begin) => {
      await last;
      if (aborted.aborted) throw new DOMException('', 'AbortError');
      await begin();
    };
    const mine = held(signal, run);
    last = mine.catch(() => undefined);
    return mine;
  };
  Object.assign(navigator, { locks: { request } });
}
const turn = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
});

test('of two tabs one rings; when it stops, the other begins', async () => {
  installLocks();
  const heard: string[] = [];
  const tab = (name: string) =>
    inOneTab(() => {
      heard.push(`${name} begins`);
      return () => heard.push(`${name} ends`);
    });
  const stopFirst = tab('first');
  const stopSecond = tab('second');
  await turn();
  expect(heard).toEqual(['first begins']);
  stopFirst();
  await turn();
  expect(heard).toEqual(['first begins', 'first ends', 'second begins']);
  stopSecond();
  await turn();
  expect(heard.at(-1)).toBe('second ends');
});

test('a tab that stops before its turn never begins', async () => {
  installLocks();
  const begin = jest.fn(() => () => undefined);
  const stopFirst = inOneTab(() => () => undefined);
  inOneTab(begin)();
  stopFirst();
  await turn();
  expect(begin).not.toHaveBeenCalled();
});

test('without locks every tab rings', () => {
  const begin = jest.fn(() => () => undefined);
  inOneTab(begin);
  expect(begin).toHaveBeenCalledTimes(1);
});
