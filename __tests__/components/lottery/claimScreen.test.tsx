import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aClaim } from '@/__tests__/support/lotteryFactories';
import { aUser } from '@/__tests__/support/partyFactories';
import { renderScreen } from '@/__tests__/support/screen';
import { ClaimScreen } from '@/components/lottery/claim/ClaimScreen';
import type { ClaimView } from '@/hooks/lottery/types';
import { callSecureql } from '@/lib/secureql/browser/client';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
const call = jest.mocked(callSecureql);

/** What the server says from now on. */
function answer(claim: ClaimView, answers: Record<string, unknown> = {}) {
  const all: Record<string, unknown> = {
    'lottery/get-claim/': { getClaim: { error: null, item: claim } },
    ...answers,
  };
  call.mockImplementation((path) => Promise.resolve(all[path] as never));
}
const sent = (path: string) => call.mock.calls.filter(([called]) => called === path);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const show = (claim: ClaimView) => renderScreen(<ClaimScreen initial={claim} />, { user: aUser() });

beforeEach(() => {
  call.mockReset();
  sessionStorage.clear();
});

test('one press takes the prize; what the delivery needs comes after it', async () => {
  const claimed = aClaim({ status: 210, claimBy: null, claimedAt: new Date().toISOString() });
  answer(claimed, { 'lottery/claim-prize/': { claimPrize: { error: null, item: claimed } } });
  show(aClaim());
  expect(screen.getByRole('timer')).toBeVisible();
  expect(screen.queryByLabelText('Full name')).toBeNull();
  await press('It’s mine');
  expect(await screen.findByLabelText('Full name')).toBeVisible();
  expect(sent('lottery/claim-prize/')[0]?.[1]).toEqual({ uuid: 'claim-1' });
});

test('what is missing is said at its field, and what was typed outlives the page until it is sent', async () => {
  const claim = aClaim({ status: 210, claimBy: null });
  answer(claim);
  const { unmount } = show(claim);
  await userEvent.type(screen.getByLabelText('Full name'), 'Sky Runner');
  await press('Send to Hana');
  expect(screen.getByLabelText('Street and number')).toBeInvalid();
  expect(screen.getByLabelText('Street and number')).toHaveFocus();
  expect(sent('lottery/send-details/')).toHaveLength(0);
  unmount();
  const done = { ...claim, detailsAt: new Date().toISOString() };
  answer(done, { 'lottery/send-details/': { sendClaimDetails: { error: null, item: done } } });
  show(claim);
  await waitFor(() => expect(screen.getByLabelText('Full name')).toHaveValue('Sky Runner'));
  await userEvent.type(screen.getByLabelText('Street and number'), '12 Harbour Lane');
  await userEvent.type(screen.getByLabelText('City'), 'Hong Kong');
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'DE');
  await press('Send to Hana');
  expect(screen.getByLabelText('ZIP or postal code')).toBeInvalid();
  // There are none.
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'HK');
  await press('Send to Hana');
  expect(await screen.findByText(/has your address/)).toBeVisible();
  expect(sent('lottery/send-details/')[0]?.[1]).toMatchObject({
    name: 'Sky Runner',
    address: '12 Harbour Lane',
    postcode: null,
    city: 'Hong Kong',
    country: 'HK',
    email: null,
  });
  expect(sessionStorage).toHaveLength(0);
});

test('for what is sent online an email or a note is enough, and one of them is needed', async () => {
  const claim = aClaim({ status: 210, claimBy: null, delivery: 'DIGITAL' });
  answer(claim);
  show(claim);
  await press('Send to Hana');
  expect(screen.getByLabelText('Email')).toBeInvalid();
  await userEvent.type(screen.getByLabelText(/Note for Hana/), 'Find me in chat');
  await press('Send to Hana');
  await waitFor(() => expect(sent('lottery/send-details/')).toHaveLength(1));
});

test('the creator reads what was sent and marks it as handed over', async () => {
  const details = {
    name: 'Sky',
    address: '12 Harbour Lane',
    postcode: '24103',
    city: 'Kiel',
    country: 'DE',
    email: null,
    note: null,
  };
  const claim = aClaim({ status: 210, isMine: false, claimBy: null, detailsAt: 'x', details });
  answer({ ...claim, status: 220 }, { 'lottery/fulfil-prize/': { fulfilPrize: { error: null } } });
  show(claim);
  expect(screen.getByText('Germany')).toBeVisible();
  await press('Mark as handed over');
  expect(await screen.findByRole('heading', { name: 'Handed over' })).toBeVisible();
  expect(sent('lottery/fulfil-prize/')[0]?.[1]).toEqual({
    lotteryId: 'lottery-1',
    memberId: 'entry-1',
  });
});

test.each([
  [300, 'The time to claim ran out'],
  [310, 'You passed it on'],
  [320, 'The prize went to the next in line'],
])('a claim of status %d is over', (status, title) => {
  const claim = aClaim({ status, claimBy: null });
  answer(claim);
  show(claim);
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
});
