import type { Page } from '@playwright/test';
import { callSecureql } from './support/people';
import { pageFaults } from './support/shell';
import { join, openQueue } from './support/show';
import { expect, test, type Member } from './support/test';

const bar = (page: Page) => page.getByRole('region', { name: 'Your turn', exact: true });
const looksWell = async (page: Page) => expect(await pageFaults(page)).toEqual([]);
const icon = (page: Page) => page.locator('link[rel="icon"]').first();

async function callNext(host: Member, partyID: string) {
  const payload = { partyID, count: 1, requestKey: crypto.randomUUID() };
  expect((await callSecureql(host.context, 'party/call-next/', payload)).status).toBe(200);
}

test('called while on the home page: a bar, one press, and the ticket shows the code', async ({
  newCreator,
  newFan,
}) => {
  test.setTimeout(120_000);
  const [host, anna, bert] = [await newCreator(), await newFan(), await newFan()];
  const partyID = await openQueue(host, 'Saturday duels', { lobbyCode: 'DUEL-78' });
  for (const fan of [bert, anna]) await join(fan, partyID);
  const ticket = new URL(anna.page.url()).pathname;
  const { page } = anna;

  await test.step('home follows: bert is called, so anna is next', async () => {
    await page.goto('/dashboard/home');
    await expect(bar(page)).toBeHidden();
    await callNext(host, partyID);
    await expect(bar(page)).toContainText('You’re next');
    const mine = page.getByRole('region', { name: 'Your tickets now' });
    await expect(mine.getByRole('listitem')).toContainText('1');
    await looksWell(page);
  });

  await test.step('anna is called, in every tab and on every page', async () => {
    const other = await anna.context.newPage();
    await other.goto('/chat');
    await callNext(host, partyID);
    for (const one of [page, other]) {
      await expect(bar(one)).toContainText('It’s your turn!');
      await expect(one).toHaveTitle(/^\d+ s · It’s your turn!$/);
      await expect(icon(one)).toHaveAttribute('href', '/static/favicon-called.svg');
    }
    await looksWell(page);
    await page.reload();
    await expect(bar(page)).toContainText('It’s your turn!');
    await page.goto(`/party/${partyID}`);
    await expect(bar(page).getByRole('timer', { name: /seconds left/ })).toBeVisible();

    await bar(page).getByRole('button', { name: 'I’m ready' }).click();
    await expect(bar(page)).toContainText('Your code is here');
    // Answered here, it is answered there.
    await expect(bar(other)).toContainText('You’re in');
    await expect(other).toHaveTitle(/^You’re in · /);
    await other.close();
  });

  await test.step('the bar leads to the ticket, where there is none', async () => {
    await looksWell(page);
    await bar(page).getByRole('link', { name: 'Show code' }).click();
    await expect(page).toHaveURL(ticket);
    await expect(page.getByText('DUEL-78')).toBeVisible();
    await expect(bar(page)).toBeHidden();
    await expect(icon(page)).toHaveAttribute('href', '/favicon.svg');
    await expect(page.getByRole('heading', { name: 'Your squad' })).toBeVisible();
    await looksWell(page);
  });
});

test('called while the tab is hidden: the title and the icon tell, Enter answers', async ({
  newCreator,
  newFan,
}) => {
  test.setTimeout(120_000);
  const [host, fan] = [await newCreator(), await newFan()];
  const partyID = await openQueue(host, 'Saturday duels', { lobbyCode: 'DUEL-78' });
  await join(fan, partyID);
  const { page } = fan;
  const elsewhere = await fan.context.newPage();
  await elsewhere.bringToFront();
  await callNext(host, partyID);
  await expect(page).toHaveTitle(/^\d+ s · It’s your turn!$/);
  await expect(icon(page)).toHaveAttribute('href', '/static/favicon-called.svg');
  await page.bringToFront();
  const screen = page.getByRole('alertdialog', { name: 'It’s your turn!' });
  await expect(screen.getByRole('button', { name: 'I’m ready' })).toBeFocused();
  await looksWell(page);
  await page.keyboard.press('Escape');
  await expect(screen).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('DUEL-78')).toBeVisible();
  await expect(page).not.toHaveTitle(/your turn/);
});

test('"not now" keeps the place: nobody calls until the fan is back', async ({
  newCreator,
  newFan,
}) => {
  test.setTimeout(120_000);
  const [host, anna, bert] = [await newCreator(), await newFan(), await newFan()];
  const partyID = await openQueue(host, 'Saturday duels', {});
  for (const fan of [anna, bert]) await join(fan, partyID);
  const { page } = anna;
  await callNext(host, partyID);
  await page.getByRole('button', { name: 'Not now, call me later' }).click();
  await expect(page.getByRole('heading', { name: 'Take your time' })).toBeVisible();
  await looksWell(page);
  await callNext(host, partyID);
  await expect(bert.page.getByRole('alertdialog', { name: 'It’s your turn!' })).toBeVisible();
  await page.getByRole('button', { name: 'I’m back' }).click();
  await expect(page.getByRole('heading', { name: 'You’re next' })).toBeVisible();
  await expect(page.getByText(/You asked to be called later/)).toBeVisible();
  await looksWell(page);
});

test('a missed call: still in line, what happened, and back to the place', async ({
  newCreator,
  newFan,
}) => {
  test.setTimeout(120_000);
  const [host, anna, bert] = [await newCreator(), await newFan(), await newFan()];
  const partyID = await openQueue(host, 'Saturday duels', { readySeconds: 10 });
  for (const fan of [anna, bert]) await join(fan, partyID);
  const { page } = anna;
  await callNext(host, partyID);
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'You’re still in line' })).toBeVisible({
    timeout: 20_000,
  });
  await expect(page.getByText(/called you, and 10 s went by/)).toBeVisible();
  await looksWell(page);
  await page.getByRole('button', { name: 'I’m here now' }).click();
  await expect(page.getByText('At worst')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'You’re still in line' })).toBeHidden();
  expect((await callSecureql(anna.context, 'turns/get-mine/', {})).status).toBe(200);
});
