import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BookingLine } from '@/lib/shared/bookings/views';
import { NORA } from '@/__tests__/support/chatFactories';
import {
  answers,
  answerSends,
  beginAnew,
  call,
  field,
  sent,
  showOpen,
} from '@/__tests__/support/chatStage';

jest.mock('@/lib/secureql/browser/client', () => ({
  callSecureql: jest.fn(),
  sendPhoto: jest.fn(),
}));

beforeEach(beginAnew);

const nora = { id: NORA, handle: 'nora-night', name: 'Nora Night', profilePhoto: null };

function aLine(id: string, changes: Partial<BookingLine> = {}): BookingLine {
  return {
    ...{ id, number: `PP-${id}`, serviceId: null, title: `Coaching ${id}`, tierName: 'One hour' },
    ...{ image: null, kind: 'SESSION', state: 'CONFIRMED', endReason: null, money: 'CAPTURED' },
    ...{ isLate: false, needsAnswers: false, moveAnswerBy: null, caseAnswerBy: null },
    ...{ role: 'BUYER', isGift: false, useBy: null, other: nora },
    ...{ price: 2500, net: null, refunded: 0, currency: 'EUR', dueAt: null, nextAt: null },
    ...{ inLineSince: null, sessionNo: 1, sessionCount: 1 },
    startsAt: '2099-11-27T18:00:00.000Z',
    endsAt: '2099-11-27T19:00:00.000Z',
    createdAt: '2026-11-20T12:00:00.000Z',
    ...changes,
  };
}

const have = (...items: BookingLine[]) => {
  answers['bookings/with-person/'] = () => ({ bookingsWithPerson: { error: null, items } });
};

test('the order that matters stands over the conversation, older ones behind a press', async () => {
  have(
    aLine('b3', { state: 'CANCELLED', money: 'VOIDED' }),
    aLine('b2'),
    aLine('b1', { state: 'COMPLETED' }),
  );
  await showOpen();
  expect(call).toHaveBeenCalledWith('bookings/with-person/', { userId: NORA });
  const card = within(await screen.findByRole('region', { name: 'Your orders together' }));
  const [first] = card.getAllByRole('link');
  expect(first).toHaveAttribute('href', '/orders/b2');
  expect(card.getByText('Booked')).toBeVisible();
  await userEvent.click(card.getByText('2 more orders'));
  expect(card.getByRole('link', { name: /Coaching b1/ })).toBeVisible();
});

test('before it is paid, contact data is asked about, and the order is named', async () => {
  have(aLine('b1', { state: 'REQUESTED', money: 'AUTHORISED' }));
  answerSends();
  await showOpen();
  await screen.findByRole('region', { name: 'Your orders together' });
  await userEvent.type(field(), 'discord: sam_plays{Enter}');
  expect(await screen.findByText(/Your order isn’t paid yet/)).toBeVisible();
  expect(sent()).toHaveLength(0);
});

test('once it is paid, the name one plays under goes at once', async () => {
  have(aLine('b1'));
  answerSends();
  await showOpen();
  await screen.findByRole('region', { name: 'Your orders together' });
  await userEvent.type(field(), 'discord: sam_plays{Enter}');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(screen.queryByText(/Sure you want to share this/)).toBeNull();
});

test('without an order there is no card, and the warning speaks of none', async () => {
  await showOpen();
  expect(screen.queryByRole('region', { name: 'Your orders together' })).toBeNull();
  await userEvent.type(field(), 'discord: sam_plays{Enter}');
  expect(await screen.findByText(/Sure you want to share this/)).toBeVisible();
  expect(screen.queryByText(/isn’t paid yet/)).toBeNull();
});
