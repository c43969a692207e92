import { createServer } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { GetServerSidePropsContext } from 'next';
import {
  closeServer,
  listen,
  SERVICE_KEY,
  SESSION,
  startFakeBackend,
  type FakeBackend,
} from '@/__tests__/support/door';
import { serverPage } from '@/lib/page/serverPage';
import { resolveTheme } from '@/lib/page/theme';
import { services } from '@/lib/server/services';

const ID = '0198a5a0-0000-7000-8000-000000000001';

const user = (userType: 'CREATOR' | 'FAN') => ({
  id: ID,
  handle: 'nora',
  userType,
  extraPublic: { profile_photo: '/a.png', display_is_dark_mode: true, display_hue: '120' },
});

let backend: FakeBackend;
let viewer: ReturnType<typeof user> | null;
let party: object | null;

beforeAll(async () => {
  backend = await startFakeBackend();
  Object.assign(process.env, { SERVICE_KEY, BACKEND_URL: backend.url, LOG_LEVEL: 'silent' });
});

afterAll(async () => {
  await services().backend.close();
  await backend.close();
});

beforeEach(() => {
  viewer = null;
  party = { id: ID, creator: { extra_public: '{"display_hue":"200"}' } };
  backend.answer = (query) =>
    query.includes('myUser')
      ? { data: { myUser: { error: null, item: viewer } } }
      : { data: { getParties: { error: null, items: party ? [party] : [] } } };
});

afterEach(() => {
  backend.asked.length = 0;
  backend.sessionEffect = null;
});

type Page = ReturnType<typeof serverPage>;

/** Asks for a page over HTTP, as Next would hand it the request. */
async function open(page: Page, path: string, { session = '', locale = 'en', partyId = ID } = {}) {
  let result: unknown;
  const server = createServer((req, res) => {
    const context = { req, res, params: { partyId }, query: {}, resolvedUrl: path, locale };
    void page({ ...context, defaultLocale: 'en' } as unknown as GetServerSidePropsContext).then(
      (value) => {
        result = value;
        res.end();
      },
    );
  });
  const url = `http://127.0.0.1:${await listen(server)}${path}`;
  const answer = await fetch(url, {
    headers: session ? { cookie: `Authorization=${session}` } : {},
  });
  await closeServer(server);
  const shown = result as { props?: Record<string, unknown>; redirect?: { destination: string } };
  return { ...shown, status: answer.status, cookies: answer.headers.getSetCookie() };
}

const partyPage = serverPage({
  access: 'public',
  namespaces: ['party'],
  theme: 'owner',
  calls: ({ params }) => ({
    details: ['party/get-party-details/', { partyID: String(params?.partyId) }],
  }),
  load: ({ answers }) => {
    const [found] = answers.details.getParties.items;
    return found
      ? { props: { party: found.id }, owner: found.creator.extra_public }
      : { notFound: true };
  },
});
const memberPage = serverPage({ access: 'member', theme: 'viewer' });
const creatorPage = serverPage({ access: 'creator' });

describe('a page', () => {
  test('gets session, texts, theme and its own props by one request to the backend', async () => {
    viewer = user('FAN');
    const { props } = await open(partyPage, `/party/${ID}`, { session: SESSION, locale: 'de' });
    expect(backend.asked).toHaveLength(1);
    expect(props).toMatchObject({
      party: ID,
      session: { user: { handle: 'nora' } },
      theme: { hue: 200, isDark: false },
      realtime: { subscribeKey: 'sub', port: 4001, path: null },
      _nextI18Next: { initialLocale: 'de', ns: ['common', 'errors', 'party'] },
    });
    expect(JSON.parse(JSON.stringify(props))).toEqual(props);
    expect(props).not.toHaveProperty('failure');
  });

  test('of a member knows whether the sidebar was shut', async () => {
    viewer = user('FAN');
    const shut = `${SESSION}; sidebar-shut=1`;
    const [before, after] = [
      await open(memberPage, '/dashboard/home', { session: SESSION }),
      await open(memberPage, '/dashboard/home', { session: shut }),
    ];
    expect([before.props?.isSidebarShut, after.props?.isSidebarShut]).toEqual([false, true]);
  });

  test('that needs nothing asks nothing for a visitor', async () => {
    const { props } = await open(serverPage({ access: 'public' }), '/login');
    expect(props).toMatchObject({ session: { user: null }, theme: { hue: 308.6, isDark: false } });
    expect(backend.asked).toHaveLength(0);
  });

  test.each(['owner has no such party', 'no id at all'])(
    'that is not there is 404: %s',
    async (why) => {
      party = null;
      const partyId = why === 'no id at all' ? 'x' : ID;
      const { status, props } = await open(partyPage, '/party/x', { partyId });
      expect([status, props?.failure]).toEqual([404, 'not_found']);
    },
  );

  test('that is somebody else’s is 404 as well', async () => {
    backend.answer = () => ({ errors: [{ message: '', extensions: { code: 'forbidden' } }] });
    expect(await open(partyPage, '/party/x')).toMatchObject({ status: 404 });
  });

  test('is rendered with the reason and 503 while the backend fails', async () => {
    backend.answer = () => ({ errors: [{ message: 'secret', extensions: { code: 'internal' } }] });
    const { status, props } = await open(partyPage, '/party/x');
    expect([status, props?.failure]).toEqual([503, 'internal']);
    expect(JSON.stringify(props)).not.toContain('secret');
  });
});

test('a page with help beside it brings the articles along, and no other page does', async () => {
  const page = serverPage({ access: 'public', namespaces: ['auth'] });
  const namespaces = async (path: string) => {
    const { props } = await open(page, path);
    return (props?._nextI18Next as { ns: string[] }).ns;
  };
  expect(await namespaces('/async/reset_password')).toContain('help');
  expect(await namespaces('/async/verify_email')).not.toContain('help');
});

describe('what a page asks for members alone', () => {
  const page = serverPage({
    access: 'public',
    whereAllowed: () => ({ mine: ['favorite-services-ids', {}] }),
    load: ({ allowed }) => ({ props: { mine: allowed.mine?.favorites.items ?? 'nothing' } }),
  });

  test('is not asked for visitors, and may be refused', async () => {
    expect((await open(page, '/nora')).props?.mine).toBe('nothing');
    expect(backend.asked).toHaveLength(0);
    backend.answer = (query) =>
      query.includes('myUser')
        ? { data: { myUser: { error: null, item: null } } }
        : { errors: [{ message: '', extensions: { code: 'auth.required' } }] };
    expect((await open(page, '/nora', { session: SESSION })).props?.mine).toBe('nothing');
    expect(backend.asked).toHaveLength(1);
  });
});

test('a page that moved for good says so with the address in the reader’s language', async () => {
  const page = serverPage({
    access: 'public',
    load: () => ({ redirect: '/nora?x=1', isPermanent: true }),
  });
  const { redirect } = await open(page, '/Nora?x=1', { locale: 'de' });
  expect(redirect).toEqual({ destination: '/de/nora?x=1', permanent: true });
});

describe('who may see a page', () => {
  test('a visitor is sent to the log-in and back, in their language, and told why', async () => {
    const { redirect, cookies } = await open(memberPage, '/dashboard/party?a=b', { locale: 'de' });
    expect(redirect?.destination).toBe('/de/login?next=%2Fdashboard%2Fparty%3Fa%3Db');
    expect(cookies[0]).toMatch(/^flash=login_required; Path=\/; Expires=.*SameSite=Lax$/);
    expect(backend.asked).toHaveLength(0);
  });

  test('a session that is over is a visitor’s, and its cookie is taken away', async () => {
    backend.sessionEffect = 'clear';
    const { redirect, cookies } = await open(memberPage, '/dashboard', { session: SESSION });
    expect(redirect?.destination).toBe('/login?next=%2Fdashboard');
    expect(cookies.map((cookie) => cookie.split(';')[0]?.split('=')[0])).toEqual([
      'Authorization',
      'XSRF-TOKEN',
      'flash',
    ]);
  });

  test('the wrong kind of account is sent home', async () => {
    viewer = user('FAN');
    const { redirect, cookies } = await open(creatorPage, '/dashboard/party', { session: SESSION });
    expect(redirect?.destination).toBe('/dashboard/home');
    expect(cookies[0]).toMatch(/^flash=wrong_role/);
    viewer = user('CREATOR');
    expect(await open(creatorPage, '/dashboard/party', { session: SESSION })).toHaveProperty(
      'props',
    );
  });

  test('a member’s own pages follow their own looks', async () => {
    viewer = user('FAN');
    const { props } = await open(memberPage, '/dashboard', { session: SESSION });
    expect(props?.theme).toMatchObject({ hue: 120, isDark: true });
  });
});

test('looks that are poison are the default ones', () => {
  for (const owner of ['not json', 7, { display_hue: '1);} body{' }, undefined]) {
    expect(resolveTheme('owner', { owner, viewer: null })).toEqual({ hue: 308.6, isDark: false });
  }
});

test.each([
  [undefined, false],
  [true, true],
])(
  'a page that moved leads there in the reader’s language (for good: %s)',
  async (said, isPermanent) => {
    const moved = serverPage({
      access: 'public',
      load: () => ({ redirect: '/new-handle', ...(said ? { isPermanent: said } : {}) }),
    });
    const { redirect } = await open(moved, '/old-handle', { locale: 'fr' });
    expect(redirect).toEqual({ destination: '/fr/new-handle', permanent: isPermanent });
  },
);
