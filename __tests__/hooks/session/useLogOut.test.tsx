import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeRealtime, renderScreen } from '@/__tests__/support/screen';
import { useLogOut } from '@/hooks/session/useLogOut';
import { callSecureql } from '@/lib/secureql/browser/client';
import { leave } from '@/lib/session/leave';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
jest.mock('@/lib/session/leave', () => ({ leave: jest.fn() }));

function LogOut() {
  const { logOut } = useLogOut();
  return (
    <button type="button" onClick={() => void logOut()}>
      Log out
    </button>
  );
}

const realtime = new FakeRealtime();
const press = () => userEvent.click(screen.getByRole('button', { name: 'Log out' }));

beforeEach(() => {
  jest.clearAllMocks();
  renderScreen(<LogOut />, { realtime });
});

test('real time rests before the session ends, so that nothing is refused on the way out', async () => {
  const order: string[] = [];
  realtime.pause.mockImplementation(() => order.push('rests'));
  jest.mocked(callSecureql).mockImplementation((path) => {
    order.push(path);
    return Promise.resolve({ logOut: { error: null } } as never);
  });
  await press();
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/'));
  expect(order).toEqual(['rests', 'accounts/log-out/']);
  expect(realtime.resume).not.toHaveBeenCalled();
});

test('a log-out that fails leaves the page as it was, listening', async () => {
  jest.mocked(callSecureql).mockRejectedValue(new Error('away'));
  await press();
  await waitFor(() => expect(realtime.resume).toHaveBeenCalledTimes(1));
  expect(leave).not.toHaveBeenCalled();
});
