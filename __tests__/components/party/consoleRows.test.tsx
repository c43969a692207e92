import { act as act_, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changePrivate } from '@/hooks/session/private/privateStore';
import { aConsole, aHostMember } from '@/__tests__/support/partyFactories';
import { column, namesIn, nextAct, openConsole, showDone } from '@/__tests__/support/consoleStage';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));

beforeEach(() => localStorage.clear());
afterEach(() => changePrivate({ isAlways: null, isUncovered: false }));

const act = async (handle: string, name: string) => {
  await userEvent.click(screen.getByRole('button', { name: `What to do with ${handle}` }));
  await userEvent.click(screen.getByRole('button', { name }));
};

const factsOf = async (handle: string) => {
  const button = screen.getByRole('button', { name: `What to do with ${handle}` });
  await userEvent.click(button);
  return button.parentElement;
};

test('a row has one tag, and its menu says all that is known', async () => {
  openConsole(
    aConsole({
      waiting: [
        aHostMember(1, { lane: 0, misses: 1, timesPlayed: 3 }),
        aHostMember(2, { lane: 1, seats: 2, isGuest: true, note: 'plays as red' }),
        aHostMember(3, { timesPlayed: 0 }),
        aHostMember(4, { lane: 1, isBought: true }),
      ],
    }),
  );
  const [first, second, third, fourth] = within(column('Waiting')).getAllByRole('listitem');
  expect(first).toHaveTextContent('Missed 1');
  expect(second).toHaveTextContent('Priority');
  expect(second).not.toHaveTextContent('Guest');
  expect(third).toHaveTextContent('First time');
  // Never for how much: moderators look at it, too.
  expect(fourth).toHaveTextContent('Bought a place');
  expect(await factsOf('player1')).toHaveTextContent('played 3 times · missed 1 call');
  const facts = await factsOf('player2');
  expect(facts).toHaveTextContent('Group of 2 · Guest');
  expect(facts).toHaveTextContent('plays as red');
});

test('Q07 the menu says who has confirmed their address and who follows', async () => {
  openConsole(
    aConsole({
      waiting: [
        aHostMember(1, { isVerified: true, isFollower: false }),
        aHostMember(2, { isVerified: false, isFollower: true }),
      ],
    }),
  );
  const first = await factsOf('player1');
  expect(first).toHaveTextContent('email confirmed');
  expect(first).not.toHaveTextContent('Follows you');
  const second = await factsOf('player2');
  expect(second).toHaveTextContent('Follows you');
  expect(second).not.toHaveTextContent('email confirmed');
});

test('the creator can write to a fan in their queue, not to a guest', async () => {
  openConsole(
    aConsole({ waiting: [aHostMember(1), aHostMember(2, { isGuest: true, userId: null })] }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'What to do with player1' }));
  const link = screen.getByRole('link', { name: /^Message/ });
  expect(link).toHaveAttribute('href', '/chat?to=user-player1');
  // The console stays open beside it.
  expect(link).toHaveAttribute('target', '_blank');
  await userEvent.click(screen.getByRole('button', { name: 'What to do with player2' }));
  expect(screen.getByRole('button', { name: 'Note' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Message/ })).toBeNull();
});

test('who runs a queue for somebody else has no dealings with its people', async () => {
  openConsole(aConsole({ right: 'SETTINGS', waiting: [aHostMember(1)] }));
  await userEvent.click(screen.getByRole('button', { name: 'What to do with player1' }));
  expect(screen.getByRole('button', { name: 'Ban…' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Message/ })).toBeNull();
});

test('a guest cannot be banned', async () => {
  openConsole(aConsole({ waiting: [aHostMember(1, { isGuest: true })] }));
  await userEvent.click(screen.getByRole('button', { name: 'What to do with player1' }));
  expect(screen.queryByRole('button', { name: 'Ban…' })).toBeNull();
});

test('Q05 one person further back is called out of turn', async () => {
  const { sent } = openConsole(aConsole());
  await userEvent.click(screen.getByRole('button', { name: 'Call player3' }));
  expect(namesIn('Round 1')).toEqual(['player3']);
  expect(sent()[0]).toEqual([
    'party/call-members/',
    { partyID: 'party-1', entryIds: ['entry-3'], requestKey: expect.any(String) },
  ]);
});

test('Q05 several are picked and called together', async () => {
  const { sent } = openConsole(aConsole());
  await userEvent.click(screen.getByRole('checkbox', { name: 'Pick player1' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Pick player3' }));
  await userEvent.click(screen.getByRole('button', { name: 'Call them' }));
  expect(sent()[0]?.[1]).toMatchObject({ entryIds: ['entry-1', 'entry-3'] });
  expect(namesIn('Waiting')).toEqual(['player2']);
});

test('Q08 taking off asks why, and they read it', async () => {
  const { sent } = openConsole(aConsole());
  await act('player2', 'Remove…');
  const dialog = await screen.findByRole('dialog', { name: 'Remove player2 from the queue?' });
  expect(sent()).toHaveLength(0);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Against the rules' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
  expect(sent()[0]?.[1]).toEqual({
    partyID: 'party-1',
    entryIds: ['entry-2'],
    mark: 'REMOVED',
    reason: 'Against the rules',
  });
  await showDone();
  expect(namesIn('Done')).toEqual(['player2']);
});

test('Q08 a ban says what it means before it happens', async () => {
  const { sent } = openConsole(aConsole());
  await act('player2', 'Ban…');
  const dialog = await screen.findByRole('dialog', { name: 'Ban player2?' });
  expect(dialog).toHaveTextContent('can’t join this creator’s queues');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Ban' }));
  expect(sent()[0]).toEqual([
    'party/ban-member/',
    { partyID: 'party-1', entryId: 'entry-2', reason: null },
  ]);
});

test('a note is written in a dialog, and Escape leaves it as it was', async () => {
  const { sent } = openConsole(aConsole());
  await act('player1', 'Note');
  const field = async (handle: string) =>
    within(await screen.findByRole('dialog', { name: `Note about ${handle}` })).getByLabelText(
      'Note',
    );
  await userEvent.type(await field('player1'), 'knows the map{Enter}');
  expect(sent()[0]?.[1]).toEqual({ partyID: 'party-1', entryId: 'entry-1', note: 'knows the map' });
  expect(await factsOf('player1')).toHaveTextContent('knows the map');
  await act('player2', 'Note');
  await userEvent.type(await field('player2'), 'x{Escape}');
  expect(sent()).toHaveLength(1);
});

test('Q12 who missed out or was skipped is brought back behind the others who came back', async () => {
  const { sent } = openConsole(
    aConsole({
      memberCount: 3,
      done: [aHostMember(9, { status: 310 }), aHostMember(8, { status: 200 })],
    }),
  );
  await showDone();
  expect(screen.queryByRole('button', { name: 'Bring player8 back' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Bring player9 back' }));
  expect(sent()[0]).toEqual(['party/bring-back/', { partyID: 'party-1', entryIds: ['entry-9'] }]);
  await userEvent.click(screen.getByRole('button', { name: /^Waiting \d/ }));
  expect(namesIn('Waiting')[0]).toBe('player9');
});

test('Q05 the next call can pick in another way for once', async () => {
  const { sent } = openConsole(aConsole());
  await userEvent.click(screen.getByRole('button', { name: 'How to pick: In line' }));
  await userEvent.click(screen.getByRole('button', { name: 'At random' }));
  expect(nextAct()).toHaveTextContent('At random');
  await userEvent.click(screen.getByRole('button', { name: 'Call 2' }));
  expect(sent()[0]?.[1]).toMatchObject({ count: 2, order: 'RANDOM' });
  expect(namesIn('Waiting')).toHaveLength(3);
  expect(screen.getByRole('button', { name: 'How to pick: In line' })).toBeVisible();
});

test('private data is hidden for the stream and shows only while it is held', async () => {
  changePrivate({ isAlways: true });
  const user = userEvent.setup();
  const entryFields = [
    { key: 'nick', kind: 'TEXT' as const, label: 'Nick', required: true, maxLength: 20 },
  ];
  const fields = [{ key: 'nick', value: 'Vroom' }];
  openConsole(
    aConsole({ lobbyCode: 'DUEL-77', entryFields, waiting: [aHostMember(1, { fields })] }),
  );
  const areHidden = () => {
    expect(screen.queryByText('DUEL-77')).toBeNull();
    expect(screen.queryByText('Vroom')).toBeNull();
  };
  areHidden();
  const hold = screen.getByRole('button', { name: 'Hold to show' });
  await user.pointer({ keys: '[MouseLeft>]', target: hold });
  expect(screen.getByText('DUEL-77')).toBeVisible();
  expect(screen.getByText('Vroom')).toBeVisible();
  await user.pointer({ keys: '[/MouseLeft]', target: hold });
  areHidden();
  hold.focus();
  await user.keyboard('{Enter>}');
  expect(screen.getByText('DUEL-77')).toBeVisible();
  await user.keyboard('{/Enter}');
  areHidden();
  act_(() => hold.blur());
  await user.keyboard('{h>}');
  expect(screen.getByText('Vroom')).toBeVisible();
  fireEvent.blur(window);
  areHidden();
  await user.keyboard('{/h}');
});

test('everyone is told something, and it is removed again', async () => {
  const { sent, stage } = openConsole(aConsole({ notice: 'Back in ten.' }));
  await userEvent.keyboard('m');
  const dialog = await screen.findByRole('dialog', { name: 'Message to everyone' });
  const field = within(dialog).getByRole('textbox');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Last round' }));
  expect(field).toHaveValue('Last round');
  await userEvent.clear(field);
  stage.state = aConsole({ notice: 'Late today.', seq: 6 });
  await userEvent.type(field, 'Late today.{Enter}');
  expect(await screen.findByText('Late today.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove note' }));
  expect(sent().map(([, payload]) => payload)).toEqual([
    { partyID: 'party-1', notice: 'Late today.' },
    { partyID: 'party-1', notice: null },
  ]);
});
