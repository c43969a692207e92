import { BANK_MS, book, buyer, shop, status } from './support/bookings';
import { join, openQueue, pressAct, rowOf } from './support/show';
import { expect, test } from './support/test';

const wish = { kind: 'QUEUE', title: 'Play with me' } as const;

test('somebody buys a place, passes the line, plays, and the money waits an hour', async ({
  newCreator,
  newFan,
}) => {
  test.setTimeout(180_000);
  const { host, service } = await shop(newCreator, wish);
  const partyID = await openQueue(host, 'Friday rounds');
  const [first, second] = [await newFan(), await newFan()];
  for (const fan of [first, second]) await join(fan, partyID);
  const fan = await buyer(newFan);
  const { page } = fan;

  const order = await test.step('the order leads to the open queue', async () => {
    const path = await book(page, service, null);
    await expect(status(page)).toHaveText(/^Your place with .+ is waiting$/);
    await expect(page.getByText('Open now')).toBeVisible();
    await page.getByRole('link', { name: 'Join the line' }).click();
    await page.getByRole('button', { name: 'Join the line' }).click();
    await expect(page).toHaveURL(/\/queue\//);
    return path;
  });

  await test.step('the ticket shows the place and the money, and the host that it was bought', async () => {
    await expect(page.getByText(/^Bought for/)).toBeVisible();
    await expect(page.getByText(/We hold the money until you’ve played/)).toBeVisible();
    await host.page.goto(`/party/${partyID}/dashboard`);
    await expect(rowOf(host.page, 'Waiting', fan)).toContainText('Bought a place');
    await expect(rowOf(host.page, 'Waiting', fan)).not.toContainText('€');
  });

  await test.step('they are called, play, and an undo takes it back', async () => {
    await rowOf(host.page, 'Waiting', fan).getByRole('button', { name: /^Call/ }).click();
    await expect(page.getByRole('heading', { name: 'It’s your turn!' })).toBeVisible();
    await page.getByRole('button', { name: 'I’m ready' }).click();
    await pressAct(host.page, /^Start round 1/, rowOf(host.page, 'Playing', fan));
    await pressAct(host.page, /^Finish round 1/, rowOf(host.page, 'Playing', fan), 0);
    await expect(page.getByText(/^Bought for .+ You played\. The money goes to/)).toBeVisible();
    await page.goto(order);
    await expect(status(page)).toHaveText(/^You played with/);
    await expect(page.getByRole('button', { name: 'All good' })).toHaveCount(0);
    await host.page.getByRole('button', { name: /^Undo: / }).click();
    await expect(status(page)).toHaveText(/^You’re in line with/, { timeout: BANK_MS });
  });

  await test.step('the creator sees it, too', async () => {
    await host.page.goto(order);
    await expect(status(host.page)).toHaveText(/is in your queue$/);
    await expect(host.page.getByText('“Played” undone')).toBeVisible();
  });
});

test('a place that is out of line can be cancelled, and everything comes back', async ({
  newCreator,
  newFan,
}) => {
  const { host, service } = await shop(newCreator, wish);
  const partyID = await openQueue(host, 'Friday rounds');
  const fan = await buyer(newFan);
  const { page } = fan;
  const order = await book(page, service, null);
  await join(fan, partyID);
  await page.goto(order);
  await expect(status(page)).toHaveText(/^You’re in line with/);
  await expect(page.getByRole('button', { name: /^Cancel/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'See my ticket' }).click();
  await page.getByRole('button', { name: /^Leave/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Yes, leave' }).click();
  await expect(dialog).toBeHidden();
  await page.goto(order);
  await expect(status(page)).toHaveText(/^Your place with/);
  await page.getByRole('button', { name: /^Cancel/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Cancel/ })
    .click();
  await expect(status(page)).toHaveText('You canceled', { timeout: BANK_MS });
  await expect(page.getByText(/is on its way/)).toBeVisible();
});
