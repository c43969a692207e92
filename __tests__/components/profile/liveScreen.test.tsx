import { act, screen, waitFor } from '@testing-library/react';
import { LiveScreen } from '@/components/profile/LiveScreen';
import { callSecureql } from '@/lib/secureql/browser/client';
import { aUser } from '@/__tests__/support/partyFactories';
import { aCreator, aLiveLottery, aLiveParty } from '@/__tests__/support/profileFactories';
import { renderScreen } from '@/__tests__/support/screen';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
beforeEach(() =>
  jest
    .mocked(callSecureql)
    .mockReset()
    .mockResolvedValue({ canChat: { error: null, items: [] } }),
);

const two = [aLiveParty(), aLiveParty({ id: 'party-2', title: 'Later', state: 'PAUSED' })];

test('several live tools are a list to choose from, with the way to the profile', () => {
  const creator = aCreator({ liveParties: two, liveLotteries: [aLiveLottery({ id: 'party-3' })] });
  renderScreen(<LiveScreen creator={creator} isFollowed={false} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Nora Night' })).toBeVisible();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/nora', '/chance/party-3', '/party/party-1', '/party/party-2']);
  expect(screen.queryByText('About')).toBeNull();
});

test('their owner is led to the consoles', () => {
  const creator = aCreator({ liveParties: two });
  renderScreen(<LiveScreen creator={creator} isFollowed={false} />, {
    user: aUser({ id: creator.id, userType: 'CREATOR' }),
  });
  expect(screen.getByRole('link', { name: /^Open the console.*Later$/ })).toHaveAttribute(
    'href',
    '/party/party-2/dashboard',
  );
});

test('where nothing is live the profile offers to tell, once and where one looks for it', async () => {
  renderScreen(<LiveScreen creator={aCreator()} isFollowed={false} />, { user: aUser() });
  const live = screen.getByRole('region', { name: 'Live now' });
  expect(live).toHaveTextContent('Nora Night isn’t live right now.');
  expect(live).toContainElement(screen.getByRole('button', { name: 'Tell me when live' }));
  expect(screen.getByText('About')).toBeVisible();
  // The way to write arrives later, after its own call.
  await waitFor(() =>
    expect(callSecureql).toHaveBeenCalledWith('can-chat-users', expect.anything()),
  );
  await act(() => Promise.resolve());
});

test('nobody is offered to be told of themselves', () => {
  const creator = aCreator();
  renderScreen(<LiveScreen creator={creator} isFollowed={false} />, {
    user: aUser({ id: creator.id, userType: 'CREATOR' }),
  });
  expect(screen.queryByRole('button', { name: 'Tell me when live' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Edit my page' })).toBeVisible();
});
