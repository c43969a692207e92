import { expect, test } from '@jest/globals';
import { roundAfterClose, timeOfRound } from '@/lib/shared/lottery/scheme/rounds';

test('rounds are counted as the network counts them', () => {
  expect(timeOfRound(1)).toBe(1_692_803_367_000);
  expect(timeOfRound(1000)).toBe(1_692_806_364_000);
});

test('a draw waits for the first round that comes out at least ten seconds after the close', () => {
  expect(roundAfterClose(1_692_806_353_500)).toBe(1000);
  for (let closeMs = 1_692_806_353_500; closeMs < 1_692_806_359_500; closeMs += 7) {
    const wait = timeOfRound(roundAfterClose(closeMs)) - closeMs;
    expect(wait).toBeGreaterThanOrEqual(10_000);
    expect(wait).toBeLessThan(13_000);
  }
  // Exactly ten seconds before a round: that round.
  expect(roundAfterClose(timeOfRound(1000) - 10_000)).toBe(1000);
  expect(roundAfterClose(timeOfRound(1000) - 9999)).toBe(1001);
});
