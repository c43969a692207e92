import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FanCard } from '@/components/party/card/FanCard';
import type { Ticket } from '@/hooks/party/types';
import { callSecureql } from '@/lib/secureql/browser/client';
import { aTicket } from '@/__tests__/support/partyFactories';
import { renderScreen } from '@/__tests__/support/screen';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
const call = jest.mocked(callSecureql);

beforeEach(() => {
  call.mockReset();
  call.mockResolvedValue({ saveFavorite: { error: null, item: null } });
});

const aCard = (change: Partial<NonNullable<Ticket['card']>> = {}) => ({
  at: '2026-11-27T21:00:00.000Z',
  round: 7,
  waitSeconds: 31 * 60,
  playedSeconds: 18 * 60,
  times: 2,
  alongside: ['juno', 'pax', 'ria'],
  alongsideCount: 4,
  thanks: 'Thanks for playing with us tonight!',
  isFollower: false,
  hearsLive: false,
  ...change,
});

const open = (card = aCard()) =>
  renderScreen(<FanCard ticket={aTicket({ status: 200, card })} card={card} />);

test('a card to keep: with whom, when, which round, how long, and the thanks', () => {
  open();
  expect(screen.getByRole('heading', { name: 'You played with Hana' })).toBeVisible();
  expect(screen.getByText(/Round 7/)).toBeVisible();
  expect(screen.getByText(/with juno, pax, ria, and 1 other/)).toBeVisible();
  for (const fact of ['31 min', '18 min', '2nd time']) expect(screen.getByText(fact)).toBeVisible();
  const said = screen.getByRole('figure');
  expect(said).toHaveTextContent('Thanks for playing with us tonight!Hana, to everyone who played');
});

test('whose turn did not come reads kind words, and has nothing to show around', () => {
  open(aCard({ round: null, playedSeconds: null, times: null, thanks: null, alongside: [] }));
  expect(screen.getByRole('heading', { name: 'Not this time' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Follow Hana' })).toBeVisible();
});

test('following and being told are one press each', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: /^Follow Hana/ }));
  const target = { targetType: 'CREATOR', targetId: 'user-host' };
  expect(call).toHaveBeenLastCalledWith('favorites/save-favorite/', {
    ...target,
    notifyLive: false,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Tell me when Hana is live' }));
  expect(call).toHaveBeenLastCalledWith('favorites/save-favorite/', {
    ...target,
    notifyLive: true,
  });
  expect(screen.getByRole('button', { name: 'Tell me when Hana is live' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('the picture is shared as a file where the browser can, and saved and copied elsewhere', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  const picture = await screen.findByRole('img', { name: /I played with Hana/ });
  expect(picture).toHaveAttribute('src', '/og/ticket/ticket-1.png?lang=en');
  const save = screen.getByRole('link', { name: 'Save picture' });
  expect(save).toHaveAttribute('download', 'playplus-hana.png');
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
});
