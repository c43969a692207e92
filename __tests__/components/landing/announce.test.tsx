import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AnnounceScreen } from '@/components/landing/announce/AnnounceScreen';
import { callSecureql } from '@/lib/secureql/browser/client';
import { SecureqlError } from '@/lib/secureql/browser/secureqlError';
import { renderScreen } from '@/__tests__/support/screen';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));

const call = jest.mocked(callSecureql);
const token = 't'.repeat(43);

afterEach(() => {
  window.location.hash = '';
  call.mockReset();
});

test('news are dated and stand newest first', () => {
  renderScreen(<AnnounceScreen />, { locale: 'de' });
  expect(screen.getAllByRole('article').length).toBeGreaterThan(1);
  expect(screen.getAllByText('21. November 2026')[0]).toHaveAttribute('datetime', '2026-11-21');
});

test('an address is sent with the page’s language, and the answer takes the form’s place and the focus', async () => {
  call.mockResolvedValue({ joinWaitlist: { error: null, item: { isConfirmed: false } } });
  renderScreen(<AnnounceScreen />, { router: { locale: 'fr' } });
  await userEvent.type(screen.getByLabelText('Email'), 'ana@example.org{Enter}');
  expect(call).toHaveBeenCalledWith('waitlist/join/', { email: 'ana@example.org', locale: 'fr' });
  const said = await screen.findByText(/If ana@example.org isn’t on the list yet/);
  expect(document.activeElement).toContainElement(said);
  await userEvent.click(screen.getByRole('button', { name: 'Use another address' }));
  expect(screen.getByLabelText('Email')).toHaveValue('');
});

test('too many tries are told, and what was typed stays', async () => {
  call.mockRejectedValue(new SecureqlError('rate_limited', 429));
  renderScreen(<AnnounceScreen />);
  await userEvent.type(screen.getByLabelText('Email'), 'ana@example.org');
  await userEvent.click(screen.getByRole('button', { name: 'Join the waitlist' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('ana@example.org');
});

test('the mailed link confirms by itself and leaves the address bar', async () => {
  call.mockResolvedValue({ confirmWaitlist: { error: null, item: { isConfirmed: true } } });
  window.location.hash = `#confirm=${token}`;
  renderScreen(<AnnounceScreen />);
  expect(await screen.findByText('You’re on the list')).toBeVisible();
  expect(call).toHaveBeenCalledWith('waitlist/confirm/', { token });
  expect(window.location.hash).toBe('');
  expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
});

test('a link that holds no longer says so and leaves the form to ask for another', async () => {
  call.mockResolvedValue({ confirmWaitlist: { error: 'waitlist.link_invalid', item: null } });
  renderScreen(<AnnounceScreen />);
  act(() => {
    window.location.hash = `#confirm=${token}`;
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(/no longer valid/);
  expect(screen.getByLabelText('Email')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('a confirmation that got lost on the way can be tried again', async () => {
  call.mockRejectedValueOnce(new SecureqlError('backend.unreachable', 502));
  call.mockResolvedValueOnce({ confirmWaitlist: { error: null, item: { isConfirmed: true } } });
  window.location.hash = `#confirm=${token}`;
  renderScreen(<AnnounceScreen />);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('You’re on the list')).toBeVisible();
});
