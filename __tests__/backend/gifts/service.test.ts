import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { giftsOf } from '@/backend/gifts/service';
import { openStage, type Stage } from '@/__tests__/backend/parties/stage';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(1);
});
afterAll(() => stage.close());

test('fans have gifts, and nobody else', async () => {
  expect(giftsOf(stage.fan(0))).toEqual([]);
  expect(() => giftsOf(stage.visitor)).toThrow('auth.required');
  expect(() => giftsOf(stage.creator)).toThrow('forbidden');
});
