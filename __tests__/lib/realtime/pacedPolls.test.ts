import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type PubNub from 'pubnub';
import { pacePolls } from '@/lib/realtime/pacedPolls';

const EMPTY = '{"t":{"t":"0","r":1},"m":[]}';
const FULL = '{"t":{"t":"17","r":1},"m":[{"c":"party_1","d":1}]}';

type Sent = [Promise<{ body: ArrayBuffer }>, { abort: (why: string) => void } | undefined];

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

interface Request {
  path: string;
  queryParameters: { tr?: number };
}

/** A client whose server answers what the test says, after so long. */
function world() {
  const server = { body: EMPTY, ms: 0 };
  const abort = jest.fn<(why: string) => void>();
  const sent = jest.fn();
  const makeSendable = ({ path }: Request): Sent => {
    sent(path);
    const { body, ms } = server;
    const answer = { body: new TextEncoder().encode(body).buffer };
    const answered = new Promise<{ body: ArrayBuffer }>((resolve) => {
      setTimeout(() => resolve(answer), ms);
    });
    return [answered, { abort }];
  };
  const client = { transport: { makeSendable } };
  const onTrouble = jest.fn();
  pacePolls(client as unknown as PubNub, onTrouble);
  const send = (path: string, queryParameters = {}) =>
    client.transport.makeSendable({ path, queryParameters });
  const shake = () => send('/v2/subscribe/k/party_1/0');
  const ask = () => send('/v2/subscribe/k/party_1/0', { tr: 1 });
  return { server, abort, send, shake, ask, sent, onTrouble };
}

/** How many requests leave within ten seconds when the client asks again at once. */
async function sentIn10s({
  ask,
  sent,
}: Pick<ReturnType<typeof world>, 'ask' | 'sent'>): Promise<number> {
  const before = sent.mock.calls.length;
  const end = Date.now() + 10_000;
  const go = async () => {
    while (Date.now() < end) await ask()[0];
  };
  void go();
  await jest.advanceTimersByTimeAsync(10_000);
  return sent.mock.calls.length - before;
}

test('a server that says nothing at once is asked five times in ten seconds at most', async () => {
  const those = world();
  expect(await sentIn10s(those)).toBeLessThanOrEqual(5);
  expect(those.onTrouble.mock.calls.length).toBeGreaterThanOrEqual(2);
});

test('a server that answers each poll at once with a message is asked four times a second at most', async () => {
  const those = world();
  those.server.body = FULL;
  expect(await sentIn10s(those)).toBeLessThanOrEqual(51);
  expect(await sentIn10s(those)).toBeLessThanOrEqual(41);
  expect(those.onTrouble).not.toHaveBeenCalled();
});

test('news that came is passed on at once, and ten in a rush wait for nothing', async () => {
  const { server, ask } = world();
  server.body = FULL;
  let answered = 0;
  for (let round = 0; round < 10; round += 1) {
    void ask()[0].then(() => (answered += 1));
    await jest.advanceTimersByTimeAsync(0);
  }
  expect(answered).toBe(10);
});

test('a connection that begins anew again and again is no loop', async () => {
  const { server, ask, shake, onTrouble } = world();
  for (let round = 0; round < 5; round += 1) {
    server.body = EMPTY;
    await Promise.all([shake()[0], jest.advanceTimersByTimeAsync(0)]);
    server.body = FULL;
    await Promise.all([ask()[0], jest.advanceTimersByTimeAsync(2_000)]);
  }
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
  const { send, sent } = world();
  const ask = () => send('/v3/history/x');
  expect(await sentIn10s({ ask, sent })).toBeGreaterThan(50);
});

test('a poll given up while it is held back is never sent, and ends as the SDK expects it', async () => {
  const { ask, sent } = world();
  await Promise.all([ask()[0], jest.advanceTimersByTimeAsync(0)]);
  await Promise.all([ask()[0], jest.advanceTimersByTimeAsync(0)]);
  const [answered, cancel] = ask();
  const outcome = answered.catch((error: Error) => error.name);
  await jest.advanceTimersByTimeAsync(10);
  cancel?.abort('why');
  expect(await outcome).toBe('AbortError');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(sent).toHaveBeenCalledTimes(2);
});

test('a poll that was held back and then sent is given up like any other', async () => {
  const { ask, abort } = world();
  await Promise.all([ask()[0], jest.advanceTimersByTimeAsync(0)]);
  await Promise.all([ask()[0], jest.advanceTimersByTimeAsync(0)]);
  const [, cancel] = ask();
  await jest.advanceTimersByTimeAsync(6_000);
  cancel?.abort('why');
  expect(abort).toHaveBeenCalledWith('why');
});

test('a client without that way in stays as it is', () => {
  const client = {};
  pacePolls(client as PubNub, () => undefined);
  expect(client).toEqual({});
});
