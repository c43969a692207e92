import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PartyScreen } from '@/components/party/public/PartyScreen';
import { callSecureql } from '@/lib/secureql/browser/client';
import { aParty, aUser } from '@/__tests__/support/partyFactories';
import { renderScreen } from '@/__tests__/support/screen';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
const call = jest.mocked(callSecureql);
const push = jest.fn(() => Promise.resolve(true));
const nick = {
  key: 'nick',
  kind: 'TEXT' as const,
  label: 'Name in the game',
  required: true,
  maxLength: 20,
};

function answer(answers: Record<string, unknown>) {
  const all: Record<string, unknown> = {
    'party/get-party-details/': { getParties: { error: null, items: [aParty()] } },
    'accounts/check-name/': { checkName: { error: null, item: { isFree: true, suggestion: 'x' } } },
    ...answers,
  };
  call.mockImplementation((path) => Promise.resolve(all[path] as never));
}
const sent = (path: string) => call.mock.calls.filter(([called]) => called === path);
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(button(name));
const refusal = (error: string) => ({ joinAsNew: { error, item: null } });

beforeEach(() => {
  call.mockReset();
  push.mockClear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

test('who is new gives a name and nothing else; a repeated press keeps its request key', async () => {
  answer({ 'party/join-as-new/': refusal('party.cooldown') });
  renderScreen(<PartyScreen initial={aParty()} />);
  await userEvent.type(screen.getByLabelText('Your name'), 'Sam Plays');
  for (const time of [1, 2]) {
    await press('Join the line');
    await waitFor(() => expect(sent('party/join-as-new/')).toHaveLength(time));
  }
  const [first, second] = sent('party/join-as-new/').map(([, payload]) => payload);
  expect(first).toMatchObject({ partyID: 'party-1', handle: 'Sam Plays', fields: [], seats: 1 });
  expect(second).toEqual(first);
  expect(screen.getByLabelText('Your name')).toHaveValue('Sam Plays');
});

test('a taken name offers the nearest free one for a press', async () => {
  const item = { isFree: false, suggestion: 'sam_plays2' };
  answer({ 'accounts/check-name/': { checkName: { error: null, item } } });
  renderScreen(<PartyScreen initial={aParty()} />);
  await userEvent.type(screen.getByLabelText('Your name'), 'sam_plays');
  const offer = await screen.findByRole('button', { name: 'How about sam_plays2?' });
  answer({});
  await userEvent.click(offer);
  expect(screen.getByLabelText('Your name')).toHaveValue('sam_plays2');
  expect(await screen.findByText('free')).toBeVisible();
});

test('a refused name says so at its field', async () => {
  answer({ 'party/join-as-new/': refusal('party.name_refused') });
  renderScreen(<PartyScreen initial={aParty()} />);
  await userEvent.type(screen.getByLabelText('Your name'), 'rude');
  await press('Join the line');
  await waitFor(() => expect(screen.getByLabelText('Your name')).toBeInvalid());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a confirmed email is asked for first; the sixth digit joins, and a wrong code says so', async () => {
  answer({
    'accounts/request-code/': {
      requestCode: { error: null, item: { sentTo: 'sam@mail.example', length: 6 } },
    },
    'accounts/log-in-with-code/': { logInWithCode: { error: 'auth.code_invalid', item: null } },
  });
  const party = aParty({ whoCanJoin: 'VERIFIED', entryFields: [nick] });
  renderScreen(<PartyScreen initial={party} />);
  expect(screen.getByText(/Hana asks for a confirmed email/)).toBeVisible();
  await userEvent.type(screen.getByLabelText('Your name'), 'sam_plays');
  await userEvent.type(screen.getByLabelText('Email'), 'sam@mail.example');
  await userEvent.type(screen.getByLabelText('Name in the game'), 'Vroom');
  await press('Send my code');
  await userEvent.type(await screen.findByLabelText('Code'), '123456');
  await waitFor(() => expect(screen.getByLabelText('Code')).toBeInvalid());
  expect(sent('accounts/log-in-with-code/')[0]?.[1]).toMatchObject({
    email: 'sam@mail.example',
    code: '123456',
    handle: 'sam_plays',
  });
  await press('Wrong address?');
  expect(screen.getByLabelText('Name in the game')).toHaveValue('Vroom');
});

test('a crowded network asks for a code, and keeps what was typed', async () => {
  answer({ 'party/join-as-new/': refusal('auth.code_required') });
  renderScreen(<PartyScreen initial={aParty({ entryFields: [nick] })} />);
  await userEvent.type(screen.getByLabelText('Your name'), 'sam_plays');
  await userEvent.type(screen.getByLabelText('Name in the game'), 'Vroom');
  await press('Join the line');
  expect(await screen.findByText(/Lots of people are joining from your network/)).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
  expect(screen.getByLabelText('Name in the game')).toHaveValue('Vroom');
});

test('what was typed before a log-in joins by itself, once, and for ten minutes', async () => {
  const party = aParty({ entryFields: [nick] });
  answer({
    'party/join-queue/': {
      joinQueue: { error: null, item: { queueUuid: 'ticket-3', status: 100 } },
    },
  });
  const { unmount } = renderScreen(<PartyScreen initial={party} />, {
    router: { push, prefetch: () => Promise.resolve() },
  });
  await userEvent.type(screen.getByLabelText('Name in the game'), 'Vroom');
  const way = screen.getByRole('link', { name: 'I have an account' });
  expect(way).toHaveAttribute('href', '/login?next=%2Fparty%2Fparty-1%23join');
  way.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(way);
  await waitFor(() => expect(sessionStorage).toHaveLength(1));
  unmount();
  window.history.replaceState(null, '', '/party/party-1#join');
  const again = renderScreen(<PartyScreen initial={party} />, { user: aUser(), router: { push } });
  await waitFor(() => expect(push).toHaveBeenCalledWith('/party/party-1/queue/ticket-3'));
  expect(sent('party/join-queue/')[0]?.[1]).toMatchObject({
    fields: [{ key: 'nick', value: 'Vroom' }],
  });
  expect(sessionStorage).toHaveLength(0);
  again.unmount();
});

test('what is older than ten minutes is forgotten', async () => {
  const draft = { at: Date.now() - 11 * 60_000, values: { nick: 'Old' } };
  sessionStorage.setItem('playplus-join-party-1', JSON.stringify(draft));
  window.history.replaceState(null, '', '/party/party-1#join');
  renderScreen(<PartyScreen initial={aParty({ entryFields: [nick] })} />, { user: aUser() });
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
  expect(screen.getByLabelText('Name in the game')).toHaveValue('');
  expect(call).not.toHaveBeenCalled();
});

test.each([
  ['FOLLOWERS', 'For followers of Hana'],
  ['INVITED', 'Only people Hana invited'],
] as const)('%s: a visitor reads what is asked before any form', async (whoCanJoin, title) => {
  renderScreen(<PartyScreen initial={aParty({ whoCanJoin })} />);
  const card = within(await screen.findByRole('region', { name: title }));
  expect(card.getByRole('link', { name: 'Log in' })).toBeVisible();
  expect(screen.queryByLabelText('Your name')).toBeNull();
});

test('the wait of who joins now; before round 1 it is not known, and later not invented', () => {
  const { unmount } = renderScreen(
    <PartyScreen initial={aParty({ joinWait: { fromMinutes: 40, toMinutes: 60 }, roundNo: 6 })} />,
  );
  expect(screen.getByText('min wait').textContent).toBe('40–60 min wait');
  unmount();
  const early = renderScreen(<PartyScreen initial={aParty()} />);
  expect(screen.getByText('Wait: we’ll know after round 1')).toBeVisible();
  early.unmount();
  renderScreen(<PartyScreen initial={aParty({ roundNo: 6 })} />);
  expect(screen.queryByText(/wait/i, { selector: 'li' })).toBeNull();
});
