import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { GetServerSidePropsContext } from 'next';
import {
  closeServer,
  listen,
  SERVICE_KEY,
  startFakeBackend,
  type FakeBackend,
} from '@/__tests__/support/door';
import { aCreator, aLiveParty } from '@/__tests__/support/profileFactories';
import { liveProps } from '@/lib/page/profile/livePage';
import { services } from '@/lib/server/services';
import type { CreatorProfile } from '@/hooks/profile/types';

let backend: FakeBackend;
let creator: CreatorProfile | null;
/** Who has, or had, the handle that is asked for. */
let found: { handle: string } | null;

beforeAll(async () => {
  backend = await startFakeBackend();
  Object.assign(process.env, { SERVICE_KEY, BACKEND_URL: backend.url, LOG_LEVEL: 'silent' });
});

afterAll(async () => {
  await services().backend.close();
  await backend.close();
});

beforeEach(() => {
  creator = null;
  found = null;
  backend.answer = (query) =>
    query.includes('findHandle')
      ? { data: { findHandle: { error: null, item: found } } }
      : { data: { userCreators: { error: null, items: creator ? [creator] : [] } } };
});

/** Opens `/{profile}/live` over HTTP as a visitor. */
async function open(profile: string, locale = 'en', query = '') {
  let result: unknown;
  const path = `/${profile}/live${query}`;
  const server = createServer((req, res) => {
    const context = { req, res, params: { profile }, query: {}, resolvedUrl: path, locale };
    void liveProps({
      ...context,
      defaultLocale: 'en',
    } as unknown as GetServerSidePropsContext).then((value) => {
      result = value;
      res.end();
    });
  });
  const answer = await fetch(`http://127.0.0.1:${await listen(server)}${path}`);
  await closeServer(server);
  const shown = result as {
    props?: { creator?: CreatorProfile; isFollowed?: boolean; failure?: string };
    redirect?: { destination: string; permanent: boolean };
  };
  return { ...shown, status: answer.status, cache: answer.headers.get('cache-control') };
}

test.each([
  ['en', '/party/party-1'],
  ['de', '/de/party/party-1'],
])('one live tool is redirected to for now, unstored (%s)', async (locale, destination) => {
  creator = aCreator({ liveParties: [aLiveParty()] });
  const { redirect, cache } = await open('nora', locale);
  expect(redirect).toEqual({ destination, permanent: false });
  expect(cache).toBe('no-store');
});

test.each([0, 2])('%i live tools are a page, unstored as well', async (count) => {
  const liveParties = ['party-1', 'party-2'].slice(0, count).map((id) => aLiveParty({ id }));
  creator = aCreator({ liveParties });
  const { redirect, props, cache } = await open('nora');
  expect(redirect).toBeUndefined();
  expect(props).toMatchObject({ creator: { liveParties }, isFollowed: false });
  expect(cache).toBe('no-store');
});

test.each([
  ['another spelling', 'Nora'],
  ['a handle that was given up', 'nora_old'],
])('%s moves for good, query kept', async (_what, profile) => {
  creator = profile === 'Nora' ? aCreator() : null;
  found = { handle: 'nora' };
  const { redirect } = await open(profile, 'en', '?from=chat');
  expect(redirect).toEqual({ destination: '/nora/live?from=chat', permanent: true });
});

test.each([
  ['nobody', null],
  ['a fan, who runs nothing', { handle: 'nora' }],
])('%s is 404', async (_who, owner) => {
  found = owner;
  const { status, props } = await open('nora');
  expect([status, props?.failure]).toEqual([404, 'not_found']);
});
