import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TakeAlong } from '@/components/auth/codes/TakeAlong';
import { LoginScreen } from '@/components/auth/LoginScreen';
import { callSecureql } from '@/lib/secureql/browser/client';
import { aUser } from '@/__tests__/support/partyFactories';
import { renderScreen } from '@/__tests__/support/screen';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));

const call = jest.mocked(callSecureql);

const answers = (sent: { sentTo: string; length: number }) =>
  call.mockImplementation((path) =>
    Promise.resolve(
      (path === 'accounts/request-code/'
        ? { requestCode: { error: null, item: sent } }
        : { logInWithCode: { error: 'auth.code_invalid', item: null } }) as never,
    ),
  );

async function askForCode(email: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Send me a code instead' }));
  await userEvent.type(await screen.findByLabelText('Email'), email);
  await userEvent.click(screen.getByRole('button', { name: 'Send my code' }));
  return screen.findByLabelText('Your code');
}

const tries = () => call.mock.calls.filter(([path]) => path === 'accounts/log-in-with-code/');

test('the sixth digit logs in; a wrong code is told at the field and can be typed anew', async () => {
  answers({ sentTo: 'ada@example.org', length: 6 });
  renderScreen(<LoginScreen googleClientId={null} />);
  const field = await askForCode('ada@example.org');
  await userEvent.type(field, '12345');
  expect(tries()).toHaveLength(0);
  await userEvent.type(field, '6');
  expect(tries()).toEqual([
    [
      'accounts/log-in-with-code/',
      expect.objectContaining({ email: 'ada@example.org', code: '123456' }),
    ],
  ]);
  expect(await screen.findByText(/wrong or too old/)).toBeVisible();
  expect(field).toHaveAttribute('aria-invalid', 'true');
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(' 654 321 ');
  expect(tries().at(-1)?.[1]).toMatchObject({ code: '654321' });
});

test('a long code has letters, in small ones too', async () => {
  answers({ sentTo: 'ada@example.org', length: 12 });
  renderScreen(<LoginScreen googleClientId={null} />);
  const field = await askForCode('ada@example.org');
  expect(screen.getByText(/12 letters and digits/)).toBeVisible();
  await userEvent.type(field, 'abcd-efgh-jkm2');
  expect(tries().at(-1)?.[1]).toMatchObject({ code: 'ABCDEFGHJKM2' });
});

test('a code that does not come is sent again, after half a minute', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    answers({ sentTo: 'ada@example.org', length: 6 });
    renderScreen(<LoginScreen googleClientId={null} />);
    await askForCode('ada@example.org');
    expect(screen.getByText(/send again in \d+ s/)).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(31_000));
    call.mockClear();
    fireEvent.click(screen.getByRole('button', { name: 'send again' }));
    expect(call.mock.calls[0]?.slice(0, 2)).toEqual([
      'accounts/request-code/',
      { email: 'ada@example.org', locale: 'en' },
    ]);
    expect(await screen.findByText(/send again in \d+ s/)).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});

test('a quick account is told before what a log-in does to its places', () => {
  renderScreen(<LoginScreen googleClientId={null} />, {
    user: aUser({ handle: 'juno', isQuick: true }),
  });
  expect(screen.getByText(/You’re here as @juno/)).toBeVisible();
});

const place = {
  partyId: 'party-1',
  queueUuid: 'uuid-1',
  title: 'Friday squad',
  handle: 'nora',
  refusal: null,
};

test('a place goes along by one press, and what cannot go says why', async () => {
  call.mockResolvedValue({ takeAlong: { error: null, items: [] } });
  const banned = { ...place, queueUuid: 'uuid-2', title: 'Other', refusal: 'party.banned' };
  renderScreen(<TakeAlong places={[place, banned]} />, { user: aUser() });
  expect(screen.getByText(/Stays behind\..*doesn’t let you join/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Take it along' }));
  expect(call).toHaveBeenCalledWith('party/take-along/', { isTaken: true });
});

test('where nothing can go along there is nothing to choose', async () => {
  call.mockResolvedValue({ takeAlong: { error: null, items: [] } });
  renderScreen(<TakeAlong places={[{ ...place, refusal: 'party.already_joined' }]} />, {
    user: aUser(),
  });
  expect(screen.getByRole('heading', { name: 'These places stay behind' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(call).toHaveBeenCalledWith('party/take-along/', { isTaken: false });
});
