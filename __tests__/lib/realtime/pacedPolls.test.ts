import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type PubNub from 'pubnub';
import { pacePolls } from '@/lib/realtime/pacedPolls';

const EMPTY = '{"t":{"t":"0","r":1},"m":[]}';
const FULL = '{"t":{"t":"17","r":1},"m":[{"c":"party_1","d":1}]}';

type Sent = [
  Promise<{ body: ArrayBuffer }>,
  { abort: (why: string) => void; more: string } | undefined,
];

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A client whose server answers what the test says, after so long. */
function world() {
  const server = { body: EMPTY, ms: 0 };
  const abort = jest.fn<(why: string) => void>();
  const makeSendable = (_: { path: string }): Sent => {
    const { body, ms } = server;
    const answer = { body: new TextEncoder().encode(body).buffer };
    const answered = new Promise<{ body: ArrayBuffer }>((resolve) => {
      setTimeout(() => resolve(answer), ms);
    });
    return [answered, { abort, more: 'kept' }];
  };
  const client = { transport: { makeSendable } };
  const onTrouble = jest.fn();
  pacePolls(client as unknown as PubNub, onTrouble);
  const ask = (path = '/v2/subscribe/k/party_1/0') => client.transport.makeSendable({ path });
  return { server, abort, ask, onTrouble };
}

/** How often a client that asks again at once gets to ask within ten seconds. */
async function asksIn10s(ask: () => Sent): Promise<number> {
  let count = 0;
  const end = Date.now() + 10_000;
  const go = async () => {
    while (Date.now() < end) {
      count += 1;
      await ask()[0];
    }
  };
  void go();
  await jest.advanceTimersByTimeAsync(10_000);
  return count;
}

test('a server that says nothing at once is asked five times in ten seconds at most', async () => {
  const { ask, onTrouble } = world();
  expect(await asksIn10s(ask)).toBeLessThanOrEqual(5);
  expect(onTrouble.mock.calls.length).toBeGreaterThanOrEqual(3);
});

test('news are never held back, however many', async () => {
  const { server, ask, onTrouble } = world();
  Object.assign(server, { body: FULL, ms: 100 });
  expect(await asksIn10s(ask)).toBe(100);
  expect(onTrouble).not.toHaveBeenCalled();
});

test('a poll that was held and had nothing to say is followed by the next at once', async () => {
  const { server, ask } = world();
  server.ms = 20_000;
  for (let round = 0; round < 5; round += 1) {
    let isAnswered = false;
    void ask()[0].then(() => (isAnswered = true));
    await jest.advanceTimersByTimeAsync(20_000);
    expect(isAnswered).toBe(true);
  }
});

test('other questions go through as they are', async () => {
  const { ask } = world();
  expect(await asksIn10s(() => ask('/v3/history/x')).catch(() => 0)).toBeGreaterThan(50);
});

test('a poll given up while its answer is held back ends as the SDK expects it', async () => {
  const { ask, abort } = world();
  void ask()[0];
  await jest.advanceTimersByTimeAsync(0);
  const [answered, cancel] = ask();
  const outcome = answered.catch((error: Error) => error.name);
  await jest.advanceTimersByTimeAsync(10);
  cancel?.abort('why');
  expect([await outcome, cancel?.more]).toEqual(['AbortError', 'kept']);
  expect(abort).toHaveBeenCalledWith('why');
});

test('a client without that way in stays as it is', () => {
  const client = {};
  pacePolls(client as PubNub, () => undefined);
  expect(client).toEqual({});
});
