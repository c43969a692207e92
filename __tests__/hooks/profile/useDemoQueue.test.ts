import { afterDemoStep, DEMO_START, type DemoQueue } from '@/hooks/profile/useDemoQueue';

const played = (steps: number): DemoQueue[] => {
  const queues = [DEMO_START];
  for (let step = 0; step < steps; step += 1) {
    queues.push(afterDemoStep(queues.at(-1) ?? DEMO_START));
  }
  return queues;
};

test('for as long as anybody looks: an orderly line, nobody twice, never empty, never long', () => {
  for (const { waiting, up, isPlaying } of played(1000)) {
    const people = [...up, ...waiting];
    const numbers = people.map(({ number }) => number);
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    expect(new Set(people.map(({ handle }) => handle)).size).toBe(people.length);
    expect(waiting.length).toBeGreaterThanOrEqual(3);
    expect(waiting.length).toBeLessThanOrEqual(5);
    expect(isPlaying && up.length === 0).toBe(false);
  }
});

test('is the same for everybody', () => {
  expect(played(50)).toEqual(played(50));
  expect(played(50).at(-1)?.played).toBe(20);
});
