import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FanScreen } from '@/components/profile/FanScreen';
import { ProfileScreen } from '@/components/profile/ProfileScreen';
import { callSecureql } from '@/lib/secureql/browser/client';
import { SecureqlError } from '@/lib/secureql/browser/secureqlError';
import { aUser } from '@/__tests__/support/partyFactories';
import { aCreator, aFan, aLiveParty } from '@/__tests__/support/profileFactories';
import { renderScreen } from '@/__tests__/support/screen';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
const call = jest.mocked(callSecureql);

/** Says whether one may write to the creator, and answers all else so. */
function answer(other: () => Promise<unknown>, allowed = true) {
  const canChat = { error: null, items: [{ userId: 'user-nora', allowed, refusal: null }] };
  call.mockImplementation((path) =>
    path === 'can-chat-users'
      ? Promise.resolve({ canChat } as never)
      : other().then((result) => result as never),
  );
}
const NONE = { items: [], cursor: null };
const target = { targetType: 'CREATOR', targetId: 'user-nora' };

beforeEach(() => call.mockReset());

const titles = () => screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);

const follow = () => screen.getByRole('button', { name: 'Tell me when live' });

test('a full page shows everything, and its links say where they lead', () => {
  const creator = aCreator({
    socials: [{ network: 'twitch', handle: 'noranight', url: 'https://twitch.tv/noranight' }],
    categories: ['racing'],
    liveParties: [aLiveParty(), aLiveParty({ id: 'party-2', title: 'Later', state: 'PAUSED' })],
    examples: [
      {
        id: 'e1',
        kind: 'VIDEO',
        title: 'Best of',
        url: 'https://www.youtube.com/watch?v=1',
        photo: null,
      },
      { id: 'e2', kind: 'IMAGE', title: 'My desk', url: null, photo: '/uploads/a.webp' },
    ],
    faqs: [{ id: 'f1', question: 'When?', answer: 'On Fridays.' }],
  });
  renderScreen(<ProfileScreen creator={creator} isFollowed={false} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Nora Night' })).toBeVisible();
  expect(screen.getByText('Email verified')).toBeVisible();
  expect(screen.queryByText('Phone verified')).toBeNull();
  expect(screen.getByText('Racing')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Join the line.*Friday matches$/ })).toHaveAttribute(
    'href',
    '/party/party-1',
  );
  expect(screen.getByRole('link', { name: /^Later.*Paused/ })).toBeVisible();
  const twitch = screen.getByRole('link', { name: /Twitch · noranight/ });
  expect(twitch).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.getByText('youtube.com')).toBeVisible();
  const question = screen.getByText('When?').closest('details');
  expect(within(question as HTMLElement).getByText('On Fridays.')).toBeInTheDocument();
});

test('what is empty takes no place', () => {
  renderScreen(<ProfileScreen creator={aCreator({ bio: '' })} isFollowed={false} />);
  expect(screen.getByText('Nora Night isn’t live right now.')).toBeVisible();
  expect(titles()).toEqual(['About']);
});

test('other tools’ sections stand where the page puts them', () => {
  renderScreen(
    <ProfileScreen creator={aCreator()} isFollowed={false} experiences={<h2>Experiences</h2>} />,
  );
  expect(titles()).toEqual(['Experiences', 'About']);
});

test('a visitor is led to the log-in and back', () => {
  renderScreen(<ProfileScreen creator={aCreator()} isFollowed={false} />);
  expect(screen.getByRole('link', { name: 'Tell me when live' })).toHaveAttribute(
    'href',
    '/login?next=%2Fnora%23follow',
  );
});

test('a fan follows and lets go again', async () => {
  answer(() => Promise.resolve({ saveFavorite: { error: null, item: null } }));
  renderScreen(<ProfileScreen creator={aCreator()} isFollowed={false} />, { user: aUser() });
  expect(follow()).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(follow());
  expect(call).toHaveBeenCalledWith('favorites/save-favorite/', { ...target, notifyLive: true });
  expect(follow()).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('We’ll tell you when Nora Night goes live.')).toBeInTheDocument();
  await userEvent.click(follow());
  expect(call).toHaveBeenLastCalledWith('favorites/remove-favorite/', target);
  expect(follow()).toHaveAttribute('aria-pressed', 'false');
});

test.each([
  [
    'a full list',
    () => Promise.resolve<unknown>({ saveFavorite: { error: 'favorite.full', item: null } }),
  ],
  ['no answer', () => Promise.reject(new SecureqlError('backend.unreachable', 0))],
])('%s takes back what was shown', async (_why, outcome) => {
  answer(outcome);
  renderScreen(<ProfileScreen creator={aCreator()} isFollowed={false} />, { user: aUser() });
  await userEvent.click(follow());
  expect(follow()).toHaveAttribute('aria-pressed', 'false');
});

test.each([
  [true, 1],
  [false, 0],
])('who may write (%s) is offered to', async (allowed, links) => {
  answer(() => Promise.resolve({}), allowed);
  renderScreen(<ProfileScreen creator={aCreator()} isFollowed={false} />, { user: aUser() });
  await waitFor(() => expect(call).toHaveBeenCalledWith('can-chat-users', expect.anything()));
  await act(() => Promise.resolve());
  await waitFor(() =>
    expect(screen.queryAllByRole('link', { name: 'Send a message' })).toHaveLength(links),
  );
});

test('the owner edits instead of following', () => {
  const owner = aUser({ id: 'user-nora', userType: 'CREATOR' });
  const creator = aCreator({ liveParties: [aLiveParty({ memberCount: 0 })] });
  renderScreen(<ProfileScreen creator={creator} isFollowed={false} />, { user: owner });
  expect(screen.queryByRole('button', { name: 'Tell me when live' })).toBeNull();
  expect(screen.getByText('Nobody is waiting yet')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Open the console/ })).toHaveAttribute(
    'href',
    '/party/party-1/dashboard',
  );
  expect(screen.getByRole('link', { name: 'Edit my page' })).toHaveAttribute(
    'href',
    '/dashboard/settings?active=page',
  );
});

const looks = { ...aFan().extraPublic, profile_photo: '/uploads/gone.webp' };

test.each([
  [
    'creator',
    <ProfileScreen key="c" creator={aCreator({ extraPublic: looks })} isFollowed={false} />,
  ],
  [
    'fan',
    <FanScreen key="f" fan={{ ...aFan(), extraPublic: looks }} received={NONE} written={NONE} />,
  ],
])('a %s whose photo does not come has the default one', (_who, face) => {
  const { container } = renderScreen(face);
  const photo = container.querySelector('img')!;
  fireEvent.error(photo);
  expect(photo).toHaveAttribute('src', '/default-user.png');
});

test('who is not live is promised to be told of, but not to themselves', () => {
  const page = <ProfileScreen creator={aCreator()} isFollowed={false} />;
  const { unmount } = renderScreen(page);
  expect(screen.getByText(/^Press “Tell me when live”/)).toBeVisible();
  unmount();
  renderScreen(page, { user: aUser({ id: 'user-nora', userType: 'CREATOR' }) });
  expect(screen.getByText('Nora Night isn’t live right now.')).toBeVisible();
  expect(screen.queryByText(/Tell me when live/)).toBeNull();
});

describe('sharing', () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'share'));
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Share this page' }));

  test('copies the link where the device cannot share', async () => {
    renderScreen(<ProfileScreen creator={aCreator()} isFollowed={false} />);
    const write = jest.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: write },
      configurable: true,
    });
    press();
    expect(write).toHaveBeenCalledWith('http://localhost/nora');
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  });

  test('uses what the device has, and says nothing when the reader thinks better of it', async () => {
    const share = jest.fn(() => Promise.reject(new DOMException('', 'AbortError')));
    Object.assign(navigator, { share });
    renderScreen(<ProfileScreen creator={aCreator()} isFollowed={false} />);
    press();
    await waitFor(() => expect(share).toHaveBeenCalled());
    expect(share).toHaveBeenCalledWith({ title: 'Nora Night', url: 'http://localhost/nora' });
    expect(screen.getByRole('button', { name: 'Share this page' })).toBeVisible();
  });
});

test('a fan’s face: short name, turns played, and an edit link for the fan alone', () => {
  const { unmount } = renderScreen(<FanScreen fan={aFan()} received={NONE} written={NONE} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Fiona F.' })).toBeVisible();
  expect(screen.getByText('1 round played.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Edit my page' })).toBeNull();
  unmount();
  renderScreen(<FanScreen fan={aFan({ queuesPlayed: 0 })} received={NONE} written={NONE} />, {
    user: aUser(),
  });
  expect(screen.getByText('No rounds played yet.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Edit my page' })).toBeVisible();
});
