import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBooking, aCheckout } from '@/__tests__/support/bookingFactories';
import { aUser } from '@/__tests__/support/partyFactories';
import { renderScreen } from '@/__tests__/support/screen';
import { GiftScreen } from '@/components/checkout/gift/GiftScreen';
import { GiftsScreen } from '@/components/gift/GiftsScreen';
import { GiverScreen } from '@/components/gift/GiverScreen';
import { ClaimScreen } from '@/components/gift/ClaimScreen';
import { callSecureql } from '@/lib/secureql/browser/client';
import { SecureqlError } from '@/lib/secureql/browser/secureqlError';
import type { GiftLine, GiftView, ShownGift } from '@/lib/shared/gifts/views';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
const call = jest.mocked(callSecureql);

function answer(answers: Record<string, unknown>) {
  call.mockImplementation((path) => Promise.resolve(answers[path] as never));
}

const ID = '00000000-0000-4000-8000-00000000000';
const aLine = (over: Partial<GiftLine> = {}): GiftLine => ({
  ...{ id: `${ID}1`, bookingId: `${ID}5`, role: 'GIVER', state: 'SENT', endReason: null },
  ...{ bookingState: 'UNSCHEDULED', title: 'Play with me', tierName: 'Two matches' },
  ...{ image: null, kind: 'SESSION', name: 'Jo', sendAt: null, openedAt: null, startsAt: null },
  ...{ useBy: '2027-11-20T10:00:00.000Z', createdAt: '2026-11-20T10:00:00.000Z' },
  ...over,
});
const aGift = (over: Partial<GiftView> = {}): GiftView => ({
  ...{ id: `${ID}1`, bookingId: `${ID}5`, role: 'GIVER', state: 'SENT', receiverName: 'Jo' },
  ...{ giverName: 'Sam', message: 'Happy birthday!', isPriceHidden: true, sendAt: null },
  ...{ useBy: null, email: 'jo@example.com', link: 'https://play.example/gift/1#token=x' },
  ...{ resendsLeft: 3, addressesLeft: 2, acts: ['RESEND', 'CHANGE_ADDRESS', 'REVOKE'] },
  ...over,
});
const aShown = (over: Partial<ShownGift> = {}): ShownGift => ({
  ...{ id: `${ID}1`, state: 'OPEN', bookingId: null, receiverName: 'Jo', giverName: 'Sam' },
  ...{ message: 'Happy birthday!', title: 'Play with me', tierName: 'Two matches', image: null },
  ...{ kind: 'SESSION', minutes: 45, days: null, included: [], creator: null, price: null },
  ...{ currency: 'EUR', useBy: '2027-11-20T10:00:00.000Z', declinedUntil: null },
  ...over,
});

beforeEach(() => {
  call.mockReset();
  sessionStorage.clear();
});

test('none yet; what was given and what came stand apart, each with how it stands', () => {
  const { unmount } = renderScreen(<GiftsScreen gifts={[]} />);
  expect(screen.getByText(/No gifts yet/)).toBeVisible();
  unmount();
  const received = aLine({ id: `${ID}2`, role: 'RECEIVER', state: 'TAKEN', name: 'Bert' });
  renderScreen(<GiftsScreen gifts={[aLine(), received]} />);
  expect(screen.getByRole('link', { name: 'Play with me, for Jo' })).toBeVisible();
  expect(screen.getByText('Sent')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Play with me, from Bert' })).toBeVisible();
  expect(screen.getByText('Pick a time')).toBeVisible();
});

test('the form shows beside it what its receiver sees, and says what is missing', async () => {
  renderScreen(<GiftScreen initial={aCheckout()} />, { user: aUser({ id: 'me' }) });
  expect(screen.getByText('What they see')).toBeInTheDocument();
  expect(screen.getByText(/^They pick the time\./)).toBeVisible();
  await userEvent.type(screen.getByLabelText('Who is it for?'), 'Jo');
  expect(screen.getByText('What Jo sees')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText(/^Your message/), 'Look at https://evil.example/x');
  await userEvent.click(screen.getByRole('button', { name: 'Pay €25.00' }));
  expect(screen.getByText('Looks like a link. Please leave it out.')).toBeVisible();
  expect(screen.getByText('Enter an email address.')).toBeVisible();
  expect(call).not.toHaveBeenCalled();
});

test('its giver sends it again, and what can be done is what the server says now', async () => {
  const order = aBooking({ role: 'GIVER', isGift: true, state: 'UNSCHEDULED' });
  const gift = aGift();
  const after = aGift({ resendsLeft: 0, acts: ['REVOKE'] });
  answer({
    'bookings/get-booking/': { booking: { error: null, item: order } },
    'gifts/of-order/': { giftOfOrder: { error: null, item: after } },
    'gifts/resend/': { resendGift: { error: null, item: after } },
  });
  renderScreen(<GiverScreen initial={order} gift={gift} />, { user: aUser({ id: 'me' }) });
  expect(screen.getByRole('heading', { name: 'It’s on its way to Jo' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send it again' }));
  expect(call).toHaveBeenCalledWith('gifts/resend/', { bookingId: order.id });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Send it again' })).toBeNull());
});

test('a link shows the gift without its price; who is not known is asked for an address first', async () => {
  window.history.replaceState(null, '', '/gift/1#token=secret');
  answer({
    'gifts/get-gift/': { shownGift: { error: null, item: aShown() } },
    'gifts/open/': { openGift: { error: null, item: aShown() } },
  });
  renderScreen(<ClaimScreen giftId={`${ID}1`} />);
  await act(() => Promise.resolve());
  const take = await screen.findByRole('button', { name: 'Accept the gift' });
  expect(screen.queryByText(/€/)).toBeNull();
  await userEvent.click(take);
  expect(screen.getByLabelText('Your email')).toBeVisible();
  expect(call).toHaveBeenCalledWith('gifts/get-gift/', { giftId: `${ID}1`, token: 'secret' });
  expect(call).toHaveBeenCalledWith('gifts/open/', { giftId: `${ID}1`, token: 'secret' });
  expect(call).not.toHaveBeenCalledWith('gifts/claim/', expect.anything());
});

test('a link that leads to no gift says so', async () => {
  window.history.replaceState(null, '', '/gift/1#token=wrong');
  answer({ 'gifts/get-gift/': { shownGift: { error: 'gift.not_found', item: null } } });
  renderScreen(<ClaimScreen giftId={`${ID}1`} />);
  expect(await screen.findByRole('heading', { name: 'No gift here' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a gift that could not be read is not lost: the next try shows it', async () => {
  window.history.replaceState(null, '', '/gift/1#token=secret');
  call.mockRejectedValueOnce(new SecureqlError('internal', 500));
  renderScreen(<ClaimScreen giftId={`${ID}1`} />);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'No gift here' })).toBeNull();
  answer({
    'gifts/get-gift/': { shownGift: { error: null, item: aShown() } },
    'gifts/open/': { openGift: { error: null, item: aShown() } },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Accept the gift' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
