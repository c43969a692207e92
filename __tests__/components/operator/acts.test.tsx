import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { SuspensionsScreen } from '@/components/operator/SuspensionsScreen';
import { OverviewScreen } from '@/components/operator/OverviewScreen';
import { callSecureql } from '@/lib/secureql/browser/client';
import type { OperatorFound, OperatorState } from '@/lib/shared/operators/operators';
import { renderScreen } from '@/__tests__/support/screen';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
const call = jest.mocked(callSecureql);

/** For machines that do much at once. */
const SLOW = { timeout: 10_000 };

const replace = jest.fn(() => Promise.resolve(true));
const router = { replace, asPath: '/operator' };

const seat: OperatorState = {
  ...{ handle: 'robindesk', provenUntil: '2026-11-26T12:30:00.000Z' },
  ...{ openReports: 2, suspensions: 0, openCases: 0 },
};
const nora = { id: 'user-1', handle: 'nora', userType: 'CREATOR' as const };
const found: OperatorFound = {
  ...{ kind: 'USER', id: 'user-1', label: 'nora', state: 'CREATOR', amount: null, currency: null },
  ...{ person: nora, marks: [], path: '/nora', at: '2026-11-20T12:00:00.000Z' },
};

beforeEach(() => {
  call.mockReset();
  replace.mockClear();
});

test('before the second factor nothing of the page is there, and a code opens it', async () => {
  const locked = { ...seat, provenUntil: null, openReports: 0 };
  renderScreen(<OverviewScreen seat={locked} words="" found={[]} />, { router });
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  call.mockResolvedValue({ proveOperator: { error: 'operator.code_wrong', item: null } });
  const type = (code: string) => {
    fireEvent.change(screen.getByLabelText('Code'), { target: { value: code } });
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  };
  type('000000');
  expect(await screen.findByText('Wrong code. Each one works once.', {}, SLOW)).toBeVisible();
  expect(replace).not.toHaveBeenCalled();
  call.mockResolvedValue({ proveOperator: { error: null, item: seat } });
  type('123456');
  await waitFor(() => expect(replace).toHaveBeenCalled());
  expect(call).toHaveBeenLastCalledWith('operator/prove/', { code: '123456' });
});

test('the reason of an act stays while the second factor is shown again', async () => {
  renderScreen(<OverviewScreen seat={seat} words="nora" found={[found]} />, { router });
  fireEvent.click(screen.getByRole('button', { name: 'Suspend: @nora' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/Open orders are refunded in seven days/)).toBeVisible();
  fireEvent.change(dialog.getByLabelText('Why?'), { target: { value: 'Under review' } });
  call.mockResolvedValue({ operate: { error: 'operator.proof_needed', item: null } });
  fireEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
  expect(await dialog.findByLabelText('Code', {}, SLOW)).toBeVisible();
  expect(dialog.getByLabelText('Why?')).toHaveValue('Under review');
});

test('nothing can be done to another operator', () => {
  const colleague = { ...found, marks: ['OPERATOR' as const] };
  renderScreen(<OverviewScreen seat={seat} words="nora" found={[colleague]} />, { router });
  expect(screen.getByRole('link', { name: '@nora' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /@nora/ })).not.toBeInTheDocument();
});

test('a suspension says when orders are refunded, and offers the other way', () => {
  const suspension = {
    ...{ creator: nora, reason: 'Reports', since: '2026-11-20T12:00:00.000Z', openOrders: 1 },
    refundAt: '2026-11-27T12:00:00.000Z',
  };
  renderScreen(<SuspensionsScreen seat={seat} suspensions={[suspension]} />, { router });
  expect(screen.getByText(/1 open order/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Keep open orders: @nora' })).toBeVisible();
});
