import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { CreatorHome } from '@/components/dashboard/CreatorHome';
import { Discover as HomeDiscover } from '@/components/dashboard/home/Discover';
import { PartyListScreen } from '@/components/dashboard/list/PartyListScreen';
import { FavoritesScreen } from '@/components/favorites/FavoritesScreen';
import { LiveNow } from '@/components/landing/live/LiveNow';
import { ProfileScreen } from '@/components/profile/ProfileScreen';
import { useSidebarBadge } from '@/hooks/session/useSidebarBadge';
import { callSecureql } from '@/lib/secureql/browser/client';
import { aCreator, aFavorite, aLiveParty } from '@/__tests__/support/profileFactories';
import { renderScreen } from '@/__tests__/support/screen';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
const call = jest.mocked(callSecureql);

/** What the database holds. */
let truth: number;
let isAway: boolean;
let isHidden: boolean;

const liveParty = () => aLiveParty({ memberCount: truth });
const creators = () => [
  {
    id: 'c1',
    handle: 'nora',
    name: 'Nora',
    extraPublic: { profile_photo: '', display_is_dark_mode: false, display_hue: '20' },
    tagline: '',
    bannerPhoto: null,
    categories: [],
    liveParty: { ...liveParty(), state: 'OPEN' as const },
    liveLottery: null,
    liveFund: null,
  },
];
const parties = () => [
  {
    ...liveParty(),
    state: 'OPEN' as const,
    queueSize: null,
    playedCount: 0,
    opensAt: null,
    plannedMinutes: 180,
    isArchived: false,
    askerCount: null,
    createdAt: '2026-11-20T10:00:00Z',
  },
];
const favorites = () => {
  const favorite = aFavorite();
  return [{ ...favorite, creator: { ...favorite.creator, liveParty: liveParty() } }];
};
const list = <Item,>(items: Item[]) => ({ error: null, items, cursor: null });
const beside = {
  payoutOverview: { error: null, item: null },
  bookingNumbers: { error: null, item: null },
  bookings: list([]),
  getParties: list([]),
  getLottery: list([]),
  getFund: list([]),
  getWidgets: list([]),
};
const views = { total: 0, days: [], pages: [] };

function Badge() {
  return <output>{useSidebarBadge()?.chat} unread</output>;
}
function BadgeTwice() {
  return (
    <>
      <Badge />
      <Badge />
    </>
  );
}

interface Shown {
  screen: () => ReactElement;
  /** The call it is kept fresh by, and what that answers. */
  asks: [path: string, payload: object];
  answer: () => object;
}

const screens: Record<string, Shown> = {
  'the start page': {
    screen: () => <LiveNow initial={creators()} coming={[]} />,
    asks: ['creators/get-featured/', { category: null, cursor: null }],
    answer: () => ({ userCreators: list(creators()) }),
  },
  'a profile': {
    screen: () => (
      <ProfileScreen creator={aCreator({ liveParties: [liveParty()] })} isFollowed={false} />
    ),
    asks: ['get-banner-info', { handle: aCreator().handle }],
    answer: () => ({
      userCreators: list([{ liveParties: [liveParty()], liveLotteries: [], liveFunds: [] }]),
    }),
  },
  'a creator’s home': {
    screen: () => (
      <CreatorHome
        overview={{
          ...{ parties: parties(), activity: [], views },
          ...{ lotteries: [], widgets: [] },
        }}
      />
    ),
    asks: ['party/get-my-parties/', {}],
    answer: () => ({ getParties: list(parties()) }),
  },
  'a creator’s queues': {
    screen: () => <PartyListScreen handle="c1" current={list(parties())} past={list([])} />,
    asks: ['party/get-my-parties/', { list: 'CURRENT' }],
    answer: () => ({ getParties: list(parties()) }),
  },
  'who there is to discover': {
    screen: () => <HomeDiscover creators={creators()} />,
    asks: ['creators/get-suggested/', {}],
    answer: () => ({ userCreators: list(creators()) }),
  },
  'the favourites': {
    screen: () => <FavoritesScreen first={list([])} live={favorites()} />,
    asks: ['favorites/get-live/', {}],
    answer: () => ({ favorites: list(favorites()) }),
  },
  'the numbers of header and sidebar': {
    screen: () => <BadgeTwice />,
    asks: ['sidebar-badge', {}],
    answer: () => ({ sidebarBadge: { error: null, item: { chat: truth } } }),
  },
};

beforeEach(() => {
  jest.useFakeTimers();
  call.mockReset();
  [truth, isAway, isHidden] = [31, false, false];
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
});
afterEach(() => void jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function turn(isAwayNow: boolean) {
  isHidden = isAwayNow;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await pass(10);
}

async function comeOutOfHistory() {
  const event = Object.assign(new Event('pageshow'), { persisted: true });
  act(() => void window.dispatchEvent(event));
  await pass(10);
}

async function goOnLine() {
  act(() => void window.dispatchEvent(new Event('online')));
  await pass(10);
}

test.each(Object.keys(screens))(
  '%s shows what the database holds when it is seen again, comes back, and within a minute and a quarter',
  async (name) => {
    const { screen, asks, answer } = screens[name] as Shown;
    // A page may keep something else fresh beside it, by a call of its own.
    call.mockImplementation((path) => {
      if (isAway) return Promise.reject(new Error('away'));
      return Promise.resolve((path === asks[0] ? answer() : beside) as never);
    });
    const asked = () => call.mock.calls.filter(([path]) => path === asks[0]);
    const { container, unmount } = renderScreen(screen());
    const shows = (count: number) =>
      expect(container.textContent).toMatch(new RegExp(`(?<!\\d)${count}(?!\\d)`));
    await pass(10);
    shows(31);
    call.mockClear();

    truth = 47;
    await turn(true);
    await pass(600_000);
    expect(call).not.toHaveBeenCalled();
    shows(31);
    await turn(false);
    shows(47);
    expect(asked()).toEqual([asks]);

    truth = 58;
    await pass(75_000);
    shows(58);
    call.mockClear();
    await pass(600_000);
    expect(asked().length).toBeGreaterThanOrEqual(7);
    expect(asked().length).toBeLessThanOrEqual(14);

    truth = 69;
    await comeOutOfHistory();
    shows(69);
    truth = 76;
    isAway = true;
    await goOnLine();
    shows(69);
    isAway = false;
    await goOnLine();
    shows(76);

    unmount();
    call.mockClear();
    await turn(false);
    await pass(600_000);
    expect(call).not.toHaveBeenCalled();
  },
);

test('what the server renders anew counts more than an answer to what was asked before', async () => {
  let give: (answer: unknown) => void = () => undefined;
  call.mockImplementation(() => new Promise((resolve) => (give = resolve as never)));
  const view = renderScreen(<HomeDiscover creators={creators()} />);
  await turn(false);
  const old = { userCreators: list(creators()) };
  truth = 47;
  view.rerender(<HomeDiscover creators={creators()} />);
  await act(async () => {
    give(old);
    await Promise.resolve();
  });
  expect(view.container.textContent).toContain('47');
});
