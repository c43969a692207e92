import { screen } from '@testing-library/react';
import { PartyScreen } from '@/components/party/public/PartyScreen';
import { aMember, aParty } from '@/__tests__/support/partyFactories';
import { renderScreen } from '@/__tests__/support/screen';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));

test.each([
  [140, 'LANES', 'Playing now:'],
  [120, 'RANDOM', 'Up now:'],
  [100, 'LANES', 'Next up:'],
] as const)('in state %i of a %s queue: says whose turn it is', (status, orderPolicy, words) => {
  const partyMembers = [aMember(7, { status, handle: 'mira_k' })];
  renderScreen(<PartyScreen initial={aParty({ partyMembers, orderPolicy })} />);
  expect(screen.getByText(words).parentElement).toHaveTextContent(`${words}mira_k`);
});

test('nobody is next where chance decides', () => {
  renderScreen(<PartyScreen initial={aParty({ orderPolicy: 'RANDOM' })} />);
  expect(screen.queryByText('Next up:')).toBeNull();
});
