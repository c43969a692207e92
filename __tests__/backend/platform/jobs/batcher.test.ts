import { expect, test } from '@jest/globals';
import { batcher } from '@/backend/platform/jobs/batcher';

/** What was done together, and how to let a run end. */
function startBatcher(
  options: { limit?: number; isWorthSplitting?: (error: unknown) => boolean } = {},
  opens?: (() => void)[],
) {
  const runs: { key: string; items: string[] }[] = [];
  const ends: (() => void)[] = [];
  const ask = batcher<object, string, string>({
    limit: 100,
    ...options,
    work: async (_scope, key, { close }) => {
      if (opens) await new Promise<void>((open) => opens.push(open));
      const items = close();
      runs.push({ key, items: [...items] });
      await new Promise<void>((end) => ends.push(end));
      if (items.includes('poison')) throw new Error('no run with poison');
      return items.map((item) => (item === 'refused' ? new Error('no') : `${item}!`));
    },
  });
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  return {
    runs,
    ask,
    /** Lets the oldest run that goes on end, and the next one begin. */
    endRun: async () => {
      for (let tries = 0; ends.length === 0 && tries < 10; tries += 1) await turn();
      ends.shift()?.();
      await turn();
    },
  };
}

const scope = {};
/** The answer of each, or why there is none. */
const reasons = async (asked: readonly Promise<string>[]) =>
  (await Promise.allSettled(asked)).map((one) =>
    one.status === 'fulfilled' ? one.value : (one.reason as Error).message,
  );

test('who comes alone is served at once', async () => {
  const { ask, runs, endRun } = startBatcher();
  const answer = ask(scope, 'door', 'anna');
  await endRun();
  expect(await answer).toBe('anna!');
  expect(runs).toEqual([{ key: 'door', items: ['anna'] }]);
});

test('who comes while a run goes on goes together with the others in the next, in order', async () => {
  const { ask, runs, endRun } = startBatcher();
  const first = ask(scope, 'door', 'anna');
  await new Promise((resolve) => setImmediate(resolve));
  const later = ['ben', 'cleo', 'dora'].map((name) => ask(scope, 'door', name));
  await endRun();
  expect(await first).toBe('anna!');
  await endRun();
  expect(await reasons(later)).toEqual(['ben!', 'cleo!', 'dora!']);
  expect(runs.map(({ items }) => items)).toEqual([['anna'], ['ben', 'cleo', 'dora']]);
});

test('who comes while a run still waits for its turn goes along with it, up to the limit', async () => {
  const opens: (() => void)[] = [];
  const { ask, runs, endRun } = startBatcher({ limit: 3 }, opens);
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  const asked = [ask(scope, 'door', 'anna')];
  await turn();
  for (const name of ['ben', 'cleo', 'dora']) asked.push(ask(scope, 'door', name));
  for (let run = 0; run < 2; run += 1) {
    for (let tries = 0; opens.length === 0 && tries < 10; tries += 1) await turn();
    opens.shift()?.();
    await endRun();
  }
  expect(await reasons(asked)).toEqual(['anna!', 'ben!', 'cleo!', 'dora!']);
  expect(runs.map(({ items }) => items)).toEqual([['anna', 'ben', 'cleo'], ['dora']]);
});

test('a run that fails before it had its turn is heard by all who had come', async () => {
  const ask = batcher<object, string, string>({
    limit: 100,
    work: async () => {
      await new Promise((resolve) => setImmediate(resolve));
      throw new Error('no turn');
    },
  });
  const asked = [ask(scope, 'door', 'anna')];
  await new Promise((resolve) => setImmediate(resolve));
  asked.push(ask(scope, 'door', 'ben'));
  expect(await reasons(asked)).toEqual(['no turn', 'no turn']);
});

test('who comes when a run has just ended is served too', async () => {
  const { ask, endRun } = startBatcher();
  const second = ask(scope, 'door', 'anna').then(() => ask(scope, 'door', 'ben'));
  await endRun();
  await endRun();
  expect(await second).toBe('ben!');
});

test('another key and another scope wait for nobody', async () => {
  const { ask, runs, endRun } = startBatcher();
  const asked = [ask(scope, 'door', 'anna'), ask(scope, 'gate', 'ben'), ask({}, 'door', 'cleo')];
  for (let run = 0; run < 3; run += 1) await endRun();
  expect(await reasons(asked)).toEqual(['anna!', 'ben!', 'cleo!']);
  expect(runs).toEqual([
    { key: 'door', items: ['anna'] },
    { key: 'gate', items: ['ben'] },
    { key: 'door', items: ['cleo'] },
  ]);
});

test('a run takes no more than its limit', async () => {
  const { ask, runs, endRun } = startBatcher({ limit: 2 });
  const asked = ['anna', 'ben', 'cleo'].map((name) => ask(scope, 'door', name));
  await endRun();
  await endRun();
  expect(await reasons(asked)).toEqual(['anna!', 'ben!', 'cleo!']);
  expect(runs.map(({ items }) => items)).toEqual([['anna', 'ben'], ['cleo']]);
});

test('a refusal touches nobody else', async () => {
  const { ask, endRun } = startBatcher();
  const results = reasons(['anna', 'refused', 'cleo'].map((name) => ask(scope, 'door', name)));
  await endRun();
  expect(await results).toEqual(['anna!', 'no', 'cleo!']);
});

test('a run that fails is heard by all in it, and the next one is served', async () => {
  const { ask, runs, endRun } = startBatcher();
  const results = reasons(['anna', 'poison'].map((name) => ask(scope, 'door', name)));
  await endRun();
  expect(await results).toEqual(['no run with poison', 'no run with poison']);
  const later = ask(scope, 'door', 'ben');
  await endRun();
  expect(await later).toBe('ben!');
  expect(runs).toHaveLength(2);
});

test('after a failure that is worth it each is tried alone', async () => {
  const { ask, runs, endRun } = startBatcher({ isWorthSplitting: () => true });
  const results = reasons(['anna', 'poison', 'cleo'].map((name) => ask(scope, 'door', name)));
  for (let run = 0; run < 4; run += 1) await endRun();
  expect(await results).toEqual(['anna!', 'no run with poison', 'cleo!']);
  expect(runs.map(({ items }) => items)).toEqual([
    ['anna', 'poison', 'cleo'],
    ['anna'],
    ['poison'],
    ['cleo'],
  ]);
});
