import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { GetServerSideProps, GetServerSidePropsContext } from 'next';
import {
  closeServer,
  listen,
  SERVICE_KEY,
  startFakeBackend,
  type FakeBackend,
} from '@/__tests__/support/door';
import { aFundPage } from '@/__tests__/support/fundFactories';
import {
  checkoutProps,
  contributionProps,
  fundPageProps,
  fundRedirectProps,
} from '@/lib/page/fundPage';
import { services } from '@/lib/server/services';
import type { FundPage } from '@/lib/shared/fund/views';

const ID = '0198a5a0-0000-7000-8000-000000000001';

let backend: FakeBackend;
let page: FundPage | null;

beforeAll(async () => {
  backend = await startFakeBackend();
  Object.assign(process.env, { SERVICE_KEY, BACKEND_URL: backend.url, LOG_LEVEL: 'silent' });
});

afterAll(async () => {
  await services().backend.close();
  await backend.close();
});

beforeEach(() => {
  page = aFundPage({ id: ID });
  backend.answer = () => ({ data: { getFund: { error: null, items: page ? [page] : [] } } });
});

interface Shown {
  props?: Record<string, unknown>;
  redirect?: { destination: string; permanent: boolean };
}

/** Opens an address of the fund as a visitor. */
async function open(props: GetServerSideProps, { profile = 'nora', below = '', query = {} } = {}) {
  let result: unknown;
  const search = new URLSearchParams(query).toString();
  const path = `/${profile}/fund/${ID}${below}${search && `?${search}`}`;
  const params = { profile, fundId: ID, contributionId: ID };
  const server = createServer((req, res) => {
    const context = { req, res, params, query, resolvedUrl: path, locale: 'en' };
    void props({ ...context, defaultLocale: 'en' } as unknown as GetServerSidePropsContext).then(
      (value) => {
        result = value;
        res.end();
      },
    );
  });
  const answer = await fetch(`http://127.0.0.1:${await listen(server)}${path}`);
  await closeServer(server);
  return { ...(result as Shown), status: answer.status, headers: answer.headers };
}

test('the page of a fund, and its checkout with the reward that led there', async () => {
  expect((await open(fundPageProps)).props).toMatchObject({ page: { id: ID } });
  const query = { tier: 'tier-1' };
  const checkout = await open(checkoutProps, { below: '/checkout', query });
  expect(checkout.props).toMatchObject({ page: { id: ID }, tierId: 'tier-1' });
});

test('under another handle it has moved for good, and the short address leads there', async () => {
  expect((await open(fundPageProps, { profile: 'old-nora' })).redirect).toEqual({
    destination: `/nora/fund/${ID}`,
    permanent: true,
  });
  const query = { tier: 'tier-1' };
  const moved = await open(checkoutProps, { profile: 'old-nora', below: '/checkout', query });
  expect(moved.redirect?.destination).toBe(`/nora/fund/${ID}/checkout?tier=tier-1`);
  expect((await open(fundRedirectProps)).redirect).toEqual({
    destination: `/nora/fund/${ID}`,
    permanent: false,
  });
});

test('a contribution is asked for by its browser, and its address is told to no other site', async () => {
  const query = { session: 'cs_1' };
  const shown = await open(contributionProps, { below: `/contribution/${ID}`, query });
  expect(shown.props).toMatchObject({ contributionId: ID, initial: null, isBack: true });
  expect(shown.headers.get('referrer-policy')).toBe('no-referrer');
});

test('what is not there is not found', async () => {
  page = null;
  for (const props of [fundPageProps, checkoutProps, contributionProps, fundRedirectProps]) {
    expect((await open(props)).status).toBe(404);
  }
});
