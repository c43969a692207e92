import { screen, within } from '@testing-library/react';
import { HomeScreen } from '@/components/dashboard/HomeScreen';
import type { DashboardHome } from '@/lib/page/dashboard/dashboardHome';
import { callSecureql } from '@/lib/secureql/browser/client';
import { aUser } from '@/__tests__/support/partyFactories';
import { renderScreen } from '@/__tests__/support/screen';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
const call = jest.mocked(callSecureql);
const push = jest.fn(() => Promise.resolve(true));
const host = aUser({ id: 'user-host', firstName: 'Hana', userType: 'CREATOR' });

const anOverview = (): NonNullable<DashboardHome['overview']> => ({
  parties: [],
  activity: [],
  views: { total: 0, days: [], pages: [] },
  lotteries: [],
  widgets: [],
});

const aTicket = (
  change: Partial<DashboardHome['tickets'][number]> = {},
): DashboardHome['tickets'][number] => ({
  queueUuid: 'ticket-1',
  status: 100,
  position: 4,
  joinedAt: '2026-11-20T10:00:00.000Z',
  endedAt: null,
  partyId: 'party-9',
  title: 'Ranked duos',
  game: 'Chess',
  state: 'OPEN',
  creatorHandle: 'nora',
  creatorName: 'Nora Lind',
  ...change,
});

beforeEach(() => {
  call.mockReset();
  // The balance is on its way for as long as these tests look.
  call.mockReturnValue(new Promise(() => undefined));
  push.mockClear();
});

test.each([
  [9, 'Morning, Hana'],
  [14, 'Hello, Hana'],
  [21, 'Evening, Hana'],
])('at %i o’clock of the reader’s the page says %s', (hour, words) => {
  jest.useFakeTimers({ now: new Date(2026, 10, 20, hour) });
  renderScreen(
    <HomeScreen
      overview={anOverview()}
      tickets={[]}
      draws={[]}
      played={[]}
      moderations={[]}
      featured={[]}
    />,
    { user: host },
  );
  expect(screen.getByRole('heading', { level: 1, name: words })).toBeVisible();
  jest.useRealTimers();
});

test('a fan learns how to take part', () => {
  renderScreen(
    <HomeScreen
      overview={null}
      tickets={[]}
      draws={[]}
      played={[]}
      moderations={[]}
      featured={[]}
    />,
    { user: aUser() },
  );
  expect(screen.getByRole('heading', { name: 'How to play along' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'New queue' })).toBeNull();
});

test('a ticket shows its place and leads straight to itself', () => {
  const tickets = [aTicket(), aTicket({ queueUuid: 'ticket-2', status: 120, position: null })];
  renderScreen(
    <HomeScreen
      overview={null}
      tickets={tickets}
      draws={[]}
      played={[]}
      moderations={[]}
      featured={[]}
    />,
    { user: aUser() },
  );
  const section = screen.getByRole('region', { name: 'Your tickets now' });
  expect(within(section).getByText('4')).toBeVisible();
  expect(within(section).getByText('Called')).toBeVisible();
  const [first] = within(section).getAllByRole('link', { name: /Open your ticket/ });
  expect(first).toHaveAttribute('href', '/party/party-9/queue/ticket-1');
  expect(screen.queryByRole('heading', { name: 'How to play along' })).toBeNull();
});

test('where a fan has played leads back there', () => {
  const played = [aTicket({ status: 200, position: null, endedAt: '2026-11-19T10:00:00.000Z' })];
  renderScreen(
    <HomeScreen
      overview={null}
      tickets={[]}
      draws={[]}
      played={played}
      moderations={[]}
      featured={[]}
    />,
    { user: aUser() },
  );
  expect(screen.getByRole('link', { name: 'Ranked duos' })).toHaveAttribute(
    'href',
    '/party/party-9',
  );
});

test('a creator sees what happened last and who looked; the tasks stand in the banner', () => {
  const happened = { at: '2026-11-20T09:00:00.000Z', handle: null, partyId: null, title: null, count: null }; // prettier-ignore
  const overview = {
    ...anOverview(),
    activity: [
      { ...happened, kind: 'PLAYED' as const, handle: 'ivo', partyId: 'p', title: 'Duos' },
      { ...happened, kind: 'ENDED' as const, partyId: 'q', title: 'Trios', count: 24 },
      { ...happened, kind: 'FOLLOWED' as const, handle: 'mona' },
    ],
    views: {
      total: 3,
      days: [
        { day: '2026-11-19', views: 1 },
        { day: '2026-11-20', views: 2 },
      ],
      pages: [
        { path: '/party/p', title: 'Duos', views: 2 },
        { path: '/hana', title: '/hana', views: 1 },
      ],
    },
  };
  const user = { ...host, onboardingStatus: ['email_verified'] };
  renderScreen(
    <HomeScreen
      overview={overview}
      tickets={[]}
      draws={[]}
      played={[]}
      moderations={[]}
      featured={[]}
    />,
    { user },
  );
  expect(screen.getByText(/@ivo played in/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Trios' }).getAttribute('href')).toMatch(
    /q\/dashboard\/recap$/,
  );
  expect(screen.getByText(/24 played/)).toBeVisible();
  expect(screen.getByText('@mona followed you')).toBeVisible();
  expect(screen.getByText('3 views in the last 30 days')).toBeVisible();
  expect(screen.getByText(/Most views on one day: 2/)).toBeInTheDocument();
  const views = within(screen.getByRole('region', { name: 'Views of your pages' }));
  expect(views.getByRole('link', { name: 'Duos' })).toHaveAttribute('href', '/party/p');
  expect(views.getByRole('link', { name: '/hana' })).toHaveAttribute('href', '/hana');
  expect(screen.queryByRole('heading', { name: 'Still to do' })).toBeNull();
});

test('a fan’s tasks come before everything else', () => {
  const user = aUser({ onboardingStatus: ['email_verified', 'no_such_task'] });
  renderScreen(
    <HomeScreen
      overview={null}
      tickets={[aTicket()]}
      draws={[]}
      played={[]}
      moderations={[]}
      featured={[]}
    />,
    {
      user,
    },
  );
  const [first] = screen.getAllByRole('heading', { level: 2 });
  expect(first).toHaveTextContent('Still to do');
  expect(screen.getByText('1 step left to complete your account.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Verify your email address' })).toHaveAttribute(
    'href',
    '/dashboard/settings?active=verifications',
  );
});

test('a fan discovers creators, and the queue that is live', () => {
  const creator = {
    id: 'c1',
    handle: 'nora',
    name: 'Nora Lind',
    tagline: 'Ranked every Friday',
    bannerPhoto: null,
    categories: [],
    extraPublic: { profile_photo: '', display_is_dark_mode: false, display_hue: '20' },
    liveLottery: null,
    liveFund: null,
    liveParty: {
      id: 'p7',
      title: 'Open lobby',
      game: 'Go',
      state: 'OPEN' as const,
      memberCount: 4,
    },
  };
  const featured = [creator];
  renderScreen(
    <HomeScreen
      overview={null}
      tickets={[]}
      draws={[]}
      played={[]}
      moderations={[]}
      featured={featured}
    />,
    { user: aUser() },
  );
  const section = screen.getByRole('region', { name: 'Creators to discover' });
  expect(within(section).getByRole('link', { name: 'Nora Lind' })).toHaveAttribute('href', '/nora');
  expect(within(section).getByRole('link', { name: 'Open lobby' })).toHaveAttribute(
    'href',
    '/party/p7',
  );
  // 25 px everywhere but in header and sidebar (product spec §9).
  expect(section.querySelector('svg:has(use)')).toHaveAttribute('width', '25');
});
