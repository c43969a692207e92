import { screen } from '@testing-library/react';
import { aMember } from '@/__tests__/support/partyFactories';
import { queuePart } from '@/components/widgets/parts/queue';
import type { OverlayParty } from '@/hooks/widgets/overlayParty';
import { DESIGNS, type Design } from '@/lib/shared/widgets/kinds';
import { aQueue, namesIn, renderPart, textOf } from './partsOfTests';

const show = (
  change: Partial<OverlayParty>,
  design: Design,
  look?: Parameters<typeof renderPart>[3],
) => renderPart(queuePart, aQueue(change), design, look);

const PANELS = ['CARD', 'SIDE'] as const;

test.each(DESIGNS)(
  'Q19 overlay as %s: who is up, who is next, how many wait, and how to join',
  (design) => {
    show({}, design);
    expect(namesIn('now')).toEqual(['player1', 'player2']);
    expect(namesIn('next')[0]).toBe('player3');
    expect(textOf('count')).toMatch(/7 waiting|\+6/);
    expect(textOf('join')).toContain('play.example/nora/live');
  },
);

test.each([
  ['BAR', 5],
  ['CARD', 3],
  ['SIDE', 7],
  ['MINIMAL', 1],
] as const)('%s names %i of those who wait', (design, count) => {
  show({}, design);
  expect(namesIn('next')).toHaveLength(count);
});

test.each(['BAR', 'CARD', 'SIDE'] as const)(
  'the code of %s comes and goes with its setting',
  async (design) => {
    const { unmount } = show({}, design, { hasCode: true });
    const code = await screen.findByRole('img', { name: 'QR code to join the queue' });
    const plate = code.closest<HTMLElement>('.pp-overlay-qr');
    expect(plate && getComputedStyle(plate).width).not.toBe('');
    unmount();
    show({}, design);
    expect(document.querySelector('.pp-overlay-qr')).toBeNull();
    expect(textOf('join')).toContain('play.example/nora/live');
  },
);

test.each(DESIGNS)('%s counts nobody where that is off', (design) => {
  show({}, design, { hasCount: false });
  expect(textOf('count')).toBeUndefined();
});

test.each(['BAR', 'CARD', 'SIDE'] as const)(
  'Q19 overlay as %s: the order of calls, lanes and all',
  (design) => {
    const partyMembers = [aMember(4, { lane: 1 }), aMember(2), aMember(9, { lane: 0 })];
    show({ partyMembers }, design);
    expect(namesIn('next')).toEqual(['player4', 'player2', 'player9']);
    expect(textOf('next')).toContain('1player4');
  },
);

test.each(DESIGNS)('%s: where nobody is next, names stand without numbers', (design) => {
  show({ orderPolicy: 'RANDOM' }, design);
  expect(screen.getByText(/In line/)).toBeVisible();
  expect(screen.queryByText(/Next up/)).toBeNull();
  expect(screen.queryByText('1')).toBeNull();
});

test.each(DESIGNS)(
  '%s: names of any script and hostile ones are plain, isolated text',
  (design) => {
    const handles = ['<img src=x onerror=alert(1)>', 'مرحبا بالعالم', '\u202Eevil', 'W'.repeat(40)];
    const up = handles.slice(0, 2).map((handle, index) => aMember(index, { handle, status: 140 }));
    const waiting = handles.slice(2).map((handle, index) => aMember(index + 5, { handle }));
    show({ partyMembers: [...up, ...waiting] }, design);
    expect(namesIn('now')).toEqual(handles.slice(0, 2));
    for (const name of document.querySelectorAll('.pp-overlay-name')) {
      expect(name.closest('bdi') ?? name.querySelector('bdi')).not.toBeNull();
    }
    expect(document.querySelector('img')).toBeNull();
  },
);

test.each(DESIGNS)('%s: a group is one name with its seats', (design) => {
  show({ partyMembers: [aMember(1, { seats: 3 })] }, design);
  expect(screen.getByText('×3')).toBeVisible();
});

test.each([
  ['BAR', 2, 'Now playing · and 48 more'],
  ['CARD', 4, 'and 46 more'],
  ['SIDE', 4, 'and 46 more'],
  ['MINIMAL', 1, '+49'],
] as const)('a long list stays a few nodes: %s', (design, count, words) => {
  const partyMembers = Array.from({ length: 50 }, (_, index) => aMember(index, { status: 140 }));
  show({ partyMembers }, design);
  expect(namesIn('now')).toHaveLength(count);
  expect(screen.getByText(words)).toBeVisible();
});

describe.each(DESIGNS)('%s', (design) => {
  test.each([
    [{ state: 'PAUSED' as const }, 'Paused'],
    [{ state: 'CLOSED' as const }, 'No more joining'],
    [{ state: 'ENDED' as const, partyMembers: [] }, 'Thanks for playing!'],
    [{ queueSize: 7 }, 'Full right now'],
  ])('%j is told in words', (change, words) => {
    show(change, design);
    expect(screen.getByText(words)).toBeVisible();
  });

  test.each(['SCHEDULED', 'ENDED'] as const)('a queue that is %s has no way in', (state) => {
    show({ state }, design);
    expect(textOf('join')).toBeUndefined();
  });

  test.each([
    [{ memberCount: 0, partyMembers: [] }, 'Be the first to play'],
    [{ state: 'PAUSED' as const, partyMembers: [aMember(3)] }, 'Back soon. You keep your place.'],
    [{ partyMembers: [aMember(3)] }, 'Nobody’s up yet'],
    [{ state: 'SCHEDULED' as const, partyMembers: [] }, 'Opens soon'],
  ])('while nobody plays it says what is next: %j', (change, words) => {
    show(change, design);
    expect(screen.getByText(words)).toBeVisible();
  });

  test('what the host tells everybody stands there until the queue has ended', () => {
    const notice = 'Back in ten minutes.';
    const { unmount } = show({ notice }, design);
    expect(screen.getByText(notice)).toBeVisible();
    unmount();
    show({ notice, state: 'ENDED' }, design);
    expect(screen.queryByText(notice)).toBeNull();
  });
});

test.each(PANELS)('%s invites only those who can join', (design) => {
  for (const [change, words] of [
    [{}, 'Join at'],
    [{ queueSize: 7 }, 'Watch your place at'],
    [{ state: 'PAUSED' as const }, 'Watch your place at'],
    [{ state: 'CLOSED' as const }, 'Watch your place at'],
  ] as const) {
    const { unmount } = show(change, design);
    expect(textOf('join')).toBe(`${words}play.example/nora/live`);
    unmount();
  }
});

test('a draft shows nothing', () => {
  expect(queuePart.isShown(aQueue({ state: 'DRAFT' }))).toBe(false);
  expect(queuePart.isShown(aQueue({ state: 'ENDED' }))).toBe(true);
});
