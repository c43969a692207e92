import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { adminOf } from '@/__tests__/support/realtimePeople';
import type { RealtimeToken } from '@/lib/realtime/tokenRefresh';
import { toolChannel } from '@/lib/shared/hosting/toolChannel';
import { dropConnections, PlainClient } from './support/plainClient';
import { byHalfSeconds, openShow, until, upTo, type Show } from './support/show';
import { writtenToken } from './support/tokens';
import { freshToken, type Viewer } from './support/viewer';

/** Clients that poll and renew as the product does; the SDK itself in some more, for its own part. */
const crowd = 990;
const withSdk = 10;
const all = crowd + withSdk;
/** Long enough for all of them to be there before it ends. */
const firstLifeMs = 30_000;

let show: Show;
let clients: PlainClient[] = [];
beforeAll(async () => {
  show = await openShow('f5-storm', 60, 1);
}, 60_000);
afterAll(async () => {
  for (const client of clients) client.close();
  await show.close();
  dropConnections();
});

const partyID = () => show.parties[0] ?? '';

/** Nobody has lost anything, or heard a plain number twice. */
async function expectAllHeard(viewers: readonly Viewer[], count: number) {
  await show.agree(partyID(), viewers, 15_000);
  await until(() => clients.every(({ heard }) => heard.at(-1) === count), 15_000);
  const results = await show.published(partyID());
  for (const { heard } of clients)
    if (heard.join() !== results.join()) expect(heard).toEqual(results);
  for (const { heard } of viewers) expect([...new Set(heard)]).toEqual(results);
}

test('F5 a thousand tokens end in one moment, then all are revoked: every poll ends, new tokens are asked for over two seconds or more, and nothing is lost', async () => {
  const { backend, proxy } = show;
  const rights = { [toolChannel(partyID())]: 1 };
  const first = writtenToken(backend, 'anonymous', rights, firstLifeMs);
  const firstEnd = Date.now() + firstLifeMs;
  const second = writtenToken(backend, 'anonymous', rights, 30 * 60_000);
  /** When each asked for its second and third token, Unix ms. */
  const asked: number[][] = [[], []];
  const tokens = () => {
    let round = 0;
    return (): Promise<RealtimeToken> => {
      round += 1;
      asked[round - 2]?.push(Date.now());
      if (round > 2) return freshToken(backend);
      return Promise.resolve(round === 1 ? first : second);
    };
  };
  const place = { key: backend.realtimeKeys().subscribeKey, channel: toolChannel(partyID()) };
  clients = upTo(crowd).map(() => new PlainClient(proxy.port, place, tokens()));
  const viewers = await Promise.all(
    upTo(withSdk).map(() => show.watch(partyID(), { fetchToken: tokens() })),
  );
  await until(() => clients.every(({ isConnected }) => isConnected), 20_000);
  await show.join(partyID(), 3);
  await expectAllHeard(viewers, 3);
  expect(Date.now()).toBeLessThan(firstEnd);
  expect(asked.flat()).toEqual([]);

  const revoke = async () => {
    const admin = adminOf(backend);
    await admin.revokeToken(second.token);
    admin.destroy(true);
  };
  const losses = [
    { what: 'ended', lose: () => until(() => Date.now() >= firstEnd, firstLifeMs) },
    { what: 'revoked', lose: revoke },
  ];
  for (const [round, { what, lose }] of losses.entries()) {
    await lose();
    const lostAt = Date.now();
    // Said while nobody reads: it has to come with the new token.
    await until(() => clients.every(({ refusals }) => refusals.length === round + 1), 5_000);
    await show.join(partyID(), 5);
    await until(() => asked[round]?.length === all, 15_000);
    await expectAllHeard(viewers, 3 + 5 * (round + 1));
    const times = (asked[round] ?? []).map((at) => at - lostAt);
    const spread = Math.max(...times) - Math.min(...times);
    process.stdout.write(
      `F5: ${all} tokens ${what}, new ones over ${spread} ms, by half seconds ${byHalfSeconds(times, 8).join()}\n`,
    );
    expect(spread).toBeGreaterThanOrEqual(2_000);
    expect(Math.max(...byHalfSeconds(times, 12))).toBeLessThan(all / 2);
  }
  for (const { refusals } of clients) expect(refusals.length).toBe(2);
  expect(asked.map(({ length }) => length)).toEqual([all, all]);
  for (const { status } of viewers) expect(status).toBe('live');
}, 150_000);
