import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { callSecureql } from './support/people';
import { looksWell, shellTexts } from './support/shell';
import { join, openQueue } from './support/show';
import { expect, test, type Member } from './support/test';

const callNext = (host: Member, partyID: string) =>
  callSecureql(host.context, 'party/call-next/', { partyID, count: 1, requestKey: randomUUID() });

/** The same person reads PlayPlus in another language from now on. */
async function speak(fan: Member, locale: string) {
  const { status } = await callSecureql(fan.context, 'accounts/save-personal-info/', {
    firstName: fan.firstName,
    lastName: fan.lastName,
    timeZone: 'Europe/Berlin',
    locale,
  });
  expect(status).toBe(200);
}

for (const { locale, prefix, called } of [
  { locale: 'en', prefix: '', called: 'It’s your turn: Saturday duels' },
  { locale: 'de', prefix: '/de', called: 'Du bist dran: Saturday duels' },
]) {
  test(`a fan who is elsewhere learns that it is their turn, in ${locale}`, async ({
    newCreator,
    newFan,
  }) => {
    test.setTimeout(120_000);
    const text = shellTexts(locale);
    const [host, fan] = [await newCreator(), await newFan()];
    await speak(fan, locale);
    const partyID = await openQueue(host, 'Saturday duels');
    await join(fan, partyID);

    const { page } = fan;
    const bell = page.getByRole('button', { name: new RegExp(`^${text('bell')}`) });
    const unread = (count: number) =>
      `${text('bell')}, ${text('bell.unread_other').replace(/\{\{.*\}\}/, String(count))}`;
    await page.goto(`${prefix}/dashboard/home`);
    // That nothing came yet shows that the page listens.
    await bell.click();
    await expect(page.getByText(text('bell.empty'))).toBeVisible();
    await expect(bell).toHaveAccessibleName(text('bell'));
    await page.keyboard.press('Escape');

    await callNext(host, partyID);
    const toast = page.getByRole('status').filter({ hasText: called });
    await expect(toast).toBeVisible();
    await expect(bell).toHaveAccessibleName(unread(1));
    await expect(bell).toContainText('1');
    await expect(toast).toBeHidden();

    await bell.click();
    await expect(bell).toHaveAccessibleName(text('bell'));
    const row = page.getByRole('link', { name: called });
    const isNew = page.getByRole('link', { name: `${text('bell.new')} ${called}` });
    await expect(isNew).toBeVisible();
    await looksWell(page);
    // Read is not opened, also for who comes back.
    await page.reload();
    await expect(bell).toHaveAccessibleName(text('bell'));
    await bell.click();
    await isNew.click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/party/${partyID}/queue/`));
    // The call covers the whole ticket, the bell too.
    await page.goto(`${prefix}/dashboard/home`);
    await bell.click();
    await expect(row).toBeVisible();
    await expect(isNew).toBeHidden();
  });
}

test('marking all leaves nothing new, in every window', async ({ newCreator, newFan }) => {
  test.setTimeout(120_000);
  const text = shellTexts('en');
  const [host, fan] = [await newCreator(), await newFan()];
  const partyID = await openQueue(host, 'Saturday duels');
  await join(fan, partyID);
  const windows = [fan.page, await fan.context.newPage()];
  const bellOf = (page: Page) => page.getByRole('button', { name: new RegExp(`^${text('bell')}`) });
  const fresh = (page: Page) =>
    page.getByRole('link', { name: new RegExp(`^${text('bell.new')}`) });
  for (const page of windows) {
    await page.goto('/dashboard/home');
    // That nothing came yet shows that the window listens.
    await bellOf(page).click();
    await expect(page.getByText(text('bell.empty'))).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await callNext(host, partyID);
  for (const page of windows) await expect(bellOf(page)).toHaveAccessibleName(/, 1 unread$/);
  const [first, second] = windows;
  if (!first || !second) throw new Error('two windows');
  await bellOf(first).click();
  await expect(bellOf(second)).toHaveAccessibleName(text('bell'));
  await bellOf(second).click();
  await expect(fresh(second)).toHaveCount(1);
  await first.getByRole('button', { name: text('bell.open_all') }).click();
  await expect(fresh(second)).toHaveCount(0);
});
