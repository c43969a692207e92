import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GoogleSignIn } from '@/components/auth/GoogleSignIn';
import { GoogleWayIn } from '@/components/auth/GoogleWayIn';
import { afterGoogle } from '@/lib/navigation/onboarding';
import { callSecureql } from '@/lib/secureql/browser/client';
import { SecureqlError } from '@/lib/secureql/browser/secureqlError';
import { renderScreen } from '@/__tests__/support/screen';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
jest.mock('@/lib/navigation/onboarding', () => ({ afterGoogle: jest.fn(() => '#entered') }));

const call = jest.mocked(callSecureql);
const leadsTo = jest.mocked(afterGoogle);

interface Started {
  client_id: string;
  nonce: string;
  callback: (answer: { credential?: string; select_by?: string }) => void;
}

/** Google's script as far as the page knows it: two buttons, one of which sends nothing. */
const started: Started[] = [];
const drawn: Record<string, unknown>[] = [];
function loadGoogle() {
  Object.assign(window, {
    google: {
      accounts: {
        id: {
          initialize: (options: Started) => started.push(options),
          renderButton: (place: HTMLElement, look: Record<string, unknown>) => {
            drawn.push(look);
            for (const credential of ['a.signed.token', undefined]) {
              const button = document.createElement('button');
              button.textContent = credential ? 'Google' : 'Google without an answer';
              button.onclick = () => started.at(-1)?.callback({ credential, select_by: 'btn' });
              place.append(button);
            }
          },
        },
      },
    },
  });
}

const script = () =>
  document.querySelector<HTMLScriptElement>(
    'script[src^="https://accounts.google.com/gsi/client"]',
  );

let answer: unknown;
beforeEach(() => {
  started.length = 0;
  drawn.length = 0;
  answer = { signInWithGoogle: { error: null, item: null } };
  call.mockReset();
  call.mockImplementation((path) =>
    path === 'accounts/get-sign-in-nonce/'
      ? Promise.resolve({ signInNonce: { error: null, item: { nonce: 'n1' } } } as never)
      : answer instanceof Error
        ? Promise.reject(answer)
        : Promise.resolve(answer as never),
  );
  leadsTo.mockClear();
  loadGoogle();
});

async function show(props: Partial<Parameters<typeof GoogleSignIn>[0]> = {}) {
  renderScreen(<GoogleSignIn clientId="us" purpose="signin" {...props} />, {
    router: { query: { next: '/party/1' }, locale: 'en' },
  });
  await waitFor(() => expect(call).toHaveBeenCalledWith('accounts/get-sign-in-nonce/', {}));
  act(() => {
    void script()?.onload?.(new Event('load'));
  });
  return screen.findByRole('button', { name: 'Google' });
}

test('without a client id there is no button and no script', () => {
  renderScreen(<GoogleWayIn clientId={null} purpose="signin" />);
  expect(document.body).toHaveTextContent(/^$/);
  expect(script()).toBeNull();
});

test.each([
  ['large', '40px', '0px'],
  ['medium', '32px', '0px'],
  ['small', '20px', '1.5rem'],
] as const)('the %s button is %s high, with %s around', async (size, height, around) => {
  const button = await show({ size });
  expect(button.parentElement).toHaveStyle({ height });
  expect(button.parentElement?.parentElement).toHaveStyle({ minHeight: height, padding: around });
  expect(drawn).toEqual([expect.objectContaining({ size, text: 'signin_with' })]);
  expect(started).toEqual([expect.objectContaining({ client_id: 'us', nonce: 'n1' })]);
});

test('the answer goes to the server with its nonce, and then to where one wanted to go', async () => {
  const item = { hasChosenHandle: false, hasChosenType: false };
  answer = { signInWithGoogle: { error: null, item } };
  await userEvent.click(await show());
  expect(call).toHaveBeenCalledWith('accounts/sign-in-with-google/', {
    credential: 'a.signed.token',
    nonce: 'n1',
    locale: 'en',
  });
  await waitFor(() => expect(leadsTo).toHaveBeenCalledWith(item, '/party/1', 'en'));
});

test('no credential calls the error callback', async () => {
  const onError = jest.fn();
  await show({ onError });
  await userEvent.click(screen.getByRole('button', { name: 'Google without an answer' }));
  expect(onError).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status')).toHaveTextContent(/Google sent nothing back/);
  expect(call).toHaveBeenCalledTimes(1);
});

test('a script that does not come leaves words in its place', async () => {
  await show();
  act(() => {
    void script()?.onerror?.(new Event('error'));
  });
  expect(await screen.findByText(/Google’s button couldn’t be loaded/)).toBeVisible();
});

test('a refusal is told, and the next try has a nonce of its own', async () => {
  answer = new SecureqlError('auth.google_refused', 401);
  await userEvent.click(await show());
  expect(await screen.findByRole('alert')).toHaveTextContent(/Google’s answer wasn’t valid/);
  expect(call.mock.calls.map(([path]) => path)).toEqual([
    'accounts/get-sign-in-nonce/',
    'accounts/sign-in-with-google/',
    'accounts/get-sign-in-nonce/',
  ]);
});

test('an e-mail that has an account asks for its password', async () => {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
  answer = { signInWithGoogle: { error: 'auth.google_link_required', item: null } };
  await userEvent.click(await show());
  expect(await screen.findByRole('heading', { name: 'Is this your account?' })).toBeVisible();
  answer = { linkGoogle: { error: null, item: { hasChosenHandle: true, hasChosenType: true } } };
  await userEvent.type(screen.getByLabelText('Password'), 'violet kettle 9');
  await userEvent.click(screen.getByRole('button', { name: 'Connect and log in' }));
  expect(call).toHaveBeenCalledWith('accounts/link-google/', {
    credential: 'a.signed.token',
    nonce: 'n1',
    password: 'violet kettle 9',
  });
  await waitFor(() => expect(leadsTo).toHaveBeenCalled());
});
