import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PartyScreen } from '@/components/party/public/PartyScreen';
import { callSecureql } from '@/lib/secureql/browser/client';
import type { FieldKind } from '@/lib/shared/forms/entryFields';
import { aParty, aUser } from '@/__tests__/support/partyFactories';
import { renderScreen } from '@/__tests__/support/screen';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
const call = jest.mocked(callSecureql);
const push = jest.fn(() => Promise.resolve(true));
const field = (key: string, kind: FieldKind, required = true) => ({
  key,
  kind,
  label: `Your ${key}`,
  required,
  maxLength: 40,
});
const inputOf = (key: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`Your ${key}`));

beforeEach(() => {
  call.mockReset();
  sessionStorage.clear();
});

test('Q06 entry fields: each kind has its keyboard, its hint and is checked before it goes out', async () => {
  const entryFields = [
    field('name', 'GAME_ID'),
    field('level', 'NUMBER'),
    field('clip', 'LINK', false),
    field('note', 'TEXT', false),
  ];
  renderScreen(<PartyScreen initial={aParty({ entryFields })} />, { user: aUser() });
  const wrong = { name: '#1', level: 'high', clip: 'my clip' };
  for (const [key, value] of Object.entries(wrong)) await userEvent.type(inputOf(key), value);
  for (const key of Object.keys(wrong)) expect(inputOf(key)).toBeInvalid();
  expect(inputOf('level')).toHaveAttribute('inputmode', 'decimal');
  expect(inputOf('clip')).toHaveAccessibleDescription('Starts with https://');
  const right = { name: 'Näme#1234', level: '12,5', clip: 'https://clips.example/1' };
  for (const [key, value] of Object.entries(right)) {
    await userEvent.clear(inputOf(key));
    await userEvent.type(inputOf(key), value);
    expect(inputOf(key)).toBeValid();
  }
  expect(inputOf('note')).toBeValid();
});

test('Q06 entry fields: what a fan answered before stands there, and can be changed', async () => {
  call.mockResolvedValue({
    joinQueue: { error: null, item: { queueUuid: 'ticket-3', status: 100 } },
  });
  const entryFields = [field('name', 'GAME_ID'), field('note', 'TEXT', false)];
  const myAnswers = [{ key: 'name', value: 'Vroom#42' }];
  renderScreen(<PartyScreen initial={aParty({ entryFields, myAnswers })} />, {
    user: aUser(),
    router: { push },
  });
  expect(inputOf('name')).toHaveValue('Vroom#42');
  await userEvent.type(inputOf('note'), 'Mine');
  await userEvent.click(screen.getByRole('button', { name: 'Join the line' }));
  const fields = [
    { key: 'name', value: 'Vroom#42' },
    { key: 'note', value: 'Mine' },
  ];
  await waitFor(() => expect(call.mock.lastCall?.[1]).toMatchObject({ fields }));
});

test.each([
  ['party.verified_only', 'Go to settings', '/dashboard/settings?active=verifications'],
  ['party.followers_only', 'Go to the creator’s page', '/hana'],
])('Q07 %s leads to what is missing', async (error, name, href) => {
  const answers: Record<string, unknown> = {
    'party/join-queue/': { joinQueue: { error, item: null } },
    'party/get-party-details/': { getParties: { error: null, items: [aParty()] } },
  };
  call.mockImplementation((path) => Promise.resolve(answers[path] as never));
  renderScreen(<PartyScreen initial={aParty()} />, { user: aUser(), router: { push } });
  await userEvent.click(screen.getByRole('button', { name: 'Join the line' }));
  const said = within(await screen.findByRole('alert'));
  expect(said.getByRole('link', { name })).toHaveAttribute('href', href);
});
