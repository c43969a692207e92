import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Bell } from '@/components/notifications/Bell';
import { pushToast, takeToasts } from '@/hooks/ui/toastQueue';
import { badgeText } from '@/lib/navigation/badge';
import { aNotification, FakeFeed } from '@/__tests__/support/fakeFeed';
import { FakeRealtime, renderScreen } from '@/__tests__/support/screen';

const CHANNEL = 'notifications-u1';
const bell = () => screen.getByRole('button', { name: /^Notifications/ });
const heading = () => screen.queryByRole('heading', { name: 'Notifications' });
const rows = () => screen.queryAllByRole('link');
const names = () => rows().map(({ textContent }) => textContent);

let feed: FakeFeed;
let realtime: FakeRealtime;
let toasts: string[];
let stop: () => void;
beforeEach(() => {
  window.requestIdleCallback = (rest) => window.setTimeout(rest);
  window.cancelIdleCallback = (handle) => window.clearTimeout(handle);
  feed = new FakeFeed('u1');
  realtime = new FakeRealtime(feed);
  toasts = [];
  stop = takeToasts(({ text }) => toasts.push(text));
  toasts = [];
});
afterEach(() => stop());

const settle = () => act(() => new Promise((done) => setTimeout(done, 20)));

async function showBell(asPath = '/dashboard/home') {
  const prefetch = () => Promise.resolve();
  const push = () => Promise.resolve(true);
  renderScreen(
    <>
      <Bell userId="u1" />
      <p>elsewhere</p>
    </>,
    { realtime, router: { asPath, prefetch, push } },
  );
  await settle();
}

async function say(message: unknown, timetoken = `${Date.now()}0001`, publisher?: string) {
  act(() => realtime.say(CHANNEL, message, { timetoken, ...(publisher && { publisher }) }));
  await settle();
}

test('opens on a press, says that nothing came, and Escape gives the focus back', async () => {
  await showBell();
  expect(bell()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(bell()).toHaveAttribute('aria-expanded', 'true');
  expect(heading()).toBeVisible();
  expect(screen.getByText('You have not received any notifications.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(heading()).toBeNull();
  expect(bell()).toHaveFocus();
});

test('closes on a press outside', async () => {
  await showBell();
  await userEvent.click(bell());
  await userEvent.click(screen.getByText('elsewhere'));
  expect(heading()).toBeNull();
});

test.each([
  [0, null],
  [1, '1'],
  [9, '9'],
  [10, '+9'],
])('%i unread show %s', async (unread, text) => {
  for (let minutes = 1; minutes <= unread; minutes += 1) feed.keep(aNotification(), minutes);
  await showBell();
  expect(badgeText(unread)).toBe(text);
  expect(bell()).toHaveAccessibleName(
    unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`,
  );
  expect(within(bell()).queryByText(/^\+?\d+$/)?.textContent ?? null).toBe(text);
});

test('the number counts since the newest receipt; the open bell reads the latest and ends it', async () => {
  const read = feed.keep(aNotification({ text: 'Long known' }), 30);
  feed.mark(read, 'read');
  feed.mark(read, 'opened');
  feed.keep(aNotification({ text: 'First news' }), 20);
  const latest = feed.keep(aNotification({ text: 'Last news' }), 10);
  await showBell();
  expect(bell()).toHaveAccessibleName('Notifications, 2 unread');
  await userEvent.click(bell());
  expect(bell()).toHaveAccessibleName('Notifications');
  expect(feed.asked).toContain(`receipt/read ${latest}`);
  // What was not opened still looks unread.
  expect(names()).toEqual([
    expect.stringMatching(/^New: Last news/),
    expect.stringMatching(/^New: First news/),
    expect.stringMatching(/^Long known/),
  ]);
});

test('a row leads on, closes the panel and is opened from then on', async () => {
  const timetoken = feed.keep(aNotification(), 1);
  await showBell();
  await userEvent.click(bell());
  const [row] = rows();
  expect(row).toHaveAttribute('href', '/party/p1/queue/q1');
  await userEvent.click(row!);
  expect(heading()).toBeNull();
  expect(feed.asked).toContain(`receipt/opened ${timetoken}`);
  await userEvent.click(bell());
  expect(names()).toEqual([expect.stringMatching(/^It’s your turn/)]);
});

test('all rows are marked at once', async () => {
  feed.keep(aNotification(), 2);
  const latest = feed.keep(aNotification(), 1);
  await showBell();
  await userEvent.click(bell());
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  expect(names().join()).not.toContain('New:');
  expect(feed.asked).toContain(`receipt/all_opened ${latest}`);
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
});

test('a new message raises the number and says so once, however often it comes', async () => {
  await showBell();
  const message = aNotification({ text: 'You’re next: Friday' });
  await say(message, '17951899064100000');
  await say(message, '17951899064100000');
  expect(toasts).toEqual(['You’re next: Friday']);
  expect(bell()).toHaveAccessibleName('Notifications, 1 unread');
});

test('what somebody else published is no news', async () => {
  feed.keep(aNotification({ text: 'Forged' }), 1, 'u1');
  await showBell();
  await say(aNotification({ text: 'Forged again' }), undefined, 'u1');
  expect(toasts).toEqual([]);
  await userEvent.click(bell());
  expect(rows()).toHaveLength(0);
});

test('a message while the panel is open is read at once', async () => {
  await showBell();
  await userEvent.click(bell());
  await say(aNotification(), '17951899064100000');
  expect(bell()).toHaveAccessibleName('Notifications');
  expect(rows()).toHaveLength(1);
  expect(feed.asked).toContain('receipt/read 17951899064100000');
});

test('the page it leads to says it by itself: no toast, no number', async () => {
  await showBell('/de/party/p1/queue/q1');
  await say(aNotification());
  expect(toasts).toEqual([]);
  expect(bell()).toHaveAccessibleName('Notifications');
});

test('a passive message has no marker and no toast, and counts', async () => {
  feed.keep(aNotification({ text: 'Loud' }), 1);
  await showBell();
  await say(aNotification({ text: 'Soft', badge: 'Passive' }));
  expect(toasts).toEqual([]);
  expect(bell()).toHaveAccessibleName('Notifications, 2 unread');
  await userEvent.click(bell());
  const markers = rows().map((row) => row.querySelectorAll(':scope > span[aria-hidden]').length);
  expect([names()[0]?.includes('Soft'), markers]).toEqual([true, [0, 1]]);
});

test('long texts are cut to 54 letters, in the row and in the toast', async () => {
  await showBell();
  const text = `${'é👩🏽‍🚀'.repeat(27)}x`;
  await say(aNotification({ text }));
  const cut = `${'é👩🏽‍🚀'.repeat(27)}…`;
  expect(toasts).toEqual([cut]);
  await userEvent.click(bell());
  expect(screen.getByText(cut)).toBeVisible();
});

test('messages of a group that come together are one row with the newest words', async () => {
  const groupKey = 'conversation-1';
  feed.keep(aNotification({ groupKey, text: 'Old talk' }), 30);
  for (const [index, text] of ['one', 'two', 'three'].entries()) {
    feed.keep(aNotification({ groupKey, text }), 4 - index);
  }
  await showBell();
  await userEvent.click(bell());
  expect(names()).toEqual([
    expect.stringMatching(/three.*and 2 earlier ones/),
    expect.stringMatching(/Old talk/),
  ]);
});

test('a feed that does not come says so, and comes when it is asked for again', async () => {
  feed.isAway = true;
  feed.keep(aNotification(), 1);
  await showBell();
  await userEvent.click(bell());
  expect(screen.getByText('Your notifications could not be loaded.')).toBeVisible();
  feed.isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await settle();
  expect(rows()).toHaveLength(1);
});

test('earlier ones come a page at a time', async () => {
  for (let minutes = 1; minutes <= 30; minutes += 1) feed.keep(aNotification(), minutes);
  await showBell();
  await userEvent.click(bell());
  expect(rows()).toHaveLength(25);
  await userEvent.click(screen.getByRole('button', { name: 'Show earlier ones' }));
  await settle();
  expect(rows()).toHaveLength(30);
  expect(screen.queryByRole('button', { name: 'Show earlier ones' })).toBeNull();
});

test('what is read in another window is read here', async () => {
  const timetoken = feed.keep(aNotification(), 1);
  await showBell();
  act(() => feed.markElsewhere(CHANNEL, timetoken, 'read'));
  expect(bell()).toHaveAccessibleName('Notifications');
  act(() => feed.markElsewhere(CHANNEL, timetoken, 'opened'));
  await userEvent.click(bell());
  expect(names().join()).not.toContain('New:');
});

test('what toasts said can be read again, newest first; news stands in the feed', async () => {
  await showBell();
  await userEvent.click(bell());
  expect(screen.queryByRole('heading', { name: 'Messages from this visit' })).toBeNull();
  act(() => {
    for (const number of [1, 2, 3, 4, 5]) pushToast({ kind: 'success', text: `Said ${number}` });
    pushToast({ kind: 'info', text: 'News' });
  });
  const said = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(said).toEqual(['Said 5', 'Said 4', 'Said 3', 'Said 2']);
});
