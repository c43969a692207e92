import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PushOffer } from '@/components/shared/push/PushOffer';
import { callSecureql } from '@/lib/secureql/browser/client';
import { notificationChoices } from '@/lib/shared/notifications/notificationPrefs';
import { FakeNotification } from '@/__tests__/support/alerts';
import { FakePush } from '@/__tests__/support/fakePush';
import { renderScreen } from '@/__tests__/support/screen';
import { aUser } from '@/__tests__/support/users';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
jest.mock('@/lib/i18n/loadTexts', () => ({ loadTexts: () => Promise.resolve(true) }));
const call = jest.mocked(callSecureql) as unknown as jest.Mock;

const user = aUser();
/** What the server says, and keeps. */
let server: { endpoint: string | null; emailVerified: boolean; mails: boolean; refusals: string[] };
let push: FakePush;

beforeEach(() => {
  localStorage.clear();
  server = { endpoint: null, emailVerified: true, mails: false, refusals: [] };
  push = FakePush.install();
  FakeNotification.install('default');
  FakeNotification.answer = 'granted';
  call.mockReset();
  call.mockImplementation((path: string, payload: { endpoint?: string }) => answer(path, payload));
});
afterEach(() => push.uninstall());

function answer(path: string, payload: { endpoint?: string }) {
  const state = () => ({ error: null, item: { publicKey: 'AQID', endpoint: server.endpoint } });
  switch (path) {
    case 'push/get-state/':
      return Promise.resolve({ pushState: state() });
    case 'push/subscribe/': {
      const error = server.refusals.shift();
      if (error) return Promise.resolve({ subscribeToPush: { error, item: null } });
      server.endpoint = payload.endpoint ?? null;
      return Promise.resolve({ subscribeToPush: state() });
    }
    case 'user-verifications':
      return Promise.resolve({
        myUser: { error: null, item: { emailVerified: server.emailVerified } },
      });
    case 'accounts/save-notification-prefs/':
      return Promise.resolve({ saveNotificationPrefs: { error: null, item: {} } });
    default: {
      const notifications = notificationChoices({ 'called.email': server.mails });
      return Promise.resolve({ myUser: { error: null, item: { notifications } } });
    }
  }
}

const offer = () =>
  screen.findByRole('region', { name: /Get alerts even when this tab is asleep/ });
const turnOn = () => screen.getByRole('button', { name: 'Turn on alerts' });

test('asks for nothing before the press, then turns alerts on and says so', async () => {
  renderScreen(<PushOffer />, { user });
  await offer();
  expect(push.registered).toEqual([]);
  await userEvent.click(turnOn());
  const done = await screen.findByRole('heading', { name: 'Alerts are on' });
  expect(done.parentElement).toHaveFocus();
  expect(push.registered).toEqual(['/sw.js']);
  expect(server.endpoint).toBe('https://push.example/1');
});

test('shows nothing to who has alerts on, and to visitors', async () => {
  const first = renderScreen(<PushOffer />, { user });
  await offer();
  await userEvent.click(turnOn());
  await screen.findByRole('heading', { name: 'Alerts are on' });
  first.unmount();
  const { container } = renderScreen(<PushOffer />, { user });
  await waitFor(() => expect(call.mock.calls.at(-1)?.[0]).toBe('push/get-state/'));
  await act(() => Promise.resolve());
  expect(container).toBeEmptyDOMElement();
  expect(renderScreen(<PushOffer />).container).toBeEmptyDOMElement();
});

test('a session that is new brings its browser in order without a word, but only its owner’s', async () => {
  const first = renderScreen(<PushOffer />, { user });
  await offer();
  await userEvent.click(turnOn());
  await screen.findByRole('heading', { name: 'Alerts are on' });
  first.unmount();
  server.endpoint = null;
  const second = renderScreen(<PushOffer />, { user });
  await waitFor(() => expect(server.endpoint).toBe('https://push.example/1'));
  second.unmount();
  server.endpoint = null;
  renderScreen(<PushOffer />, { user: aUser({ id: '01900000-0000-7000-8000-000000000002' }) });
  await offer();
  expect(server.endpoint).toBeNull();
});

test('who refuses is told where to change it, and may take e-mail', async () => {
  FakeNotification.answer = 'denied';
  renderScreen(<PushOffer />, { user });
  await offer();
  await userEvent.click(turnOn());
  expect(await screen.findByRole('status')).toHaveTextContent(/blocks alerts from this page/);
  expect(screen.queryByRole('button', { name: 'Turn on alerts' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'By email' }));
  await screen.findByRole('heading', { name: 'You’ll get an email when it’s your turn' });
  expect(call).toHaveBeenLastCalledWith('accounts/save-notification-prefs/', {
    type: 'called',
    channel: 'email',
    isOn: true,
  });
});

test('an iPhone learns the way over the home screen; without a confirmed e-mail it leads there', async () => {
  push.uninstall();
  server.emailVerified = false;
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU)');
  renderScreen(<PushOffer />, { user });
  await offer();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Confirm an email instead' })).toHaveAttribute(
    'href',
    '/dashboard/settings?active=verifications',
  );
  jest.restoreAllMocks();
});

test('whoever has a name alone is not sent away for an e-mail: the ticket asks for it', async () => {
  server.emailVerified = false;
  renderScreen(<PushOffer />, { user: aUser({ isQuick: true, userType: 'FAN' }) });
  await offer();
  expect(turnOn()).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test('a browser that cannot says so and offers e-mail', async () => {
  push.uninstall();
  renderScreen(<PushOffer />, { user });
  await offer();
  expect(screen.getByText(/shows no alerts while the tab is closed/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'By email' })).toBeVisible();
});

test('a maker’s service that is away, and a refusal of ours, are said; then it works', async () => {
  push.fails = true;
  renderScreen(<PushOffer />, { user });
  await offer();
  await userEvent.click(turnOn());
  expect(await screen.findByRole('alert')).toHaveTextContent(/That didn’t work/);
  push.fails = false;
  server.refusals = ['push.too_many'];
  await userEvent.click(turnOn());
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/Ten browsers/));
  await userEvent.click(turnOn());
  await screen.findByRole('heading', { name: 'Alerts are on' });
});

test('where another account has this browser’s subscription, a fresh one is made', async () => {
  server.refusals = ['push.endpoint_taken'];
  renderScreen(<PushOffer />, { user });
  await offer();
  await userEvent.click(turnOn());
  await screen.findByRole('heading', { name: 'Alerts are on' });
  expect(server.endpoint).toBe('https://push.example/2');
});
