import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBooking } from '@/__tests__/support/bookingFactories';
import { aCase, aCasePage } from '@/__tests__/support/caseFactories';
import { aUser } from '@/__tests__/support/partyFactories';
import { FakeRealtime, lateParts, renderScreen } from '@/__tests__/support/screen';
import { OrderScreen } from '@/components/order/OrderScreen';
import { callSecureql } from '@/lib/secureql/browser/client';
import type { BookingPage } from '@/lib/shared/bookings/views';
import type { CasePage } from '@/lib/shared/cases/cases';

jest.mock('@/lib/secureql/browser/client', () => ({
  callSecureql: jest.fn(),
  sendFile: jest.fn(),
}));
const call = jest.mocked(callSecureql);
const HOUR = 60 * 60_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const sent = (path: string) =>
  call.mock.calls.filter(([called]) => called === path).map(([, payload]) => payload);

async function show(over: Partial<BookingPage>, page: CasePage = aCasePage()) {
  const order = aBooking(over);
  const answers: Record<string, unknown> = {
    'bookings/get-booking/': { booking: { error: null, item: order } },
    'bookings/check-in/': {
      checkIn: { error: null, item: { ...order, version: 4, buyerInAt: inHours(0), acts: [] } },
    },
    'cases/get-case/': { orderCase: { error: null, item: page } },
  };
  call.mockImplementation((path) => Promise.resolve(answers[path] as never));
  renderScreen(<OrderScreen initial={order} gift={null} review={null} chat={<p>chat</p>} />, {
    ...{ user: aUser({ id: 'me' }), realtime: new FakeRealtime() },
  });
  await lateParts();
  return order;
}

beforeEach(() => call.mockReset());

const now = { startsAt: inHours(-0.1), endsAt: inHours(1) };

test('a side of a session says that they are there, and sees who else is', async () => {
  const { id, version } = await show({ ...now, acts: ['CHECK_IN', 'OPEN_CASE'] });
  const presence = () => screen.getByRole('region', { name: 'Who’s there' });
  expect(presence()).toHaveTextContent('You haven’t checked in');
  expect(presence()).toHaveTextContent('Nora Vale hasn’t checked in');
  expect(screen.getByRole('link', { name: 'Something wrong?' })).toHaveAttribute(
    'href',
    `/dashboard/resolution?booking=${id}`,
  );
  await userEvent.click(screen.getByRole('button', { name: 'I’m here' }));
  expect(sent('bookings/check-in/')).toEqual([{ bookingId: id, version }]);
  expect(presence()).toHaveTextContent(/You checked in/);
});

test('a session that one side alone came to says what the clock does, and until when', async () => {
  const over = { startsAt: inHours(-3), endsAt: inHours(-2), acceptsAt: inHours(22) };
  await show({ ...over, state: 'DELIVERED', creatorInAt: inHours(-3) });
  expect(screen.getByText(/^You didn’t check in\./)).toBeVisible();
  expect(screen.getByText(/is held until then\.$/)).toBeVisible();
});

test('an order with a case says what is asked for, and shows the case', async () => {
  const step = { by: 'BUYER', at: inHours(-1), isFuture: false, note: null } as const;
  await show(
    {
      ...{ state: 'DISPUTED', caseAnswerBy: 'CREATOR', nextAt: inHours(41) },
      steps: [{ ...step, kind: 'CASE_OPENED', amount: 1000 }],
    },
    aCasePage({ case: aCase(), acts: ['CHANGE', 'WITHDRAW'] }),
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You asked for €10.00 back');
  expect(screen.getByText('left to answer')).toBeVisible();
  const panel = await screen.findByRole('region', { name: 'You asked for €10.00 back' });
  expect(within(panel).getByText('We began late.')).toBeVisible();
  expect(within(panel).getByRole('button', { name: 'Withdraw the case' })).toBeVisible();
});
