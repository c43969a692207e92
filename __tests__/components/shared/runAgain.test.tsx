import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RunAgain } from '@/components/shared/RunAgain';
import { callSecureql } from '@/lib/secureql/browser/client';
import { SecureqlError } from '@/lib/secureql/browser/secureqlError';
import { renderScreen } from '@/__tests__/support/screen';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
const call = jest.mocked(callSecureql);
const push = jest.fn(() => Promise.resolve(true));

test('a press that got no answer is repeated with the same key, then the new console opens', async () => {
  renderScreen(<RunAgain partyId="party-2" />, { router: { push } });
  const again = screen.getByRole('button', { name: 'Run it again' });
  call.mockRejectedValueOnce(new SecureqlError('backend.unreachable', 0));
  await userEvent.click(again);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(push).not.toHaveBeenCalled();
  call.mockResolvedValueOnce({
    runAgain: { error: null, item: { id: 'party-3', state: 'DRAFT' } },
  } as never);
  await userEvent.click(again);
  await waitFor(() => expect(push).toHaveBeenCalledWith('/party/party-3/dashboard'));
  const [first, second] = call.mock.calls;
  expect(first).toEqual(second);
  expect(first).toEqual([
    'party/run-again/',
    { partyID: 'party-2', requestKey: expect.stringMatching(/^[0-9a-f-]{36}$/) },
  ]);
});

test('a refusal says why', async () => {
  call.mockResolvedValueOnce({ runAgain: { error: 'party.wrong_state', item: null } });
  renderScreen(<RunAgain partyId="party-2" />, { router: { push } });
  await userEvent.click(screen.getByRole('button', { name: 'Run it again' }));
  expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
});
