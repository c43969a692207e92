import { act, fireEvent, screen } from '@testing-library/react';
import { renderScreen } from '@/__tests__/support/screen';
import { tinyAgent } from '@/__tests__/support/tinyAgent';
import { RockyStage } from '@/components/mascot/RockyStage';
import * as loading from '@/lib/mascot/loadAgent';

jest.mock('@/lib/mascot/loadAgent', () => ({ loadAgent: jest.fn() }));
const loadAgent = jest.mocked(loading.loadAgent);

const line = { id: 'hello', text: 'Pick one tool', animation: 'Wave' };
let under: Element[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  loadAgent.mockResolvedValue(tinyAgent());
  under = [];
  document.elementsFromPoint = () => under;
  localStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** The stage with its agent there. */
async function staged(props: Partial<Parameters<typeof RockyStage>[0]> = {}) {
  const onSaid = jest.fn<void, [string]>();
  const onSentAway = jest.fn<void, []>();
  const onNoRoom = jest.fn<void, [string]>();
  const all = { line, isMuted: true, onSaid, onNoRoom, onSentAway, ...props };
  const shown = renderScreen(<RockyStage {...all} />);
  await act(() => Promise.resolve());
  const rerender = (more: Partial<typeof all>) =>
    act(() => shown.rerender(<RockyStage {...all} {...more} />));
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  const agent = () => shown.container.querySelector<HTMLElement>('.mascot');
  return { ...shown, onSaid, onNoRoom, onSentAway, rerender, pass, agent };
}

const words = () => document.querySelector('.mascot-box p')?.textContent;
const button = (name: string) => screen.getByRole('button', { name });

test('it comes, plays, says its line, waits and goes again', async () => {
  const { pass, onSaid, agent } = await staged();
  expect(agent()?.hidden).toBe(false);
  pass(200 + 200);
  expect(words()).toBe('Pick');
  expect(screen.getByRole('status')).toHaveTextContent(/^Pick one tool/);
  pass(600 + 2000);
  expect(onSaid).not.toHaveBeenCalled();
  pass(1000);
  expect(onSaid.mock.calls).toEqual([['hello']]);
  expect(agent()?.hidden).toBe(true);
});

test('a line that is held stays until it is closed', async () => {
  const { pass, onSaid } = await staged({ line: { ...line, hold: true } });
  pass(60_000);
  expect(onSaid).not.toHaveBeenCalled();
  fireEvent.click(button('Close'));
  pass(1000);
  expect(onSaid).toHaveBeenCalledTimes(1);
});

test('Escape closes it', async () => {
  const { pass, onSaid } = await staged();
  pass(500);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.getByRole('status')).toHaveTextContent('');
  pass(1000);
  expect(onSaid).toHaveBeenCalledTimes(1);
});

test('another line takes the place of the first, which is not told as said', async () => {
  const { pass, onSaid, rerender } = await staged();
  pass(500);
  rerender({ line: { id: 'next', text: 'That is your link' } });
  pass(400);
  expect(words()).toMatch(/^That/);
  pass(10_000);
  expect(onSaid.mock.calls).toEqual([['next']]);
});

test('without a line it goes', async () => {
  const { pass, agent, rerender, onSaid } = await staged();
  pass(500);
  rerender({ line: null });
  pass(1000);
  expect([agent()?.hidden, onSaid.mock.calls.length]).toEqual([true, 0]);
});

test('one press sends it away', async () => {
  const { onSentAway } = await staged();
  fireEvent.click(button('Don’t show Rocky again'));
  expect(onSentAway).toHaveBeenCalledTimes(1);
});

test('its sound is off until it is turned on, which this browser remembers', async () => {
  const { unmount } = await staged();
  expect(button('Mute Rocky')).toHaveAttribute('aria-pressed', 'true');
  fireEvent.click(button('Mute Rocky'));
  expect(button('Mute Rocky')).toHaveAttribute('aria-pressed', 'false');
  unmount();
  await staged();
  expect(button('Mute Rocky')).toHaveAttribute('aria-pressed', 'false');
});

test('assets that do not come leave the page alone', async () => {
  loadAgent.mockRejectedValue(new Error('No such host.'));
  const { onSaid, agent } = await staged();
  expect(onSaid.mock.calls).toEqual([['hello']]);
  expect(agent()).toBeNull();
});

test('where it would cover something that matters everywhere, it does not come', async () => {
  under = [document.createElement('button')];
  const { agent, onSaid, onNoRoom, pass } = await staged();
  pass(10_000);
  expect(agent()?.hidden).toBe(true);
  expect([onSaid.mock.calls, onNoRoom.mock.calls]).toEqual([[], [['hello']]]);
});

test('it gives way to what is focused, and goes where there is no room', async () => {
  const { agent, pass, onSaid } = await staged({ line: { ...line, hold: true } });
  const field = document.createElement('input');
  document.body.append(field);
  const boxed = (left: number, top: number, width: number, height: number) => {
    field.getBoundingClientRect = () => new DOMRect(left, top, width, height);
    act(() => {
      field.blur();
      field.focus();
    });
  };
  Object.defineProperties(document.documentElement, {
    clientWidth: { value: 1024, configurable: true },
    clientHeight: { value: 768, configurable: true },
  });
  fireEvent(window, new Event('resize'));
  const left = () => Number.parseFloat(agent()?.style.left ?? '');
  boxed(0, 0, 10, 10);
  const before = left();
  boxed(before, Number.parseFloat(agent()?.style.top ?? ''), 10, 10);
  expect(left()).toBeLessThan(before);
  boxed(0, 0, 1024, 768);
  pass(1000);
  expect(onSaid).toHaveBeenCalledTimes(1);
  field.remove();
});
