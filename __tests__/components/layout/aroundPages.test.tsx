import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { countOn } from '@/lib/analytics/counter';
import { events, reload, renderShell } from './renderShell';

jest.mock('@/lib/secureql/browser/client', () => ({
  callSecureql: jest.fn().mockRejectedValue(new Error('away')),
}));
jest.mock('@/lib/analytics/counter', () => ({ countOn: jest.fn() }));

beforeEach(() => {
  jest.mocked(countOn).mockClear();
  events.on.mockClear();
});
afterEach(() => window.history.replaceState(null, '', '/'));

const go = (address: string) => window.history.pushState(null, '', address);
const help = () => screen.queryByRole('button', { name: 'Need help?' });
const script = () => document.querySelector('script[src="https://chat.example/widget.js"]');

describe('one view is counted', () => {
  test('when a page opens, and again when the router changes route or hash', async () => {
    await renderShell({ layout: 'plain' });
    expect(countOn).toHaveBeenCalledTimes(1);
    go('/party/1');
    events.emit('routeChangeComplete', '/party/1');
    go('/party/1#members');
    events.emit('hashChangeComplete', '/party/1#members');
    await waitFor(() => expect(countOn).toHaveBeenCalledTimes(3));
    expect(countOn).toHaveBeenLastCalledWith('', '/party/1#members');
  });

  test('for a link within the page that the router never hears of', async () => {
    await renderShell({ layout: 'plain' });
    window.location.hash = '#join';
    await waitFor(() => expect(countOn).toHaveBeenCalledTimes(2));
    expect(countOn).toHaveBeenLastCalledWith('', '/#join');
  });

  test('for going back, which router and browser both tell of', async () => {
    await renderShell({ layout: 'plain' });
    go('/#one');
    events.emit('hashChangeComplete', '/#one');
    window.dispatchEvent(new Event('hashchange'));
    go('/party/1#two');
    window.dispatchEvent(new Event('hashchange'));
    events.emit('routeChangeComplete', '/party/1#two');
    await waitFor(() => expect(countOn).toHaveBeenCalledTimes(3));
  });
});

describe('help beside a page', () => {
  test('stands only where it is asked for', async () => {
    await renderShell({ layout: 'plain' });
    expect(help()).toBeNull();
    cleanup();
    await renderShell({ layout: 'plain', hasHelpChat: true });
    expect(help()).toHaveAttribute('aria-expanded', 'false');
  });

  test('answers from our own articles; Escape closes it, and what was asked stays', async () => {
    await renderShell({ layout: 'plain', hasHelpChat: true });
    await userEvent.click(help()!);
    const panel = within(screen.getByRole('complementary', { name: 'Need help?' }));
    const field = await panel.findByRole('textbox', { name: 'Your question' });
    expect(field).toHaveFocus();
    await userEvent.keyboard('can i login with google{Enter}');
    expect(await panel.findByRole('link', { name: /^Read more: / })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(field).not.toBeVisible();
    expect(help()).toHaveFocus();
    await userEvent.click(help()!);
    expect(field).toHaveFocus();
    expect(panel.getByText('can i login with google')).toBeVisible();
  });

  test('of another house is loaded once, and gone where it does not belong', async () => {
    const siteLinks = { helpChat: 'https://chat.example/widget.js' };
    await renderShell({ layout: 'plain', hasHelpChat: true, siteLinks });
    expect(script()).toBeInTheDocument();
    expect(help()).toBeNull();
    events.emit('routeChangeComplete', '/de/onboarding?next=/party/1');
    expect(reload).not.toHaveBeenCalled();
    events.emit('routeChangeComplete', '/dashboard/home');
    expect(reload).toHaveBeenCalledTimes(1);
    script()?.remove();
  });
});
