import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EditServiceScreen } from '@/components/experience/wizard/EditServiceScreen';
import { draftOf, type ServiceDraft } from '@/hooks/experience/draft';
import type { Step } from '@/hooks/experience/useSteps';
import { keepService, keptService } from '@/lib/experiences/keptService';
import { callSecureql } from '@/lib/secureql/browser/client';
import { SecureqlError } from '@/lib/secureql/browser/secureqlError';
import type { ServiceSettings } from '@/lib/shared/experiences/service';
import type { ServiceEdit } from '@/lib/shared/experiences/views';
import { renderScreen } from '@/__tests__/support/screen';
import { aTier, anEdit, someSettings } from '@/__tests__/support/serviceFactories';

jest.mock('@/lib/secureql/browser/client', () => ({
  callSecureql: jest.fn(),
  sendPhoto: jest.fn(),
  sendFile: jest.fn(),
}));

const call = jest.mocked(callSecureql);
const push = jest.fn(() => Promise.resolve(true));

/** What was saved, newest last. */
const saves = () =>
  call.mock.calls
    .filter(([path]) => path === 'services/edit-service/')
    .map(([, payload]) => payload as { version: number; settings: ServiceSettings });

function open(step: Step, edit: ServiceEdit = anEdit()) {
  renderScreen(<EditServiceScreen initial={edit} firstStep={step} />, { router: { push } });
}

beforeEach(() => {
  localStorage.clear();
  push.mockClear();
  call.mockReset();
  call.mockImplementation((path, payload) => {
    if (path === 'services/edit-service/') {
      const { version, settings } = payload as { version: number; settings: ServiceSettings };
      const item = anEdit({ version: version + 1, settings });
      return Promise.resolve({ editService: { error: null, item } } as never);
    }
    return Promise.resolve({} as never);
  });
});

test('what is typed is saved by itself, once for a burst, and says so', async () => {
  open('what');
  await userEvent.type(screen.getByLabelText('Title'), ' tonight');
  expect(screen.getByText('Saving…')).toBeVisible();
  await screen.findByText('Saved', undefined, { timeout: 3000 });
  expect(saves()).toHaveLength(1);
  expect(saves()[0]).toMatchObject({ version: 1, settings: { title: 'Play with me tonight' } });
  expect(keptService('service-1')).toBeNull();
});

test('the price moves what one receives, and out of range it says the range', async () => {
  open('tiers');
  const price = screen.getByLabelText(/^Fan pays/);
  await userEvent.clear(price);
  await userEvent.type(price, '40');
  expect(screen.getByText('€36.50')).toBeVisible();
  await userEvent.type(price, '000');
  expect(screen.getByText('Between €1.00 and €5,000.00')).toBeVisible();
  await screen.findByText('Saved, except what is marked', undefined, { timeout: 3000 });
  expect(saves().at(-1)?.settings.tiers[0]?.price).toBe(2500);
});

test('a sold tier keeps its price, and its menu retires it', async () => {
  const edit = anEdit({ tiers: [{ id: 'tier-1', isSold: true, orders: 12, files: [] }] });
  open('tiers', edit);
  expect(screen.getByLabelText(/^Fan pays/)).toHaveAttribute('readonly');
  expect(screen.getByLabelText('Minutes')).toHaveAttribute('readonly');
  expect(screen.getByText('Bought 12×. Retire it to change the price.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'More for One match' }));
  expect(screen.getByRole('button', { name: /^Retire/ })).toBeVisible();
});

test('without a connection it stays on this device, and is sent when it is back', async () => {
  call.mockImplementationOnce(() => Promise.reject(new SecureqlError('backend.unreachable', 0)));
  open('what');
  await userEvent.type(screen.getByLabelText('Title'), '!');
  await screen.findByText('Saved on this device', undefined, { timeout: 3000 });
  expect(keptService<ServiceDraft>('service-1')?.draft.title).toBe('Play with me!');
  fireEvent(window, new Event('online'));
  await screen.findByText('Saved');
  expect(saves().at(-1)?.settings.title).toBe('Play with me!');
});

test('an earlier visit that could not save is gone on with', async () => {
  const edit = anEdit();
  keepService(edit.id, { version: 1, draft: { ...draftOf(edit), title: 'From the train' } });
  open('what', edit);
  await waitFor(() => expect(saves()[0]?.settings.title).toBe('From the train'));
  expect(screen.getByLabelText('Title')).toHaveValue('From the train');
});

test('saved elsewhere meanwhile: one chooses, and nothing is lost', async () => {
  const conflict = { editService: { error: 'service.version_conflict', item: null } };
  call.mockImplementationOnce(() => Promise.resolve(conflict as never));
  open('what');
  await userEvent.type(screen.getByLabelText('Title'), '!');
  await screen.findByText('This was changed somewhere else', undefined, { timeout: 3000 });
  const newer = anEdit({ version: 7, settings: someSettings({ title: 'From my phone' }) });
  call.mockImplementationOnce(() =>
    Promise.resolve({ services: { error: null, items: [newer] } } as never),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  await screen.findByText('Saved');
  expect(saves().at(-1)).toMatchObject({ version: 7, settings: { title: 'Play with me!' } });
});

test('the gate names what is missing, leads there, and its button says how much', async () => {
  open('preview', anEdit({ gaps: ['PICTURE', 'HOURS'] }));
  expect(
    screen.getByRole('heading', { level: 1, name: '2 things before it goes live' }),
  ).toBeVisible();
  expect(screen.getByText('Confirmed email')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add a picture' })).toHaveAttribute(
    'href',
    '/experiences/service-1/edit?step=pictures',
  );
  expect(screen.getByRole('link', { name: 'Set hours' })).toHaveAttribute(
    'href',
    '/dashboard/experiences?active=availability',
  );
  const refused = { error: 'service.incomplete', item: anEdit({ gaps: ['PICTURE', 'HOURS'] }) };
  call.mockImplementationOnce(() => Promise.resolve({ changeServiceState: refused } as never));
  await userEvent.click(screen.getByRole('button', { name: 'Publish, 2 left' }));
  expect(push).toHaveBeenCalledWith('/experiences/service-1/edit?step=pictures', undefined, {
    shallow: true,
  });
});

test('a whole draft goes live with a press', async () => {
  open('preview');
  const item = anEdit({ state: 'PUBLISHED' });
  call.mockImplementationOnce(() =>
    Promise.resolve({ changeServiceState: { error: null, item } } as never),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  expect(call).toHaveBeenLastCalledWith('services/change-state/', {
    serviceId: 'service-1',
    action: 'PUBLISH',
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'It’s on sale' })).toBeVisible();
});

test('a question is added with its focus, moved and removed', async () => {
  open('questions');
  await userEvent.click(screen.getByRole('button', { name: 'Add a question' }));
  expect(screen.getByRole('textbox', { name: 'Question 1' })).toHaveFocus();
  await userEvent.keyboard('Your rank?');
  await userEvent.click(screen.getByRole('button', { name: 'Add a question' }));
  await userEvent.keyboard('Live?');
  const second = within(screen.getByRole('group', { name: 'Question 2' }));
  await userEvent.click(second.getByRole('button', { name: 'Move question 2 up' }));
  expect(screen.getByRole('textbox', { name: 'Question 1' })).toHaveValue('Live?');
  const last = within(screen.getByRole('group', { name: 'Question 2' }));
  await userEvent.click(last.getByRole('button', { name: 'Remove question 2' }));
  expect(screen.getByRole('button', { name: 'Add a question' })).toHaveFocus();
  await waitFor(
    () =>
      expect(
        saves()
          .at(-1)
          ?.settings.questions.map(({ text }) => text),
      ).toEqual(['Live?']),
    { timeout: 3000 },
  );
});

test('a tier is copied beside its original, and the most there can be is five', async () => {
  const tiers = ['1', '2', '3', '4'].map((id) => aTier({ id: `tier-${id}`, name: `Tier ${id}` }));
  open('tiers', anEdit({ settings: someSettings({ tiers }) }));
  await userEvent.click(screen.getByRole('button', { name: 'More for Tier 1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Duplicate' }));
  expect(
    screen.getAllByLabelText('Name').map((field) => (field as HTMLInputElement).value),
  ).toEqual(['Tier 1', 'Tier 1', 'Tier 2', 'Tier 3', 'Tier 4']);
  expect(screen.queryByRole('button', { name: 'Add a tier' })).toBeNull();
});
