import { DEMO_ACTS, DEMO_STEPS, firstStepOf } from '@/hooks/profile/demoScript';
import { rehearsedFund } from '@/lib/live/rehearsal/fund';
import { rehearsedDraw, rehearsedQueue } from '@/lib/live/rehearsal/states';

const stageOf = (elapsed: number) => ({
  elapsed,
  timeOf: (at: number) => at,
  creator: { id: '', handle: 'nora', name: 'Nora', extra_public: '{}' },
  words: { queue: 'Q', draw: 'D', prize: 'P', fund: 'F', milestone: 'M' },
});
const stepsOf = (act: string) => DEMO_STEPS.filter((step) => step.act === act);

test('the acts come one after the other, and each step shows its tool', () => {
  const order = DEMO_STEPS.map(({ act }) => act);
  expect(order).toEqual([...order].sort((a, b) => DEMO_ACTS.indexOf(a) - DEMO_ACTS.indexOf(b)));
  for (const { act, elapsed } of DEMO_STEPS) {
    const shown = {
      queue: rehearsedQueue(stageOf(elapsed)),
      draw: rehearsedDraw(stageOf(elapsed)),
      fund: rehearsedFund(stageOf(elapsed)),
    };
    expect(shown[act]).not.toBeNull();
  }
  expect(DEMO_STEPS[firstStepOf('fund')]?.news).toBe('open');
});

test('the queue calls, the draw closes before it is drawn, the bar rises and falls', () => {
  const waiting = stepsOf('queue').map(
    ({ elapsed }) => rehearsedQueue(stageOf(elapsed))?.memberCount,
  );
  expect(waiting.slice(0, 4)).toEqual([4, 5, 12, 10]);
  const states = stepsOf('draw').map(({ elapsed }) => rehearsedDraw(stageOf(elapsed))?.state);
  expect(states).toEqual(['OPEN', 'OPEN', 'CLOSED', 'CLAIMING', 'CLAIMING']);
  const raised = stepsOf('fund').map(({ elapsed }) => rehearsedFund(stageOf(elapsed))?.fund.raised);
  expect(raised).toEqual([30_000, 32_500, 37_500, 35_000]);
});
