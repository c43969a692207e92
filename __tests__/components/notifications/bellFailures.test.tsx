import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bell, rows, settle, showBell, stage, useBellStage } from '@/__tests__/support/bellStage';
import { aNotification } from '@/__tests__/support/fakeFeed';

useBellStage();

test('a feed that does not come says so, and comes when it is asked for again', async () => {
  stage.feed.isAway = true;
  stage.feed.keep(aNotification(), 1);
  await showBell();
  await userEvent.click(bell());
  expect(screen.getByText('Your notifications couldn’t be loaded.')).toBeVisible();
  stage.feed.isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await settle();
  expect(rows()).toHaveLength(1);
});

test('earlier ones that do not come say so, and come when they are asked for again', async () => {
  for (let minutes = 1; minutes <= 30; minutes += 1) stage.feed.keep(aNotification(), minutes);
  await showBell();
  await userEvent.click(bell());
  stage.feed.isAway = true;
  await userEvent.click(screen.getByRole('button', { name: 'Show earlier' }));
  expect(await screen.findByText('Earlier notifications couldn’t be loaded.')).toBeVisible();
  stage.feed.isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await settle();
  expect(rows()).toHaveLength(30);
  expect(screen.queryByText('Earlier notifications couldn’t be loaded.')).toBeNull();
});

test('a reload that fails says that the newest are missing, until they are there', async () => {
  stage.feed.keep(aNotification({ text: 'Known' }), 2);
  await showBell();
  await userEvent.click(bell());
  stage.feed.isAway = true;
  stage.feed.keep(aNotification({ text: 'Missed' }), 1);
  act(() => stage.realtime.reportGap());
  const note = 'The newest notifications couldn’t be loaded.';
  expect(await screen.findByText(note)).toBeVisible();
  expect(rows()).toHaveLength(1);
  stage.feed.isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await settle();
  expect(screen.queryByText(note)).toBeNull();
  expect(rows()).toHaveLength(2);
});

test('what has failed is done again when the connection is back', async () => {
  stage.feed.isAway = true;
  const timetoken = stage.feed.keep(aNotification(), 1);
  await showBell();
  act(() => stage.realtime.become('failed'));
  stage.feed.isAway = false;
  await act(async () => stage.realtime.become('live'));
  await settle();
  expect(bell()).toHaveAccessibleName('Notifications, 1 unread');
  stage.feed.isAway = true;
  await userEvent.click(bell());
  await userEvent.keyboard('{Escape}');
  stage.feed.isAway = false;
  stage.feed.asked.length = 0;
  await userEvent.click(bell());
  expect(stage.feed.asked).toEqual([`receipt/read ${timetoken}`]);
});

test('the panel says while it may be behind, and offers to try again', async () => {
  await showBell();
  await userEvent.click(bell());
  expect(screen.queryByText(/Reconnecting/)).toBeNull();
  act(() => stage.realtime.become('offline'));
  expect(screen.getByText(/Reconnecting/)).toBeVisible();
  act(() => stage.realtime.become('failed'));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(stage.realtime.tryAgain).toHaveBeenCalledTimes(1);
  act(() => stage.realtime.become('live'));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
