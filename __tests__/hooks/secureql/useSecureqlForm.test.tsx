import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useSecureqlForm } from '@/hooks/secureql/useSecureqlForm';
import { callSecureql } from '@/lib/secureql/browser/client';
import { noteReached } from '@/lib/secureql/browser/reached';
import { SecureqlError } from '@/lib/secureql/browser/secureqlError';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
jest.mock('@/hooks/ui/useTranslation', () => ({
  useTranslation: () => ({ t: (key: string) => `text of ${key}` }),
}));

const call = jest.mocked(callSecureql);
const done = jest.fn();

function LogIn() {
  const form = useSecureqlForm(
    'accounts/log-in/',
    (data) => ({
      emailOrHandle: data.get('emailOrHandle') as string,
      password: data.get('password') as string,
    }),
    { onDone: done, fieldOf: { 'auth.handle_taken': 'emailOrHandle' } },
  );
  return (
    <form onSubmit={form.onSubmit} aria-busy={form.isRunning}>
      <input name="emailOrHandle" aria-label="E-mail" defaultValue="a@b.c" />
      <input name="password" aria-label="Password" defaultValue="secret" />
      <p>{form.fieldErrors.emailOrHandle}</p>
      <p>{form.formError}</p>
      <button type="submit">Log in</button>
    </form>
  );
}

const press = () => fireEvent.click(screen.getByRole('button'));
const answer = (error: string | null) => ({ logIn: { error, item: null } });

beforeEach(() => {
  jest.resetAllMocks();
  render(<LogIn />);
});

test('a form sends what it holds, once however often it is pressed', async () => {
  let finish: (value: object) => void = () => undefined;
  call.mockReturnValue(new Promise((resolve) => (finish = resolve as typeof finish)) as never);
  press();
  press();
  expect(screen.getByRole('button').closest('form')).toHaveAttribute('aria-busy', 'true');
  finish(answer(null));
  await waitFor(() => expect(done).toHaveBeenCalledWith(answer(null)));
  expect(call).toHaveBeenCalledTimes(1);
  expect(call).toHaveBeenCalledWith('accounts/log-in/', {
    emailOrHandle: 'a@b.c',
    password: 'secret',
  });
});

test('a refused field has its text and the focus, and what was typed stays', async () => {
  call.mockRejectedValue(
    new SecureqlError('payload.invalid', 400, { emailOrHandle: 'No address.' }),
  );
  press();
  expect(await screen.findByText('No address.')).toBeInTheDocument();
  expect(screen.getByLabelText('E-mail')).toHaveFocus();
  expect(screen.getByLabelText('E-mail')).toHaveValue('a@b.c');
  expect(screen.queryByText('text of payload.invalid')).toBeNull();
});

test('an error in an answer is the form’s, or the field’s it belongs to', async () => {
  call.mockResolvedValueOnce(answer('auth.invalid_credentials'));
  press();
  expect(await screen.findByText('text of auth.invalid_credentials')).toBeInTheDocument();
  call.mockResolvedValueOnce(answer('auth.handle_taken'));
  press();
  expect(await screen.findByText('text of auth.handle_taken')).toBeInTheDocument();
  expect(screen.getByLabelText('E-mail')).toHaveFocus();
  expect(done).not.toHaveBeenCalled();
});

test('whatever breaks is said, and the form can be sent again', async () => {
  call.mockRejectedValueOnce(new SecureqlError('backend.unreachable', 0));
  press();
  expect(await screen.findByText('text of backend.unreachable')).toBeInTheDocument();
  call.mockResolvedValueOnce(answer(null));
  press();
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(screen.queryByText('text of backend.unreachable')).toBeNull();
});

test('that the server cannot be reached is taken back when it answers another call, a refusal is not', async () => {
  call.mockRejectedValueOnce(new SecureqlError('backend.unreachable', 0));
  press();
  expect(await screen.findByText('text of backend.unreachable')).toBeInTheDocument();
  act(noteReached);
  expect(screen.queryByText('text of backend.unreachable')).toBeNull();
  call.mockRejectedValueOnce(new SecureqlError('rate_limited', 429));
  press();
  expect(await screen.findByText('text of rate_limited')).toBeInTheDocument();
  act(noteReached);
  expect(screen.getByText('text of rate_limited')).toBeInTheDocument();
});
