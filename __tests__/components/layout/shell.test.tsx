import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { callSecureql } from '@/lib/secureql/browser/client';
import { aUser } from '@/__tests__/support/users';
import { renderShell, resizeTo } from './renderShell';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
jest.mock('@/lib/analytics/counter', () => ({ countOn: jest.fn() }));

const sidebar = () => screen.queryByRole('navigation', { name: 'Dashboard menu' });

const news = (home: number, party: number) =>
  jest.mocked(callSecureql).mockResolvedValue({
    sidebarBadge: { error: null, item: { home, experiences: 0, party, chat: 0 } },
  });

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

test('the first stop of the keyboard skips to the content, and the address stays as it is', async () => {
  window.history.replaceState(null, '', '/#place');
  await renderShell({ layout: 'plain' });
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(window.location.hash).toBe('#place');
  window.history.replaceState(null, '', '/');
});

test('skipping leads to the content also where the sidebar covers it', async () => {
  await renderShell({ user: aUser() });
  resizeTo(375);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(sidebar()).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a creator sees every part of the product as a link', async () => {
  await renderShell({ user: aUser() });
  const nav = within(sidebar()!);
  expect(nav.getAllByRole('link', { name: /^(Home|PlayQueue|PlayFund)$/ })).toHaveLength(3);
  expect(nav.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  const experiences = nav.getByRole('link', { name: 'Experiences' });
  expect(experiences).toHaveAttribute('href', '/dashboard/experiences');
});

test('a fan sees favorites and gifts, and no creator tools', async () => {
  await renderShell({ user: aUser({ userType: 'FAN' }) });
  expect(within(sidebar()!).getByText('Gifts')).toBeVisible();
  expect(within(sidebar()!).queryByText('PlayQueue')).not.toBeInTheDocument();
});

test('the header leads to the dashboard and to the messages', async () => {
  await renderShell({ user: aUser(), layout: 'plain' });
  const header = within(screen.getByRole('banner'));
  expect(header.getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
    'href',
    '/dashboard/home',
  );
  expect(header.getByRole('link', { name: 'Message' })).toHaveAttribute('href', '/chat');
});

test('up to 576 px a click on an item closes the sidebar, above it stays', async () => {
  await renderShell({ user: aUser() });
  await userEvent.click(within(sidebar()!).getByRole('link', { name: 'PlayQueue' }));
  expect(sidebar()).toBeVisible();
  resizeTo(576);
  await userEvent.click(within(sidebar()!).getByRole('link', { name: 'PlayQueue' }));
  expect(sidebar()).not.toBeInTheDocument();
});

test('who shut the sidebar where it covers the page finds it shut on the next one', async () => {
  await renderShell({ user: aUser() });
  resizeTo(576);
  await userEvent.click(screen.getByRole('button', { name: 'Close menu' }));
  await waitFor(() => expect(document.cookie).toContain('sidebar-shut=1'));
  cleanup();
  await renderShell({ user: aUser(), isSidebarShut: true });
  expect(sidebar()).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  expect(sidebar()).toBeVisible();
  await waitFor(() => expect(document.cookie).not.toContain('sidebar-shut'));
  resizeTo(1280);
  expect(sidebar()).toBeVisible();
});

test('a sidebar shut on a narrow window is there on a wide one', async () => {
  resizeTo(1280);
  await renderShell({ user: aUser(), isSidebarShut: true });
  expect(sidebar()).toBeVisible();
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

test('without a header the sidebar can still be closed and opened, and the focus stays', async () => {
  await renderShell({ user: aUser(), hasHeader: false });
  resizeTo(375);
  await userEvent.click(screen.getByRole('button', { name: 'Close menu' }));
  const toggle = within(screen.getByRole('main')).getByRole('button', { name: 'Menu' });
  expect(toggle).toHaveFocus();
  await userEvent.click(toggle);
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

test('the footer names city and version, and links to the networks and the mail that are set', async () => {
  await renderShell({
    layout: 'plain',
    siteLinks: { microblog: 'https://micro.example/play', contactEmail: 'hi@play.example' },
  });
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByText(/San Francisco, CA/)).toBeVisible();
  expect(footer.getByText(/Version 1\.01/)).toBeVisible();
  const networks = footer.getByRole('list', { name: 'PlayPlus on social media' });
  const [only, ...others] = within(networks).getAllByRole('link');
  expect(only).toHaveAttribute('href', 'https://micro.example/play');
  expect(others).toEqual([]);
  expect(footer.getByRole('link', { name: 'hi@play.example' })).toBeVisible();
});

test('without any set, every link of the footer still leads to a page of our own', async () => {
  await renderShell({ layout: 'plain' });
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.queryByRole('list', { name: 'PlayPlus on social media' })).toBeNull();
  const hrefs = footer.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(expect.arrayContaining(['/legal/terms', '/legal/privacy', '/help#write']));
  for (const href of hrefs) expect(href).toMatch(/^\/(?!\/)/);
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
