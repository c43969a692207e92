import { screen } from '@testing-library/react';
import { TicketScreen } from '@/components/party/ticket/TicketScreen';
import { aTicket, aUser } from '@/__tests__/support/partyFactories';
import { renderScreen } from '@/__tests__/support/screen';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [11, '11th'],
  [22, '22nd'],
] as const)('at worst %i reads as %s', (noLaterThan, words) => {
  renderScreen(<TicketScreen initial={aTicket({ position: 1, noLaterThan })} />, {
    user: aUser(),
  });
  expect(screen.getByText(words)).toBeVisible();
});

test.each([
  ['BACK', 'You’re back in line', /behind places that others were promised/],
  ['UNDO', 'Hana took back a call', /where you were before/],
  ['AWAY', 'A turn passed while you were away', /others were called first/],
] as const)('a place that rose by %s says why', (by, title, text) => {
  const movedBehind = { by, at: '2026-11-21T20:14:00.000Z', reason: null };
  renderScreen(<TicketScreen initial={aTicket({ movedBehind, lane: 1 })} />, { user: aUser() });
  expect(screen.getByText(title)).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  // Who came back elsewhere may stand in that lane without a pass.
  expect(screen.queryByText('You have priority') === null).toBe(by === 'BACK');
});

test('a missed call says when it was, how often that was here, and by whom it is seen', () => {
  const movedBehind = { by: 'MISSED' as const, at: '2026-11-21T20:14:00.000Z', reason: null };
  const missed = { movedBehind, misses: 1, missLimit: 3, noShows: 2, lane: 0 };
  renderScreen(<TicketScreen initial={aTicket(missed)} />, { user: aUser() });
  expect(screen.getAllByText('You missed a call')).toHaveLength(1);
  expect(screen.getByText(/Calls missed with Hana in 90 days: 2/)).toBeVisible();
  // One more is allowed here.
  expect(screen.queryByText(/If you miss the next one/)).toBeNull();
});

test('a lane of those who come back says how many calls are for it', () => {
  const ticket = aTicket({ lane: 0, party: { ...aTicket().party, laneMix: 4 } });
  renderScreen(<TicketScreen initial={ticket} />, { user: aUser() });
  expect(screen.getByText(/One call in 6 is for people coming back/)).toBeVisible();
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
  expect(screen.getByText('The host moved you back')).toBeVisible();
  expect(screen.getByText('Finals first')).toBeVisible();
  expect(screen.getByText('You have priority')).toBeVisible();
  expect(screen.getByText('Group of 3')).toBeVisible();
});
