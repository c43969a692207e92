import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { giftsOf } from '@/backend/gifts/service';
import { openStage, outcomes, type Stage } from '@/__tests__/backend/parties/stage';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(1);
});
afterAll(() => stage.close());

test('fans have gifts, and nobody else', async () => {
  expect(await giftsOf(stage.fan(0))).toEqual([]);
  expect(await outcomes([giftsOf(stage.visitor)])).toEqual({ 'auth.required': 1 });
  expect(await outcomes([giftsOf(stage.creator)])).toEqual({ forbidden: 1 });
});
