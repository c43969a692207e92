import { act } from '@testing-library/react';
import { rockyPart } from '@/components/widgets/parts/rocky';
import { loadAgent } from '@/lib/mascot/loadAgent';
import { createMascot } from '@/lib/mascot/player/createMascot';
import type { Place } from '@/lib/shared/widgets/kinds';
import type { WidgetAlert } from '@/lib/shared/widgets/messages';
import { renderScreen } from '@/__tests__/support/screen';

jest.mock('@/lib/mascot/loadAgent', () => ({ loadAgent: jest.fn() }));
jest.mock('@/lib/mascot/player/createMascot', () => ({ createMascot: jest.fn() }));

const mascot = {
  place: jest.fn(),
  show: jest.fn(),
  play: jest.fn(),
  speak: jest.fn(),
  stop: jest.fn(),
  closeBalloon: jest.fn(),
  dispose: jest.fn(),
};

const anAlert = (change: Partial<WidgetAlert> = {}): WidgetAlert => ({
  id: 'alert-1',
  kind: 'CALLED',
  handle: 'Mika',
  text: null,
  priority: 1,
  ...change,
});

const LOOK = { design: 'MINIMAL', hasCode: true, hasCount: true } as const;
interface ShownProps {
  alert: WidgetAlert | null;
  place?: Place;
  motion?: 'FULL' | 'NONE';
}

const Shown = ({ alert, place = 'BOTTOM_LEFT', motion = 'FULL' }: ShownProps) => (
  <rockyPart.View
    state={{ alert }}
    look={{ ...LOOK, place }}
    motion={motion}
    volume={60}
    way={{ url: '', host: '', path: '' }}
  />
);

const come = () => act(() => Promise.resolve());
const said = () =>
  (mascot.speak.mock.calls as [string][]).map(([words]) => words.replace(/[\u2068\u2069]/g, ''));

beforeEach(() => {
  for (const verb of Object.values(mascot)) verb.mockClear();
  jest
    .mocked(loadAgent)
    .mockReset()
    .mockResolvedValue({} as never);
  jest
    .mocked(createMascot)
    .mockReset()
    .mockReturnValue(mascot as never);
});

test('stands in its corner, without a sound, and says nothing while nothing happens', async () => {
  renderScreen(<Shown alert={null} place="TOP_RIGHT" />);
  await come();
  expect(loadAgent).toHaveBeenCalledWith({ base: '/mascot', name: 'Rocky', hasSound: false });
  expect(createMascot).toHaveBeenCalledWith(
    expect.objectContaining({ isMuted: true, reducedMotion: false }),
  );
  expect(mascot.place).toHaveBeenCalledWith({ left: window.innerWidth - 260 - 64, top: 64 });
  expect(mascot.show).toHaveBeenCalledTimes(1);
  expect(mascot.speak).not.toHaveBeenCalled();
});

test.each([
  [{ kind: 'CALLED' as const }, 'GetAttention', 'You’re up, Mika!'],
  [{ kind: 'WON' as const, text: 'Headset' }, 'Congratulate', 'Mika won – Headset'],
  [
    { kind: 'CONTRIBUTION' as const, amount: 2500, currency: 'EUR' as const, text: 'Hi!' },
    'Wave',
    'Mika gave €25 – Hi!',
  ],
  [
    { kind: 'CONTRIBUTION' as const, amount: 2500, currency: 'EUR' as const },
    'Wave',
    'Mika gave €25',
  ],
  [
    { kind: 'GOAL' as const, handle: null, amount: 200_000, currency: 'EUR' as const },
    'Congratulate',
    'Goal reached: €2,000!',
  ],
])('takes %j with %s', async (change, animation, words) => {
  renderScreen(<Shown alert={anAlert(change)} />);
  await come();
  expect(mascot.play).toHaveBeenCalledWith(animation);
  expect(said()).toEqual([words]);
});

test('an alert is said once; when it is skipped, its words are gone at once', async () => {
  const alert = anAlert();
  const { rerender } = renderScreen(<Shown alert={alert} />);
  await come();
  rerender(<Shown alert={alert} />);
  expect(mascot.speak).toHaveBeenCalledTimes(1);
  rerender(<Shown alert={null} />);
  expect(mascot.stop).toHaveBeenCalledTimes(1);
  expect(mascot.closeBalloon).toHaveBeenCalledWith({ isFast: true });
  rerender(<Shown alert={anAlert({ id: 'alert-2', handle: 'Sam' })} />);
  expect(said().at(-1)).toBe('You’re up, Sam!');
});

test('stands still where stillness is asked for, and is gone with the picture', async () => {
  const { unmount } = renderScreen(<Shown alert={null} motion="NONE" />);
  await come();
  expect(createMascot).toHaveBeenCalledWith(expect.objectContaining({ reducedMotion: true }));
  unmount();
  expect(mascot.dispose).toHaveBeenCalledTimes(1);
});

test('what did not come is asked for again', async () => {
  jest.useFakeTimers();
  jest.mocked(loadAgent).mockRejectedValueOnce(new Error('away'));
  renderScreen(<Shown alert={null} />);
  await come();
  expect(createMascot).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(createMascot).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
