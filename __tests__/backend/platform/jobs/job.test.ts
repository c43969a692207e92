import { expect, test } from '@jest/globals';
import { startJob } from '@/backend/platform/jobs/job';
import { createLogger } from '@/backend/platform/logger';
import { testConfig } from '@/__tests__/support/context';

const logger = createLogger(testConfig);

test('goes on at once while there is more, rests else, survives a failing step, ends when told', async () => {
  const answers = [true, true, false];
  let steps = 0;
  let rested: () => void = () => undefined;
  const atRest = new Promise<void>((resolve) => {
    rested = resolve;
  });
  const stop = startJob({
    name: 'test',
    logger,
    restMs: 1,
    step: () => {
      steps += 1;
      if (steps === 3) return Promise.reject(new Error('for a moment'));
      if (steps === 5) rested();
      return Promise.resolve(answers.shift() ?? false);
    },
  });
  await atRest;
  await stop();
  const after = steps;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(steps).toBe(after);
});
