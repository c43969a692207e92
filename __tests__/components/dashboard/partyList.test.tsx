import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PartyListScreen } from '@/components/dashboard/list/PartyListScreen';
import type { PartySummary } from '@/hooks/party/types';
import { callSecureql } from '@/lib/secureql/browser/client';
import { aSummary, aUser } from '@/__tests__/support/partyFactories';
import { renderScreen } from '@/__tests__/support/screen';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
const call = jest.mocked(callSecureql);
const push = jest.fn(() => Promise.resolve(true));
const replace = jest.fn(() => Promise.resolve(true));
const host = aUser({ id: 'user-host', firstName: 'Hana', userType: 'CREATOR' });

beforeEach(() => call.mockClear());

const pageOf = (items: PartySummary[], cursor: string | null = null) => ({
  error: null,
  items,
  cursor,
});

function showList(
  current: PartySummary[],
  past: PartySummary[] = [],
  cursor: string | null = null,
) {
  renderScreen(
    <PartyListScreen handle="hana" current={pageOf(current)} past={pageOf(past, cursor)} />,
    { user: host, router: { push, replace, pathname: '/dashboard/party' } },
  );
}

test('the list shows what runs, with the people and the way to its console', () => {
  showList([aSummary({ memberCount: 1 })], [aSummary({ id: 'party-2', state: 'ENDED' })]);
  const live = screen.getByRole('list', { name: 'Your queues now' });
  expect(within(live).getByText('Open')).toBeVisible();
  expect(within(live).getByText('1')).toBeVisible();
  expect(within(live).getByRole('link')).toHaveAttribute('href', '/party/party-1/dashboard');
  const past = screen.getByRole('region', { name: 'Past shows' });
  expect(within(past).getByRole('button', { name: /^Run it again/ })).toHaveTextContent(
    'Run it again: Friday matches',
  );
});

test('a planned show says when it opens and how many asked; it can be called off', async () => {
  const opensAt = '2026-12-04T20:00:00.000Z';
  showList([aSummary({ state: 'SCHEDULED', opensAt, askerCount: 23 })]);
  const planned = screen.getByRole('region', { name: 'Planned' });
  expect(within(planned).getByText('23 asked for a heads-up')).toBeVisible();
  call.mockResolvedValueOnce({ cancelPlan: { error: null, item: aSummary() } });
  call.mockResolvedValueOnce({ getParties: pageOf([aSummary({ state: 'DRAFT' })]) });
  await userEvent.click(within(planned).getByRole('button', { name: 'More for Friday matches' }));
  await userEvent.click(within(planned).getByRole('button', { name: 'Call it off' }));
  expect(await screen.findByRole('region', { name: 'Drafts' })).toBeVisible();
  expect(call).toHaveBeenCalledWith('party/cancel-plan/', { partyID: 'party-1' });
});

test('a recap leads to the date of its draft; who closes it has the list', async () => {
  window.location.hash = '#plan-party-2';
  showList([aSummary(), aSummary({ id: 'party-2', state: 'DRAFT' })]);
  const dialog = screen.getByRole('dialog', { name: 'When does it open?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(replace).toHaveBeenCalledWith('/dashboard/party', undefined, { shallow: true });
  window.location.hash = '';
});

test('planning a new show makes one draft, however often it is tried, and plans that', async () => {
  showList([], [aSummary({ id: 'old', state: 'ENDED' })]);
  await userEvent.click(screen.getByRole('button', { name: 'Plan a show' }));
  await userEvent.type(screen.getByLabelText('Title'), 'Friday matches');
  await userEvent.type(screen.getByLabelText('Game'), 'Mario Kart');
  call.mockResolvedValueOnce({ createParty: { error: null, item: aSummary() } });
  call.mockResolvedValueOnce({ planParty: { error: 'party.plan_past', item: null } });
  await userEvent.click(screen.getByRole('button', { name: 'Plan it' }));
  expect(await screen.findByText('That time has passed. Pick a later one.')).toBeVisible();
  call.mockResolvedValueOnce({ createParty: { error: null, item: aSummary() } });
  call.mockResolvedValueOnce({ planParty: { error: null, item: aSummary() } });
  call.mockResolvedValueOnce({ getParties: pageOf([]) });
  await userEvent.click(screen.getByRole('button', { name: 'Plan it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const made = call.mock.calls.filter(([path]) => path === 'party/create-party/');
  const keys = made.map(([, payload]) => (payload as { requestKey: string }).requestKey);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('older shows come on demand; a failure says so and can be tried again', async () => {
  showList([], [aSummary({ state: 'ENDED' })], 'older');
  call.mockRejectedValueOnce(new Error('away'));
  await userEvent.click(screen.getByRole('button', { name: 'Show older' }));
  expect(await screen.findByText('Your queues couldn’t be loaded.')).toBeVisible();
  call.mockResolvedValueOnce({
    getParties: pageOf([aSummary({ id: 'party-0', title: 'Old' })]),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Old' })).toBeVisible();
});

test('an archived show leaves the list and stands behind a press', async () => {
  const ended = aSummary({ state: 'ENDED' });
  showList([], [ended]);
  call.mockResolvedValueOnce({ archiveParty: { error: null, item: ended } });
  await userEvent.click(screen.getByRole('button', { name: 'More for Friday matches' }));
  await userEvent.click(screen.getByRole('button', { name: 'Archive' }));
  expect(await screen.findByText('Past shows show up here.')).toBeVisible();
  call.mockResolvedValueOnce({ getParties: pageOf([{ ...ended, isArchived: true }]) });
  await userEvent.click(screen.getByRole('button', { name: 'Show archived' }));
  expect(await screen.findByRole('region', { name: 'Archived shows' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Friday matches' })).toBeVisible();
});

test('creating a queue sends one request key however often it is pressed, then opens the console', async () => {
  call.mockResolvedValueOnce({ createParty: { error: 'internal', item: null } });
  call.mockResolvedValueOnce({ createParty: { error: null, item: aSummary() } });
  showList([]);
  await userEvent.click(screen.getByRole('button', { name: 'New queue' }));
  await userEvent.type(screen.getByLabelText('Title'), 'Friday matches');
  await userEvent.type(screen.getByLabelText('Game'), 'Mario Kart');
  await userEvent.click(screen.getByRole('button', { name: 'Create' }));
  await userEvent.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(push).toHaveBeenCalledWith('/party/party-1/dashboard'));
  const made = call.mock.calls.filter(([path]) => path === 'party/create-party/');
  const keys = made.map(([, payload]) => (payload as { requestKey: string }).requestKey);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});
