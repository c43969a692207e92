import { act } from '@testing-library/react';
import { alertPart } from '@/components/widgets/parts/alert';
import { DESIGNS, placesOf, type Design } from '@/lib/shared/widgets/kinds';
import type { WidgetAlert } from '@/lib/shared/widgets/messages';
import { renderScreen } from '@/__tests__/support/screen';

const anAlert = (change: Partial<WidgetAlert> = {}): WidgetAlert => ({
  id: 'alert-1',
  kind: 'CALLED',
  handle: 'Mika',
  text: null,
  priority: 1,
  ...change,
});

const GIVEN = { kind: 'CONTRIBUTION', amount: 2500, currency: 'EUR' } as const;

function Shown({
  alert,
  design,
  volume = 0,
  reads = false,
}: {
  alert: WidgetAlert;
  design: Design;
  volume?: number;
  reads?: boolean;
}) {
  const [place = 'BOTTOM'] = placesOf('ALERT', design);
  return (
    <alertPart.View
      state={{ alert, speech: { isOn: reads, volume: 60, language: 'en' } }}
      look={{ design, place, hasCode: true, hasCount: true }}
      motion="FULL"
      volume={volume}
      way={{ url: '', host: '', path: '' }}
    />
  );
}

const line = () => document.querySelector('.pp-alert-line')?.textContent;
const text = () => document.querySelector('.pp-alert-text')?.textContent;

describe.each(DESIGNS)('as %s', (design) => {
  test.each([
    [{ kind: 'CALLED' as const }, 'You’re up, Mika!', undefined],
    [{ kind: 'WON' as const, text: 'Wireless headset' }, 'Mika won', 'Wireless headset'],
    [{ kind: 'WON' as const, handle: null }, 'We have a winner', undefined],
    [{ ...GIVEN, text: 'Good luck!' }, 'Mika gave €25', 'Good luck!'],
    [{ ...GIVEN, amount: 2550 }, 'Mika gave €25.50', undefined],
    [{ ...GIVEN, amount: null, currency: null }, 'Mika contributed', undefined],
    [{ ...GIVEN, handle: null }, 'Someone gave €25', undefined],
    [{ ...GIVEN, handle: null, amount: null }, 'Someone contributed', undefined],
    [
      { ...GIVEN, kind: 'MILESTONE' as const, amount: 50_000, text: 'Karaoke' },
      '€500 reached!',
      'Karaoke',
    ],
    [{ ...GIVEN, kind: 'GOAL' as const, amount: 200_000 }, 'Goal reached: €2,000!', undefined],
    [
      { kind: 'TEST' as const, handle: null },
      'This is a test',
      'Alerts look like this on your stream.',
    ],
  ])('%j is told in words', (change, words, second) => {
    renderScreen(<Shown alert={anAlert(change)} design={design} />);
    expect(line()).toBe(words);
    expect(text()).toBe(second);
  });

  test.each([
    'W'.repeat(40),
    'مريم العتيبي',
    '🎮👩‍👩‍👧‍👦✨',
    '\u202Enoise',
    '<b>bold</b>',
    '{{name}}',
    '$&',
  ])('a name of any script stays a name of its own: %s', (handle) => {
    renderScreen(<Shown alert={anAlert({ handle, text: handle })} design={design} />);
    const name = document.querySelector('.pp-alert-line bdi');
    expect(name?.textContent).toBe(handle);
    expect(text()).toBe(handle);
    expect(document.querySelector('.pp-alert-text b, .pp-alert-line b')).toBeNull();
  });
});

test.each([
  ['de', 'Du bist dran, Mika!'],
  ['fr', 'À toi, Mika\u202F!'],
  ['es', '¡Te toca, Mika!'],
  ['pt', 'É sua vez, Mika!'],
])('%s: the name stands where the language puts it', (locale, words) => {
  renderScreen(<Shown alert={anAlert()} design="BAR" />, { locale });
  expect(line()).toBe(words);
});

describe('its sound', () => {
  const played: number[] = [];
  beforeEach(() => {
    played.length = 0;
    jest.spyOn(window.HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
    jest.spyOn(window.HTMLMediaElement.prototype, 'play').mockImplementation(function play(
      this: HTMLMediaElement,
    ) {
      played.push(this.volume);
      return Promise.resolve();
    });
  });
  afterAll(() => jest.restoreAllMocks());

  test('is heard once for an alert, as loud as the overlay is set', () => {
    const { rerender } = renderScreen(<Shown alert={anAlert()} design="BAR" volume={60} />);
    rerender(<Shown alert={anAlert({ text: 'again' })} design="BAR" volume={60} />);
    expect(played).toEqual([0.6]);
    rerender(<Shown alert={anAlert({ id: 'alert-2' })} design="BAR" volume={100} />);
    expect(played).toEqual([0.6, 1]);
  });

  test('is not there where the overlay is silent', () => {
    renderScreen(<Shown alert={anAlert()} design="BAR" volume={0} />);
    expect(played).toEqual([]);
  });
});

describe('words that are read aloud', () => {
  const said: { text: string; lang: string; volume: number }[] = [];
  const voice = {
    ...{ voices: [{}], listeners: new Set<() => void>(), cancel: jest.fn() },
    getVoices() {
      return this.voices;
    },
    addEventListener(_name: string, listener: () => void) {
      this.listeners.add(listener);
    },
    removeEventListener(_name: string, listener: () => void) {
      this.listeners.delete(listener);
    },
    speak: (words: (typeof said)[number]) => said.push(words),
  };

  beforeEach(() => {
    jest.useFakeTimers();
    said.length = 0;
    voice.voices = [{}];
    voice.cancel.mockClear();
    Object.assign(window, {
      speechSynthesis: voice,
      SpeechSynthesisUtterance: class {
        constructor(public text: string) {}
      },
    });
  });
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(window, 'speechSynthesis');
  });

  const spoken = anAlert({ ...GIVEN, text: 'Good luck!', isSpoken: true });
  const show = (alert = spoken, reads = true) => {
    const shown = renderScreen(<Shown alert={alert} design="BAR" reads={reads} />);
    act(() => jest.advanceTimersByTime(1000));
    return shown;
  };

  test('are said once, after the sound, in the language and volume of the overlay', () => {
    show();
    expect(said).toEqual([
      expect.objectContaining({ text: 'Good luck!', lang: 'en', volume: 0.6 }),
    ]);
  });

  test.each([
    ['the overlay is not set to it, or muted, or paused', spoken, false],
    ['too little was given', { ...spoken, isSpoken: false }, true],
    ['there are none', { ...spoken, text: null }, true],
  ])('are not where %s', (_, alert, reads) => {
    show(alert, reads);
    expect(said).toEqual([]);
  });

  test('wait for voices that come late, and are left out where none come', () => {
    voice.voices = [];
    show();
    expect(said).toEqual([]);
    voice.voices = [{}];
    act(() => voice.listeners.forEach((listener) => listener()));
    expect(said).toHaveLength(1);
    expect(voice.listeners.size).toBe(0);
  });

  test('need no voice at all to be shown', () => {
    Reflect.deleteProperty(window, 'speechSynthesis');
    show();
    expect(text()).toBe('Good luck!');
  });

  test('stop with the alert, and at once when the overlay is muted or paused', () => {
    const { rerender, unmount } = show();
    rerender(<Shown alert={spoken} design="BAR" />);
    expect(voice.cancel).toHaveBeenCalledTimes(1);
    unmount();
    expect(said).toHaveLength(1);
  });
});
