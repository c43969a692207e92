import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { useLiveTool } from '@/hooks/realtime/useLiveTool';
import type { LiveAnswer } from '@/lib/live/feed';
import { toolChannel } from '@/lib/shared/hosting/toolChannel';
import { FakeRealtime, renderScreen } from '@/__tests__/support/screen';
import { liveTally, type Tally } from '@/__tests__/support/tallyTool';

const at = (seq: number, votes: number): LiveAnswer<Tally> => ({
  error: null,
  items: [{ seq, votes }],
});
const inDatabase = at(9, 40);

/** A second kind of tool, which no room of the live tools knows. */
function TallyPage() {
  const [answer, setAnswer] = useState(at(1, 7));
  const reload = () => Promise.resolve(setAnswer(inDatabase));
  return <output>{useLiveTool(liveTally, { id: '1', answer, reload })?.votes}</output>;
}

function openPage() {
  const realtime = new FakeRealtime();
  renderScreen(<TallyPage />, { realtime });
  const say = (message: unknown) => act(() => realtime.say(toolChannel('1'), message));
  const shown = () => screen.getByRole('status').textContent;
  return { realtime, say, shown };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('a new kind of tool is followed by its parser alone', () => {
  const { say, shown } = openPage();
  expect(shown()).toBe('7');
  say({ type: 'VOTE', seq: 2 });
  say(JSON.stringify({ type: 'VOTE', seq: 3 }));
  say({ type: 'SOMETHING', seq: 4 });
  expect(shown()).toBe('9');
  say({ type: 'COUNT', seq: 8, votes: 30 });
  expect(shown()).toBe('30');
});

test('its state is read again where a message is missing, and after a reconnect', async () => {
  const { say, shown, realtime } = openPage();
  say({ type: 'VOTE', seq: 5 });
  expect(shown()).toBe('7');
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  expect(shown()).toBe('40');

  act(() => realtime.reportGap());
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  expect(shown()).toBe('40');
});
