import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Bell } from '@/components/notifications/Bell';
import { pushToast } from '@/hooks/ui/toastQueue';
import { badgeText } from '@/lib/navigation/badge';
import { renderScreen } from '@/__tests__/support/screen';

const bell = () => screen.getByRole('button', { name: /^Notifications/ });
const heading = () => screen.queryByRole('heading', { name: 'Notifications' });

test('opens on a press, says that nothing came, and Escape gives the focus back', async () => {
  renderScreen(<Bell />);
  expect(bell()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(bell()).toHaveAttribute('aria-expanded', 'true');
  expect(heading()).toBeVisible();
  expect(screen.getByText('You have not received any notifications.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(heading()).toBeNull();
  expect(bell()).toHaveFocus();
});

test('closes on a press outside', async () => {
  renderScreen(
    <>
      <Bell />
      <p>elsewhere</p>
    </>,
  );
  await userEvent.click(bell());
  await userEvent.click(screen.getByText('elsewhere'));
  expect(heading()).toBeNull();
});

test('shows a feed in the place of the empty text', async () => {
  renderScreen(
    <Bell>
      <p>You are next</p>
    </Bell>,
  );
  await userEvent.click(bell());
  expect(screen.getByText('You are next')).toBeVisible();
  expect(screen.queryByText(/not received/)).toBeNull();
});

test.each([
  [0, null],
  [1, '1'],
  [9, '9'],
  [10, '+9'],
  [1200, '+9'],
])('%i unread show %s', (unread, text) => {
  expect(badgeText(unread)).toBe(text);
  renderScreen(<Bell unread={unread} />);
  const name = unread === 0 ? 'Notifications' : /^Notifications, [\d,]+ unread$/;
  expect(
    within(screen.getByRole('button', { name })).queryByText(/^\+?\d+$/)?.textContent ?? null,
  ).toBe(text);
});

test('what toasts said can be read again, newest first, the last five of them', async () => {
  renderScreen(<Bell />);
  await userEvent.click(bell());
  expect(screen.queryByRole('heading', { name: 'Messages from this visit' })).toBeNull();
  act(() => {
    for (const number of [1, 2, 3, 4, 5, 6]) pushToast({ kind: 'success', text: `Said ${number}` });
  });
  const said = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(said).toEqual(['Said 6', 'Said 5', 'Said 4', 'Said 3', 'Said 2']);
});
