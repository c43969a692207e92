import { act, screen } from '@testing-library/react';
import type { OverlayLottery } from '@/hooks/widgets/overlayLottery';
import { usePlayed, type PlayedLottery } from '@/hooks/lottery/overlay/usePlayed';
import { DESIGNS, type Design } from '@/lib/shared/widgets/kinds';
import { winnerPart } from '@/components/widgets/parts/winner';
import { DrawPill } from '@/components/shared/overlay/draw/DrawPill';
import { renderScreen } from '@/__tests__/support/screen';
import { aClosedDraw, aDraw, aDrawnDraw, aPassedOne, aPrize, aWinner } from './drawOfTests';
import { DrawParts, shownParts } from './DrawParts';

// Its encoder is loaded when a code first shows; the queue's overlay tests that.
jest.mock('@/hooks/ui/useQrCode', () => ({ useQrCode: () => null }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const CLASS: Record<Design, string> = {
  BAR: '.pp-bar',
  CARD: '.pp-card',
  SIDE: '.pp-side',
  MINIMAL: '.pp-minimal',
};
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const shown = (design: Design) => document.querySelector(CLASS[design])?.textContent ?? '';
const name = () => document.querySelector('.pp-overlay-name')?.textContent;

describe.each(DESIGNS)('as %s', (design) => {
  const parts = (lottery: OverlayLottery) => <DrawParts {...{ lottery, design }} />;

  test('open: how long, what for, how many, and the way in', async () => {
    renderScreen(parts(aDraw()));
    // Until the room for the code has been loaded, for all tests.
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(shown(design)).toContain('04:33');
    expect(shown(design)).toContain('Wireless headset');
    expect(shown(design)).toContain('212');
    expect(shown(design)).toContain('play.example/nora/live');
  });

  test.each([
    ['paused', { state: 'PAUSED' as const }, 'Everyone who’s in stays in'],
    ['drawn by hand', { closesAt: null }, 'Nora draws live'],
    ['planned', { state: 'SCHEDULED' as const, opensAt: '2999-01-01T00:00:00.000Z' }, 'Opens in'],
    ['cancelled', { state: 'CANCELLED' as const }, 'This draw was canceled'],
    ['empty', { memberCount: 0, ticketTotal: 0, partyMembers: [] }, 'Be the first one in'],
    ['with a word of the host', { notice: 'Back in ten minutes.' }, 'Back in ten minutes.'],
  ])('%s is told in words', (_, change, words) => {
    renderScreen(parts(aDraw(change)));
    expect(shown(design)).toContain(words);
  });

  test('the last ten seconds belong to the clock', () => {
    const closesAt = new Date(Date.now() + 8500).toISOString();
    renderScreen(parts(aDraw({ closesAt, notice: 'Back in ten minutes.' })));
    expect(shown(design)).toContain('00:09');
    expect(shown(design)).not.toContain('play.example');
    expect(shown(design)).not.toContain('Back in ten');
  });

  test('locked: nobody knows the winner, and no name is to be seen', () => {
    renderScreen(parts(aClosedDraw(6.5)));
    expect(shown(design)).toContain('Nobody knows the winner yet');
    expect(shown(design)).not.toMatch(/Mika|juno/);
  });

  test('number, names, winner, then how it stands: one at a time, and never before its turn', () => {
    const { rerender } = renderScreen(parts(aClosedDraw(0.5)));
    rerender(parts(aDrawnDraw([aWinner(2, 1)], { isNews: true })));
    expect(shown(design)).toContain('The number is here');
    expect(shown(design)).not.toContain('juno_plays');
    pass(1700);
    expect(shown(design)).toContain('Drawing');
    for (let step = 0; step < 80; step += 1) pass(100);
    expect(name()).toBe('juno_plays');
    expect(document.querySelectorAll('.pp-confetti')).toHaveLength(1);
    expect(document.querySelectorAll('.pp-confetti circle, .pp-confetti path')).toHaveLength(56);
    pass(12_000);
    expect(document.querySelector('.pp-confetti')).toBeNull();
    expect(shown(design)).toContain('juno_plays');
  });

  test('a claim runs, is made, and a prize goes on to the next', () => {
    const claimBy = new Date(Date.now() + 107_500).toISOString();
    const { rerender } = renderScreen(parts(aDrawnDraw([aWinner(2, 1, { claimBy })])));
    expect(shown(design)).toContain('Claims within01:48');
    rerender(parts(aDrawnDraw([aWinner(2, 1, { status: 210 })], { seq: 10 })));
    expect(shown(design)).toContain('Claimed');
    rerender(parts(aDrawnDraw([aPassedOne(2, 1), aWinner(3, 1)], { isNews: true, seq: 11 })));
    expect(shown(design)).toContain('Next in the order');
    expect(name()).toBe('Sam');
    expect(document.querySelector('.pp-confetti')).toBeNull();
  });

  test('a prize that nobody holds is told, too', () => {
    renderScreen(parts(aDrawnDraw([aPassedOne(2, 1)])));
    expect(shown(design)).toContain('Nobody got this prize');
  });

  test('winners still to be shown are not given away', () => {
    const prizes = [aPrize(), aPrize({ title: 'Game key' })];
    const change = { prizes, prizeCount: 2, claimMode: 'OFFLINE' as const };
    const { rerender } = renderScreen(parts(aClosedDraw(0.5, { ...change, roundAt: null })));
    const winners = [aWinner(1, 1), aWinner(2, 2)];
    rerender(parts(aDrawnDraw(winners, { ...change, roundAt: null, isNews: true })));
    for (let step = 0; step < 75; step += 1) pass(100);
    expect(name()).toBe('Mika');
    expect(shown(design)).not.toContain('juno_plays');
  });

  test('calm: nothing runs and nothing falls', () => {
    const calm = (lottery: OverlayLottery) => <DrawParts {...{ lottery, design }} motion="CALM" />;
    const { rerender } = renderScreen(calm(aClosedDraw(1, { roundAt: null })));
    rerender(calm(aDrawnDraw([aWinner(1, 1)], { isNews: true, roundAt: null })));
    pass(1900);
    expect(shown(design)).toContain('Drawing');
    pass(200);
    expect(name()).toBe('Mika');
    expect(document.querySelector('.pp-confetti')).toBeNull();
  });

  test('without its count no number of people or tickets shows', () => {
    renderScreen(<DrawParts lottery={aDraw()} design={design} look={{ hasCount: false }} />);
    expect(shown(design)).not.toMatch(/212|424/);
    expect(document.querySelector('.pp-overlay-dots')).toBeNull();
  });
});

test('exactly one part shows, whatever the state', () => {
  const played = (
    lottery: OverlayLottery,
    scene: PlayedLottery['scene'] = null,
  ): PlayedLottery => ({
    ...lottery,
    scene,
    next: () => undefined,
    isCalm: false,
  });
  const winner = aWinner(2, 1);
  const reel = { step: { kind: 'reel' as const, winnerId: winner.id }, winner, key: 1 };
  expect(shownParts(played(aDraw({ state: 'DRAFT' })))).toEqual([]);
  expect(shownParts(played(aDraw()))).toEqual(['COUNTDOWN']);
  expect(shownParts(played(aClosedDraw(5)))).toEqual(['REVEAL']);
  expect(shownParts(played(aDrawnDraw([winner])))).toEqual(['WINNER']);
  expect(shownParts(played(aDrawnDraw([winner]), reel))).toEqual(['REVEAL']);
  const look = { design: 'CARD', place: 'MIDDLE', hasCode: true, hasCount: true } as const;
  expect(winnerPart.placeOf?.(played(aDrawnDraw([winner])), look)).toBe('BOTTOM_LEFT');
  const shownNow = {
    ...reel,
    step: { kind: 'winner', winnerId: winner.id, isNext: false, isLast: true } as const,
  };
  expect(winnerPart.placeOf?.(played(aDrawnDraw([winner]), shownNow), look)).toBe('MIDDLE');
});

test('another draw in its place begins without a show', () => {
  function Scene({ lottery }: { lottery: OverlayLottery }) {
    return <p>{usePlayed(lottery, 'FULL').scene?.step.kind ?? 'nothing'}</p>;
  }
  const { rerender } = renderScreen(<Scene lottery={aClosedDraw(0.5)} />);
  rerender(<Scene lottery={aDrawnDraw([aWinner(2, 1)], { id: 'lottery-2', isNews: true })} />);
  expect(screen.getByText('nothing')).toBeVisible();
});

test.each([
  [aDraw(), 'Free draw closes in04:33'],
  [aDraw({ closesAt: null }), 'Friday giveawayNora draws live'],
  [aDraw({ state: 'PAUSED' }), 'Friday giveawayPaused'],
  [aDraw({ state: 'CANCELLED' }), 'Friday giveawayThis draw was canceled'],
  [aClosedDraw(0, { roundAt: null }), 'Friday giveawayDrawing'],
  [aDrawnDraw([aWinner(1, 1)]), 'WinnerMika'],
  [aDrawnDraw([aPassedOne(1, 1)]), 'Friday giveawayNobody got this prize'],
])('a draw in a line: %#', (lottery, words) => {
  renderScreen(
    <DrawPill
      state={{
        ...lottery,
        closesAt: lottery.closesAt && new Date(Date.now() + 272_500).toISOString(),
      }}
    />,
  );
  expect(document.querySelector('.pp-pill')?.textContent).toBe(words);
});
