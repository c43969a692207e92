import { untouched, withoutLast, withStep } from '@/hooks/studio/edits';
import { USUAL_SETTINGS, type WidgetSettings } from '@/lib/shared/widgets/settings';

const edited = (change: Partial<WidgetSettings>): WidgetSettings => ({
  ...USUAL_SETTINGS,
  ...change,
});

test('steps are taken back one by one, as far as where the studio opened', () => {
  const dark = withStep(untouched(USUAL_SETTINGS), 'theme', edited({ theme: 'DARK' }));
  const calm = withStep(dark, 'motion', edited({ theme: 'DARK', motion: 'CALM' }));
  expect(calm.now).toMatchObject({ theme: 'DARK', motion: 'CALM' });
  expect(withoutLast(calm).now).toMatchObject({ theme: 'DARK', motion: 'FULL' });
  expect(withoutLast(withoutLast(calm)).now).toEqual(USUAL_SETTINGS);
  expect(withoutLast(withoutLast(withoutLast(calm))).now).toEqual(USUAL_SETTINGS);
});

test('one pull of a slider is one step', () => {
  let edits = untouched(USUAL_SETTINGS);
  for (const size of [105, 110, 115]) edits = withStep(edits, 'size', edited({ size }));
  expect(edits.now.size).toBe(115);
  expect(edits.past).toHaveLength(1);
  expect(withoutLast(edits).now.size).toBe(100);
});

test('choosing the same thing twice is two steps, and a slider after an undo begins a new one', () => {
  const first = withStep(untouched(USUAL_SETTINGS), 'theme', edited({ theme: 'DARK' }));
  expect(withStep(first, 'theme', edited({ theme: 'LIGHT' })).past).toHaveLength(2);
  const pulled = withStep(first, 'size', edited({ theme: 'DARK', size: 120 }));
  const again = withStep(withoutLast(pulled), 'size', edited({ theme: 'DARK', size: 90 }));
  expect(withoutLast(again).now).toMatchObject({ theme: 'DARK', size: 100 });
});
