import { settingsSaver, type SaveState } from '@/hooks/studio/settingsSaver';
import { USUAL_SETTINGS, type WidgetSettings } from '@/lib/shared/widgets/settings';

const sized = (size: number): WidgetSettings => ({ ...USUAL_SETTINGS, size });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A saver whose requests are answered by hand. */
function openSaver() {
  const sent: number[] = [];
  const states: SaveState[] = [];
  const answers: ((isStored: boolean) => void)[] = [];
  const saver = settingsSaver({
    send: ({ size }) => {
      sent.push(size);
      return new Promise((resolve) => answers.push(resolve));
    },
    onState: (state) => states.push(state),
  });
  const answer = async (isStored: boolean) => {
    answers.shift()?.(isStored);
    await jest.advanceTimersByTimeAsync(0);
  };
  return { saver, sent, states, answer };
}

test('of many changes only the last is sent, once nothing more comes', async () => {
  const { saver, sent, states, answer } = openSaver();
  for (const size of [90, 95, 105]) saver.save(sized(size));
  expect(sent).toEqual([]);
  await jest.advanceTimersByTimeAsync(1000);
  expect(sent).toEqual([105]);
  await answer(true);
  expect(states.at(-1)).toBe('saved');
});

test('one request at a time: what comes meanwhile goes after it, and only the last of it', async () => {
  const { saver, sent, states, answer } = openSaver();
  saver.save(sized(90));
  await jest.advanceTimersByTimeAsync(1000);
  saver.save(sized(95));
  await jest.advanceTimersByTimeAsync(1000);
  saver.save(sized(105));
  await jest.advanceTimersByTimeAsync(1000);
  expect(sent).toEqual([90]);
  await answer(true);
  expect(sent).toEqual([90, 105]);
  expect(states.at(-1)).toBe('saving');
  await answer(true);
  expect(states.at(-1)).toBe('saved');
});

test('what could not be stored is kept for the next try', async () => {
  const { saver, sent, states, answer } = openSaver();
  saver.save(sized(90));
  await jest.advanceTimersByTimeAsync(1000);
  await answer(false);
  expect(states.at(-1)).toBe('failed');
  saver.flush();
  expect(sent).toEqual([90, 90]);
  await answer(true);
  expect(states.at(-1)).toBe('saved');
});

test('whoever leaves early loses nothing, and hears nothing more', () => {
  const { saver, sent, states } = openSaver();
  saver.save(sized(90));
  saver.close();
  expect(sent).toEqual([90]);
  expect(states).toEqual(['saving']);
});
