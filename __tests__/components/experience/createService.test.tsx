import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CreateScreen } from '@/components/experience/create/CreateScreen';
import { callSecureql } from '@/lib/secureql/browser/client';
import { renderScreen } from '@/__tests__/support/screen';
import { anEdit, someSettings } from '@/__tests__/support/serviceFactories';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));

const call = jest.mocked(callSecureql);
const push = jest.fn(() => Promise.resolve(true));
const made = anEdit({ settings: someSettings({ title: '', tiers: [], images: [] }) });

beforeEach(() => {
  push.mockClear();
  call.mockReset();
  call.mockImplementation((path) => {
    const root = path === 'services/create-service/' ? 'createService' : 'editService';
    return Promise.resolve({ [root]: { error: null, item: made } } as never);
  });
});

test('a template is a draft in the words of its creator’s language', async () => {
  renderScreen(<CreateScreen currency="EUR" />, { router: { push }, locale: 'de' });
  await userEvent.click(screen.getByRole('button', { name: 'Clip-Analyse' }));
  expect(call.mock.calls.map(([path]) => path)).toEqual([
    'services/create-service/',
    'services/edit-service/',
  ]);
  expect(call.mock.calls[1]?.[1]).toMatchObject({
    version: 1,
    settings: { title: 'Ich analysiere deinen Clip', kind: 'DELIVERY' },
  });
  expect(push).toHaveBeenCalledWith('/experiences/service-1/edit?step=what');
});

test('blank is of one of three kinds and sends no words', async () => {
  renderScreen(<CreateScreen currency="EUR" />, { router: { push } });
  await userEvent.click(screen.getByRole('button', { name: 'Instant' }));
  expect(call.mock.calls).toEqual([
    ['services/create-service/', expect.objectContaining({ template: 'BLANK', kind: 'INSTANT' })],
  ]);
});

test('a refusal is said, and a second press makes no second draft', async () => {
  const refused = { createService: { error: 'service.too_many', item: null } };
  call.mockImplementationOnce(() => Promise.resolve(refused as never));
  renderScreen(<CreateScreen currency="EUR" />, { router: { push } });
  const button = screen.getByRole('button', { name: 'Coaching' });
  await userEvent.click(button);
  expect(screen.getByRole('alert')).toBeVisible();
  await userEvent.click(button);
  const [first, second] = call.mock.calls;
  expect((second?.[1] as { requestKey: string }).requestKey).toBe(
    (first?.[1] as { requestKey: string }).requestKey,
  );
});
