import type { NextPageContext } from 'next';
import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import {
  noAnswer,
  SERVICE_KEY,
  SESSION,
  startFakeBackend,
  type FakeBackend,
} from '@/__tests__/support/door';
import { errorPageProps } from '@/lib/page/errorPageProps';
import { services } from '@/lib/server/services';

const member = { id: '1', handle: 'nora', userType: 'FAN' };

let backend: FakeBackend;

beforeAll(async () => {
  backend = await startFakeBackend();
  Object.assign(process.env, { SERVICE_KEY, BACKEND_URL: backend.url, LOG_LEVEL: 'silent' });
});
afterAll(async () => {
  await services().backend.close();
  await backend.close();
});
beforeEach(() => {
  backend.asked.length = 0;
  backend.answer = () => ({ data: { myUser: { error: null, item: member } } });
});

/** Props of an error page for whoever sends the cookie. */
async function propsFor(cookie: string, locale = 'en') {
  const req = {
    headers: { cookie, 'x-address': '/de/broken' },
    url: '/_error',
    socket: { remoteAddress: '127.0.0.1' },
  };
  const res = { getHeader: () => undefined, setHeader: jest.fn() };
  return errorPageProps({ req, res, locale } as unknown as NextPageContext);
}

test('an error page knows its member, and speaks their language', async () => {
  const props = await propsFor(`Authorization=${SESSION}`, 'de');
  expect(props.session?.user).toMatchObject({ handle: 'nora' });
  expect(props._nextI18Next?.initialLocale).toBe('de');
});

test('an error page of a member knows whether the sidebar was shut', async () => {
  const shut = 'sidebar-shut=1';
  expect((await propsFor(`Authorization=${SESSION}`)).isSidebarShut).toBe(false);
  const props = await propsFor(`Authorization=${SESSION}; ${shut}`);
  expect(props.isSidebarShut).toBe(true);
  expect((await propsFor(shut)).isSidebarShut).toBe(false);
});

test('an error page in the browser takes on what its page was loaded with', async () => {
  const pageProps = await propsFor(`Authorization=${SESSION}; sidebar-shut=1`);
  Object.assign(globalThis, { window: { __NEXT_DATA__: { props: { pageProps } } } });
  const shown = await errorPageProps({} as NextPageContext);
  Reflect.deleteProperty(globalThis, 'window');
  expect(shown.isSidebarShut).toBe(true);
  expect(shown.session?.user).toMatchObject({ handle: 'nora' });
});

test('an error page knows where it stands, whatever Next calls it', async () => {
  expect((await propsFor('')).address).toBe('/de/broken');
});

test('a visitor is asked nothing about', async () => {
  expect((await propsFor('')).session?.user).toBeNull();
  expect(backend.asked).toHaveLength(0);
});

test('an error page does not wait for a backend that hangs', async () => {
  backend.answer = noAnswer;
  const startedAt = performance.now();
  const props = await propsFor(`Authorization=${SESSION}`);
  expect(performance.now() - startedAt).toBeLessThan(3_000);
  expect(props.session?.user).toBeNull();
});
