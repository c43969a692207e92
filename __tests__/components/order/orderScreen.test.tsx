import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBooking } from '@/__tests__/support/bookingFactories';
import { aUser } from '@/__tests__/support/partyFactories';
import { FakeRealtime, lateParts, renderScreen } from '@/__tests__/support/screen';
import { OrderScreen } from '@/components/order/OrderScreen';
import { callSecureql } from '@/lib/secureql/browser/client';
import type { BookingPage } from '@/lib/shared/bookings/views';

jest.mock('@/lib/secureql/browser/client', () => ({
  callSecureql: jest.fn(),
  sendFile: jest.fn(),
}));
const call = jest.mocked(callSecureql);
const HOUR = 60 * 60_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

function answer(special: Record<string, unknown>) {
  const reviews = { 'order-review-query': { bookings: { error: null, items: [] } } };
  const answers: Record<string, unknown> = { ...reviews, ...special };
  call.mockImplementation((path) => Promise.resolve(answers[path] as never));
}
const sent = (path: string) =>
  call.mock.calls.filter(([called]) => called === path).map(([, payload]) => payload);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

async function show(over: Partial<BookingPage>, realtime = new FakeRealtime()) {
  const order = aBooking(over);
  answer({ 'bookings/get-booking/': { booking: { error: null, item: order } } });
  renderScreen(<OrderScreen initial={order} gift={null} review={null} chat={<p>chat</p>} />, {
    ...{ user: aUser({ id: 'me' }), realtime },
  });
  await lateParts();
  return order;
}

beforeEach(() => {
  call.mockReset();
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

const upcoming = {
  ...{ startsAt: inHours(100), endsAt: inHours(101), meetingAt: inHours(99.75) },
  cancelTerms: { back: 2500, creatorKeeps: 0, fee: 0, until: inHours(76) },
};

test('a booked session says when, where the money is and what cancelling gives', async () => {
  await show({ ...upcoming, acts: ['CANCEL', 'MOVE', 'CHAT'] });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^You and Nora Vale: /);
  expect(screen.getByText(/We hold it until you’ve met\./)).toBeVisible();
  expect(screen.getByText(/and get it all back\.$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute('download');
  expect(screen.getByText('Not set yet')).toBeVisible();
});

test('where nothing comes back, the button says so', async () => {
  const cancelTerms = { back: 0, creatorKeeps: 2270, fee: 230, until: null };
  await show({ ...upcoming, cancelTerms, acts: ['CANCEL'] });
  await press('Cancel, no refund');
  const dialog = await screen.findByRole('dialog', { name: 'Cancel this order?' });
  expect(within(dialog).getByRole('button', { name: 'Cancel, no refund' })).toBeVisible();
});

test('cancelling shows where the money goes and sends the amount that was shown', async () => {
  const cancelTerms = { back: 1250, creatorKeeps: 1135, fee: 115, until: null };
  const order = await show({ ...upcoming, cancelTerms, acts: ['CANCEL'] });
  await press('Cancel, €12.50 back');
  const dialog = await screen.findByRole('dialog', { name: 'Cancel this order?' });
  expect(within(dialog).getByText('−€11.35')).toBeVisible();
  expect(within(dialog).getByText('Our fee')).toBeVisible();
  const gone = aBooking({
    ...{ state: 'CANCELLED', endReason: 'BUYER_CANCELLED', money: 'PARTLY_REFUNDED' },
    ...{ refunded: 1250, version: order.version + 1 },
  });
  answer({ 'bookings/cancel/': { cancelBooking: { error: null, item: gone } } });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel, €12.50 back' }));
  await waitFor(() => expect(sent('bookings/cancel/')).toHaveLength(1));
  expect(sent('bookings/cancel/')).toMatchObject([{ version: 3, shown: 1250, reason: null }]);
  expect(await screen.findByRole('heading', { level: 1, name: 'You canceled' })).toBeVisible();
  expect(screen.getByText(/€12\.50 is on its way\./)).toBeVisible();
});

test('a refund that changed meanwhile is said, and the order is read again', async () => {
  const order = await show({ ...upcoming, acts: ['CANCEL'] });
  await press('Cancel, €25.00 back');
  const dialog = await screen.findByRole('dialog');
  answer({
    'bookings/cancel/': { cancelBooking: { error: 'booking.refund_changed', item: null } },
    'bookings/get-booking/': {
      booking: { error: null, item: { ...order, cancelTerms: null, version: 4 } },
    },
  });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel, €25.00 back' }));
  expect(await within(dialog).findByRole('alert')).toBeVisible();
  expect(sent('bookings/get-booking/')).toHaveLength(1);
});

test('a request can be accepted by its creator with one filled press', async () => {
  const order = await show({
    ...{ role: 'CREATOR', state: 'REQUESTED', bookingMode: 'CONFIRM', money: 'AUTHORISED' },
    ...{ startsAt: inHours(100), nextAt: inHours(47), acts: ['ACCEPT', 'DECLINE'] },
  });
  expect(screen.getByText('You receive €22.70.')).toBeVisible();
  answer({
    'bookings/accept/': {
      acceptBooking: { error: null, item: { ...order, state: 'CONFIRMED', version: 4, acts: [] } },
    },
  });
  await press('Accept');
  expect(sent('bookings/accept/')).toEqual([{ bookingId: order.id, version: 3 }]);
  expect(await screen.findByRole('heading', { level: 1, name: /^Sam: / })).toBeVisible();
});

test('a delivery is accepted, or a revision asked for with words', async () => {
  const order = await show({
    ...{ kind: 'DELIVERY', state: 'DELIVERED', title: 'Clip review', acceptsAt: inHours(69) },
    ...{ revisionsLeft: 1, acts: ['APPROVE', 'REVISE'] },
    deliveries: [
      {
        no: 1,
        note: 'Watch 4:10 twice.',
        links: ['https://a.example/x'],
        files: [],
        at: inHours(-3),
      },
    ],
  });
  expect(screen.getByRole('heading', { level: 1, name: '“Clip review” is here' })).toBeVisible();
  expect(screen.getByText('Watch 4:10 twice.')).toBeVisible();
  expect(screen.getByText(/Ask for a revision, 1 left\./)).toBeVisible();
  await press('Ask for a revision');
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByRole('textbox'), 'Louder, please');
  answer({
    'bookings/revise/': {
      reviseBooking: {
        error: null,
        item: { ...order, state: 'CONFIRMED', version: 4, begunAt: inHours(0), acts: [] },
      },
    },
  });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent('bookings/revise/')).toMatchObject([{ note: 'Louder, please' }]));
  expect(await screen.findByRole('heading', { level: 1, name: /is working on it$/ })).toBeVisible();
});

test('a proposed time is the one thing to answer, and news reads the order again', async () => {
  const realtime = new FakeRealtime();
  const order = await show(
    {
      ...{ ...upcoming, acts: ['ANSWER_MOVE', 'CANCEL'], moveAnswerBy: 'BUYER' },
      ...{ proposedStart: inHours(120), proposalUntil: inHours(40) },
    },
    realtime,
  );
  expect(screen.getByText('Nora Vale suggests another time')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Take / })).toBeVisible();
  answer({
    'bookings/get-booking/': {
      booking: {
        error: null,
        item: { ...order, version: 5, moveAnswerBy: null, proposedStart: null },
      },
    },
  });
  realtime.say('notifications-me', { redirectLink: `/orders/${order.id}` });
  await waitFor(() => expect(screen.queryByText('Nora Vale suggests another time')).toBeNull());
});

test('an empty delivery is refused on the page, a wrong link is named', async () => {
  await show({
    ...{ role: 'CREATOR', kind: 'DELIVERY', title: 'Clip review', dueAt: inHours(30) },
    ...{ begunAt: inHours(-1), acts: ['DELIVER'] },
  });
  await press('Deliver');
  const dialog = await screen.findByRole('dialog');
  const deliver = within(dialog).getByRole('button', { name: 'Deliver' });
  await userEvent.click(deliver);
  expect(within(dialog).getByText('Add a file, a link or a note.')).toBeVisible();
  await userEvent.type(within(dialog).getByRole('textbox', { name: /^Links/ }), 'http://a.example');
  await userEvent.click(deliver);
  expect(within(dialog).getByText('This isn’t a link: http://a.example')).toBeVisible();
  expect(sent('bookings/deliver/')).toHaveLength(0);
});
