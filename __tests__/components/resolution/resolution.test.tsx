import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBooking } from '@/__tests__/support/bookingFactories';
import { aCase, aCasePage, aChoice } from '@/__tests__/support/caseFactories';
import { aUser } from '@/__tests__/support/partyFactories';
import { renderScreen } from '@/__tests__/support/screen';
import { ResolutionScreen } from '@/components/resolution/ResolutionScreen';
import { callSecureql } from '@/lib/secureql/browser/client';
import type { CaseLine, CasePage } from '@/lib/shared/cases/cases';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
const call = jest.mocked(callSecureql);
const sent = (path: string) =>
  call.mock.calls.filter(([called]) => called === path).map(([, payload]) => payload);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  call.mockReset();
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

function show(one: CasePage | null, lines: CaseLine[] = []) {
  renderScreen(<ResolutionScreen one={one} lines={lines} cursor={null} />, {
    user: aUser({ id: 'me' }),
  });
}

test('the list says where each case stands, and offers orders without one', () => {
  const line = aBooking({ title: 'Emote' });
  show(null, [
    { id: 'a', line: aBooking(), case: aCase() },
    { id: 'b', line: aBooking({ role: 'CREATOR' }), case: aCase({ state: 'RULED' }) },
    {
      id: 'c',
      line: aBooking(),
      case: aCase({ state: 'CLOSED', outcome: 'AGREED', refund: 1250 }),
    },
    { id: 'd', line, case: null },
  ]);
  expect(screen.getByRole('link', { name: 'You asked for €10.00 back' })).toBeVisible();
  expect(screen.getByText('Waiting for Nora Vale')).toBeVisible();
  expect(screen.getByText('Your answer')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Resolved: €12.50 back' })).toBeVisible();
  const without = screen.getByRole('region', { name: 'Something wrong with one of these?' });
  expect(within(without).getByRole('link', { name: 'Emote' })).toHaveAttribute(
    'href',
    '/dashboard/resolution?booking=d',
  );
});

test('a part is chosen, its amount by slider or field, and sent with words', async () => {
  const choices = [
    aChoice({ kind: 'NO_SHOW', least: null, most: null, back: 2500 }),
    aChoice(),
    aChoice({ kind: 'NOT_AS_SOLD', most: 2500 }),
  ];
  show(aCasePage({ choices }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('What went wrong?');
  expect(screen.getByText(/Up to €15\.00/)).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: /Some of it wasn’t right/ }));
  await press('Continue');
  const slider = screen.getByRole('slider', { name: 'How much goes back' });
  fireEvent.change(slider, { target: { value: '1000' } });
  expect(screen.getByRole('textbox', { name: /^Exact amount/ })).toHaveValue('10');
  expect(screen.getByText(/No answer means yes\.$/)).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'What happened?' }), 'We began late.');
  call.mockResolvedValue({
    openCase: {
      error: null,
      item: aCasePage({ case: aCase(), acts: ['CHANGE', 'WITHDRAW'] }),
    },
  });
  await press('Ask for €10.00 back');
  expect(sent('cases/open/')).toEqual([
    expect.objectContaining({ kind: 'PARTIAL', amount: 1000, newDue: null, version: 4 }),
  ]);
  expect(await screen.findByRole('heading', { name: 'You asked for €10.00 back' })).toBeVisible();
  expect(screen.getByText('14 messages, read only if it goes to our team')).toBeVisible();
});

test('what the other side asks for is answered with a yes, another amount or a no', async () => {
  const line = aBooking({ role: 'CREATOR', state: 'DISPUTED' });
  const acts = ['ACCEPT', 'CHANGE', 'REFUSE'] as const;
  show(aCasePage({ line, case: aCase(), acts: [...acts] }));
  expect(screen.getByText('We began late.')).toBeVisible();
  await press('Suggest something else');
  const dialog = screen.getByRole('dialog');
  const field = within(dialog).getByRole('textbox', { name: /^Exact amount/ });
  await userEvent.clear(field);
  await userEvent.type(field, '5.50');
  call.mockResolvedValue({
    changeCase: { error: null, item: aCasePage({ line, case: aCase({ amount: 550 }) }) },
  });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Suggest it' }));
  expect(sent('cases/change/')).toEqual([
    { caseId: aCase().id, version: 1, amount: 550, newDue: null, words: null },
  ]);
});

test('a rule is named with the times that it looked at', () => {
  const page = aCasePage({
    case: aCase({ kind: 'NO_SHOW', state: 'RULED', rule: 'CREATOR_ABSENT', amount: 2500 }),
    startsAt: '2026-11-21T19:30:00.000Z',
    buyerInAt: '2026-11-21T19:28:00.000Z',
  });
  show(page);
  expect(screen.getByRole('heading', { name: 'You said Nora Vale wasn’t there' })).toBeVisible();
  expect(screen.getByText('Why: only the fan checked in')).toBeVisible();
  expect(screen.getByText('Not at all')).toBeVisible();
  expect(screen.getByText('€25.00', { selector: 'dd' })).toBeVisible();
});
