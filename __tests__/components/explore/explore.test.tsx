import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ExploreScreen } from '@/components/explore/ExploreScreen';
import { filtersIn, type ExplorePageProps } from '@/lib/page/find/explore';
import { callSecureql } from '@/lib/secureql/browser/client';
import { SecureqlError } from '@/lib/secureql/browser/secureqlError';
import { aUser } from '@/__tests__/support/partyFactories';
import { renderScreen } from '@/__tests__/support/screen';
import { aServiceCard, found } from '@/__tests__/support/shownServices';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
jest.mock('@/lib/page/serverPage', () => ({ serverPage: jest.fn() }));
const call = jest.mocked(callSecureql);
const push = jest.fn(() => Promise.resolve(true));

const props = (over: Partial<ExplorePageProps> = {}): ExplorePageProps => ({
  filters: filtersIn({}),
  isExact: false,
  found: found(),
  cursor: null,
  categories: ['shooter', 'coaching'],
  live: [],
  kept: null,
  ...over,
});
const show = (over: Partial<ExplorePageProps> = {}, isMember = false) =>
  renderScreen(<ExploreScreen {...props(over)} />, {
    user: isMember ? aUser() : null,
    router: { push },
  });

beforeEach(() => {
  call.mockReset();
  push.mockClear();
});

test('a card says what, who, from which price, and how many rated it', () => {
  show();
  const [card] = within(screen.getByRole('region', { name: '1 to book' })).getAllByRole('listitem');
  expect(card).toHaveTextContent(/Play with me.*Nora Night.*from €15\.00/);
  expect(card).toHaveTextContent('4.9 of 5 stars, 38 reviews');
  expect(within(card as HTMLElement).getByRole('link', { name: 'Play with me' })).toHaveAttribute(
    'href',
    '/nora/service-1',
  );
  // A visitor has no favorites.
  expect(screen.queryByRole('button', { name: /Keep/ })).toBeNull();
});

test('when one has it: days of a delivery, at once, no time', () => {
  show({
    found: found([
      aServiceCard({ id: 'a', kind: 'DELIVERY', days: 3 }),
      aServiceCard({ id: 'b', kind: 'INSTANT' }),
      aServiceCard({ id: 'c', rating: null, ratingCount: 0 }),
    ]),
  });
  ['in 3 days', 'Right away', 'No times available', 'New'].forEach((words) =>
    expect(screen.getByText(words)).toBeVisible(),
  );
});

test('what is searched goes into an address that keeps the filters', async () => {
  show({ filters: filtersIn({ kind: 'SESSION', q: 'chess' }) });
  const field = screen.getByRole('searchbox', { name: 'Search' });
  expect(field).toHaveValue('chess');
  await userEvent.keyboard('/');
  expect(field).toHaveFocus();
  await userEvent.clear(field);
  await userEvent.type(field, 'speedrun coching{Enter}');
  expect(push).toHaveBeenCalledWith('/explore?q=speedrun+coching&kind=SESSION');
});

test('a filter that is set is taken away by one press; others are chosen from a menu', async () => {
  show({ filters: filtersIn({ days: '7', from: '1000', to: '2500' }) });
  expect(screen.getByRole('link', { name: 'Remove filter: Within 7 days' })).toHaveAttribute(
    'href',
    '/explore?from=1000&to=2500',
  );
  expect(screen.getByRole('link', { name: 'Remove filter: 10 to 25' })).toHaveAttribute(
    'href',
    '/explore?days=7',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Kind' }));
  expect(screen.getByRole('link', { name: 'Made for you' })).toHaveAttribute(
    'href',
    '/explore?kind=DELIVERY&from=1000&to=2500&days=7',
  );
});

test('arrows go along the categories', async () => {
  show({ filters: filtersIn({ category: 'coaching' }) });
  const chosen = screen.getByRole('link', { name: 'Coaching' });
  expect(chosen).toHaveAttribute('aria-current', 'true');
  chosen.focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('link', { name: 'Shooters' })).toHaveFocus();
});

test('another search moves the focus to what it found', () => {
  const { rerender } = show();
  rerender(<ExploreScreen {...props({ filters: filtersIn({ q: 'chess' }), found: found() })} />);
  expect(screen.getByRole('heading', { name: '1 to book' })).toHaveFocus();
});

test('a typing error is forgiven, and what was written can be insisted on', () => {
  show({
    filters: filtersIn({ q: 'coching' }),
    found: found(undefined, { correctedTo: 'coaching', ignored: ['xq'] }),
  });
  expect(screen.getByText(/Showing/)).toHaveTextContent('Showing coaching.');
  expect(screen.getByText(/Nothing matches “xq”/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Search for “coching” instead' })).toHaveAttribute(
    'href',
    '/explore?q=coching&exactly=1',
  );
});

test('none found: what each filter taken away would find, the most first', () => {
  show({
    filters: filtersIn({ q: 'coaching', to: '1000', language: 'pt' }),
    found: found([], {
      without: [
        { filter: 'price', count: 3 },
        { filter: 'language', count: 14 },
        { filter: 'text', count: 0 },
      ],
    }),
  });
  expect(screen.getByRole('heading', { name: 'Nobody offers that yet' })).toBeVisible();
  const ways = screen.getAllByRole('link', { name: /^Without .* to book$/ });
  expect(ways.map((way) => way.textContent)).toEqual([
    'Without Português14 to book',
    'Without Up to 103 to book',
  ]);
  expect(ways[0]).toHaveAttribute('href', '/explore?q=coaching&to=1000');
});

test('more on demand; what fails can be tried again', async () => {
  show({ cursor: 'next' });
  call.mockRejectedValueOnce(new SecureqlError('backend.unreachable', 0));
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(screen.getByRole('alert')).toHaveTextContent('The rest of the list couldn’t be loaded.');
  call.mockResolvedValueOnce({
    searchServices: {
      error: null,
      items: [found([aServiceCard({ id: 'later', title: 'Chess, from zero' })])],
      cursor: null,
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Chess, from zero' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('a member keeps a service by its heart, but none of their own', async () => {
  const cards = [
    aServiceCard(),
    aServiceCard({ id: 'mine', creatorId: aUser().id, title: 'Mine' }),
  ];
  show({ found: found(cards), kept: [] }, true);
  call.mockResolvedValue({ saveFavorite: { error: null, item: null } });
  const [heart, ...others] = screen.getAllByRole('button', { name: /^Add .* to favorites/ });
  expect(others).toEqual([]);
  await userEvent.click(heart as HTMLElement);
  expect(call).toHaveBeenCalledWith('favorites/save-favorite/', {
    targetType: 'SERVICE',
    targetId: 'service-1',
    notifyLive: false,
  });
  expect(heart).toHaveAttribute('aria-pressed', 'true');
});
