import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LandingScreen } from '@/components/landing/LandingScreen';
import type { FeaturedCreator, LandingPeople } from '@/lib/page/landing';
import { renderScreen } from '@/__tests__/support/screen';
import { aServiceCard } from '@/__tests__/support/shownServices';
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
const people: LandingPeople = {
  category: null,
  categories: [{ key: 'music', count: 1 }],
  creators: [noa],
  after: null,
  cursor: 'more',
};

/** The page with what arrives after its first screen. */
async function openLanding(
  options?: Parameters<typeof renderScreen>[1],
  shown: LandingPeople | null = people,
) {
  renderScreen(<LandingScreen sampleTheme="--text: white" people={shown} services={[]} />, options);
  await screen.findByRole('region', { name: 'PlayFund' });
  // The sample's ticket comes after the page.
  await screen.findByText('Wait');
}

test('the first sentence names the product and its three tools', async () => {
  await openLanding();
  expect(screen.getByText(/^PlayPlus gives .*PlayQueue.*PlayChance.*PlayFund/)).toBeVisible();
});

test('a visitor can sign up, log in, choose a language and read the legal texts', async () => {
  await openLanding();
  const signUps = screen.getAllByRole('link', { name: 'Sign up' });
  expect(signUps).toHaveLength(2);
  for (const link of signUps) expect(link).toHaveAttribute('href', '/signup');
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  expect(screen.getByRole('link', { name: 'Português' })).toHaveAttribute('href', '/pt');
  expect(screen.getByRole('link', { name: 'What’s new' })).toHaveAttribute('href', '/announce');
  expect(screen.getByRole('link', { name: /Privacy policy/ })).toHaveAttribute('target', '_blank');
});

test('all three tools are called ready', async () => {
  await openLanding();
  const stateOf = (name: string) =>
    within(screen.getByRole('region', { name })).getByText('Ready now');
  for (const name of ['PlayQueue', 'PlayChance', 'PlayFund']) expect(stateOf(name)).toBeVisible();
});

test('made-up numbers are marked as examples', async () => {
  await openLanding();
  expect(screen.getAllByText('Example')).toHaveLength(3);
});

test('calling the next player moves overlay and ticket until it is the reader’s turn', async () => {
  const user = userEvent.setup();
  await openLanding();
  const tool = within(screen.getByRole('region', { name: 'PlayQueue' }));
  expect(await tool.findByText('3', { selector: 'p' })).toHaveTextContent('3rd');
  const call = tool.getByRole('button', { name: 'Call the next player' });
  await user.click(call);
  expect(tool.getByText('1 ahead of you')).toBeVisible();
  await user.click(call);
  await user.click(call);
  expect(tool.getByRole('alert')).toHaveTextContent('It’s your turn!');
  await user.click(tool.getByRole('button', { name: 'Start over' }));
  expect(tool.getByText('2 ahead of you')).toBeVisible();
});

describe('the tools to come', () => {
  const tool = (name: string) => within(screen.getByRole('region', { name }));
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  const raised = () => tool('PlayFund').getByRole<HTMLProgressElement>('progressbar').value;

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('move by themselves: a draw runs out, a fund grows, and both begin anew', () => {
    renderScreen(<LandingScreen sampleTheme="--text: white" people={people} services={[]} />);
    expect(tool('PlayChance').getByText('02:14')).toBeVisible();
    const before = raised();
    wait(4_000);
    expect(tool('PlayChance').getByText('02:10')).toBeVisible();
    expect(raised()).toBeGreaterThan(before);
    wait(130_000);
    expect(tool('PlayChance').getByText('00:00')).toBeVisible();
    wait(1_000);
    expect(tool('PlayChance').getByText('02:14')).toBeVisible();
    for (let minute = 0; minute < 3; minute += 1) wait(60_000);
    expect(raised()).toBeLessThanOrEqual(2_000);
  });

  test('stand still when the reader says so', () => {
    renderScreen(<LandingScreen sampleTheme="--text: white" people={people} services={[]} />);
    act(() => tool('PlayChance').getByRole('button', { name: 'Pause the example' }).click());
    wait(5_000);
    expect(tool('PlayChance').getByText('02:14')).toBeVisible();
    expect(tool('PlayChance').getByRole('button', { name: 'Play the example' })).toBeVisible();
  });

  test('rest for who wants little motion, until they are started', () => {
    const media = jest.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        ({
          matches: query.includes('reduce'),
          addEventListener: () => undefined,
          removeEventListener: () => undefined,
        }) as unknown as MediaQueryList,
    );
    renderScreen(<LandingScreen sampleTheme="--text: white" people={people} services={[]} />);
    wait(5_000);
    expect(tool('PlayChance').getByText('02:14')).toBeVisible();
    act(() => tool('PlayChance').getByRole('button', { name: 'Play the example' }).click());
    wait(1_000);
    expect(tool('PlayChance').getByText('02:13')).toBeVisible();
    media.mockRestore();
  });
});

test('who is logged in goes on to the dashboard or out', async () => {
  await openLanding({ user: aUser() });
  expect(await screen.findByRole('button', { name: 'Log out' })).toBeVisible();
  for (const link of screen.getAllByRole('link', { name: 'Dashboard' })) {
    expect(link).toHaveAttribute('href', '/dashboard/home');
  }
  expect(screen.queryByRole('link', { name: 'Sign up' })).not.toBeInTheDocument();
});

test('creators are links, with the queue they run, by category and page by page', async () => {
  await openLanding();
  const list = within(screen.getByRole('region', { name: 'Who you can play with' }));
  expect(list.getByRole('link', { name: 'Noa Levi' })).toHaveAttribute('href', '/noa');
  expect(list.getByRole('link', { name: /Live\s*Blitz\s*3 waiting/ })).toHaveAttribute(
    'href',
    '/party/p1',
  );
  expect(list.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'true');
  expect(list.getByRole('link', { name: /Music/ })).toHaveAttribute(
    'href',
    '/?category=music#discover',
  );
  expect(list.getByRole('link', { name: 'More creators' })).toHaveAttribute(
    'href',
    '/?after=more#discover',
  );
});

test('nobody in a category, nobody at all and a backend that is away each say so', async () => {
  await openLanding(
    {},
    { category: 'music', categories: [], creators: [], after: null, cursor: null },
  );
  expect(screen.getByText('Nobody here for “Music” yet.')).toBeVisible();
  cleanup();
  await openLanding(
    {},
    { category: null, categories: [], creators: [], after: null, cursor: null },
  );
  expect(screen.getByRole('link', { name: 'Be the first' })).toHaveAttribute('href', '/signup');
  cleanup();
  await openLanding({}, null);
  expect(screen.getByText('Creators cannot be shown right now')).toBeVisible();
});

test('a few things to book stand there with the way to all of them, and none take no space', () => {
  const { unmount } = renderScreen(
    <LandingScreen sampleTheme="--text: white" people={people} services={[aServiceCard()]} />,
  );
  const section = within(screen.getByRole('region', { name: 'Something just for you' }));
  expect(section.getByRole('link', { name: 'Play with me' })).toBeVisible();
  expect(section.getByRole('link', { name: 'Explore everything' })).toHaveAttribute(
    'href',
    '/explore',
  );
  unmount();
  renderScreen(<LandingScreen sampleTheme="--text: white" people={people} services={[]} />);
  expect(screen.queryByRole('region', { name: 'Something just for you' })).toBeNull();
});
