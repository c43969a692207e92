import { screen, within } from '@testing-library/react';
import { ProfileScreen } from '@/components/profile/ProfileScreen';
import { aUser } from '@/__tests__/support/partyFactories';
import { aCreator, aLiveParty } from '@/__tests__/support/profileFactories';
import { renderScreen } from '@/__tests__/support/screen';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));

const titles = () => screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);

test('what is live comes first, open before paused; then the shows to come, and the rest', () => {
  const creator = aCreator({
    liveParties: [aLiveParty({ id: 'party-9', title: 'Later', state: 'PAUSED' }), aLiveParty()],
    plannedParties: [
      { id: 'p3', title: 'Sunday', game: 'Chess', opensAt: '2026-12-06T20:00:00Z', minutes: 60 },
      { id: 'p2', title: 'Saturday', game: 'Go', opensAt: '2026-12-05T20:00:00Z', minutes: 60 },
    ],
  });
  renderScreen(
    <ProfileScreen creator={creator} isFollowed={false} experiences={<h2>Experiences</h2>} />,
  );
  expect(titles()).toEqual(['Friday matches', 'Experiences', 'About']);
  const live = within(screen.getByRole('region', { name: 'Live now' }));
  expect(live.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/party/party-1',
    '/party/party-9',
    '/party/p2',
    '/party/p3',
  ]);
  // Two rows, and one behind a press.
  expect(live.getByText('1 more').closest('details')).not.toHaveAttribute('open');
});

test('with nothing live the next show has the place, and tells who asks', () => {
  const creator = aCreator({
    plannedLotteries: [
      { id: 'd1', title: 'Giveaway', prizeTitle: 'Mug', opensAt: '2026-12-05T20:00:00Z' },
    ],
  });
  renderScreen(<ProfileScreen creator={creator} isFollowed={false} isBare />);
  const next = within(screen.getByRole('region', { name: 'Coming up' }));
  expect(next.getByRole('heading', { name: 'Giveaway' })).toBeVisible();
  expect(next.getByRole('link', { name: /^Tell me ?: Giveaway$/ })).toHaveAttribute(
    'href',
    '/chance/d1',
  );
  expect(screen.queryByText(/isn’t live right now/)).toBeNull();
});

describe('an empty page', () => {
  const page = (isNew: boolean) => (
    <ProfileScreen creator={aCreator()} isFollowed={false} isBare isNew={isNew} />
  );

  test('offers a visitor to be told and to say hello, each once', async () => {
    renderScreen(page(true));
    const block = within(
      await screen.findByRole('region', { name: 'Nora Night is just getting started' }),
    );
    expect(block.getByRole('link', { name: 'Tell me when live' })).toBeVisible();
    expect(block.getByRole('link', { name: 'Say hello' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Tell me when live' })).toHaveLength(1);
  });

  test('of somebody who has been here for long does not call them a beginner', async () => {
    renderScreen(page(false));
    expect(
      await screen.findByRole('region', { name: 'Nora Night isn’t live right now.' }),
    ).toBeVisible();
  });

  test('leads its owner to the four tools', async () => {
    renderScreen(page(true), { user: aUser({ id: 'user-nora', userType: 'CREATOR' }) });
    const start = within(
      await screen.findByRole('region', { name: 'This is your page. Start with one thing' }),
    );
    expect(start.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard/party',
      '/dashboard/chance',
      '/dashboard/fund',
      '/dashboard/experiences',
    ]);
    expect(screen.queryByText('Say hello')).toBeNull();
  });
});
