import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BoardsSection } from '@/components/settings/account/BoardsSection';
import { callSecureql } from '@/lib/secureql/browser/client';
import { SecureqlError } from '@/lib/secureql/browser/secureqlError';
import { renderScreen } from '@/__tests__/support/screen';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
const call = jest.mocked(callSecureql);

test('leaving all boards is one switch, saved at once; a failure puts it back', async () => {
  call.mockResolvedValueOnce({ setBoardChoice: { error: null, item: { isShown: false } } });
  renderScreen(<BoardsSection isOnBoards />);
  const choice = screen.getByRole('switch', { name: /^Show me on boards/ });
  await userEvent.click(choice);
  expect(call).toHaveBeenCalledWith('party/set-board-choice/', { isShown: false });
  expect(choice).not.toBeChecked();
  expect(await screen.findByText('Your choice is saved.')).toBeVisible();
  call.mockRejectedValueOnce(new SecureqlError('backend.unreachable', 502));
  await userEvent.click(choice);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(choice).not.toBeChecked();
});
