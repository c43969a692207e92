import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CreatorHome } from '@/components/dashboard/CreatorHome';
import type { CreatorOverview } from '@/lib/page/dashboard/dashboardHome';
import { callSecureql } from '@/lib/secureql/browser/client';
import { aDraw } from '@/__tests__/components/dashboard/draws/support';
import { aBooking } from '@/__tests__/support/bookingFactories';
import { aHostMember, aConsole, aSummary, aUser } from '@/__tests__/support/partyFactories';
import { FakeRealtime, lateParts, renderScreen } from '@/__tests__/support/screen';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
const call = jest.mocked(callSecureql) as unknown as jest.Mock;
const user = aUser({ userType: 'CREATOR', onboardingStatus: ['stripe_account'] });
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

interface Server {
  needs?: unknown[];
  coming?: unknown[];
  console?: ReturnType<typeof aConsole>;
}

/** Opens home with what came along and what it asks for itself. */
async function open(change: Partial<CreatorOverview>, server: Server = {}) {
  const { needs = [], coming = [], console: edit = aConsole() } = server;
  const answers: Record<string, (payload: { state?: string }) => unknown> = {
    'get-party-edit': () => ({ getParties: { error: null, items: [edit] } }),
    'fund/get-my-funds/': () => ({ getFund: { error: null, items: [], cursor: null } }),
    'get-bookings': ({ state }) => ({
      bookings: { error: null, items: state === 'COMING' ? coming : needs, cursor: null },
    }),
  };
  call.mockImplementation((path: string, payload: { state?: string }) => {
    const answer = answers[path];
    return answer ? Promise.resolve(answer(payload)) : new Promise(() => undefined);
  });
  const overview = {
    parties: [],
    activity: [],
    views: null,
    lotteries: [],
    widgets: [],
    ...change,
  };
  const realtime = new FakeRealtime();
  renderScreen(<CreatorHome overview={overview} />, { user, realtime });
  await lateParts();
  return realtime;
}

test('what is on air comes first, with three numbers and the way to its console', async () => {
  const ready = aHostMember(1, { status: 130 });
  const edit = aConsole({ memberCount: 14, playedCount: 6, current: [ready], waiting: [] });
  await open({ parties: [aSummary({ memberCount: 13 })] }, { console: edit });
  const air = within(screen.getByRole('region', { name: 'On air' }));
  expect(air.getByText('14')).toBeVisible();
  expect(air.getByText('waiting')).toBeVisible();
  expect(air.getByText('6')).toBeVisible();
  expect(air.getByRole('link', { name: /^Open the console/ })).toHaveAttribute(
    'href',
    '/party/party-1/dashboard',
  );
});

test('what else runs stands below, and a draw alone is on air, too', async () => {
  await open({ parties: [aSummary()], lotteries: [aDraw()] });
  const also = within(screen.getByRole('region', { name: /^Also running/ }));
  expect(also.getByRole('link', { name: 'Winter giveaway' })).toHaveAttribute(
    'href',
    '/chance/draw-1/dashboard',
  );
  expect(also.getByText('212 entered')).toBeVisible();
});

test('a winner to confirm and an order to answer need the creator, each with its way', async () => {
  const asked = aBooking({ role: 'CREATOR', state: 'REQUESTED', startsAt: inHours(48) });
  const claiming = aDraw({ state: 'CLAIMING', waitingClaims: 1 });
  await open({ lotteries: [claiming] }, { needs: [{ ...asked, nextAt: inHours(40) }] });
  const needs = within(screen.getByRole('region', { name: /^Needs you 2/ }));
  expect(needs.getByRole('heading', { name: '1 winner to confirm' })).toBeVisible();
  expect(needs.getByRole('link', { name: /^Confirm/ })).toHaveAttribute(
    'href',
    '/chance/draw-1/dashboard',
  );
  expect(needs.getByRole('link', { name: /^Answer/ })).toHaveAttribute(
    'href',
    `/orders/${asked.id}`,
  );
});

test('whoever has two days to claim needs nothing meanwhile', async () => {
  const claiming = aDraw({
    ...{ state: 'CLAIMING', waitingClaims: 1, claimMode: 'OFFLINE' },
    claimBy: inHours(47),
  });
  await open({ lotteries: [claiming] });
  expect(screen.queryByRole('region', { name: /^Needs you/ })).toBeNull();
});

test('nothing runs: the next show says when it opens, and the week lists it with bookings', async () => {
  const show = aSummary({ title: 'Friday squad', state: 'SCHEDULED', opensAt: inHours(30) });
  const booked = aBooking({ role: 'CREATOR', title: 'Two matches', startsAt: inHours(5) });
  await open({ parties: [show] }, { coming: [booked] });
  const next = within(screen.getByRole('region', { name: 'Next show' }));
  expect(next.getByRole('timer')).toBeVisible();
  const week = within(screen.getByRole('region', { name: 'This week' }));
  const [first, second] = week.getAllByRole('listitem');
  expect(first).toHaveTextContent('Two matches');
  expect(second).toHaveTextContent('Friday squad');
});

test('a new creator is asked what to start, and a queue takes one press', async () => {
  await open({});
  const start = within(screen.getByRole('region', { name: 'What would you like to start?' }));
  expect(start.getByRole('link', { name: 'Experience' })).toHaveAttribute(
    'href',
    '/experiences/create',
  );
  await userEvent.click(start.getByRole('button', { name: 'New queue' }));
  expect(screen.getByRole('dialog', { name: 'New queue' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'On air' })).toBeNull();
});

test('the numbers follow the show, not each of its steps', async () => {
  const realtime = await open({ parties: [aSummary()] });
  const asked = () => call.mock.calls.filter(([path]) => path === 'get-party-edit').length;
  const before = asked();
  jest.useFakeTimers();
  for (let step = 0; step < 5; step += 1) {
    act(() => realtime.say('party_party-1', { type: 'PARTY_UPDATE' }));
  }
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(asked()).toBe(before + 1);
  jest.useRealTimers();
});
