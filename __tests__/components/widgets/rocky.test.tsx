import { act } from '@testing-library/react';
import { drawSamples } from '@/components/studio/samples/draw';
import { fundSamples } from '@/components/studio/samples/fund';
import { queueSamples } from '@/components/studio/samples/queue';
import { rockyPart } from '@/components/widgets/parts/rocky';
import type { LiveTool } from '@/hooks/widgets/connection/session';
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
  alert?: WidgetAlert | null;
  tools?: readonly LiveTool[];
  place?: Place;
  motion?: 'FULL' | 'NONE';
}

const NONE: readonly LiveTool[] = [];

const Shown = ({
  alert = null,
  tools = NONE,
  place = 'BOTTOM_LEFT',
  motion = 'FULL',
}: ShownProps) => (
  <rockyPart.View
    state={{ alert, tools }}
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
  renderScreen(<Shown place="TOP_RIGHT" />);
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
  rerender(<Shown />);
  expect(mascot.stop).toHaveBeenCalledTimes(1);
  expect(mascot.closeBalloon).toHaveBeenCalledWith({ isFast: true });
  rerender(<Shown alert={anAlert({ id: 'alert-2', handle: 'Sam' })} />);
  expect(said().at(-1)).toBe('You’re up, Sam!');
});

test('stands still where stillness is asked for, and is gone with the picture', async () => {
  const { unmount } = renderScreen(<Shown motion="NONE" />);
  await come();
  expect(createMascot).toHaveBeenCalledWith(expect.objectContaining({ reducedMotion: true }));
  unmount();
  expect(mascot.dispose).toHaveBeenCalledTimes(1);
});

test('what did not come is asked for again', async () => {
  jest.useFakeTimers();
  jest.mocked(loadAgent).mockRejectedValueOnce(new Error('away'));
  renderScreen(<Shown />);
  await come();
  expect(createMascot).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(createMascot).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

describe('what is live', () => {
  const nora = { id: 'nora', handle: 'nora', name: 'Nora', extra_public: '{}' };
  const queue = (name: keyof typeof queueSamples): LiveTool => ({
    kind: 'PARTY',
    state: queueSamples[name](nora),
  });
  const draw = (name: keyof typeof drawSamples, change: object = {}): LiveTool => ({
    kind: 'LOTTERY',
    state: { ...drawSamples[name](nora), ...change },
  });
  const fund = (name: keyof typeof fundSamples): LiveTool => ({
    kind: 'FUND',
    state: fundSamples[name](nora),
  });
  const played = () => (mascot.play.mock.calls as [string][]).map(([animation]) => animation);

  /** An overlay that shows these tools, one look after the other. */
  async function looking(first: LiveTool[]) {
    const { rerender } = renderScreen(<Shown tools={first} />);
    await come();
    return (tools: LiveTool[], alert: WidgetAlert | null = null) =>
      rerender(<Shown tools={tools} alert={alert} />);
  }

  test('is no news when the overlay is opened', async () => {
    await looking([queue('OPEN'), draw('OPEN'), fund('REACHED')]);
    expect(played()).toEqual([]);
  });

  test.each([
    ['somebody is called', [queue('OPEN')], [queue('NEXT')], 'GetAttention'],
    ['a draw is opened', [queue('OPEN')], [queue('OPEN'), draw('OPEN')], 'GestureUp'],
    ['a draw opens by itself', [draw('OPEN', { state: 'SCHEDULED' })], [draw('OPEN')], 'GestureUp'],
    ['its list is locked', [draw('OPEN')], [draw('WAITING')], 'Thinking'],
    ['a goal is reached', [fund('RUNNING')], [fund('REACHED')], 'Congratulate'],
  ])('has it react when %s, without a word', async (_, before, now, animation) => {
    const look = await looking(before);
    look(now);
    expect(played()).toEqual([animation]);
    look(now.map((tool) => ({ ...tool, state: { ...tool.state, seq: 99 } })));
    expect(played()).toEqual([animation]);
    expect(said()).toEqual([]);
  });

  test.each([
    ['a draw goes on after a pause', [draw('OPEN', { state: 'PAUSED' })], [draw('OPEN')]],
    ['a queue is paused', [queue('OPEN')], [queue('PAUSED')]],
    ['somebody gives', [fund('RUNNING')], [fund('NEXT')]],
    ['everything ends', [queue('OPEN'), draw('OPEN')], []],
  ])('leaves it alone when %s', async (_, before, now) => {
    const look = await looking(before);
    look(now);
    expect(played()).toEqual([]);
  });

  test('has it celebrate a winner once the names have run by, and no sooner', async () => {
    jest.useFakeTimers();
    const look = await looking([draw('WAITING')]);
    look([draw('REVEAL')]);
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(played()).toEqual(['Thinking']);
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(played()).toEqual(['Thinking', 'Congratulate']);
    jest.useRealTimers();
  });

  test('a call is also an alert: it gets one reaction, whichever comes first', async () => {
    const look = await looking([queue('OPEN')]);
    look([queue('NEXT')]);
    look([queue('NEXT')], anAlert());
    expect(played()).toEqual(['GetAttention']);
    expect(said()).toEqual(['You’re up, Mika!']);
  });

  test('what is said is not broken off by what happens meanwhile', async () => {
    const look = await looking([draw('OPEN')]);
    look([draw('OPEN')], anAlert());
    look([draw('WAITING')], anAlert());
    expect(played()).toEqual(['GetAttention']);
    expect(mascot.stop).not.toHaveBeenCalled();
  });
});
