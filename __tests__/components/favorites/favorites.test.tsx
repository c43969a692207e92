import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FavoritesScreen } from '@/components/favorites/FavoritesScreen';
import { GiftsScreen } from '@/components/favorites/GiftsScreen';
import { callSecureql } from '@/lib/secureql/browser/client';
import { SecureqlError } from '@/lib/secureql/browser/secureqlError';
import { aUser } from '@/__tests__/support/partyFactories';
import { aFavorite, aLiveParty } from '@/__tests__/support/profileFactories';
import { renderScreen } from '@/__tests__/support/screen';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
const call = jest.mocked(callSecureql);
const target = { targetType: 'CREATOR', targetId: 'user-nora' };
const page = (items = [aFavorite()], cursor: string | null = null) => ({
  error: null,
  items,
  cursor,
});
const show = (first = page(), live: ReturnType<typeof aFavorite>[] = []) =>
  renderScreen(<FavoritesScreen first={first} live={live} />, { user: aUser() });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  call.mockReset();
  call.mockResolvedValue({ saveFavorite: { error: null, item: null } });
});

test('empty: says how to follow somebody', () => {
  show(page([]));
  expect(screen.getByText(/You follow nobody yet/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Discover creators' })).toBeVisible();
});

test('who is live comes first, with the way in', () => {
  const favorite = aFavorite();
  const live = { ...favorite, creator: { ...favorite.creator, liveParty: aLiveParty() } };
  show(page([live]), [live]);
  const section = screen.getByRole('region', { name: 'Live now' });
  expect(within(section).getByText('3 waiting')).toBeVisible();
  expect(within(section).getByRole('link', { name: /^Join the line/ })).toHaveAttribute(
    'href',
    '/party/party-1',
  );
});

test('letting go can be taken back, with the old wish to be told', async () => {
  show(page([aFavorite({ notifyLive: false })]));
  await press(/^Unfollow ?: Nora Night$/);
  expect(call).toHaveBeenCalledWith('favorites/remove-favorite/', target);
  expect(screen.getByText('You no longer follow Nora Night.')).toBeVisible();
  await press('Undo');
  expect(call).toHaveBeenLastCalledWith('favorites/save-favorite/', {
    ...target,
    notifyLive: false,
  });
  expect(screen.getByRole('link', { name: 'Nora Night' })).toBeVisible();
  expect(document.querySelector('svg:has(use)')).toHaveAttribute('width', '25');
});

test('a wish that does not arrive is shown as it was', async () => {
  call.mockRejectedValue(new SecureqlError('backend.unreachable', 0));
  show();
  // Who speaks to the page says what is written on it (WCAG 2.5.3).
  const notifySwitch = screen.getByRole('switch', { name: /^Tell me when live ?: Nora Night$/ });
  expect(notifySwitch).toBeChecked();
  await userEvent.click(notifySwitch);
  expect(call).toHaveBeenCalledWith('favorites/save-favorite/', { ...target, notifyLive: false });
  expect(notifySwitch).toBeChecked();
});

test('more on demand; what fails can be tried again', async () => {
  show(page([aFavorite()], 'after-nora'));
  call.mockRejectedValueOnce(new SecureqlError('backend.unreachable', 0));
  await press('Show more');
  expect(screen.getByRole('alert')).toHaveTextContent('The rest of the list could not be loaded.');
  const ben = aFavorite({ targetId: 'user-ben' });
  const older = { ...ben, creator: { ...ben.creator, name: 'Ben Bold', handle: 'ben' } };
  call.mockResolvedValueOnce({ favorites: page([aFavorite(), older]) });
  await press('Try again');
  expect(call).toHaveBeenLastCalledWith('favorite-services', { cursor: 'after-nora' });
  expect(screen.getAllByRole('switch')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('gifts: none yet, or each with who gave it', () => {
  const { unmount } = renderScreen(<GiftsScreen gifts={[]} />);
  expect(screen.getByText(/No gifts yet/)).toBeVisible();
  unmount();
  const gift = { id: 'g1', title: 'A round of chess', from: 'Bert', givenAt: '2026-11-20T10:00Z' };
  renderScreen(<GiftsScreen gifts={[gift]} />);
  expect(screen.getByRole('heading', { name: 'A round of chess' })).toBeVisible();
  expect(screen.getByText('From Bert')).toBeVisible();
});
