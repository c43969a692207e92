import { act } from '@testing-library/react';
import { renderScreen } from '@/__tests__/support/screen';
import { tinyAgent } from '@/__tests__/support/tinyAgent';
import { RockyFigure } from '@/components/mascot/RockyFigure';
import * as loading from '@/lib/mascot/loadAgent';

jest.mock('@/lib/mascot/loadAgent', () => ({
  ...jest.requireActual<typeof loading>('@/lib/mascot/loadAgent'),
  loadAgent: jest.fn(),
}));
const loadAgent = jest.mocked(loading.loadAgent);
const knowsMedia = window.matchMedia;

beforeEach(() => {
  jest.useFakeTimers();
  loadAgent.mockReset().mockResolvedValue(tinyAgent());
});
afterEach(() => {
  jest.useRealTimers();
  window.matchMedia = knowsMedia;
});

const rested = () => act(() => jest.advanceTimersByTimeAsync(500));
const drawing = () => document.querySelector('.mascot-agent');

test('it shows its picture at once, plays once the page has come to rest, and shows it again', async () => {
  const { container } = renderScreen(<RockyFigure animation="Wave" size={20} />);
  const picture = container.querySelector('img');
  expect(picture).toHaveAttribute('src', '/mascot/Rocky/rest.svg');
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  expect(loadAgent).not.toHaveBeenCalled();
  await rested();
  expect(loadAgent.mock.calls[0]?.[0]).toMatchObject({ name: 'Rocky', hasSound: false });
  expect(drawing()).toHaveStyle({ width: '20px', height: '20px' });
  expect(picture).not.toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(drawing()).toBeNull();
  expect(picture).toBeVisible();
  expect(jest.getTimerCount()).toBe(0);
});

test('asked for stillness, it stays a picture and loads nothing', async () => {
  window.matchMedia = (query) => Object.assign(knowsMedia(query), { matches: true });
  renderScreen(<RockyFigure animation="Wave" size={20} />);
  await rested();
  expect(loadAgent).not.toHaveBeenCalled();
});

test.each([
  ['does not come', () => loadAgent.mockRejectedValue(new Error('No.'))],
  ['has no such animation', () => loadAgent.mockResolvedValue(tinyAgent())],
])('it stays a picture where the agent %s', async (_, given) => {
  given();
  const { container } = renderScreen(<RockyFigure animation="Juggle" size={20} />);
  await rested();
  expect(container.querySelector('img')).toBeVisible();
  expect(drawing()).toBeNull();
});
