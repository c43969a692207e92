import { act } from '@testing-library/react';
import { fundPart, leadersPart, milestonesPart, pollPart } from '@/components/widgets/parts/fund';
import { fundTickerPart } from '@/components/widgets/parts/ticker';
import { GoalPill } from '@/components/shared/overlay/fund/goal/GoalPill';
import type { OverlayFund } from '@/hooks/widgets/overlayFund';
import type { FundFace } from '@/lib/shared/fund/messages';
import { DESIGNS } from '@/lib/shared/widgets/kinds';
import {
  aFund,
  aLeader,
  aMilestone,
  aSupporter,
  fundCreator,
} from '@/__tests__/support/fundFactories';
import { renderScreen } from '@/__tests__/support/screen';
import { namesIn, renderPart, textOf } from './partsOfTests';

// Its encoder is loaded when a code first shows; the queue's overlay tests that.
jest.mock('@/hooks/ui/useQrCode', () => ({ useQrCode: () => null }));

const shown = (change: Partial<FundFace> = {}): OverlayFund => ({
  ...{ id: 'fund-1', seq: 1, creator: fundCreator },
  fund: aFund(change),
  supporters: [aSupporter()],
});
const words = () => document.querySelector('.pp-overlay')?.textContent ?? '';
const vote = {
  ...{ id: 'p', title: 'Which game next?', closesAt: null, isOpen: true },
  options: [
    { id: 'a', label: 'Castle', total: 1000 },
    { id: 'b', label: 'Karts', total: 3000 },
  ],
};

describe.each(DESIGNS)('the bar of a fund as %s', (design) => {
  const show = (change: Partial<FundFace> = {}, locale = 'en') =>
    renderPart(fundPart, shown(change), design, {}, locale);

  test('says what it is for, how much of how much, and where to give', () => {
    show();
    expect(words()).toContain('New studio microphone');
    expect(words()).toContain('€1,280');
    expect(words()).toContain('of €2,000');
    expect(words()).toContain('play.example');
  });

  test('speaks the language of the overlay', () => {
    show({}, 'de');
    expect(words()).toContain('von 2.000\u00a0€');
  });

  test('names the next milestone, never a hidden one', () => {
    const hidden = aMilestone({ id: 'h', isHidden: true, amount: null, title: null });
    show({ milestones: [hidden, aMilestone()] });
    expect(words()).toContain('Karaoke stream');
  });

  test.each([
    [{ state: 'PAUSED' }, 'Paused'],
    [{ state: 'REACHED' }, 'Goal reached!'],
    [{ reachedAt: '2026-01-01T00:00:00.000Z', raised: 210_000 }, '€2,100'],
    [{ state: 'MISSED', mode: 'ALL_OR_NOTHING' }, 'Not reached. Nobody pays.'],
    [{ state: 'MISSED' }, 'That’s it. Thanks, all of you!'],
    [{ state: 'CANCELLED' }, 'Called off. Nobody loses money.'],
    [{ mode: 'ALL_OR_NOTHING' }, 'pledged, nobody pays yet'],
    [
      { session: { raised: 4000, since: '2026-01-01T00:00:00.000Z', goal: 10_000 } },
      'This show: €40 of €100',
    ],
  ] as const)('%j is told in words', (change, told) => {
    show(change);
    expect(words()).toContain(told);
  });

  test('what is over invites nobody', () => {
    show({ state: 'REACHED' });
    expect(words()).not.toContain('play.example');
  });

  test('says for a while that something was refunded, and never whose it was', () => {
    jest.useFakeTimers();
    const at = new Date().toISOString();
    show({ corrections: [{ id: 'c', kind: 'REFUND', amount: -2500, at }] });
    act(() => jest.advanceTimersByTime(300));
    expect(words()).toContain('€25 refunded');
    act(() => jest.advanceTimersByTime(20_000));
    expect(words()).not.toContain('refunded');
    jest.useRealTimers();
  });
});

describe.each(DESIGNS)('other parts of a fund as %s', (design) => {
  test('those who gave most stand in order with their amounts', () => {
    const leaders = [aLeader(), aLeader({ name: 'juno', handle: 'juno', total: 5000 })];
    renderPart(leadersPart, shown({ leaders }), design);
    expect(words()).toContain('Top supporters');
    expect(words()).toMatch(/mika.*€120.*juno.*€50/);
  });

  test('milestones: the next one, and how far it is', () => {
    renderPart(milestonesPart, shown({ milestones: [aMilestone()] }), design);
    expect(words()).toContain('Karaoke stream');
    expect(words()).toMatch(/€220 to go|€1,500/);
  });

  test('a vote: what leads comes first', () => {
    renderPart(pollPart, shown({ polls: [vote] }), design);
    expect(words()).toContain('Which game next?');
    expect(words()).toMatch(/Karts.*€30.*Castle.*€10/);
  });

  test('the ticker begins with the sum', () => {
    renderPart(fundTickerPart, shown(), design);
    expect(textOf('ticker') ?? words()).toContain('€1,280 of €2,000');
  });
});

test('names are no markup, and the first of them is not squeezed away', () => {
  const leaders = [aLeader({ name: '<b>bold</b>', handle: null })];
  renderPart(leadersPart, shown({ leaders }), 'CARD');
  expect(namesIn('leaders')).toEqual(['<b>bold</b>']);
});

test('the pill of the combined scene is the sum alone', () => {
  renderScreen(<GoalPill state={shown()} />);
  expect(document.querySelector('.pp-pill')?.textContent).toBe('€1,280of €2,000');
});

test('nothing stands on the picture that says nothing', () => {
  expect(fundPart.isShown(shown({ state: 'DRAFT' }))).toBe(false);
  expect(leadersPart.isShown(shown())).toBe(false);
  expect(leadersPart.isShown(shown({ supporterCount: 0 }))).toBe(true);
  expect(milestonesPart.isShown(shown())).toBe(false);
  expect(pollPart.isShown(shown())).toBe(false);
  expect(pollPart.isShown(shown({ polls: [{ ...vote, isOpen: false }] }))).toBe(true);
  expect(fundTickerPart.isShown(shown({ state: 'REACHED' }))).toBe(false);
});
