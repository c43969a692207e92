import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConsoleScreen } from '@/components/party/console/ConsoleScreen';
import type { ConsoleParty } from '@/hooks/party/types';
import { callSecureql } from '@/lib/secureql/browser/client';
import { SecureqlError } from '@/lib/secureql/browser/secureqlError';
import { aConsole, aHostMember, aMember } from '@/__tests__/support/partyFactories';
import { FakeRealtime, lateParts, renderScreen } from '@/__tests__/support/screen';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
const call = jest.mocked(callSecureql);

/** The backend's state, and what the commands answer. */
let state: ConsoleParty;
let command: (path: string, payload: unknown) => Promise<unknown>;

beforeEach(() => {
  localStorage.clear();
  state = aConsole();
  const done = { error: null, item: { count: 1 } };
  command = () => Promise.resolve({ callNext: done, root: done });
  call.mockReset();
  call.mockImplementation((path, payload) =>
    path.includes('get-')
      ? Promise.resolve({ getParties: { items: [state] }, partyNight: { item: null } } as never)
      : (command(path, payload) as never),
  );
});

const column = (name: string) => screen.getByRole('region', { name: new RegExp(`^${name}`) });
const commands = () => call.mock.calls.filter(([path]) => !path.includes('get-'));
const bigButton = (name: RegExp) => screen.getByRole('button', { name });

test('Q05 a call moves a round of people up at once, before the backend answers', async () => {
  command = () => new Promise(() => undefined);
  renderScreen(<ConsoleScreen initial={state} />);
  await userEvent.click(screen.getByRole('button', { name: 'Call 2' }));
  expect(within(column('Round 1')).getAllByText('Called, no answer yet')).toHaveLength(2);
  expect(within(column('Waiting')).getByText('player3')).toBeVisible();
  expect(commands()[0]).toEqual([
    'party/call-next/',
    {
      partyID: 'party-1',
      count: 2,
      order: null,
      requestKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  ]);
});

test('Q05 the stepper changes how many are called', async () => {
  renderScreen(<ConsoleScreen initial={state} />);
  await userEvent.click(screen.getByRole('button', { name: 'One fewer' }));
  await userEvent.click(screen.getByRole('button', { name: 'Call 1' }));
  expect(commands()[0]?.[1]).toMatchObject({ count: 1 });
});

test.each([
  ['gets no answer', new SecureqlError('backend.unreachable', 0)],
  ['was one too many', new SecureqlError('rate_limited', 429)],
])('a press that %s is taken back', async (_what, refusal) => {
  command = () => Promise.reject(refusal);
  renderScreen(<ConsoleScreen initial={state} />);
  await userEvent.click(screen.getByRole('button', { name: 'Call 2' }));
  await waitFor(() => expect(within(column('Waiting')).getByText('player1')).toBeVisible());
  expect(within(column('Round 1')).queryByText('Called, no answer yet')).toBeNull();
});

test('keys: N calls, P pauses; not while typing', async () => {
  renderScreen(<ConsoleScreen initial={state} />);
  await userEvent.keyboard('n');
  await userEvent.keyboard('p');
  expect(commands().map(([path]) => path)).toEqual(['party/call-next/', 'party/change-state/']);
  expect(commands()[1]?.[1]).toEqual({ partyID: 'party-1', action: 'PAUSE' });
  await userEvent.keyboard('m');
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByRole('textbox'), 'np');
  expect(commands()).toHaveLength(2);
});

test('a key the state does not allow does nothing', async () => {
  renderScreen(<ConsoleScreen initial={aConsole({ state: 'DRAFT' })} />);
  await userEvent.keyboard('p');
  expect(commands()).toHaveLength(0);
});

test('the help names the keys and can switch them off', async () => {
  renderScreen(<ConsoleScreen initial={state} />);
  await userEvent.keyboard('?');
  const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(within(help).getByText('Next step')).toBeVisible();
  await userEvent.click(within(help).getByRole('switch'));
  await userEvent.click(within(help).getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('n');
  expect(commands()).toHaveLength(0);
});

test('one person is started and finished by the menu of their seat', async () => {
  state = aConsole({
    current: [aHostMember(8, { status: 130 }), aHostMember(9, { status: 140 })],
  });
  renderScreen(<ConsoleScreen initial={state} />);
  const choose = async (handle: string, name: string) => {
    await userEvent.click(screen.getByRole('button', { name: `What to do with ${handle}` }));
    await userEvent.click(screen.getByRole('button', { name }));
  };
  await choose('player8', 'Start');
  await choose('player9', 'Done');
  expect(commands().map(([, payload]) => payload)).toEqual([
    { partyID: 'party-1', entryIds: ['entry-8'], mark: 'PLAYING', reason: null },
    { partyID: 'party-1', entryIds: ['entry-9'], mark: 'PLAYED', reason: null },
  ]);
});

test('the one button starts the round with those who are ready, and finishes it', async () => {
  state = aConsole({
    roundNo: 6,
    current: [aHostMember(8, { status: 130 }), aHostMember(9, { status: 130 })],
  });
  const { unmount } = renderScreen(<ConsoleScreen initial={state} />);
  await userEvent.click(bigButton(/^Start round 7 With player8 and player9/));
  expect(commands()[0]?.[1]).toMatchObject({ entryIds: ['entry-8', 'entry-9'], mark: 'PLAYING' });
  expect(bigButton(/^Finish round 7/)).toBeVisible();
  unmount();
  state = aConsole({ roundNo: 6, current: [aHostMember(9, { status: 140 })] });
  renderScreen(<ConsoleScreen initial={state} />);
  await userEvent.click(bigButton(/^Finish round 6 player9 is done/));
  expect(commands()[1]?.[1]).toMatchObject({ entryIds: ['entry-9'], mark: 'PLAYED' });
});

test('Q02 ending asks first and says what it does to whom', async () => {
  state = aConsole({
    roundNo: 6,
    current: [aHostMember(8, { status: 140 }), aHostMember(9, { status: 120 })],
  });
  renderScreen(<ConsoleScreen initial={state} />);
  await userEvent.click(screen.getByRole('button', { name: 'End show' }));
  const dialog = await screen.findByRole('dialog', { name: 'End the show?' });
  expect(dialog).toHaveTextContent('Round 6 counts as played');
  expect(dialog).toHaveTextContent('3 still in line and 1 called get notified');
  expect(commands()).toHaveLength(0);
  await userEvent.click(within(dialog).getByRole('button', { name: 'End show' }));
  expect(commands()[0]?.[1]).toEqual({ partyID: 'party-1', action: 'END' });
});

test('Q02 clearing the line asks first, and says that who is up plays on', async () => {
  state = aConsole({ current: [aHostMember(8, { status: 140 })] });
  renderScreen(<ConsoleScreen initial={state} />);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Clear line' }));
  const dialog = await screen.findByRole('dialog', { name: 'Clear the line?' });
  expect(dialog).toHaveTextContent('3 people lose their places and are notified.');
  expect(commands()).toHaveLength(0);
  command = () => new Promise(() => undefined);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, clear it' }));
  expect(commands()).toEqual([['party/clear-queue/', { partyID: 'party-1' }]]);
  expect(within(column('Waiting')).queryByText('player1')).toBeNull();
  expect(within(column('Playing')).getByText('player8')).toBeVisible();
});

test('somebody joins: the console reads and shows them with their answers', async () => {
  jest.useFakeTimers();
  const realtime = new FakeRealtime();
  const entryFields = [
    { key: 'nick', kind: 'TEXT' as const, label: 'Nick', required: true, maxLength: 20 },
  ];
  renderScreen(<ConsoleScreen initial={aConsole({ entryFields })} />, { realtime });
  const joined = aHostMember(4, { fields: [{ key: 'nick', value: 'Vroom' }] });
  state = aConsole({ entryFields, seq: 6, memberCount: 4, waiting: [...state.waiting, joined] });
  act(() => realtime.say('party_party-1', { type: 'QUEUE_APPEND', seq: 6, member: aMember(4) }));
  await act(async () => void (await jest.advanceTimersByTimeAsync(1000)));
  expect(within(column('Waiting')).getByText('Vroom')).toBeVisible();
  jest.useRealTimers();
});

test('Q10 everybody stands in one of three lists, and who is done in a fourth', async () => {
  state = aConsole({
    current: [aHostMember(8, { status: 120 }), aHostMember(9, { status: 140 })],
    done: [aHostMember(6, { status: 200 }), aHostMember(7, { status: 400 })],
  });
  renderScreen(<ConsoleScreen initial={state} />);
  const names = (name: string) =>
    within(column(name))
      .getAllByRole('listitem')
      .filter((row) => row.dataset.entry)
      .map((row) => row.querySelector('bdi')?.textContent);
  expect(['Waiting', 'Round 1', 'Playing'].map(names)).toEqual([
    ['player1', 'player2', 'player3'],
    ['player8'],
    ['player9'],
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Done 2' }));
  expect(names('Done')).toEqual(['player6', 'player7']);
});

test.each([
  ['OPEN', 'Open', ['Pause', 'Close']],
  ['PAUSED', 'Paused', ['Open', 'Close']],
  ['CLOSED', 'Closed', ['Open']],
] as const)(
  'Q02 a queue that is %s can be changed to what may follow',
  async (name, now, others) => {
    renderScreen(<ConsoleScreen initial={aConsole({ state: name })} />);
    const group = screen.getByRole('group', { name: 'State of the queue' });
    const buttons = within(group).getAllByRole<HTMLButtonElement>('button');
    const pressed = buttons.filter((button) => button.getAttribute('aria-pressed') === 'true');
    expect(pressed.map(({ textContent }) => textContent)).toEqual([now]);
    const free = buttons.filter((button) => !pressed.includes(button) && !button.disabled);
    expect(free.map(({ textContent }) => textContent)).toEqual(others);
    await lateParts();
  },
);

test('an empty queue shows the link and what is left to do', async () => {
  renderScreen(<ConsoleScreen initial={aConsole({ waiting: [], memberCount: 0 })} />);
  expect(screen.getByText('You’re open. This is your link, for every show:')).toBeVisible();
  expect(screen.getByText(/Called players show up here/)).toBeVisible();
  expect(screen.getByText('nobody right now')).toBeVisible();
  await userEvent.setup().click(bigButton(/^Copy your link localhost\/hana\/live/));
  expect(await screen.findByRole('button', { name: /^Link copied/ })).toBeVisible();
});

test('Q02 a draft has one act, opening; an ended queue leads to its recap', async () => {
  const { unmount } = renderScreen(<ConsoleScreen initial={aConsole({ state: 'DRAFT' })} />);
  await userEvent.click(bigButton(/^Open the queue/));
  expect(commands()[0]?.[1]).toEqual({ partyID: 'party-1', action: 'OPEN' });
  unmount();
  const ended = aConsole({ state: 'ENDED', waiting: [], memberCount: 0 });
  const push = jest.fn();
  renderScreen(<ConsoleScreen initial={ended} />, { router: { push } });
  expect(screen.queryByRole('button', { name: /^Call/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Run it again' })).toBeVisible();
  await userEvent.click(bigButton(/^See the recap/));
  expect(push).toHaveBeenCalledWith('/party/party-1/dashboard/recap');
  await lateParts();
});
