import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { PageShell } from '@/components/layout/PageShell';
import { callSecureql } from '@/lib/secureql/client';
import { renderScreen } from '@/__tests__/support/screen';
import { aUser } from '@/__tests__/support/users';
import type { CurrentUser } from '@/lib/session/currentUser';

jest.mock('@/lib/secureql/client', () => ({ callSecureql: jest.fn() }));

const events = { on: jest.fn(), off: jest.fn(), emit: jest.fn() };

interface Options {
  user?: CurrentUser | null;
  layout?: 'plain' | 'dashboard';
  asPath?: string;
}

async function renderShell({
  user = null,
  layout = 'dashboard',
  asPath = '/dashboard/home',
}: Options = {}) {
  renderScreen(
    <PageShell layout={layout} hasHeader hasFooter>
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

beforeEach(() => resizeTo(1280));

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

test('the user menu opens terms in a new tab and logs out through the server', async () => {
  jest.mocked(callSecureql).mockResolvedValue({ logOut: { error: null } });
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
