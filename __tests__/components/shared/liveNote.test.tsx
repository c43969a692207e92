import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LiveNote } from '@/components/shared/LiveNote';
import { FakeRealtime, renderScreen } from '@/__tests__/support/screen';

test('a lost connection is said for as long as it is lost', () => {
  const realtime = new FakeRealtime();
  renderScreen(<LiveNote />, { realtime });
  expect(screen.queryByRole('status')).toBeNull();
  act(() => realtime.become('offline'));
  expect(screen.getByRole('status').textContent).toContain('Reconnecting');
  expect(screen.queryByRole('button')).toBeNull();
  act(() => realtime.become('live'));
  expect(screen.queryByRole('status')).toBeNull();
});

test('after the last attempt it says so and offers to try again', async () => {
  const realtime = new FakeRealtime();
  realtime.status = 'failed';
  renderScreen(<LiveNote />, { realtime });
  expect(screen.getByRole('status').textContent).toContain('Live updates have stopped');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(realtime.tryAgain).toHaveBeenCalledTimes(1);
});

test('a page that never listened says nothing', () => {
  const realtime = new FakeRealtime();
  for (const status of ['idle', 'connecting'] as const) {
    realtime.status = status;
    const { unmount } = renderScreen(<LiveNote />, { realtime });
    expect(screen.queryByRole('status')).toBeNull();
    unmount();
  }
});
