import { readFileSync } from 'node:fs';
import { callSecureql } from './support/people';
import { join, openQueue } from './support/show';
import { expect, test } from './support/test';

test('a host looks up who changed what, and takes the whole log along', async ({
  newCreator,
  newFan,
}) => {
  test.setTimeout(120_000);
  const host = await newCreator();
  const fan = await newFan();
  const partyID = await openQueue(host, 'Friday duels', { lobbyCode: 'DUEL-9' });
  await join(fan, partyID);
  const edit = { partyID, version: 2, title: 'Saturday duels', game: 'Chess', notice: null };
  await callSecureql(host.context, 'party/edit-party/', edit);
  await callSecureql(host.context, 'moderators/invite/', { handle: fan.handle, right: 'RUN' });
  await callSecureql(host.context, 'widgets/create-widget/', {
    kind: 'QUEUE',
    partyID,
    requestKey: crypto.randomUUID(),
  });
  const call = { partyID, count: 1, requestKey: crypto.randomUUID() };
  await callSecureql(host.context, 'party/call-next/', call);

  await host.page.goto(`/party/${partyID}/dashboard`);
  await host.page.getByRole('button', { name: 'Log', exact: true }).click();
  const log = host.page.getByRole('dialog', { name: 'Recent actions' });
  const lines = log.getByRole('listitem');
  await expect(lines.filter({ hasText: 'Title: Saturday duels, was Friday duels' })).toBeVisible();
  await expect(lines.first()).toContainText(`Called: ${fan.handle}`);
  await expect(lines.filter({ hasText: 'Overlay address made' })).toContainText(host.handle);
  const asked = `Moderator invited: ${fan.handle} (Run the queue)`;
  await expect(lines.filter({ hasText: asked })).toBeVisible();
  await expect(log).not.toContainText('DUEL-9');

  // The undo still takes back the call, whatever was changed since.
  await lines.first().getByRole('button', { name: 'Undo' }).click();
  await expect(log.locator('s')).toHaveText(`Called: ${fan.handle}`);

  const download = host.page.waitForEvent('download');
  await log.getByRole('button', { name: 'Download as CSV' }).click();
  const file = await (await download).path();
  const table = readFileSync(file, 'utf8');
  expect(table).toContain('title: Friday duels -> Saturday duels');
  expect(table).not.toContain('DUEL-9');
  expect(table.trimEnd().split('\r\n').length).toBeGreaterThan(4);
});
