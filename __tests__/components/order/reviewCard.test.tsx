import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReviewCard } from '@/components/order/review/ReviewCard';
import { callSecureql } from '@/lib/secureql/browser/client';
import type { OrderReview } from '@/lib/shared/reviews/views';
import { aBooking, NORA, SAM } from '@/__tests__/support/bookingFactories';
import { aUser } from '@/__tests__/support/partyFactories';
import { anOrderReview, aReview } from '@/__tests__/support/reviewFactories';
import { lateParts, renderScreen } from '@/__tests__/support/screen';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
const call = jest.mocked(callSecureql);

async function show(review: OrderReview | null) {
  const shown = renderScreen(
    <ReviewCard order={aBooking({ state: 'COMPLETED' })} initial={review} />,
    {
      user: aUser({ id: SAM.id }),
    },
  );
  await lateParts();
  return shown;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => call.mockReset());

test('nothing before it is done, and nothing for whoever is no side of it', async () => {
  const { container, unmount } = await show(anOrderReview({ state: 'NONE' }));
  expect(container).toBeEmptyDOMElement();
  unmount();
  expect((await show(null)).container).toBeEmptyDOMElement();
});

test('the stars come first; then it is sealed and can be changed', async () => {
  await show(anOrderReview());
  expect(screen.getByRole('heading', { name: 'How was it?' })).toBeVisible();
  await press('Seal and send');
  expect(screen.getByText('Choose the stars first.')).toBeVisible();
  expect(call).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('radio', { name: '3 of 5 stars, Okay' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: '4 of 5 stars, Good' })).toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Fun' }));
  await userEvent.type(screen.getByRole('textbox'), 'We laughed');
  const mine = { stars: 4, tags: ['FUN' as const], text: 'We laughed', hiddenReason: null };
  const item = anOrderReview({ state: 'SEALED', mine });
  call.mockResolvedValue({ writeReview: { error: null, item } });
  await press('Seal and send');
  expect(call).toHaveBeenCalledWith('reviews/write/', {
    ...{ bookingId: 'booking-1', stars: 4, tags: ['FUN'], text: 'We laughed' },
  });
  expect(await screen.findByRole('heading', { name: 'Sealed' })).toBeVisible();
  await press('Change it');
  expect(screen.getByRole('radio', { name: '4 of 5 stars, Good' })).toBeChecked();
});

test('both are open beside each other, and the one about oneself takes one reply', async () => {
  const theirs = aReview({
    ...{ id: 'review-2', author: NORA, subject: SAM, stars: 5, text: 'Any time', canReply: true },
  });
  await show(anOrderReview({ state: 'OPENED', opened: [theirs, aReview()] }));
  expect(screen.getByRole('heading', { name: 'Both are open' })).toBeVisible();
  const [mine] = screen.getAllByRole('region', { name: /about/ });
  expect(mine).toHaveAccessibleName('You about Nora Vale');
  const said = within(screen.getByRole('region', { name: 'Nora Vale about you' }));
  await userEvent.click(said.getByRole('button', { name: 'Reply' }));
  await userEvent.type(said.getByRole('textbox', { name: /Your reply/ }), 'Thanks!');
  const item = { ...theirs, canReply: false, reply: { text: 'Thanks!', at: theirs.at } };
  call.mockResolvedValue({ replyToReview: { error: null, item } });
  await userEvent.click(said.getByRole('button', { name: 'Send reply' }));
  expect(await said.findByText('Thanks!')).toBeVisible();
  expect(said.queryByRole('button', { name: 'Reply' })).toBeNull();
});
