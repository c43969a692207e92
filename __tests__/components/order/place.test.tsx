import { screen, within } from '@testing-library/react';
import { aBooking } from '@/__tests__/support/bookingFactories';
import { aTicket, aUser } from '@/__tests__/support/partyFactories';
import { lateParts, renderScreen } from '@/__tests__/support/screen';
import { OrderScreen } from '@/components/order/OrderScreen';
import { BoughtNote } from '@/components/party/ticket/parts/BoughtNote';
import { callSecureql } from '@/lib/secureql/browser/client';
import type { BookingPage, BoughtQueuePlace } from '@/lib/shared/bookings/views';

jest.mock('@/lib/secureql/browser/client', () => ({
  callSecureql: jest.fn(),
  sendFile: jest.fn(),
}));

const AT = '2099-11-27T18:00:00.000Z';
const aPlace = (over: Partial<BoughtQueuePlace> = {}): BoughtQueuePlace => ({
  ...{ partyId: null, title: null, queueUuid: null, backAt: AT, queues: [] },
  ...over,
});

async function show(over: Partial<BookingPage>) {
  const order = aBooking({ kind: 'QUEUE', dueAt: AT, place: aPlace(), ...over });
  jest.mocked(callSecureql).mockResolvedValue({ booking: { error: null, item: order } });
  renderScreen(<OrderScreen initial={order} gift={null} review={null} chat={<p>chat</p>} />, {
    user: aUser({ id: 'me' }),
  });
  await lateParts();
}

test('a place that is not used yet shows the queues in which it can be, open ones to join', async () => {
  const queue = { game: 'Chess', opensAt: null };
  await show({
    place: aPlace({
      queues: [
        { ...queue, id: 'one', title: 'Tonight', isOpen: true },
        { ...queue, id: 'two', title: 'Saturday', isOpen: false, opensAt: AT },
      ],
    }),
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Your place with Nora Vale is waiting',
  );
  const box = within(screen.getByRole('region', { name: 'Where you can play' }));
  expect(box.getByText(/Open now/)).toBeVisible();
  expect(box.getByText(/Opens/)).toHaveTextContent(/^Chess · Opens Fri/);
  const [join] = box.getAllByRole('link', { name: 'Join the line' });
  expect(join).toHaveAttribute('href', '/party/one');
  expect(box.getByRole('link', { name: 'Saturday' })).toBeVisible();
  expect(box.getAllByRole('link', { name: 'Join the line' })).toHaveLength(1);
});

test('without a queue it says that one will show up', async () => {
  await show({});
  expect(screen.getByText(/^Nora Vale has no queue yet\./)).toBeVisible();
});

test('in line it leads its buyer to the ticket, and the creator to the queue', async () => {
  const place = aPlace({ partyId: 'one', title: 'Tonight', queueUuid: 'ticket' });
  await show({ place, inLineSince: AT });
  expect(screen.getByRole('link', { name: 'See my ticket' })).toHaveAttribute(
    'href',
    '/party/one/queue/ticket',
  );
  expect(screen.getByText(/an hour after the queue ends/)).toBeVisible();
});

test('the creator of it goes to the queue', async () => {
  const place = aPlace({ partyId: 'one', title: 'Tonight' });
  await show({ place, inLineSince: AT, role: 'CREATOR' });
  expect(screen.getByRole('link', { name: 'Open the queue' })).toHaveAttribute(
    'href',
    '/party/one/dashboard',
  );
});

const money = { bookingId: 'order', price: 500, currency: 'EUR' } as const;

test.each([
  ['WAITS', /We hold the money until you’ve played\. Not played by /],
  ['MOVES', /You played\. The money goes to Hana /],
  ['PAID', /You played, and Hana got paid\./],
  ['BACK', /You get all of it back\./],
] as const)('a ticket that was bought says where its money is: %s', (state, words) => {
  renderScreen(<BoughtNote ticket={aTicket({ bought: { ...money, state, at: AT } })} />, {
    user: aUser(),
  });
  expect(screen.getByText(words)).toHaveTextContent('Bought for €5.00.');
  expect(screen.getByRole('link', { name: 'See the order' })).toHaveAttribute(
    'href',
    expect.stringContaining('/orders/order'),
  );
});
