import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { FaultProxy, httpAnswer } from '@/__tests__/support/faultProxy';
import { openShow, pause, until, upTo, type Show } from './support/show';

const lieMs = Number(process.env.FAULT_LIE_MS ?? 25_000);
const JSON_TYPE = 'application/json';

const error = (status: number, more?: string) => () =>
  httpAnswer(status, JSON_TYPE, `{"status":${status},"error":true,"message":"no"}`, more);

/** What stands between a page and PubNub may say. */
const lies: Record<string, (path: string) => string> = {
  'a page in HTML': () => httpAnswer(200, 'text/html', '<html><body>Log in here</body></html>'),
  'HTML that calls itself JSON': () => httpAnswer(200, JSON_TYPE, '<!doctype html><p>Hello'),
  'JSON that stops in the middle': () => httpAnswer(200, JSON_TYPE, '{"t":{"t":"1760000000'),
  'JSON of something else': () => httpAnswer(200, JSON_TYPE, '{"hello":"world"}'),
  'nothing at all': () => '',
  'an error of the server': error(500),
  'too many requests': error(429, 'Retry-After: 3'),
  'the timetoken 0': () => httpAnswer(200, JSON_TYPE, '{"t":{"t":"0","r":1},"m":[]}'),
};
const names = Object.keys(lies);

let show: Show;
beforeAll(async () => {
  // The SDK writes there what it cannot read.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  process.stdout.write(`F23: ${lieMs} ms\n`);
  show = await openShow('f23', 20, names.length);
}, 60_000);
afterAll(() => show.close());

/** Most requests in any ten seconds. */
function mostIn10s(times: readonly number[]): number {
  return Math.max(
    ...times.map((from) => times.filter((at) => at >= from && at < from + 10_000).length),
  );
}

test.concurrent.each(names)(
  'F23 %s',
  async (name) => {
    // Concurrent tests begin before any hook.
    await until(() => show !== undefined, 60_000);
    const partyID = show.parties[names.indexOf(name)] ?? '';
    const proxy = await FaultProxy.before(show.backend.realtimePort);
    const viewer = await show.watch(partyID, { port: proxy.port });
    await show.join(partyID, 3);
    await show.agree(partyID, [viewer], 5_000);
    const known = viewer.party;

    proxy.answerWith(lies[name] ?? error(500));
    await show.join(partyID, 2);
    await pause(lieMs);
    expect(viewer.party.memberCount).toBeGreaterThanOrEqual(known.memberCount);
    expect(viewer.party.partyMembers.length).toBe(viewer.party.memberCount);
    const times = proxy.asked.map(({ at }) => at);
    const waits = times.slice(1).map((at, index) => at - (times[index] ?? 0));
    process.stdout.write(
      `F23 ${name}: ${times.length} requests, at most ${mostIn10s(times)} in 10 s\n`,
    );
    expect(mostIn10s(times)).toBeLessThanOrEqual(5);
    // With jitter: no two long waits are the same.
    const long = waits.filter((wait) => wait > 500);
    expect(new Set(long).size).toBeGreaterThan(long.length / 2);

    proxy.passThrough();
    await show.agree(partyID, [viewer], 20_000);
    await until(() => viewer.status === 'live', 20_000);
    await show.join(partyID, 1);
    await show.agree(partyID, [viewer], 5_000);
    expect(viewer.party.memberCount).toBe(upTo(6).length);
    viewer.close();
    await proxy.close();
  },
  180_000,
);
