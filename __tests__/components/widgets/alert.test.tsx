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

function Shown({
  alert,
  design,
  volume = 0,
}: {
  alert: WidgetAlert;
  design: Design;
  volume?: number;
}) {
  const [place = 'BOTTOM'] = placesOf('ALERT', design);
  return (
    <alertPart.View
      state={{ alert }}
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
