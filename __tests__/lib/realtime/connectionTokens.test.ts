import { describe, expect, jest, test } from '@jest/globals';
import {
  publish,
  say,
  settle,
  stage,
  useConnectionStage,
} from '@/__tests__/support/connectionStage';

useConnectionStage();

describe('a token of a real-time connection', () => {
  test.each([
    ['PNAccessDeniedCategory', undefined],
    ['PNConnectionErrorCategory', 'PNAccessDeniedCategory'],
    ['PNDisconnectedUnexpectedlyCategory', 'PNAccessDeniedCategory'],
  ])('denied as %s (%s) gets a new token and goes on', async (category, error) => {
    stage.connection.subscribe('party_1', { onMessage: () => undefined });
    await settle();
    say('PNConnectedCategory');
    say(category, error);
    await settle(3_000);
    expect(stage.fake.calls.slice(-2)).toEqual(['token t2', 'reconnect']);
  });

  test('gives up after five denials in a row, says so, and looks again a minute later', async () => {
    stage.connection.subscribe('party_1', { onMessage: () => undefined });
    await settle();
    for (let round = 0; round < 6; round += 1) {
      say('PNConnectionErrorCategory', 'PNAccessDeniedCategory');
      await settle(5_500);
    }
    expect(stage.connection.status).toBe('failed');
    expect(stage.tokens).toBe(6);
    await settle(65_000);
    expect(stage.tokens).toBe(7);
    say('PNConnectedCategory');
    expect(stage.connection.status).toBe('live');
  });

  test('goes on behind the last message, which the SDK forgets after two denials', async () => {
    stage.connection.subscribe('party_1', { onMessage: () => undefined });
    await settle();
    say('PNConnectedCategory');
    say('PNDisconnectedUnexpectedlyCategory', 'PNAccessDeniedCategory');
    await settle(3_000);
    expect(stage.fake.wentOnAt).toBe('17999999950000000');
    publish('party_1', { a: 1 }, { timetoken: '18000000000000000' });
    say('PNDisconnectedUnexpectedlyCategory', 'PNAccessDeniedCategory');
    await settle(5_500);
    expect(stage.fake.wentOnAt).toBe('18000000000000000');
  });

  test('tries again at once when the reader asks for it', async () => {
    stage.connection.subscribe('party_1', { onMessage: () => undefined });
    await settle();
    for (let round = 0; round < 6; round += 1) {
      say('PNConnectionErrorCategory', 'PNAccessDeniedCategory');
      await settle(5_500);
    }
    stage.connection.tryAgain();
    expect(stage.connection.status).toBe('connecting');
    await settle(3_000);
    expect(stage.fake.calls.at(-1)).toBe('reconnect');
    say('PNConnectedCategory');
    stage.connection.tryAgain();
    expect(stage.connection.status).toBe('live');
    await settle(70_000);
    expect(stage.tokens).toBe(7);
  });

  test('whose token is another user’s, after a log-out elsewhere, has its page loaded anew', async () => {
    stage.connection.subscribe('party_1', { onMessage: () => undefined });
    await settle();
    say('PNConnectedCategory');
    stage.fake.owner = 'somebody';
    say('PNDisconnectedUnexpectedlyCategory', 'PNAccessDeniedCategory');
    await settle(3_000);
    expect([stage.connection.status, stage.tokens]).toEqual(['failed', 2]);
    expect(stage.fake.calls).not.toContain('token t2');
    await settle(120_000);
    expect([stage.tokens, stage.reloads]).toEqual([2, 0]);
    stage.connection.tryAgain();
    expect(stage.reloads).toBe(1);
  });

  test('is not live by a probe after it has failed for want of a token', async () => {
    stage.connection.subscribe('party_1', { onMessage: () => undefined });
    await settle();
    stage.trouble();
    stage.fake.owner = 'somebody';
    say('PNDisconnectedUnexpectedlyCategory', 'PNAccessDeniedCategory');
    await settle(30_000);
    expect(stage.connection.status).toBe('failed');
  });

  test('tries a denied question again with a new token', async () => {
    const denied = Object.assign(new Error('403'), { status: { statusCode: 403 } });
    const ask = jest.fn<() => Promise<string>>().mockRejectedValueOnce(denied);
    ask.mockResolvedValue('history');
    const answer = stage.connection.run(ask);
    await settle(3_000);
    expect(await answer).toBe('history');
    expect(stage.tokens).toBe(2);
    await expect(stage.connection.run(() => Promise.reject(new Error('other')))).rejects.toThrow(
      'other',
    );
  });
});
