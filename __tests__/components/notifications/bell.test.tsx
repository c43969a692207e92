import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pushToast } from '@/hooks/ui/toasts/toastQueue';
import { badgeText } from '@/lib/navigation/badge';
import {
  bell,
  CHANNEL,
  heading,
  names,
  rows,
  say,
  settle,
  showBell,
  stage,
  useBellStage,
} from '@/__tests__/support/bellStage';
import { aNotification } from '@/__tests__/support/fakeFeed';

useBellStage();

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
  [0, null, 'Notifications'],
  [1, '1', 'Notifications, 1 unread'],
  [9, '9', 'Notifications, 9 unread'],
  [10, '+9', 'Notifications, more than 9 unread'],
])('%i unread show %s', async (unread, text, name) => {
  for (let minutes = 1; minutes <= unread; minutes += 1) stage.feed.keep(aNotification(), minutes);
  await showBell();
  expect(badgeText(unread)).toBe(text);
  expect(bell()).toHaveAccessibleName(name);
  expect(within(bell()).queryByText(/^\+?\d+$/)?.textContent ?? null).toBe(text);
});

test('the number counts since the newest receipt; the open bell reads the latest and ends it', async () => {
  const read = stage.feed.keep(aNotification({ text: 'Long known' }), 30);
  stage.feed.mark(read, 'read');
  stage.feed.mark(read, 'opened');
  stage.feed.keep(aNotification({ text: 'First news' }), 20);
  const latest = stage.feed.keep(aNotification({ text: 'Last news' }), 10);
  await showBell();
  expect(bell()).toHaveAccessibleName('Notifications, 2 unread');
  await userEvent.click(bell());
  expect(bell()).toHaveAccessibleName('Notifications');
  expect(stage.feed.asked).toContain(`receipt/read ${latest}`);
  // What was not opened still looks unread.
  expect(names()).toEqual([
    expect.stringMatching(/^New: Last news/),
    expect.stringMatching(/^New: First news/),
    expect.stringMatching(/^Long known/),
  ]);
});

test('a row leads on, closes the panel and is opened from then on', async () => {
  const timetoken = stage.feed.keep(aNotification(), 1);
  await showBell();
  await userEvent.click(bell());
  const [row] = rows();
  expect(row).toHaveAttribute('href', '/party/p1/queue/q1');
  await userEvent.click(row!);
  expect(heading()).toBeNull();
  expect(stage.feed.asked).toContain(`receipt/opened ${timetoken}`);
  await userEvent.click(bell());
  expect(names()).toEqual([expect.stringMatching(/^It’s your turn/)]);
});

test('all rows are marked at once', async () => {
  stage.feed.keep(aNotification(), 2);
  const latest = stage.feed.keep(aNotification(), 1);
  await showBell();
  await userEvent.click(bell());
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  expect(names().join()).not.toContain('New:');
  expect(stage.feed.asked).toContain(`receipt/all_opened ${latest}`);
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
});

test('a new message raises the number and says so once, however often it comes', async () => {
  await showBell();
  const message = aNotification({ text: 'You’re next: Friday' });
  await say(message, '17951899064100000');
  await say(message, '17951899064100000');
  expect(stage.toasts).toEqual(['You’re next: Friday']);
  expect(bell()).toHaveAccessibleName('Notifications, 1 unread');
});

test('what somebody else published is no news', async () => {
  stage.feed.keep(aNotification({ text: 'Forged' }), 1, 'u1');
  await showBell();
  await say(aNotification({ text: 'Forged again' }), undefined, 'u1');
  expect(stage.toasts).toEqual([]);
  await userEvent.click(bell());
  expect(rows()).toHaveLength(0);
});

test('a message while the panel is open is read at once', async () => {
  await showBell();
  await userEvent.click(bell());
  await say(aNotification(), '17951899064100000');
  expect(bell()).toHaveAccessibleName('Notifications');
  expect(rows()).toHaveLength(1);
  expect(stage.feed.asked).toContain('receipt/read 17951899064100000');
});

test('the page it leads to says it by itself: no toast, no number', async () => {
  await showBell('/de/party/p1/queue/q1');
  await say(aNotification());
  expect(stage.toasts).toEqual([]);
  expect(bell()).toHaveAccessibleName('Notifications');
});

test('a passive message has no marker, no toast and no number; the open bell reads it', async () => {
  stage.feed.keep(aNotification({ text: 'Loud' }), 1);
  await showBell();
  const soft = `${Date.now()}0001`;
  await say(aNotification({ text: 'Soft', badge: 'Passive' }), soft);
  expect(stage.toasts).toEqual([]);
  expect(bell()).toHaveAccessibleName('Notifications, 1 unread');
  await userEvent.click(bell());
  expect(stage.feed.asked).toContain(`receipt/read ${soft}`);
  const markers = rows().map((row) => row.querySelectorAll(':scope > span[aria-hidden]').length);
  expect([names()[0]?.includes('Soft'), markers]).toEqual([true, [0, 1]]);
});

test('long texts are cut to 54 letters, in the row and in the toast', async () => {
  await showBell();
  const text = `${'é👩🏽‍🚀'.repeat(27)}x`;
  await say(aNotification({ text }));
  const cut = `${'é👩🏽‍🚀'.repeat(27)}…`;
  expect(stage.toasts).toEqual([cut]);
  await userEvent.click(bell());
  expect(screen.getByText(cut)).toBeVisible();
});

test('messages of a group that come together are one row with the newest words', async () => {
  const groupKey = 'conversation-1';
  stage.feed.keep(aNotification({ groupKey, text: 'Old talk' }), 30);
  for (const [index, text] of ['one', 'two', 'three'].entries()) {
    stage.feed.keep(aNotification({ groupKey, text }), 4 - index);
  }
  await showBell();
  await userEvent.click(bell());
  expect(names()).toEqual([
    expect.stringMatching(/three.*and 2 earlier ones/),
    expect.stringMatching(/Old talk/),
  ]);
});

test('earlier ones come a page at a time', async () => {
  for (let minutes = 1; minutes <= 30; minutes += 1) stage.feed.keep(aNotification(), minutes);
  await showBell();
  await userEvent.click(bell());
  expect(rows()).toHaveLength(25);
  await userEvent.click(screen.getByRole('button', { name: 'Show earlier' }));
  await settle();
  expect(rows()).toHaveLength(30);
  expect(screen.queryByRole('button', { name: 'Show earlier' })).toBeNull();
});

test('one event that comes twice in one answer is said once', async () => {
  await showBell();
  act(() => {
    for (const timetoken of ['17951899064100000', '17951899064100001']) {
      stage.realtime.say(CHANNEL, aNotification(), { timetoken, eventId: 'one' });
    }
  });
  expect(stage.toasts).toHaveLength(1);
  await userEvent.click(bell());
  expect(rows()).toHaveLength(1);
});

test('what is read in another window is read here', async () => {
  const timetoken = stage.feed.keep(aNotification(), 1);
  await showBell();
  const markElsewhere = (value: string, userId = 'u1') =>
    act(() =>
      stage.realtime.act(CHANNEL, { event: 'added', type: 'receipt', value, userId, timetoken }),
    );
  markElsewhere('read', 'u2');
  expect(bell()).toHaveAccessibleName('Notifications, 1 unread');
  markElsewhere('read');
  expect(bell()).toHaveAccessibleName('Notifications');
  markElsewhere('opened');
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
