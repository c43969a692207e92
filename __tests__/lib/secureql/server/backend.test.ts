import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createBackend, type GraphqlAnswer } from '@/lib/secureql/server/backend';
import { Breaker } from '@/lib/secureql/server/breaker';
import { isNews, type Refusal } from '@/lib/secureql/server/refusal';
import { runOperations } from '@/lib/secureql/server/runOperation';
import {
  noAnswer,
  SERVICE_KEY,
  servicesFor,
  startDoor,
  startFakeBackend,
  type FakeBackend,
} from '@/__tests__/support/door';

const asker = { requestId: 'r', session: null, browser: null, clientIp: '::1', clientAgent: 'ä\n' };
const document = { query: '{ a }', variables: {}, extensions: { access: 'public' as const } };

const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 10));
};

let fake: FakeBackend;

beforeEach(async () => {
  fake = await startFakeBackend();
});

afterEach(() => fake.close());

describe('the backend client', () => {
  test('says unreachable or late as 502 and 504, in well-formed JSON', async () => {
    const door = await startDoor(servicesFor(fake.url, 300));
    fake.answer = noAnswer;
    const late = await door.knock('accounts/log-out/');
    expect([late.status, late.body.error?.code]).toEqual([504, 'backend.timeout']);
    await fake.close();
    const gone = await door.knock('accounts/log-out/');
    expect([gone.status, gone.body.error?.code]).toEqual([502, 'backend.unreachable']);
    expect(gone.body.error?.message).toMatch(/Nothing is lost/);
    await door.close();
  });

  test('never sends a call twice', async () => {
    const backend = createBackend({ url: fake.url, serviceKey: SERVICE_KEY, deadlineMs: 150 });
    fake.answer = noAnswer;
    await expect(backend.send(asker, [document])).rejects.toMatchObject({
      code: 'backend.timeout',
    });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(fake.asked).toHaveLength(1);
    await backend.close();
  });

  test('stops asking after failures in a row and is back soon after the backend is', async () => {
    const backend = createBackend({
      url: fake.url,
      serviceKey: SERVICE_KEY,
      breakAfter: 3,
      probeEveryMs: 20,
    });
    const { answer } = fake;
    fake.answer = () => 'no GraphQL' as GraphqlAnswer;
    fake.isHealthy = false;
    for (let call = 0; call < 3; call += 1) {
      await backend.send(asker, [document]).catch(() => undefined);
    }
    expect(fake.asked).toHaveLength(3);
    await expect(backend.send(asker, [document])).rejects.toMatchObject({
      code: 'backend.unreachable',
    });
    expect(fake.asked).toHaveLength(3);

    fake.answer = answer;
    fake.isHealthy = true;
    const answered = async (): Promise<void> => {
      try {
        await backend.send(asker, [document]);
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 10));
        await answered();
      }
    };
    await answered();
    expect(fake.asked).toHaveLength(4);
    await backend.close();
  });

  test('asks four times a second whether a backend that is away is back', async () => {
    const interval = jest.spyOn(globalThis, 'setInterval');
    const changes: boolean[] = [];
    const onChange = (isAway: boolean) => changes.push(isAway);
    await fake.close();
    const backend = createBackend({ url: fake.url, serviceKey: SERVICE_KEY, onChange });
    const refusals = await Promise.all(
      Array.from({ length: 40 }, () =>
        backend.send(asker, [document]).catch((error: unknown) => error as Refusal),
      ),
    );
    expect(changes).toEqual([true]);
    // Forty calls are refused; the log hears of it once.
    expect(refusals.filter((refusal) => isNews(refusal as Refusal))).toHaveLength(1);

    fake = await startFakeBackend(Number(new URL(fake.url).port));
    expect(interval.mock.calls.map(([, ms]) => ms)).toEqual([250]);
    await until(() => changes.length === 2);
    expect(changes).toEqual([true, false]);
    await expect(backend.send(asker, [document])).resolves.toMatchObject({ sessionEffect: null });
    await backend.close();
    interval.mockRestore();
  });

  test('sends several calls as one request and tells their fates apart', async () => {
    const { backend } = servicesFor(fake.url);
    fake.answer = (query) =>
      query.includes('myUser')
        ? { data: { myUser: { error: null, item: null } } }
        : { errors: [{ message: 'x', extensions: { code: 'forbidden' } }] };
    const { outcomes } = await runOperations(
      { backend, asker },
      { who: ['get-current-user-mw', {}], token: ['get-pubnub-token/', {}] },
    );
    expect(fake.asked).toHaveLength(1);
    expect(outcomes.who.data?.myUser.item).toBeNull();
    expect(outcomes.token.refusal?.code).toBe('forbidden');
    await backend.close();
  });
});

describe('the breaker', () => {
  test('forgets failures after a success, and closes after a good probe only', async () => {
    jest.useFakeTimers();
    let isWell = false;
    const probe = jest.fn(() => Promise.resolve(isWell));
    const onChange = jest.fn();
    const breaker = new Breaker({ threshold: 2, probeEveryMs: 100, probe, onChange });
    breaker.failed();
    breaker.succeeded();
    breaker.failed();
    expect(breaker.isOpen).toBe(false);
    breaker.failed();
    expect(breaker.isOpen).toBe(true);
    await jest.advanceTimersByTimeAsync(250);
    expect(probe).toHaveBeenCalledTimes(2);
    expect(breaker.isOpen).toBe(true);
    isWell = true;
    await jest.advanceTimersByTimeAsync(100);
    expect(breaker.isOpen).toBe(false);
    await jest.advanceTimersByTimeAsync(500);
    expect(probe).toHaveBeenCalledTimes(3);
    expect(onChange.mock.calls).toEqual([[true], [false]]);
    jest.useRealTimers();
  });
});
