import { screen, within } from '@testing-library/react';
import { LandingScreen } from '@/components/landing/LandingScreen';
import { comingNext, type ComingTool } from '@/lib/live/liveNow';
import type { FeaturedCreator } from '@/lib/page/landing';
import { renderScreen } from '@/__tests__/support/screen';
import { aUser } from '@/__tests__/support/users';

// No answer comes: what the server wrote stays.
jest.mock('@/lib/secureql/browser/client', () => ({
  callSecureql: () => new Promise(() => undefined),
}));

const noa: FeaturedCreator = {
  id: '1',
  handle: 'noa',
  name: 'Noa Levi',
  extraPublic: { profile_photo: '', display_is_dark_mode: false, display_hue: '20' },
  tagline: 'Chess with chat',
  bannerPhoto: null,
  categories: ['music'],
  liveLottery: null,
  liveFund: null,
  liveParty: { id: 'p1', title: 'Blitz', game: 'Chess', state: 'OPEN', memberCount: 3 },
};

/** The page with what arrives after its first screen. */
async function openLanding(
  options?: Parameters<typeof renderScreen>[1],
  live = [noa],
  coming: ComingTool[] = [],
) {
  renderScreen(<LandingScreen sampleTheme="--text: white" live={live} coming={coming} />, options);
  await screen.findByRole('region', { name: 'Try a round' });
  await screen.findByRole('region', { name: 'What it costs' });
}

test('a visitor can sign up, log in, choose a language and read the legal texts', async () => {
  await openLanding();
  const signUps = screen.getAllByRole('link', { name: 'Sign up free' });
  expect(signUps).toHaveLength(2);
  for (const link of signUps) expect(link).toHaveAttribute('href', '/signup');
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  expect(screen.getByRole('link', { name: 'Português' })).toHaveAttribute('href', '/pt');
  expect(screen.getByRole('link', { name: 'What’s new' })).toHaveAttribute('href', '/announce');
  expect(screen.getByRole('link', { name: /Privacy policy/ })).toHaveAttribute('target', '_blank');
});

test('who is logged in goes on to the dashboard or out', async () => {
  await openLanding({ user: aUser() });
  expect(await screen.findByRole('button', { name: 'Log out' })).toBeVisible();
  for (const link of screen.getAllByRole('link', { name: 'Dashboard' })) {
    expect(link).toHaveAttribute('href', '/dashboard/home');
  }
  expect(screen.queryByRole('link', { name: 'Sign up free' })).not.toBeInTheDocument();
});

test('all four tools say what they do and what they cost', async () => {
  await openLanding();
  const prices = [
    ['Everyone knows when it’s their turn', 'Free'],
    ['A draw anyone can check', 'Free'],
    ['A goal the whole chat can watch grow', '4% + $0.30'],
    ['Sell time with you', '8% + $0.30'],
  ] as const;
  for (const [name, price] of prices) {
    expect(within(screen.getByRole('article', { name })).getByText(price)).toBeVisible();
  }
});

test('the table says what is left of a payment, in the currency of the reader', async () => {
  await openLanding();
  const table = screen.getByRole('table');
  expect(within(table).getByRole('row', { name: 'PlayQueue Nothing –' })).toBeVisible();
  expect(within(table).getByRole('row', { name: 'PlayFund 4% + $0.30 $18.90' })).toBeVisible();
  expect(within(table).getByRole('row', { name: 'Experiences 8% + $0.30 $18.10' })).toBeVisible();
  const cost = screen.getByRole('region', { name: 'What it costs' });
  expect(cost).toHaveTextContent('€0.30, $0.30, £0.25, CHF 0.30, or R$1.50');
});

test('a reader of another language reads it in their currency', async () => {
  renderScreen(<LandingScreen sampleTheme="--text: white" live={[]} coming={[]} />, {
    locale: 'pt',
  });
  const table = await screen.findByRole('table');
  expect(table).toHaveTextContent(/PlayFund4%\s\+\sR\$\s1,50R\$\s17,70/);
});

test('the first two questions are open, the others wait for a press', async () => {
  await openLanding();
  const questions = screen.getAllByRole('group').filter(({ tagName }) => tagName === 'DETAILS');
  expect(questions.map((one) => (one as HTMLDetailsElement).open)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(screen.getByText(/^14 days after an order/)).toHaveTextContent('7 days after');
});

test('who is live stands there with what can be joined, and is where the second button leads', async () => {
  await openLanding();
  const list = within(screen.getByRole('region', { name: 'Live right now' }));
  expect(list.getByRole('link', { name: 'Blitz' })).toHaveAttribute('href', '/party/p1');
  expect(list.getByText('3 waiting')).toBeVisible();
  expect(list.getByRole('link', { name: 'Everyone who’s live' })).toHaveAttribute(
    'href',
    '/explore',
  );
  expect(screen.getByRole('link', { name: 'See who’s live' })).toHaveAttribute('href', '/#live');
});

test('with nobody live it says so and names what opens next, soonest first', async () => {
  const planned = (name: string, opensAt: string) => ({
    name,
    handle: name.toLowerCase(),
    plannedParties: [{ id: name, title: `Show of ${name}`, game: '', opensAt }],
    plannedLotteries: [],
    plannedFunds: [],
  });
  const creators = [
    planned('Ben', '2026-11-27T21:00:00Z'),
    planned('Luma', '2026-11-26T21:00:00Z'),
    planned('Past', '2026-11-25T21:00:00Z'),
  ];
  await openLanding({}, [], comingNext(creators, Date.parse('2026-11-26T12:00:00Z')));
  const list = within(screen.getByRole('region', { name: 'Nobody’s live this minute.' }));
  expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Show of Luma',
    'Show of Ben',
  ]);
  expect(screen.getByRole('link', { name: 'See who’s live' })).toHaveAttribute('href', '/#live');
});

test('with nobody live and nothing planned there is no such section, and the button leads to Explore', async () => {
  await openLanding({}, []);
  expect(screen.queryByRole('region', { name: 'Live right now' })).toBeNull();
  expect(screen.getByRole('link', { name: 'See who’s live' })).toHaveAttribute('href', '/explore');
});
