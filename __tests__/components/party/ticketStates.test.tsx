import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TicketScreen } from '@/components/party/ticket/TicketScreen';
import { callSecureql } from '@/lib/secureql/browser/client';
import type { Ticket } from '@/hooks/party/types';
import { aMember, aParty, aTicket, aUser } from '@/__tests__/support/partyFactories';
import { renderScreen } from '@/__tests__/support/screen';

// It asks for its own state, and has tests of its own.
jest.mock('@/components/shared/push/PushOffer', () => ({ PushOffer: () => null }));
jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
const call = jest.mocked(callSecureql);

const show = (change: Partial<Ticket>, user = aUser()) =>
  renderScreen(<TicketScreen initial={aTicket(change)} />, { user });
const squad = [
  aMember(5, { status: 130, handle: 'juno' }),
  aMember(7, { status: 130, handle: 'fiona' }),
  aMember(8, { status: 120, handle: 'ria' }),
  aMember(9, { status: 100, handle: 'late' }),
];

beforeEach(() => {
  localStorage.clear();
  call.mockReset();
  call.mockImplementation(() => new Promise(() => undefined));
});

test('the way to the front: a bead for each place gone up and each one ahead, and a plain bar for many', () => {
  localStorage.setItem('playplus-place-ticket-1', '9');
  const { unmount } = show({ position: 4 });
  expect(screen.getByText('Up 5 so far')).toBeVisible();
  const bar = screen.getByRole('img', { name: 'Up 5 so far, 3 ahead of you' });
  expect(bar.querySelectorAll('i')).toHaveLength(8);
  unmount();
  show({ position: 30 });
  expect(screen.getByRole('img', { name: '29 ahead of you' }).querySelectorAll('i')).toHaveLength(
    1,
  );
  // The worst place that was seen is where the way begins.
  expect(localStorage.getItem('playplus-place-ticket-1')).toBe('30');
});

test('next: in the strongest colour, with what to open', () => {
  show({ position: 1, noLaterThan: 2 });
  expect(screen.getByRole('heading', { name: 'You’re next' })).toBeVisible();
  expect(screen.getByText('Open Mario Kart now')).toBeVisible();
});

test('ready: who of the squad is there, and who is not yet', () => {
  show({
    status: 130,
    position: null,
    lobbyCode: 'K7Q 4PM',
    party: aParty({ partyMembers: squad }),
  });
  expect(screen.getByRole('heading', { name: 'You’re in, fiona' })).toBeVisible();
  const list = within(screen.getByRole('region', { name: 'Your squad' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'junoReady',
    'YouReady',
    'riaNot here yet',
  ]);
});

test('playing: how long, with whom, and the code only while the button is held', () => {
  const playing = squad.map((one) => ({ ...one, status: one.status === 130 ? 140 : one.status }));
  const startedAt = new Date(Date.now() - 760_000).toISOString();
  const party = aParty({ partyMembers: playing, turnMinutes: 10 });
  show({ status: 140, position: null, lobbyCode: 'K7Q 4PM', startedAt, party });
  expect(screen.getByRole('timer')).toHaveTextContent(/^12:(39|4\d)$/);
  expect(screen.getByText('Your 10 min are up.')).toBeVisible();
  expect(screen.getByText('with Hana and juno')).toBeVisible();
  expect(screen.queryByText('K7Q 4PM')).toBeNull();
  const hold = screen.getByRole('button', { name: 'Hold to show' });
  fireEvent.pointerDown(hold);
  expect(screen.getByText('K7Q 4PM')).toBeVisible();
  fireEvent.pointerUp(hold);
  expect(screen.queryByText('K7Q 4PM')).toBeNull();
  fireEvent.keyDown(hold, { key: ' ' });
  expect(screen.getByText('K7Q 4PM')).toBeVisible();
  fireEvent.blur(hold);
  expect(screen.queryByText('K7Q 4PM')).toBeNull();
  expect(screen.getByRole('button', { name: 'I have to stop early' })).toBeVisible();
});

test('a quick account can tie its place to an e-mail by a mailed code', async () => {
  call.mockImplementation((path) =>
    Promise.resolve(
      (path === 'accounts/request-code/'
        ? { requestCode: { error: null, item: { sentTo: 'f@example.org', length: 6 } } }
        : { addEmail: { error: null, item: aUser() } }) as never,
    ),
  );
  show({}, aUser({ isQuick: true }));
  const offer = await screen.findByRole('region', { name: 'Keep your place for good' });
  expect(offer).toHaveTextContent(/don’t lose your place if this browser forgets you/);
  await userEvent.type(within(offer).getByLabelText('Email'), 'f@example.org');
  await userEvent.click(within(offer).getByRole('button', { name: 'Send my code' }));
  await userEvent.type(await within(offer).findByLabelText('Code'), '123456');
  await userEvent.click(within(offer).getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Your place is yours, on any device.')).toBeVisible();
  expect(call).toHaveBeenCalledWith('accounts/add-email/', {
    email: 'f@example.org',
    code: '123456',
  });
});

test('whoever has an e-mail is not asked for one', () => {
  show({});
  expect(screen.queryByText('Keep your place for good')).toBeNull();
});
