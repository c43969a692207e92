import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EditScreen } from '@/components/party/edit/EditScreen';
import { callSecureql } from '@/lib/secureql/browser/client';
import { SecureqlError } from '@/lib/secureql/browser/secureqlError';
import { aConsole } from '@/__tests__/support/partyFactories';
import { renderScreen } from '@/__tests__/support/screen';
import { DEFAULT_QUEUE_RULES } from '@/lib/shared/parties/queueRules';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
const call = jest.mocked(callSecureql);
const push = jest.fn(() => Promise.resolve(true));
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

beforeEach(() => {
  call.mockReset();
  push.mockClear();
});

test('Q04 saving sends the words with the version that was seen and returns to the console', async () => {
  call.mockResolvedValue({ editParty: { error: null, item: null } });
  renderScreen(<EditScreen initial={aConsole()} part="party" />, { router: { push } });
  await userEvent.type(screen.getByLabelText(/Note for everyone/), 'Back soon');
  await save();
  expect(call).toHaveBeenCalledWith('party/edit-party/', {
    partyID: 'party-1',
    version: 3,
    title: 'Friday matches',
    game: 'Mario Kart',
    notice: 'Back soon',
  });
  await waitFor(() => expect(push).toHaveBeenCalledWith('/party/party-1/dashboard'));
});

test('somebody saved meanwhile: the own words stay and can be saved on top', async () => {
  const answers: Record<string, unknown> = {
    'party/edit-party/': { editParty: { error: 'party.version_conflict', item: null } },
    'get-party-edit': { getParties: { error: null, items: [aConsole({ version: 8 })] } },
  };
  call.mockImplementation((path) => Promise.resolve(answers[path] as never));
  renderScreen(<EditScreen initial={aConsole()} part="party" />, { router: { push } });
  await userEvent.clear(screen.getByLabelText('Title'));
  await userEvent.type(screen.getByLabelText('Title'), 'Mine');
  await save();
  expect(screen.getByText('Something newer was saved in the meantime')).toBeVisible();
  expect(screen.getByLabelText('Title')).toHaveValue('Mine');
  answers['party/edit-party/'] = { editParty: { error: null, item: null } };
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine and save' }));
  await waitFor(() => expect(push).toHaveBeenCalled());
  expect(call.mock.lastCall?.[1]).toMatchObject({ version: 8, title: 'Mine' });
});

test('or the newer version is loaded instead', async () => {
  const newer = aConsole({ version: 8, title: 'Theirs' });
  call.mockImplementation((path) =>
    Promise.resolve(
      (path === 'get-party-edit'
        ? { getParties: { error: null, items: [newer] } }
        : { editParty: { error: 'party.version_conflict', item: null } }) as never,
    ),
  );
  renderScreen(<EditScreen initial={aConsole()} part="party" />);
  await save();
  await userEvent.click(screen.getByRole('button', { name: 'Load the newer version' }));
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('Theirs'));
  expect(screen.queryByText('Something newer was saved in the meantime')).toBeNull();
});

test('Q06 questions are added, ordered and removed; empty places mean no limit', async () => {
  call.mockResolvedValue({ editQueue: { error: null, item: null } });
  const entryFields = [
    { key: 'nick', kind: 'TEXT' as const, label: 'Nick', required: true, maxLength: 20 },
    { key: 'role', kind: 'TEXT' as const, label: 'Role', required: false, maxLength: 30 },
  ];
  renderScreen(<EditScreen initial={aConsole({ entryFields })} part="queue" />, {
    router: { push },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Move question 2 up' }));
  expect(screen.getByLabelText('Question 1', { selector: 'input' })).toHaveValue('Role');
  expect(screen.getByLabelText('Question 1', { selector: 'input' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Remove question 2' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add a question' }));
  await userEvent.type(screen.getByLabelText('Question 2', { selector: 'input' }), 'Friend code');
  const [, second] = screen.getAllByLabelText('Kind of answer');
  await userEvent.selectOptions(second as HTMLElement, 'Name in a game');
  await save();
  expect(call).toHaveBeenCalledWith('party/edit-queue/', {
    partyID: 'party-1',
    version: 3,
    queueSize: null,
    seatsPerRound: 2,
    lobbyCode: null,
    ...DEFAULT_QUEUE_RULES,
    entryFields: [
      { key: 'role', kind: 'TEXT', label: 'Role', required: false, maxLength: 30 },
      expect.objectContaining({ kind: 'GAME_ID', label: 'Friend code', required: true }),
    ],
  });
});

test('Q07 Q14 rules are chosen in words; the length of a break is asked only where there is one', async () => {
  call.mockResolvedValue({ editQueue: { error: null, item: null } });
  renderScreen(<EditScreen initial={aConsole()} part="queue" />, { router: { push } });
  expect(screen.queryByLabelText('Break in minutes')).toBeNull();
  for (const name of ['Followers', 'After a break', 'At random']) {
    await userEvent.click(screen.getByRole('radio', { name }));
  }
  const figures = {
    'Break in minutes': '15',
    'Largest group': '4',
    'Seconds to answer a call': '90',
  };
  for (const [label, figure] of Object.entries(figures)) {
    await userEvent.clear(screen.getByLabelText(label));
    await userEvent.type(screen.getByLabelText(label), figure);
  }
  await save();
  expect(call.mock.lastCall?.[1]).toMatchObject({
    whoCanJoin: 'FOLLOWERS',
    rejoin: 'COOLDOWN',
    cooldownMinutes: 15,
    orderPolicy: 'RANDOM',
    groupMax: 4,
    readySeconds: 90,
  });
});

test('the mix of calls, the missed calls that are allowed and a turn timer are set in the form', async () => {
  call.mockResolvedValue({ editQueue: { error: null, item: null } });
  renderScreen(<EditScreen initial={aConsole()} part="queue" />, { router: { push } });
  await userEvent.selectOptions(screen.getByLabelText('Priority calls to regular calls'), '1 to 4');
  await userEvent.clear(screen.getByLabelText('Missed calls until someone is out'));
  await userEvent.type(screen.getByLabelText('Missed calls until someone is out'), '3');
  await userEvent.type(screen.getByLabelText(/^Turn timer in minutes/), '15');
  await save();
  expect(call.mock.lastCall?.[1]).toMatchObject({ laneMix: 4, missLimit: 3, turnMinutes: 15 });
});

test('once somebody has joined, the mix stays, and the form says why', async () => {
  call.mockResolvedValue({ editQueue: { error: null, item: null } });
  const party = aConsole({ laneMix: 3, isMixFixed: true });
  renderScreen(<EditScreen initial={party} part="queue" />, { router: { push } });
  expect(screen.getByLabelText('Priority calls to regular calls')).toBeDisabled();
  expect(screen.getByText(/Fixed since someone joined/)).toBeVisible();
  await save();
  expect(call.mock.lastCall?.[1]).toMatchObject({ laneMix: 3, turnMinutes: null });
});

test('Q04 the most who may wait and the seats of a round are figures in the form', async () => {
  call.mockResolvedValue({ editQueue: { error: null, item: null } });
  renderScreen(<EditScreen initial={aConsole()} part="queue" />, { router: { push } });
  for (const [label, figure] of [
    ['Players per round', '4'],
    [/^Places/, '12'],
  ] as const) {
    await userEvent.clear(screen.getByLabelText(label));
    await userEvent.type(screen.getByLabelText(label), figure);
  }
  await save();
  expect(call.mock.lastCall?.[1]).toMatchObject({ queueSize: 12, seatsPerRound: 4 });
});

test('there are at most five questions', () => {
  const entryFields = ['a', 'b', 'c', 'd', 'e'].map((key) => ({
    key,
    kind: 'TEXT' as const,
    label: key,
    required: false,
    maxLength: 10,
  }));
  renderScreen(<EditScreen initial={aConsole({ entryFields })} part="queue" />);
  expect(screen.queryByRole('button', { name: 'Add a question' })).toBeNull();
});

test('Q07 a queue for invited fans shows the list, saves it by itself and names who is unknown', async () => {
  const answers: Record<string, unknown> = {
    'party/get-guest-list/': { guestList: { error: null, items: [{ handle: 'nora' }] } },
    'party/set-guest-list/': {
      setGuestList: { error: null, item: { count: 1, unknown: ['nobody'] } },
    },
  };
  call.mockImplementation((path) => Promise.resolve(answers[path] as never));
  renderScreen(<EditScreen initial={aConsole()} part="queue" />);
  await userEvent.click(screen.getByRole('radio', { name: 'Invited people' }));
  const list = await screen.findByLabelText('Guest list');
  expect(list).toHaveValue('nora');
  await userEvent.type(list, '\n@Nobody, nora');
  await userEvent.click(screen.getByRole('button', { name: 'Save the guest list' }));
  expect(call).toHaveBeenCalledWith('party/set-guest-list/', {
    partyID: 'party-1',
    handles: ['nora', 'nobody'],
  });
  expect(await screen.findByText('Nobody has this handle: nobody')).toBeVisible();
});

test('a guest list that did not come or was not saved says why, and both can be tried again', async () => {
  const cut = () => Promise.reject(new SecureqlError('backend.unreachable', 0));
  const guestList = { error: null, items: [{ handle: 'nora' }] };
  call.mockImplementation(cut);
  renderScreen(<EditScreen initial={aConsole({ whoCanJoin: 'INVITED' })} part="queue" />);
  expect(screen.getByText('Loading…')).toBeVisible();
  expect(await screen.findByRole('alert')).toBeVisible();
  call.mockImplementation(() => Promise.resolve({ guestList } as never));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Guest list')).toHaveValue('nora');
  expect(screen.queryByRole('alert')).toBeNull();
  call.mockImplementation(cut);
  await userEvent.click(screen.getByRole('button', { name: 'Save the guest list' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('We can’t reach our server');
});
