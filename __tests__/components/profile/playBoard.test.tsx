import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlayBoard } from '@/components/profile/board/PlayBoard';
import { callSecureql } from '@/lib/secureql/browser/client';
import { renderScreen } from '@/__tests__/support/screen';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
const call = jest.mocked(callSecureql);

const answer = (...lines: [string, number][]) => {
  const items = lines.map(([handle, count]) => ({ handle, count, profilePhoto: '' }));
  return { playBoard: { error: null, items } };
};

test('lists who played most, equals on one rank, and another list for the last thirty days', async () => {
  call.mockResolvedValueOnce(answer(['juno', 4], ['pax', 2], ['mika', 2], ['ria', 1]));
  renderScreen(<PlayBoard creatorId="user-nora" />);
  const board = within(await screen.findByRole('region', { name: 'Played most' }));
  expect(board.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    ...['1juno4× played', '2pax2× played', '2mika2× played', '4ria1× played'],
  ]);
  call.mockResolvedValueOnce(answer());
  await userEvent.click(board.getByRole('button', { name: 'Last 30 days' }));
  expect(await board.findByText('Nobody played during this time.')).toBeVisible();
  expect(call.mock.calls.map(([, payload]) => payload)).toEqual([
    { creatorId: 'user-nora', span: 'ALL' },
    { creatorId: 'user-nora', span: 'MONTH' },
  ]);
});

test('where nobody has played there is nothing', async () => {
  call.mockResolvedValueOnce(answer());
  const { container } = await act(() =>
    Promise.resolve(renderScreen(<PlayBoard creatorId="user-nora" />)),
  );
  expect(within(container).queryByRole('region')).toBeNull();
});
