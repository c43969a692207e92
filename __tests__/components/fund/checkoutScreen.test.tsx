import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aFund, aFundPage, aFundUpdate, aPoll, aTier } from '@/__tests__/support/fundFactories';
import { aUser } from '@/__tests__/support/partyFactories';
import { FakeRealtime, lateParts, renderScreen } from '@/__tests__/support/screen';
import { CheckoutScreen } from '@/components/fund/checkout/CheckoutScreen';
import { callSecureql } from '@/lib/secureql/browser/client';
import type { FundPage } from '@/lib/shared/fund/views';
import { toolChannel } from '@/lib/shared/hosting/toolChannel';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
const call = jest.mocked(callSecureql);
const START = 'fund/start-contribution/';

function answer(page: FundPage, answers: Record<string, unknown> = {}) {
  const all: Record<string, unknown> = {
    'get-fund/': { getFund: { error: null, items: [page] } },
    'accounts/request-code/': {
      requestCode: { error: null, item: { sentTo: 'sam@example.com', length: 6 } },
    },
    'accounts/log-in-with-code/': { logInWithCode: { error: null, item: aUser() } },
    ...answers,
  };
  call.mockImplementation((path) => Promise.resolve(all[path] as never));
}
const refused = (error: string) => ({ [START]: { startContribution: { error, item: null } } });
const sent = (path: string) => call.mock.calls.filter(([called]) => called === path);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const amount = () => screen.getByRole('textbox', { name: /^Amount/ });
const type = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

beforeEach(() => {
  call.mockReset();
  sessionStorage.clear();
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

const fund = aFund({ tiers: [aTier({ question: 'Which country?' })], polls: [aPoll()] });
const show = async (
  given: Parameters<typeof aFundPage>[0] = { fund },
  { tierId = null, isFan = false }: { tierId?: string | null; isFan?: boolean } = {},
  answers: Record<string, unknown> = refused('internal'),
) => {
  const page = aFundPage(given);
  answer(page, answers);
  renderScreen(
    <CheckoutScreen initial={page} tierId={tierId} />,
    isFan ? { user: aUser({ handle: 'sam' }) } : {},
  );
  await lateParts();
};

test('too little is said under the amount, everything typed stays, and nothing is sent', async () => {
  await show();
  await userEvent.type(screen.getByLabelText(/^Say something/), 'Good luck!');
  await type(amount(), '0.50');
  await press(/^Pay/);
  expect(
    screen.getByText('The smallest contribution is €1.00. Most people give €10 or €25.'),
  ).toBeVisible();
  expect(screen.getByLabelText(/^Say something/)).toHaveValue('Good luck!');
  expect(sent(START)).toHaveLength(0);
});

test('a reward sets the amount, and a smaller amount drops it with a line', async () => {
  await show({ fund }, { tierId: 'tier-1' });
  expect(amount()).toHaveValue('25');
  expect(screen.getByRole('button', { name: /^Reward/ })).toHaveTextContent('Sticker pack');
  await press('€10');
  expect(screen.getByRole('button', { name: /^Reward/ })).toHaveTextContent('No reward');
  expect(screen.getByText(/“Sticker pack” needs more than this amount/)).toBeVisible();
});

test('a fan sends what was chosen; the same press again is the same contribution', async () => {
  await show({ fund }, { isFan: true });
  await press(/^Reward/);
  const sheet = screen.getByRole('dialog', { name: 'Pick a reward' });
  await userEvent.click(within(sheet).getByRole('radio', { name: /Sticker pack/ }));
  await press('Take “Sticker pack”');
  expect(within(sheet).getByText('Please answer this for your reward.')).toBeVisible();
  await userEvent.type(within(sheet).getByLabelText('Which country?'), 'Portugal');
  await press('Take “Sticker pack”');
  await press(/^Your vote/);
  await userEvent.click(screen.getByRole('radio', { name: /Mossfall/ }));
  await press('Done');
  for (const time of [1, 2]) {
    await press('Pay €25.00');
    await waitFor(() => expect(sent(START)).toHaveLength(time));
    await lateParts();
  }
  const [first, second] = sent(START).map(([, payload]) => payload);
  expect(first).toMatchObject({
    ...{ amount: 2500, currency: 'EUR', tierId: 'tier-1', tierAnswer: 'Portugal' },
    ...{ pollOptionId: 'option-2', visibility: 'PUBLIC', email: null, name: null },
  });
  expect(second).toEqual(first);
});

test('how it is shown can be seen before it is sent', async () => {
  await show();
  await press(/^Shown as/);
  const preview = screen.getByRole('group', { name: 'What others see' });
  expect(preview).toHaveTextContent('Someone');
  await userEvent.type(screen.getByLabelText('Your name'), 'Kettlebird');
  expect(preview).toHaveTextContent('Kettlebird€25');
  await userEvent.click(screen.getByRole('radio', { name: /^Name only/ }));
  expect(preview).toHaveTextContent('amount hidden');
  await userEvent.click(screen.getByRole('radio', { name: /^Anonymous/ }));
  expect(preview).toHaveTextContent('Someone');
});

test('somebody was faster: nothing was charged, and the rest can still be given', async () => {
  const rare = aFund({ tiers: [aTier({ left: 1, stock: 1 })] });
  await show({ fund: rare }, { tierId: 'tier-1', isFan: true }, refused('fund.sold_out'));
  await press('Pay €25.00');
  expect(await screen.findByText('Someone took the last “Sticker pack”.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Give €25.00 without it' })).toBeVisible();
});

test('it closed meanwhile: what was typed stays, and the way leads to the fund', async () => {
  await show({ fund }, { isFan: true }, refused('fund.closed'));
  await userEvent.type(screen.getByLabelText(/^Say something/), 'Hello');
  await press('Pay €25.00');
  expect(await screen.findByText('This fund closed while you were here.')).toBeVisible();
  expect(screen.getByLabelText(/^Say something/)).toHaveValue('Hello');
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
});

test('something rare asks a visitor for six digits first, and goes on as a member who stays unnamed', async () => {
  const rare = aFund({ tiers: [aTier({ left: 1, stock: 1 })] });
  await show({ fund: rare }, { tierId: 'tier-1' });
  await userEvent.type(screen.getByLabelText('Email for your receipt'), 'sam@example.com');
  await press('Pay €25.00');
  await userEvent.type(await screen.findByLabelText('Code from the email'), '123456');
  await waitFor(() => expect(sent(START)).toHaveLength(1));
  expect(sent(START)[0]?.[1]).toMatchObject({
    ...{ tierId: 'tier-1', email: null, visibility: 'ANONYMOUS' },
  });
});

test('a pledge says what is charged today, when, and that it can be taken back', async () => {
  const pledge = aFund({ mode: 'ALL_OR_NOTHING', deadlineAt: '2099-12-01T20:00:00.000Z' });
  await show({ fund: pledge }, { isFan: true });
  expect(screen.getByText('€0.00 today')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save card, pledge €25.00' })).toBeVisible();
  expect(screen.getByText(/By saving your card you agree that Nora is paid €25\.00/)).toBeVisible();
});

test('what somebody else takes while this is open is said at once, and the words stay', async () => {
  const rare = aFund({ tiers: [aTier({ left: 1, stock: 1 })] });
  const realtime = new FakeRealtime();
  answer(aFundPage({ fund: rare }));
  renderScreen(<CheckoutScreen initial={aFundPage({ fund: rare })} tierId="tier-1" />, {
    ...{ user: aUser(), realtime },
  });
  await userEvent.type(screen.getByLabelText(/^Say something/), 'Me first!');
  const taken = aFund({ tiers: [aTier({ left: 0, stock: 1, isAvailable: false })] });
  act(() => realtime.say(toolChannel('fund-1'), aFundUpdate({ fund: taken })));
  expect(screen.getByText('Someone took the last “Sticker pack”.')).toBeVisible();
  expect(screen.getByLabelText(/^Say something/)).toHaveValue('Me first!');
  await press('Give €25.00 without it');
  await waitFor(() => expect(sent(START)[0]?.[1]).toMatchObject({ tierId: null }));
});
