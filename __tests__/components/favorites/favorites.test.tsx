import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FavoritesScreen } from '@/components/favorites/FavoritesScreen';
import * as queue from '@/hooks/ui/toasts/toastQueue';
import { callSecureql } from '@/lib/secureql/browser/client';
import { SecureqlError } from '@/lib/secureql/browser/secureqlError';
import { aUser } from '@/__tests__/support/partyFactories';
import { aFavorite, aLiveParty } from '@/__tests__/support/profileFactories';
import { renderScreen } from '@/__tests__/support/screen';
import { aServiceCard } from '@/__tests__/support/shownServices';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
jest.mock('@/hooks/ui/toasts/toastQueue', () => ({
  ...jest.requireActual<object>('@/hooks/ui/toasts/toastQueue'),
  pushToast: jest.fn(),
}));
const pushToast = jest.mocked(queue.pushToast);
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
  expect(screen.getByText(/You’re not following anyone yet/)).toBeVisible();
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
  expect(screen.getByRole('alert')).toHaveTextContent('The rest of the list couldn’t be loaded.');
  const ben = aFavorite({ targetId: 'user-ben' });
  const older = { ...ben, creator: { ...ben.creator, name: 'Ben Bold', handle: 'ben' } };
  call.mockResolvedValueOnce({ favorites: page([aFavorite(), older]) });
  await press('Try again');
  expect(call).toHaveBeenLastCalledWith('favorite-services', { cursor: 'after-nora' });
  expect(screen.getAllByRole('switch')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('services that are kept stand apart from who is followed; one let go of stays to be taken back', async () => {
  const kept = aFavorite({ targetType: 'SERVICE', targetId: 'service-1', service: aServiceCard() });
  show(page([kept, aFavorite()]));
  const section = within(screen.getByRole('region', { name: 'Saved experiences' }));
  expect(section.getByRole('link', { name: 'Play with me' })).toBeVisible();
  expect(screen.getAllByRole('switch')).toHaveLength(1);
  const heart = section.getByRole('button', { name: /^Add .* to favorites/ });
  await userEvent.click(heart);
  expect(call).toHaveBeenCalledWith('favorites/remove-favorite/', {
    targetType: 'SERVICE',
    targetId: 'service-1',
  });
  expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('each alert of a kept service is a press, and the toast takes it back', async () => {
  const kept = aFavorite({
    ...{ targetType: 'SERVICE', targetId: 'service-1', service: aServiceCard() },
    ...{ notifyLive: false, cheaperBy: 400 },
  });
  show(page([kept]));
  expect(screen.getByText(/4\.00 less/)).toBeVisible();
  const price = screen.getByRole('button', { name: /^Price/ });
  expect(price).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(price);
  const saved = { targetType: 'SERVICE', targetId: 'service-1', notifyLive: false };
  expect(call).toHaveBeenLastCalledWith('favorites/save-favorite/', {
    ...{ ...saved, notifySlots: false, notifyPrice: true },
  });
  expect(price).toHaveAttribute('aria-pressed', 'true');
  expect(pushToast).toHaveBeenCalledWith({
    ...{ kind: 'success', text: 'We’ll tell you when it costs less.' },
    undo: expect.any(Function),
  });
  const [said] = pushToast.mock.lastCall ?? [];
  act(() => said?.undo?.());
  await waitFor(() => expect(price).toHaveAttribute('aria-pressed', 'false'));
});

test('nothing kept: the way to what there is', () => {
  show(page([]));
  expect(screen.getByRole('link', { name: 'Explore experiences' })).toHaveAttribute(
    'href',
    '/explore',
  );
});
