import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { PageShell } from '@/components/layout/PageShell';
import { countOn } from '@/lib/analytics/counter';
import { callSecureql } from '@/lib/secureql/client';
import { renderScreen } from '@/__tests__/support/screen';
import { aUser } from '@/__tests__/support/users';
import type { CurrentUser } from '@/lib/session/currentUser';

jest.mock('@/lib/secureql/client', () => ({ callSecureql: jest.fn() }));
jest.mock('@/lib/analytics/counter', () => ({ countOn: jest.fn() }));

type Listener = (path: string, change: { shallow: boolean }) => void;

const events = { on: jest.fn(), off: jest.fn(), emit: jest.fn() };

interface Options {
  user?: CurrentUser | null;
  layout?: 'plain' | 'dashboard';
  asPath?: string;
  hasHelpChat?: boolean;
}

async function renderShell({
  user = null,
  layout = 'dashboard',
  asPath = '/dashboard/home',
  hasHelpChat = false,
}: Options = {}) {
  renderScreen(
    <PageShell path="/" layout={layout} hasHeader hasFooter hasHelpChat={hasHelpChat}>
      <h1>Content</h1>
    </PageShell>,
    {
      user,
      router: {
        asPath,
        events,
        prefetch: () => Promise.resolve(),
        push: () => Promise.resolve(true),
      },
    },
  );
  // The parts for members are loaded on their own.
  await act(() => new Promise((done) => setTimeout(done)));
}

function resizeTo(width: number) {
  act(() => {
    Object.assign(window, { innerWidth: width });
    window.dispatchEvent(new Event('resize'));
  });
}

const sidebar = () => screen.queryByRole('navigation', { name: 'Dashboard menu' });

const news = (home: number, party: number) =>
  jest
    .mocked(callSecureql)
    .mockResolvedValue({ sidebarBadge: { error: null, item: { home, party } } });

beforeEach(() => {
  resizeTo(1280);
  news(0, 0);
});

test('a visitor gets the log-in and nothing else in the header', async () => {
  await renderShell({ layout: 'plain' });
  const header = within(screen.getByRole('banner'));
  expect(header.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/login',
  ]);
  expect(sidebar()).not.toBeInTheDocument();
});

test('the first stop of the keyboard skips to the content', async () => {
  await renderShell({ layout: 'plain' });
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  expect(document.querySelector('#main')).toBe(screen.getByRole('main'));
});

test('a creator sees what exists as links and the rest as coming', async () => {
  await renderShell({ user: aUser() });
  const nav = within(sidebar()!);
  expect(nav.getAllByRole('link', { name: /^(Home|PlayQueue)$/ })).toHaveLength(2);
  expect(nav.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  const later = nav.getByText('PlayFund');
  expect(later).toHaveAttribute('aria-disabled', 'true');
  expect(later).toHaveTextContent('(coming soon)');
  expect(later).not.toHaveAttribute('href');
});

test('a fan sees favorites and gifts, and no creator tools', async () => {
  await renderShell({ user: aUser({ userType: 'FAN' }) });
  expect(within(sidebar()!).getByText('Gifts')).toBeVisible();
  expect(within(sidebar()!).queryByText('PlayQueue')).not.toBeInTheDocument();
});

test('the header leads to the dashboard and says that messages are not there yet', async () => {
  await renderShell({ user: aUser(), layout: 'plain' });
  const header = within(screen.getByRole('banner'));
  expect(header.getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
    'href',
    '/dashboard/home',
  );
  expect(header.getByText('Messages').closest('a')).toBeNull();
});

test('up to 576 px a click on an item closes the sidebar, above it stays', async () => {
  await renderShell({ user: aUser() });
  await userEvent.click(within(sidebar()!).getByRole('link', { name: 'PlayQueue' }));
  expect(sidebar()).toBeVisible();
  resizeTo(576);
  await userEvent.click(within(sidebar()!).getByRole('link', { name: 'PlayQueue' }));
  expect(sidebar()).not.toBeInTheDocument();
});

test('a resize reopens the sidebar unless the window is narrow', async () => {
  await renderShell({ user: aUser() });
  resizeTo(400);
  await userEvent.click(screen.getByRole('button', { name: 'Close menu' }));
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
  resizeTo(500);
  expect(sidebar()).not.toBeInTheDocument();
  resizeTo(577);
  expect(sidebar()).toBeVisible();
});

test('where the sidebar covers the page, the page is out of reach and Escape uncovers it', async () => {
  await renderShell({ user: aUser() });
  expect(screen.getByRole('main')).not.toHaveAttribute('inert');
  resizeTo(375);
  expect(document.querySelector('main')).toHaveAttribute('inert');
  await userEvent.keyboard('{Escape}');
  expect(document.querySelector('main')).not.toHaveAttribute('inert');
});

test('the header is told apart after fifteen pixels of scrolling', async () => {
  await renderShell({ layout: 'plain' });
  const scrollTo = (scrollY: number) =>
    act(() => {
      Object.assign(window, { scrollY });
      window.dispatchEvent(new Event('scroll'));
    });
  scrollTo(15);
  expect(screen.getByRole('banner')).not.toHaveAttribute('data-scrolled');
  scrollTo(16);
  expect(screen.getByRole('banner')).toHaveAttribute('data-scrolled');
  scrollTo(0);
});

test('the sidebar shows how many wait, and hides what is nothing', async () => {
  news(0, 1234);
  await renderShell({ user: aUser() });
  const party = within(sidebar()!).getByRole('link', {
    name: /^PlayQueue .*1,234 people waiting$/,
  });
  expect(party).toHaveTextContent('1.2K');
  expect(within(sidebar()!).getByRole('link', { name: 'Home' })).toHaveTextContent(/^Home$/);
});

test('a sidebar whose numbers do not come works without them', async () => {
  jest.mocked(callSecureql).mockRejectedValue(new Error('away'));
  await renderShell({ user: aUser() });
  expect(within(sidebar()!).getByRole('link', { name: 'PlayQueue' })).toBeVisible();
});

test('the bell stands in the header of members only', async () => {
  await renderShell({ user: aUser(), layout: 'plain' });
  const header = within(screen.getByRole('banner'));
  expect(header.getByRole('button', { name: 'Notifications' })).toBeVisible();
});

test('the avatar leads to the own page, and so do the menu and the foot of the sidebar', async () => {
  await renderShell({ user: aUser() });
  await userEvent.click(screen.getByRole('button', { name: 'Your account' }));
  // Which of the two shows is decided by the width, in CSS.
  const links = screen.getByRole('banner').querySelectorAll('a[href="/mira_k"]');
  expect(links).toHaveLength(2);
  const foot = screen.getAllByRole('link', { name: 'Profile' }).at(-1);
  expect(foot).toHaveAttribute('href', '/mira_k');
});

test('help shows only where it is asked for: an own page for members, an address for visitors', async () => {
  await renderShell({ layout: 'plain', hasHelpChat: true });
  const help = () => screen.queryByRole('link', { name: 'Need help?' });
  expect(help()?.getAttribute('href')).toMatch(/^mailto:/);
  cleanup();
  await renderShell({ user: aUser(), layout: 'plain', hasHelpChat: true });
  expect(help()).toHaveAttribute('href', '/dashboard/help');
  cleanup();
  await renderShell({ user: aUser(), layout: 'plain' });
  expect(help()).toBeNull();
});

test('a page is counted when it opens, and again when route or hash change', async () => {
  jest.mocked(countOn).mockClear();
  events.on.mockClear();
  await renderShell({ layout: 'plain' });
  expect(countOn).toHaveBeenCalledTimes(1);
  for (const name of ['routeChangeComplete', 'hashChangeComplete']) {
    for (const [event, listen] of events.on.mock.calls as [string, Listener][]) {
      if (event === name) act(() => listen('/party/1#members', { shallow: true }));
    }
  }
  await waitFor(() => expect(countOn).toHaveBeenCalledTimes(3));
  expect(countOn).toHaveBeenLastCalledWith('', '/party/1#members');
});

test('the user menu opens terms in a new tab and logs out through the server', async () => {
  await renderShell({ user: aUser(), layout: 'plain' });
  await userEvent.click(screen.getByRole('button', { name: 'Your account' }));
  const header = within(screen.getByRole('banner'));
  const terms = header.getByRole('link', { name: /Terms of use/ });
  expect(terms).toHaveAttribute('target', '_blank');
  expect(terms).toHaveAttribute('rel', 'noopener noreferrer');
  await userEvent.click(header.getByRole('button', { name: 'Log out' }));
  expect(callSecureql).toHaveBeenCalledWith('accounts/log-out/', {});
});

test('the footer names city and version, and links to four networks', async () => {
  await renderShell({ layout: 'plain' });
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByText(/San Francisco, CA/)).toBeVisible();
  expect(footer.getByText(/Version 1\.01/)).toBeVisible();
  const networks = footer.getByRole('list', { name: 'PlayPlus elsewhere' });
  expect(within(networks).getAllByRole('link')).toHaveLength(4);
});

test('each language reloads this page under its code and is remembered', async () => {
  await renderShell({ layout: 'plain', asPath: '/party/1?from=stream' });
  const languages = within(screen.getByRole('navigation', { name: 'Language' }));
  expect(languages.getByText('English')).toHaveAttribute('aria-current', 'true');
  const german = languages.getByRole('link', { name: 'Deutsch' });
  expect(german).toHaveAttribute('href', '/de/party/1?from=stream');
  german.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(german);
  expect(Cookies.get('NEXT_LOCALE')).toBe('de');
});
