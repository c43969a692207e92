import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HomeScreen } from '@/components/dashboard/HomeScreen';
import { callSecureql } from '@/lib/secureql/browser/client';
import { aUser } from '@/__tests__/support/partyFactories';
import { renderScreen } from '@/__tests__/support/screen';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
const call = jest.mocked(callSecureql);

test('who is asked to help with queues accepts, and sees where', async () => {
  const moderation = {
    id: 'creator-1',
    handle: 'hana',
    name: 'Hana',
    profilePhoto: '/default-user.png',
    right: 'RUN' as const,
    state: 'INVITED' as const,
    invitedAt: '2026-11-21T10:00:00.000Z',
    parties: [],
    lotteries: [],
    funds: [],
  };
  const parties = [
    {
      id: 'party-1',
      title: 'Friday duels',
      game: 'Chess',
      state: 'OPEN',
      queueSize: null,
      memberCount: 2,
      createdAt: '2026-11-21T09:00:00.000Z',
    },
  ];
  const answers: Record<string, object> = {
    'moderators/get-mine/': {
      moderations: { error: null, items: [{ ...moderation, state: 'ACTIVE', parties }] },
    },
    'moderators/answer/': { answerInvite: { error: null, item: { id: 'creator-1' } } },
  };
  // Other panels of the page go on loading.
  const never = new Promise<never>(() => undefined);
  call.mockImplementation((path) => {
    const answer = answers[path];
    return answer ? Promise.resolve(answer as never) : never;
  });
  renderScreen(
    <HomeScreen
      overview={null}
      tickets={[]}
      draws={[]}
      played={[]}
      moderations={[moderation]}
      featured={[]}
    />,
    { user: aUser() },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  expect(call).toHaveBeenCalledWith('moderators/answer/', { creatorId: 'creator-1', accept: true });
  expect(await screen.findByRole('link', { name: 'Friday duels' })).toHaveAttribute(
    'href',
    '/party/party-1/dashboard',
  );
});
