import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ServiceScreen } from '@/components/service/ServiceScreen';
import { callSecureql } from '@/lib/secureql/browser/client';
import { SecureqlError } from '@/lib/secureql/browser/secureqlError';
import type { ServicePage } from '@/lib/shared/experiences/views';
import { aUser } from '@/__tests__/support/partyFactories';
import { aRecord, aReview } from '@/__tests__/support/reviewFactories';
import { lateParts, renderScreen } from '@/__tests__/support/screen';
import { aPublicQuestion, aServicePage, aSlot, aTier } from '@/__tests__/support/shownServices';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
const call = jest.mocked(callSecureql);
window.IntersectionObserver ??= class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;

const slots = [
  aSlot('2026-11-27T17:00:00.000Z'),
  aSlot('2026-11-27T18:00:00.000Z'),
  aSlot('2026-11-28T18:30:00.000Z'),
];
const show = (over: Partial<ServicePage> = {}, isMember = true) =>
  renderScreen(
    <ServiceScreen
      page={aServicePage(over)}
      questions={{ asked: [aPublicQuestion()], cursor: null }}
      reviews={{ items: [aReview()], cursor: null }}
      record={aRecord()}
    />,
    { user: isMember ? aUser() : null },
  );
const book = () => screen.getByRole('complementary', { name: 'Book' });

beforeEach(() => {
  call.mockReset();
  call.mockResolvedValue({ availability: { error: null, items: slots } });
});

test('the most booked tier and its next time are chosen; the button says so', async () => {
  show();
  const button = await within(book()).findByRole('link', { name: /^Book / });
  expect(button).toHaveAttribute(
    'href',
    '/experiences/service-1/tier-2/checkout?at=2026-11-27T17%3A00%3A00.000Z',
  );
  expect(screen.getByRole('button', { name: /^Chosen ?: Two matches$/ })).toBeVisible();
  expect(within(book()).getByText('€25.00')).toBeVisible();
  const times = within(book()).getAllByRole('button', { pressed: false });
  await userEvent.click(times.at(-1) as HTMLElement);
  expect(within(book()).getByRole('link', { name: /^Book / })).toHaveAttribute(
    'href',
    expect.stringContaining('2026-11-28T18%3A30'),
  );
});

test('another tier asks for its own times', async () => {
  show();
  await within(book()).findByRole('link', { name: /^Book / });
  await userEvent.click(screen.getByRole('button', { name: /^Choose ?: One match$/ }));
  await waitFor(() =>
    expect(call).toHaveBeenLastCalledWith(
      'user-availability',
      expect.objectContaining({ serviceTierId: 'tier-1', creatorId: 'user-nora' }),
    ),
  );
  expect(within(book()).getByText('€15.00')).toBeVisible();
});

test('times that cannot be read leave the way to the calendar', async () => {
  call.mockRejectedValue(new SecureqlError('backend.unreachable', 0));
  show();
  expect(await screen.findByText(/The times couldn’t be loaded/)).toBeVisible();
  expect(within(book()).getByRole('link', { name: 'Choose a time' })).toHaveAttribute(
    'href',
    '/experiences/service-1/tier-2/checkout',
  );
});

test('no free time: one asks to be told, and it is kept for that', async () => {
  show({ tiers: [aTier({ nextFreeAt: null })] });
  expect(within(book()).getByText('Nothing available in the next five weeks.')).toBeVisible();
  expect(within(book()).getByRole('button', { name: 'No times available' })).toBeDisabled();
  expect(call).not.toHaveBeenCalled();
  call.mockResolvedValue({ saveFavorite: { error: null, item: null } });
  await userEvent.click(screen.getByRole('button', { name: 'Tell me when that changes' }));
  expect(call).toHaveBeenCalledWith('favorites/save-favorite/', {
    ...{ targetType: 'SERVICE', targetId: 'service-1', notifySlots: true },
  });
  expect(await screen.findByRole('button', { name: 'Stop telling me' })).toBeVisible();
});

test('sold out, not for sale, paused and one’s own cannot be booked', () => {
  const states: [Partial<ServicePage>, string, string][] = [
    [{ tiers: [aTier({ stockLeft: 0 })] }, 'Sold out', 'Sold out'],
    [{ isForSale: false }, 'Not bookable right now', 'Payments aren’t set up yet'],
    [{ state: 'PAUSED' }, 'Not bookable right now', 'isn’t taking new orders'],
    [{ isOwn: true }, 'This is yours', 'This is how everyone sees it'],
  ];
  states.forEach(([over, button, words]) => {
    const { unmount } = show(over);
    expect(within(book()).getByRole('button', { name: button })).toBeDisabled();
    expect(screen.getAllByText(new RegExp(words))[0]).toBeVisible();
    unmount();
  });
});

test('a delivery and a file say their price, and ask for no time', () => {
  const tiers = [aTier({ minutes: null, days: 3, revisions: 2 })];
  const { unmount } = show({ kind: 'DELIVERY', tiers, bookingMode: 'CONFIRM' });
  expect(within(book()).getByRole('link', { name: 'Ask for it, €15.00' })).toBeVisible();
  expect(screen.getByText('No answer, no charge.', { exact: false })).toBeVisible();
  expect(screen.getByText('2 revisions')).toBeVisible();
  unmount();
  show({ kind: 'INSTANT', tiers: [aTier({ minutes: null })] });
  expect(within(book()).getByRole('link', { name: 'Order for €15.00' })).toBeVisible();
  expect(call).not.toHaveBeenCalled();
});

test('a question is asked once, and shown to its asker until it is answered', async () => {
  show();
  expect(screen.getByText('If the game has crossplay, yes.')).toBeVisible();
  call.mockResolvedValueOnce({
    askQuestion: {
      error: null,
      item: aPublicQuestion({
        id: 'mine',
        text: 'Is it on stream?',
        answer: null,
        state: 'PENDING',
        answeredAt: null,
      }),
    },
  });
  const field = screen.getByRole('textbox', { name: /Ask something everyone can read/ });
  await userEvent.type(field, 'Is it on stream?');
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  expect(await screen.findByText('Is it on stream?')).toBeVisible();
  expect(screen.getByText(/Waiting for Nora Night/)).toBeVisible();
  expect(screen.getByText(/Sent\. We’ll tell you/)).toBeVisible();
});

test('a question with contact data is refused at its field, and stays as it was typed', async () => {
  show();
  call.mockResolvedValueOnce({ askQuestion: { error: 'service.contact_in_question', item: null } });
  const field = screen.getByRole('textbox', { name: /Ask something everyone can read/ });
  await userEvent.type(field, 'Call me: 0151 2345678');
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
  expect(field).toHaveValue('Call me: 0151 2345678');
});

test('a visitor logs in to ask and to keep', async () => {
  show({}, false);
  await lateParts();
  expect(screen.getByRole('link', { name: 'Log in to ask something' })).toHaveAttribute(
    'href',
    '/login?next=%2Fnora%2Fservice-1%23questions',
  );
  expect(screen.getByRole('link', { name: 'Add “Play with me” to favorites' })).toBeVisible();
});

test('how many gave how many stars is said in words, too', async () => {
  show();
  await lateParts();
  const reviews = within(screen.getByRole('region', { name: 'Reviews' }));
  const rows = reviews.getAllByRole('listitem').slice(0, 5);
  expect(rows.map((row) => row.getAttribute('aria-label'))).toEqual([
    '5 of 5 stars: 35',
    '4 of 5 stars: 2',
    '3 of 5 stars: 1',
    '2 of 5 stars: 0',
    '1 of 5 stars: 0',
  ]);
  expect(reviews.getByText('Won one, lost one.')).toBeVisible();
  expect(reviews.getByText('11 of 12')).toBeVisible();
});
