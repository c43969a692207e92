import { act, screen } from '@testing-library/react';
import { renderScreen } from '@/__tests__/support/screen';
import { EmbeddedQueue } from '@/components/shared/overlay/queue/EmbeddedQueue';
import { joinPart } from '@/components/widgets/parts/join';
import { queuePart } from '@/components/widgets/parts/queue';
import { drawTickerPart, tickerPart } from '@/components/widgets/parts/ticker';
import { DESIGNS } from '@/lib/shared/widgets/kinds';
import { aDraw } from './drawOfTests';
import { aQueue, namesIn, renderPart, textOf } from './partsOfTests';

afterEach(() => jest.useRealTimers());

describe('the invitation', () => {
  test.each(DESIGNS)('%s: whose queue it is, the address and its code', async (design) => {
    renderPart(joinPart, aQueue(), design, { hasCode: true });
    expect(screen.getByText('Play with \u2068Nora\u2069')).toBeVisible();
    expect(textOf('address')).toBe('play.example/nora/live');
    expect(await screen.findByRole('img', { name: 'QR code to join the queue' })).toBeVisible();
    expect(screen.getByText('7 waiting')).toBeVisible();
  });

  test('a card in a corner is small, one in the middle large; both invite', () => {
    renderPart(joinPart, aQueue(), 'CARD', { place: 'BOTTOM_LEFT' });
    expect(screen.getByText('The queue is open')).toBeVisible();
    expect(textOf('address')).toBe('play.example/nora/live');
  });

  test('without a name the handle invites', () => {
    renderPart(joinPart, aQueue({ creator: { ...aQueue().creator, name: ' ' } }), 'BAR');
    expect(screen.getByText('Play with \u2068nora\u2069')).toBeVisible();
  });

  test.each([
    { state: 'PAUSED' },
    { state: 'CLOSED' },
    { state: 'ENDED' },
    { queueSize: 7 },
  ] as const)('the picture stays free while nobody can join: %j', (change) =>
    expect(joinPart.isShown(aQueue(change))).toBe(false),
  );

  test('it speaks the language of the overlay', () => {
    renderPart(joinPart, aQueue(), 'BAR', {}, 'de');
    expect(screen.getByText('Spiel mit \u2068Nora\u2069')).toBeVisible();
  });
});

describe('the ticker', () => {
  const news = () => textOf('ticker');
  const turn = () => act(() => jest.advanceTimersByTime(8_000));

  test.each(['BAR', 'CARD', 'MINIMAL'] as const)('%s: one line after the other', (design) => {
    jest.useFakeTimers();
    renderPart(tickerPart, aQueue({ notice: 'Two more rounds' }), design);
    const seen = [news()];
    for (let line = 0; line < 4; line += 1) {
      turn();
      seen.push(news());
    }
    const [first, next, notice, way, again] = seen;
    expect(first).toContain('player1');
    expect(next).toContain('player3');
    expect(notice).toContain('Two more rounds');
    expect(way).toContain('play.example/nora/live');
    expect(again).toBe(first);
  });

  test('a side panel shows all lines and keeps no timer', () => {
    jest.useFakeTimers();
    renderPart(tickerPart, aQueue(), 'SIDE');
    expect(news()).toContain('player1');
    expect(news()).toContain('play.example/nora/live');
    expect(jest.getTimerCount()).toBe(0);
  });

  test('a draw says how long it is open, how many are in and where to enter', () => {
    jest.useFakeTimers();
    const closesAt = new Date(Date.now() + 60_000).toISOString();
    renderPart(drawTickerPart, aDraw({ state: 'OPEN', closesAt }), 'BAR');
    expect(screen.getByRole('timer')).toHaveTextContent(/^0?1:00$/);
    turn();
    expect(news()).toMatch(/people|person/);
  });

  test('nothing to say, nothing shown', () => {
    expect(tickerPart.isShown(aQueue({ state: 'ENDED' }))).toBe(false);
    expect(drawTickerPart.isShown(aDraw({ state: 'COMPLETED' }))).toBe(false);
  });
});

test('the pill of the combined scene says who plays', () => {
  const { Pill } = queuePart;
  renderScreen(Pill ? <Pill state={aQueue()} /> : <p />);
  expect(namesIn('now')).toEqual(['player1', 'player2']);
});

test('inside of another page the card names three and has no way in and no headings', () => {
  renderScreen(<EmbeddedQueue queue={aQueue()} />);
  expect(namesIn('next')).toHaveLength(3);
  expect(textOf('join')).toBeUndefined();
  expect(screen.queryByRole('heading')).toBeNull();
});
