import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RockyPlace } from '@/components/layout/rocky/RockyPlace';
import { RockySection } from '@/components/settings/account/RockySection';
import { RockySpot } from '@/components/shared/RockySpot';
import { tellRocky, type Moment } from '@/lib/mascot/moments';
import { callSecureql } from '@/lib/secureql/browser/client';
import { SecureqlError } from '@/lib/secureql/browser/secureqlError';
import type { CurrentUser } from '@/lib/session/currentUser';
import { renderScreen } from '@/__tests__/support/screen';
import { aUser } from '@/__tests__/support/users';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
jest.mock('@/components/mascot/RockyStage', () => ({
  RockyStage: ({ line, onSaid, onNoRoom, onSentAway }: Stage) => (
    <div>
      <p role="status">{line?.text}</p>
      <button type="button" onClick={() => line && onSaid(line.id)}>
        Said
      </button>
      <button type="button" onClick={() => line && onNoRoom(line.id)}>
        No room
      </button>
      <button type="button" onClick={onSentAway}>
        Away
      </button>
    </div>
  ),
}));
jest.mock('@/components/mascot/RockyFigure', () => ({
  RockyFigure: () => <p>A picture of Rocky</p>,
}));

interface Stage {
  line: { id: string; text: string } | null;
  onSaid: (id: string) => void;
  onNoRoom: (id: string) => void;
  onSentAway: () => void;
}

const call = jest.mocked(callSecureql);
const routes: (() => void)[] = [];
const events = { on: (_: string, hear: () => void) => routes.push(hear), off: () => undefined };

let count = 0;
/** A creator whom no other test knows. */
const somebody = (change: Partial<CurrentUser> = {}) => {
  count += 1;
  return aUser({ id: `reader-${count}`, ...change });
};

function open(user: CurrentUser | null, more = <></>) {
  return renderScreen(
    <>
      {more}
      <RockyPlace />
    </>,
    { user, router: { events: events as never } },
  );
}

/** A moment comes, and everything that follows from it. */
async function tell(moment: Moment) {
  await act(async () => {
    tellRocky(moment);
    await new Promise((done) => setTimeout(done, 20));
  });
}

const goTo = (path: string) => {
  window.history.pushState(null, '', path);
  act(() => routes.forEach((hear) => hear()));
};

const said = () => screen.queryByRole('status')?.textContent ?? null;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  call.mockReset();
  localStorage.clear();
  routes.length = 0;
  window.history.pushState(null, '', '/');
});

test('says who it is and what the moment is about, once and never again in this browser', async () => {
  const user = somebody();
  open(user);
  expect(said()).toBeNull();
  await tell({ name: 'empty_draws' });
  expect(said()).toBe('Hi, I’m Rocky. No draw yet. A prize and a time are enough.');
  await press('Said');
  expect(said()).toBeNull();
  goTo('/elsewhere');
  await tell({ name: 'empty_draws' });
  expect(said()).toBeNull();
  await tell({ name: 'empty_funds' });
  expect(said()).toBe('No fund yet. Say what it’s for and how much it takes.');
});

test('a full storage makes it no chatterbox: what was told is known for as long as the tab is open', async () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  open(somebody());
  await tell({ name: 'empty_draws' });
  expect(said()).toContain('No draw yet.');
  await press('Said');
  goTo('/elsewhere');
  await tell({ name: 'empty_draws' });
  expect(said()).toBeNull();
  full.mockRestore();
});

test('what it had no room to say may be said on another visit', async () => {
  open(somebody());
  await tell({ name: 'empty_draws' });
  await press('No room');
  expect(said()).toBeNull();
  await tell({ name: 'empty_draws' });
  expect(said()).toBeNull();
  goTo('/elsewhere');
  await tell({ name: 'empty_draws' });
  expect(said()).toContain('No draw yet.');
});

test('a page that wakes up first is heard, too', async () => {
  tellRocky({ name: 'empty_home' });
  open(somebody());
  await waitFor(() => expect(said()).toContain('This is your home.'));
});

test('unasked it speaks at most once on a page; what the reader does is answered', async () => {
  open(somebody());
  await tell({ name: 'empty_funds' });
  expect(said()).toContain('No fund yet.');
  await press('Said');
  await tell({ name: 'empty_home' });
  expect(said()).toBeNull();
  await tell({ name: 'empty_draws', isAnswer: true });
  expect(said()).toContain('No draw yet.');
  goTo('/next');
  // It was about the other page.
  expect(said()).toBeNull();
  await tell({ name: 'empty_home' });
  expect(said()).toContain('This is your home.');
});

test('a first is one only by the data of the account', async () => {
  const queue = (id: string, state: string) => ({ id, state });
  const queues = (...items: object[]) =>
    call.mockResolvedValueOnce({ getParties: { error: null, items, cursor: null } } as never);
  const user = somebody();
  open(user);
  queues(queue('a', 'OPEN'), queue('b', 'ENDED'));
  await tell({ name: 'first_queue', id: 'a' });
  expect(said()).toBeNull();
  // It was looked up; the same moment asks nothing any more.
  await tell({ name: 'first_queue', id: 'a' });
  expect(call).toHaveBeenCalledTimes(1);
});

test('a first queue among drafts is celebrated; of somebody else’s it says nothing', async () => {
  const items = [
    { id: 'a', state: 'OPEN' },
    { id: 'b', state: 'DRAFT' },
  ];
  call.mockResolvedValue({ getParties: { error: null, items, cursor: null } } as never);
  const { unmount } = open(somebody());
  await tell({ name: 'first_queue', id: 'moderated' });
  expect(said()).toBeNull();
  unmount();
  open(somebody());
  await tell({ name: 'first_queue', id: 'a' });
  expect(said()).toContain('Your first queue is open!');
});

test('where nobody can say whether it is the first, nothing is said, and it is asked again', async () => {
  call.mockRejectedValueOnce(new SecureqlError('backend.unreachable', 502));
  open(somebody());
  await tell({ name: 'first_fund', id: 'f' });
  expect(said()).toBeNull();
  const items = [{ id: 'f', state: 'LIVE' }];
  call.mockResolvedValueOnce({ getFund: { error: null, items, cursor: null } } as never);
  await tell({ name: 'first_fund', id: 'f' });
  expect(said()).toContain('Your first fund is open!');
});

test('sent away by a member it is gone at once, with the account, for every moment', async () => {
  call.mockResolvedValueOnce({ saveRocky: { error: null, item: { hasRocky: false } } });
  open(somebody(), <RockySpot animation="Explain" size={88} instead={<p>The mark</p>} />);
  await waitFor(() => expect(screen.getByText('A picture of Rocky')).toBeVisible());
  await tell({ name: 'empty_draws' });
  // There is one Rocky: while it is about, its picture gives way.
  expect(screen.getByText('The mark')).toBeVisible();
  await press('Away');
  expect(call).toHaveBeenCalledWith('accounts/save-rocky/', { isOn: false });
  expect(said()).toBeNull();
  expect(screen.getByText('The mark')).toBeVisible();
  goTo('/elsewhere');
  await tell({ name: 'empty_funds' });
  expect(said()).toBeNull();
});

test('where the account cannot be reached it stays away from this browser all the same', async () => {
  call.mockRejectedValueOnce(new SecureqlError('backend.unreachable', 502));
  const { unmount } = open(somebody());
  await tell({ name: 'empty_draws' });
  await press('Away');
  await waitFor(() => expect(localStorage.getItem('playplus-rocky')).toBe('away'));
  unmount();
  open(somebody());
  await tell({ name: 'empty_funds' });
  expect(said()).toBeNull();
});

test('a visitor’s choice is this browser’s', async () => {
  const { unmount } = open(null);
  await tell({ name: 'empty_draws' });
  await press('Away');
  expect(call).not.toHaveBeenCalled();
  unmount();
  open(null);
  await tell({ name: 'empty_funds' });
  expect(said()).toBeNull();
});

test('to a member who sent it away elsewhere it never comes', async () => {
  open(somebody({ hasRocky: false }), <RockySpot animation="Wave" size={9} instead="The mark" />);
  await tell({ name: 'empty_draws' });
  expect(said()).toBeNull();
  expect(screen.getByText('The mark')).toBeVisible();
});

test('the switch of the settings brings it back, and is put back when that cannot be saved', async () => {
  localStorage.setItem('playplus-rocky', 'away');
  open(somebody({ hasRocky: false }), <RockySection />);
  const choice = screen.getByRole('switch', { name: 'Show Rocky' });
  expect(choice).not.toBeChecked();
  call.mockRejectedValueOnce(new SecureqlError('backend.unreachable', 502));
  await userEvent.click(choice);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(choice).not.toBeChecked();
  call.mockResolvedValueOnce({ saveRocky: { error: null, item: { hasRocky: true } } });
  await userEvent.click(choice);
  expect(call).toHaveBeenLastCalledWith('accounts/save-rocky/', { isOn: true });
  expect(choice).toBeChecked();
  expect(localStorage.getItem('playplus-rocky')).toBeNull();
});
