import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { useActions } from '@/hooks/console/useActions';
import { callSecureql } from '@/lib/secureql/browser/client';
import { SecureqlError } from '@/lib/secureql/browser/secureqlError';
import { renderScreen } from '@/__tests__/support/screen';
import type { Tally } from '@/__tests__/support/tallyTool';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
const call = jest.mocked(callSecureql);

const adding = (tally: Tally, votes: number): Tally => ({ ...tally, votes: tally.votes + votes });

let inDatabase: Tally;

/** The console of a tool that is no queue: each press adds votes. */
function TallyConsole() {
  const [known, setKnown] = useState(inDatabase);
  const reload = () => Promise.resolve(setKnown(inDatabase));
  const { state, act: press } = useActions(known, adding, reload);
  const add = (votes: number | null) => press(votes, 'accounts/end-other-sessions/', {});
  return (
    <>
      <output>{state.votes}</output>
      <button onClick={() => void add(2)}>Add two</button>
      <button onClick={() => void add(null)}>Add what the backend says</button>
    </>
  );
}

const shown = () => screen.getByRole('status').textContent;
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());

/** A call that is answered when the test says so. */
function nextCall() {
  let settle: (refusal?: SecureqlError) => void;
  const answered = new Promise((resolve, reject) => {
    const answer = { endOtherSessions: { error: null } };
    settle = (refusal) => (refusal ? reject(refusal) : resolve(answer));
  });
  call.mockReturnValueOnce(answered as never);
  return {
    agree: (votes: number) =>
      act(async () => {
        inDatabase = { seq: inDatabase.seq + 1, votes };
        settle();
        await answered;
      }),
    refuse: () =>
      act(async () => {
        settle(new SecureqlError('rate_limited', 429));
        await answered.catch(() => undefined);
      }),
  };
}

beforeEach(() => {
  inDatabase = { seq: 1, votes: 7 };
  renderScreen(<TallyConsole />);
});

test('a press is shown at once and stays when the backend agrees', async () => {
  const first = nextCall();
  press('Add two');
  expect(shown()).toBe('9');
  await first.agree(9);
  expect(shown()).toBe('9');
});

test('a refused press is taken back, and the others stay', async () => {
  const first = nextCall();
  const second = nextCall();
  press('Add two');
  press('Add two');
  expect(shown()).toBe('11');
  await first.refuse();
  expect(shown()).toBe('9');
  await second.agree(9);
  expect(shown()).toBe('9');
});

test('what only the backend knows is shown when it was read', async () => {
  const only = nextCall();
  press('Add what the backend says');
  expect(shown()).toBe('7');
  await only.agree(40);
  expect(shown()).toBe('40');
});
