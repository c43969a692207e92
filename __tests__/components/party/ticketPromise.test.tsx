import { screen } from '@testing-library/react';
import { TicketScreen } from '@/components/party/ticket/TicketScreen';
import { aTicket, aUser } from '@/__tests__/support/partyFactories';
import { renderScreen } from '@/__tests__/support/screen';

// It asks for its own state, and has tests of its own.
jest.mock('@/components/shared/push/PushOffer', () => ({ PushOffer: () => null }));
jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [11, '11th'],
  [22, '22nd'],
] as const)('at worst %i reads as %s', (noLaterThan, words) => {
  renderScreen(<TicketScreen initial={aTicket({ position: 40, noLaterThan })} />, {
    user: aUser(),
  });
  expect(screen.getByText(words)).toBeVisible();
});

test.each([
  ['BACK', 'You’re back in line', /behind people who were promised a place/],
  ['AWAY', 'A turn passed while you were away', /others were called first/],
  ['LATER', 'You asked to be called later', /Your wait still counts/],
] as const)('a place that rose by %s says why', (by, title, text) => {
  const movedBehind = { by, at: '2026-11-21T20:14:00.000Z', reason: null };
  renderScreen(<TicketScreen initial={aTicket({ movedBehind, lane: 1 })} />, { user: aUser() });
  expect(screen.getByText(title, { exact: false })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  // Who came back by an undo stands in that lane without a pass.
  expect(screen.queryByText('Priority') === null).toBe(by === 'BACK');
});

test('a host’s hand, a lane of one’s own and a group are told in words', () => {
  const movedBehind = {
    by: 'HOST' as const,
    at: '2026-11-21T20:14:00.000Z',
    reason: 'Finals first',
  };
  renderScreen(<TicketScreen initial={aTicket({ movedBehind, lane: 1, seats: 3 })} />, {
    user: aUser(),
  });
  expect(screen.getByText(/Hana moved you back/)).toBeVisible();
  expect(screen.getByText('Finals first')).toBeVisible();
  expect(screen.getByText('Priority')).toBeVisible();
  expect(screen.getByText('Group of 3')).toBeVisible();
});
