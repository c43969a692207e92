import { screen, within } from '@testing-library/react';
import { aCase } from '@/__tests__/support/caseFactories';
import { renderScreen } from '@/__tests__/support/screen';
import { CaseRecords } from '@/components/operator/cases/CaseRecords';
import type { ShownCase } from '@/lib/page/operator/casePages';

const AT = '2026-11-20T10:00:00.000Z';
const step = { by: null, at: AT, isFuture: false, amount: null, note: null } as const;
const sam = { id: 'user-2', handle: 'sam', userType: 'FAN' as const };

function show(steps: ShownCase['file']['steps']) {
  const file: ShownCase['file'] = {
    ...{ case: aCase(), bookingId: 'b', number: 'PP-1', buyerId: 'user-2', creatorId: null },
    ...{ title: 'Play with me', tierName: 'One match', included: [], price: 2500, refunded: 0 },
    ...{ currency: 'EUR', policy: 'STANDARD', startsAt: null, endsAt: null, dueAt: null },
    ...{ paidAt: AT, buyerInAt: null, creatorInAt: null, deliveries: [], messages: [], steps },
  };
  renderScreen(<CaseRecords shown={{ file, buyer: sam, receiver: null, creator: null }} />);
  return within(screen.getByRole('heading', { name: 'The order' }).parentElement!);
}

test('an operator reads the steps of an order in the words of its page, without codes', () => {
  const order = show([
    { ...step, kind: 'PAID', by: 'BUYER', amount: 2500 },
    { ...step, kind: 'SCHEDULED', by: 'BUYER', note: '2026-12-04T19:00:00.000Z' },
    { ...step, kind: 'MOVE_ANSWERED', by: 'CREATOR', note: 'DECLINED' },
    { ...step, kind: 'CASE_CLOSED', note: 'AGREED' },
    { ...step, kind: 'CLEARS', isFuture: true },
  ]);
  expect(order.getByText('Paid, €25.00')).toBeVisible();
  const [, chosen] = order.getAllByRole('listitem');
  expect(chosen).toHaveTextContent('Time chosen: Fri, Dec 4, 7:00 PM');
  expect(order.getByText('Old time kept')).toBeVisible();
  expect(order.getByText('Case closed')).toBeVisible();
  expect(order.getByText(/^deleted account/)).toBeVisible();
  expect(order.queryByText(/AGREED|DECLINED|2026-12-04T/)).toBeNull();
  expect(order.getAllByRole('listitem')).toHaveLength(4);
});
