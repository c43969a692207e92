import { act, screen } from '@testing-library/react';
import type { OverlayLottery } from '@/hooks/widgets/overlayLottery';
import { ENTRY } from '@/lib/shared/lottery/states';
import { renderScreen } from '@/__tests__/support/screen';
import {
  aClosedDraw,
  aDraw,
  aDrawnDraw,
  anEntrant,
  aPassedOne,
  aPrize,
  aWinner,
} from './drawOfTests';
import { DrawParts } from './DrawParts';

// Its encoder is loaded when a code first shows; the queue's overlay tests that.
jest.mock('@/hooks/ui/useQrCode', () => ({ useQrCode: () => null }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const overlay = (lottery: OverlayLottery) => <DrawParts lottery={lottery} />;
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const part = (name: string) => document.querySelector(`.pp-overlay-${name}`)?.textContent;
const stage = () => document.querySelector('.pp-stage')?.textContent;
const nameOnStage = () => document.querySelector('.pp-winner .pp-overlay-name')?.textContent;

test('an open draw: what it is about, how long, who is in, the log, and the way in', async () => {
  renderScreen(overlay(aDraw({ prizes: [aPrize({ quantity: 3 })], prizeCount: 3 })));
  // Until the room for the code has been loaded, for all tests.
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(part('about')).toBe('Wireless headset + 2 more');
  expect(part('time')).toBe('Closes in04:33212entered');
  expect(screen.getByRole('img', { name: '424 tickets' })).toBeVisible();
  expect(part('newest')).toBe('Mikajuno_playsSam');
  expect(part('log')).toBe('Log 40df 2033 eb4b 31a9');
  expect(part('join')).toBe('Enter free atplay.example/nora/live');
});

test('what the host tells everybody takes the line of the newest names', () => {
  renderScreen(overlay(aDraw({ notice: 'Back in ten minutes.' })));
  expect(part('notice')).toBe('Back in ten minutes.');
  expect(part('newest')).toBeUndefined();
});

test('the last seconds belong to the clock', () => {
  renderScreen(overlay(aDraw({ closesAt: new Date(Date.now() + 8500).toISOString() })));
  expect(part('time')).toBe('00:09');
  expect(part('newest')).toBeUndefined();
});

test.each([
  [{ closesAt: null }, 'Nora draws live'],
  [{ memberCount: 0, ticketTotal: 0, partyMembers: [] }, 'Be the first one in'],
  [{ state: 'PAUSED' as const }, 'Everyone who’s in stays in'],
  [{ state: 'PAUSED' as const }, 'Find the draw at'],
  [{ state: 'SCHEDULED' as const, opensAt: '2999-01-01T00:00:00.000Z' }, 'Opens in'],
  [{ state: 'CANCELLED' as const }, 'This draw was canceled'],
  [{ state: 'CANCELLED' as const }, 'Check this draw'],
])('%j is told in words', (change, words) => {
  renderScreen(overlay(aDraw(change)));
  expect(screen.getByText(words)).toBeVisible();
});

test('a draft leaves the stream alone', () => {
  renderScreen(overlay(aDraw({ state: 'DRAFT' })));
  expect(document.body.textContent).toBe('');
});

test('closed: the seconds until the number, and the fingerprint of the list', () => {
  renderScreen(overlay(aClosedDraw(6.5)));
  expect(screen.getByRole('heading', { name: 'Nobody knows the winner yet' })).toBeVisible();
  expect(stage()).toContain('A public number, out in 7 seconds, decides.');
  expect(stage()).toContain('6c6f 6374 96b0 4f9c f50e 0b4b 6a6e 2ffc');
  pass(7000);
  expect(stage()).toContain('The number comes out now.');
  pass(7000);
  expect(stage()).toContain('The number is late. The list stays locked');
});

test.each([
  [{ randomness: 'drand-test' }, 'A test number, out in 7 seconds, decides.'],
  [{ randomness: 'none', roundAt: null }, 'The secret that was sealed before the start decides.'],
])('%j never promises a public number', (change, words) => {
  renderScreen(overlay(aClosedDraw(6.5, change)));
  expect(stage()).toContain(words);
  expect(stage()).not.toContain('public');
});

test('the reveal plays once the result is fixed: number, names, the winner, then how it stands', () => {
  const closed = aClosedDraw(0.5);
  const { rerender } = renderScreen(overlay(closed));
  const drawn = aDrawnDraw([aWinner(2, 1)], { isNews: true });
  rerender(overlay(drawn));
  expect(stage()).toContain('The number is here');
  pass(1700);
  expect(stage()).toContain('Drawing');
  expect(nameOnStage()).toBeUndefined();
  for (let step = 0; step < 80; step += 1) pass(100);
  expect(nameOnStage()).toBe('juno_plays');
  expect(stage()).toContain('held 2 of 424 tickets');
  expect(document.querySelector('.pp-confetti')).not.toBeNull();
  // What comes meanwhile does not begin it anew.
  rerender(overlay({ ...drawn, seq: 10 }));
  pass(12_000);
  expect(stage()).toBeUndefined();
  expect(part('now')).toContain('juno_plays');
});

test('who comes later sees how it stands, without a show', () => {
  const { rerender } = renderScreen(overlay(aDrawnDraw([aWinner(2, 1)])));
  expect(stage()).toBeUndefined();
  expect(part('now')).toBe('Winnerjuno_playsWireless headset');
  const claimBy = new Date(Date.now() + 107_500).toISOString();
  rerender(overlay(aDrawnDraw([aWinner(2, 1, { claimBy })], { isNews: true, seq: 10 })));
  expect(part('claim')).toBe('Claims within01:48');
  const claimed = aWinner(2, 1, { status: ENTRY.claimed });
  rerender(overlay(aDrawnDraw([claimed], { state: 'COMPLETED', isNews: true, seq: 11 })));
  expect(part('claim')).toBe('Claimed');
  expect(part('join')).toBe('Check this drawplay.example/nora/live');
});

test('a prize that nobody claims goes on without names running', () => {
  const { rerender } = renderScreen(overlay(aDrawnDraw([aWinner(2, 1)])));
  const winners = [aPassedOne(2, 1), aWinner(3, 1, { rank: 2 })];
  rerender(overlay(aDrawnDraw(winners, { isNews: true, seq: 10 })));
  expect(stage()).toContain('Next in the order is');
  expect(nameOnStage()).toBe('Sam');
  pass(12_000);
  expect(part('now')).toContain('Next in the order');
  expect(document.body.textContent).not.toContain('juno_plays');
});

test('several prizes: each winner in order, then all of them', () => {
  const prizes = [aPrize(), aPrize({ title: 'Game key' }), aPrize({ title: 'Mug' })];
  const change = { prizes, prizeCount: 3, claimMode: 'OFFLINE' as const };
  const { rerender } = renderScreen(overlay(aClosedDraw(0.5, { ...change, roundAt: null })));
  const winners = [aWinner(1, 1), aWinner(2, 2), aWinner(3, 3)];
  rerender(overlay(aDrawnDraw(winners, { ...change, roundAt: null, isNews: true })));
  const seen = new Set<string>();
  for (let step = 0; step < 450; step += 1) {
    pass(100);
    const name = nameOnStage();
    if (name) seen.add(name);
  }
  expect([...seen]).toEqual(['Mika', 'juno_plays', 'Sam']);
  expect(part('now')).toBe('WinnerMikaWireless headset');
  expect(part('next')).toBe('2juno_playsGame key3SamMug');
});

test('a host has the reveal played again', () => {
  const drawn = aDrawnDraw([aWinner(2, 1)]);
  const { rerender } = renderScreen(overlay(drawn));
  rerender(overlay({ ...drawn, seq: 10, isNews: true, replays: 1 }));
  expect(stage()).toContain('Drawing');
});

test('where nothing may move, the names do not run', () => {
  const whole = window.matchMedia;
  window.matchMedia = ((media: string) => ({
    media,
    matches: media.includes('reduce'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof whole;
  const { rerender } = renderScreen(overlay(aClosedDraw(1, { roundAt: null })));
  rerender(overlay(aDrawnDraw([aWinner(1, 1)], { isNews: true, roundAt: null })));
  pass(1900);
  expect(stage()).toContain('Drawing');
  pass(200);
  expect(nameOnStage()).toBe('Mika');
  window.matchMedia = whole;
});

test('a crowd stays a few nodes', () => {
  const partyMembers = Array.from({ length: 50 }, (_, index) => anEntrant(index + 1));
  renderScreen(overlay(aDraw({ memberCount: 90_000, ticketTotal: 250_000, partyMembers })));
  expect(part('dots')).toBe('250,000 tickets · Every dot is 417 tickets.');
  expect(document.querySelectorAll('*').length).toBeLessThan(120);
});
