import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOwnContribution } from '@/__tests__/support/fundFactories';
import { aUser } from '@/__tests__/support/partyFactories';
import { renderScreen } from '@/__tests__/support/screen';
import { ContributionScreen } from '@/components/fund/contribution/ContributionScreen';
import { callSecureql } from '@/lib/secureql/browser/client';
import type { OwnContribution } from '@/lib/shared/fund/views';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
const call = jest.mocked(callSecureql);
const sent = (path: string) => call.mock.calls.filter(([called]) => called === path);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

function answer(own: OwnContribution | null, answers: Record<string, unknown> = {}) {
  const all: Record<string, unknown> = {
    'fund/get-contribution/': {
      contribution: { error: own ? null : 'not_found', item: own },
    },
    ...answers,
  };
  call.mockImplementation((path) => Promise.resolve(all[path] as never));
}

beforeEach(() => {
  call.mockReset();
  sessionStorage.clear();
  window.location.hash = '';
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

const show = async (own: OwnContribution, { isBack = false, isFan = true } = {}) => {
  answer(own);
  renderScreen(
    <ContributionScreen
      contributionId="contribution-1"
      initial={isFan ? own : null}
      isBack={isBack}
    />,
    isFan ? { user: aUser() } : {},
  );
  await act(() => new Promise((done) => setTimeout(done, 10)));
};

test('whoever comes back waits for the bank, and nothing is granted before it has answered', async () => {
  await show(anOwnContribution({ payment: 'OPEN' }), { isBack: true });
  expect(screen.getByRole('heading', { name: 'Waiting for your bank' })).toBeVisible();
  answer(anOwnContribution({ thanks: 'You legend.' }));
  await waitFor(() => expect(screen.getByText('You legend.')).toBeVisible(), { timeout: 4000 });
  expect(screen.getByRole('heading', { name: 'Thank you, sam!' })).toBeVisible();
});

test('a declined card: one press leads to another page for the same amount', async () => {
  const own = anOwnContribution({ payment: 'DECLINED', mode: 'ALL_OR_NOTHING' });
  await show(own);
  expect(screen.getByRole('heading', { name: 'Your bank said no' })).toBeVisible();
  answer(own, {
    'fund/pay-contribution/': { payContribution: { error: 'fund.closed', item: null } },
  });
  await press('Try again with another card');
  await waitFor(() => expect(sent('fund/pay-contribution/')).toHaveLength(1));
});

test('a pledge says both ends and can be taken back', async () => {
  const own = anOwnContribution({
    ...{ payment: 'PLEDGED', mode: 'ALL_OR_NOTHING', deadlineAt: '2099-12-01T20:00:00.000Z' },
  });
  await show(own);
  expect(screen.getByText('€2,000 reached:')).toBeVisible();
  const gone = anOwnContribution({ payment: 'VOID', mode: 'ALL_OR_NOTHING' });
  answer(gone, { 'fund/withdraw-pledge/': { withdrawPledge: { error: null, item: gone } } });
  await press('Take my pledge back');
  await userEvent.click(screen.getAllByRole('button', { name: 'Take my pledge back' }).at(-1)!);
  expect(await screen.findByRole('heading', { name: 'You took your pledge back' })).toBeVisible();
});

test('how it is shown is changed later, and the receipt stands on a press', async () => {
  await show(anOwnContribution());
  const hidden = anOwnContribution({ visibility: 'ANONYMOUS', shownAs: null });
  answer(hidden, {
    'fund/change-visibility/': { changeVisibility: { error: null, item: hidden } },
  });
  await press('Change');
  await userEvent.click(screen.getByRole('radio', { name: /^Anonymous/ }));
  await press('Save');
  expect(await screen.findByText('Someone')).toBeVisible();
  expect(sent('fund/change-visibility/')[0]?.[1]).toMatchObject({
    ...{ visibility: 'ANONYMOUS', alias: null, token: null },
  });
  await press('Show the receipt');
  expect(screen.getByRole('article', { name: 'Receipt' })).toHaveTextContent('ending 4242');
});

test('without an account the link opens it, and the right leaves the address', async () => {
  window.location.hash = '#token=secret';
  await show(anOwnContribution({ isMine: false }), { isFan: false });
  expect(await screen.findByRole('heading', { name: 'Thank you, sam!' })).toBeVisible();
  expect(sent('fund/get-contribution/')[0]?.[1]).toEqual({
    ...{ contributionId: 'contribution-1', token: 'secret' },
  });
  expect(window.location.hash).toBe('');
  expect(screen.getByRole('link', { name: 'Log in or pick a handle' })).toBeVisible();
});

test('without a right there is nothing to see', async () => {
  await show(anOwnContribution(), { isFan: false });
  expect(
    await screen.findByRole('heading', { name: 'We can’t show this contribution here' }),
  ).toBeVisible();
  expect(sent('fund/get-contribution/')).toHaveLength(0);
});
