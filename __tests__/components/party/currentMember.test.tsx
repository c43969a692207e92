import { act, screen, within } from '@testing-library/react';
import { PartyScreen } from '@/components/party/public/PartyScreen';
import { aMember, aParty } from '@/__tests__/support/partyFactories';
import { FakeRealtime, lateParts, renderScreen } from '@/__tests__/support/screen';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));

test.each([
  [140, 'LANES', 'Playing now'],
  [120, 'RANDOM', 'Up now'],
  [100, 'LANES', 'Next up'],
] as const)(
  'in state %i of a %s queue: says whose turn it is',
  async (status, orderPolicy, title) => {
    const partyMembers = [aMember(7, { status, handle: 'mira_k' })];
    renderScreen(<PartyScreen initial={aParty({ partyMembers, orderPolicy })} />);
    expect(within(screen.getByRole('region', { name: title })).getByText('mira_k')).toBeVisible();
    await lateParts();
  },
);

test('nobody is next where chance decides', () => {
  renderScreen(<PartyScreen initial={aParty({ orderPolicy: 'RANDOM' })} />);
  expect(screen.queryByRole('heading', { name: 'Next up' })).toBeNull();
});

test('an update names the first member', () => {
  const realtime = new FakeRealtime();
  const party = aParty({ partyMembers: [], memberCount: 0 });
  renderScreen(<PartyScreen initial={party} />, { realtime });
  expect(screen.queryByText('mira_k')).toBeNull();
  const partyMembers = [aMember(7, { status: 120, handle: 'mira_k' }), aMember(8)];
  const update = { type: 'PARTY_UPDATE', seq: 6, party: { ...party, seq: 6 }, partyMembers };
  act(() => realtime.say('party_party-1', { ...update, creator: party.creator }));
  const up = within(screen.getByRole('region', { name: 'Up now' }));
  expect(up.getByText('mira_k')).toBeVisible();
});
