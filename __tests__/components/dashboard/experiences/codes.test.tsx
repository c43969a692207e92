import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CodesTab } from '@/components/dashboard/experiences/codes/CodesTab';
import { callSecureql } from '@/lib/secureql/browser/client';
import type { OwnService } from '@/lib/shared/experiences/views';
import type { Promo } from '@/lib/shared/promos/promo';
import { renderScreen } from '@/__tests__/support/screen';
import { aServiceCard } from '@/__tests__/support/shownServices';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
const call = jest.mocked(callSecureql);

const aPromo = (change: Partial<Promo> = {}): Promo => ({
  ...{ id: 'promo-1', code: 'SUMMER20', kind: 'PERCENT', value: 20, currency: null },
  ...{ serviceIds: null, maxUses: 10, uses: 3, until: null, isOn: true },
  ...change,
});
const service: OwnService = {
  ...aServiceCard({ priceFrom: 4000 }),
  ...{ orderCount: 0, favoriteCount: 0, openQuestions: 0 },
};
const show = (first: Promo[] = []) => renderScreen(<CodesTab first={first} services={[service]} />);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => call.mockReset());

test('codes stand with what they take off and how often they were used', async () => {
  show([aPromo(), aPromo({ id: 'two', code: 'OFF5', kind: 'AMOUNT', value: 500, isOn: false })]);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent(/SUMMER20.*20% off.*Everything you offer.*used 3 of 10 times/);
  expect(second).toHaveTextContent(/OFF5Off.*5\.00 off/);
  call.mockResolvedValue({ switchPromo: { error: null, item: aPromo({ isOn: false }) } });
  await press(/^Switch off ?: SUMMER20$/);
  expect(call).toHaveBeenCalledWith('promos/switch/', { promoId: 'promo-1', isOn: false });
  expect(await screen.findByRole('button', { name: /^Switch on ?: SUMMER20$/ })).toBeVisible();
});

test('a new one says what an order costs and brings with it while it is typed', async () => {
  show();
  expect(screen.getByText('No codes yet.')).toBeVisible();
  await press('New code');
  const form = within(screen.getByRole('form', { name: 'New code' }));
  expect(form.getByText(/becomes €32\.00\.$/)).toBeVisible();
  expect(form.getByRole('status')).toHaveTextContent(/€29\.14/);
  await userEvent.type(form.getByRole('textbox', { name: 'Code' }), 'summer20');
  call.mockResolvedValueOnce({ createPromo: { error: 'promo.code_taken', item: null } });
  await press('Create code');
  expect(await form.findByText(/You already had a code like this/)).toBeVisible();
  call.mockResolvedValueOnce({ createPromo: { error: null, item: aPromo() } });
  await press('Create code');
  expect(call).toHaveBeenLastCalledWith('promos/create/', {
    ...{ code: 'summer20', kind: 'PERCENT', value: 20, serviceIds: null, maxUses: null },
    ...{ until: null, requestKey: expect.any(String) },
  });
  expect(await screen.findByRole('heading', { name: 'SUMMER20' })).toBeVisible();
});
