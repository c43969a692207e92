import type { Page } from '@playwright/test';
import { asHost } from './support/draws';
import { callSecureql } from './support/people';
import { tabTo, untilAlive } from './support/shell';
import { expect, test } from './support/test';

const DAY_MS = 24 * 60 * 60_000;

const bar = (page: Page) => page.getByRole('status').filter({ hasText: 'changed.' });
const open = (page: Page, name: RegExp) => page.getByRole('button', { name });
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save hours' }).click();
  await expect(page.getByText('Your hours are saved.')).toBeVisible();
  await expect(bar(page)).toBeHidden();
};

/** The Wednesday of next week, as the page names it: "Wednesday 2 December". */
function nextWednesday() {
  const now = new Date();
  const ahead = 7 - ((now.getUTCDay() + 6) % 7) + 2;
  const at = new Date(now.getTime() + ahead * DAY_MS);
  const name = new Intl.DateTimeFormat('en', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(at);
  return { date: at.toISOString().slice(0, 10), name };
}

test.use({ timezoneId: 'UTC' });

test('a creator opens hours by rows, by dragging and by keys, takes a day off, and saves', async ({
  newCreator,
}) => {
  const host = await newCreator();
  const { page } = host;
  const { date, name } = nextWednesday();
  await page.goto('/dashboard/experiences?active=availability');
  await untilAlive(page);

  await test.step('without hours the page says so, and how to begin', async () => {
    await expect(page.getByText('Nobody can book you yet')).toBeVisible();
    await page.getByRole('button', { name: 'Weekday evenings' }).click();
    await expect(bar(page)).toContainText('Your bookings don’t change.');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(bar(page)).toBeHidden();
    await page.getByRole('button', { name: 'Weekday evenings' }).click();
    await save(page);
    await expect(page.getByText('Nobody can book you yet')).toBeHidden();
  });

  await test.step('the task of hours is done', async () => {
    const { body } = await callSecureql(host.context, 'user-onboarding-status', {});
    expect(JSON.stringify(body)).not.toContain('no_availability');
  });

  await test.step('a row opens a day, and two lists say from when until when', async () => {
    await page.getByRole('switch', { name: 'Sat' }).check();
    await page.getByRole('button', { name: 'Change Saturday, 6:00 PM–9:00 PM' }).click();
    await page.getByLabel('Saturday: from').selectOption({ label: '3:00 PM' });
    await page.getByLabel('Saturday: until').selectOption({ label: '10:00 PM' });
    await expect(bar(page)).toContainText('Saturday 3:00 PM–10:00 PM changed.');
  });

  await page.getByRole('button', { name: 'Week after' }).click();
  const wednesday = page.getByRole('group', { name });

  await test.step('dragging paints quarters of an hour', async () => {
    const box = await wednesday.boundingBox();
    if (!box) throw new Error('the day is not there');
    // The week begins at one in the afternoon: thirteen pixels for each quarter.
    await page.mouse.move(box.x + box.width / 2, box.y + 13 * 4 + 6);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + 13 * 7 + 6, { steps: 4 });
    await page.mouse.up();
    await expect(open(page, new RegExp(`^Open: ${name}, 2:00 PM–3:00 PM$`))).toBeVisible();
    await expect(bar(page)).toContainText('Wednesday 2:00 PM–3:00 PM changed.');
  });

  await test.step('keys move, stretch, open and close', async () => {
    const first = open(page, new RegExp(`^Open: ${name}, 2:00 PM`));
    await tabTo(page, first);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await expect(open(page, new RegExp(`^Open: ${name}, 2:15 PM–3:30 PM$`))).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(open(page, new RegExp(`^Open: ${name}, 3:45 PM–4:45 PM$`))).toBeFocused();
    await page.keyboard.press('Delete');
    await expect(open(page, new RegExp(`^Open: ${name}, 3:45 PM`))).toBeHidden();
    await expect(page.getByRole('button', { name: `Add hours on ${name}` })).toBeFocused();
  });

  await test.step('a day off stands apart from the weeks', async () => {
    await page
      .getByRole('button', { name: `Change ${name} alone` })
      .first()
      .click();
    await page.getByText('Day off', { exact: true }).last().click();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(wednesday.getByText('Day off').first()).toBeVisible();
    await save(page);
    await page.reload();
    await untilAlive(page);
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  });

  await test.step('everything is kept', async () => {
    const { body } = await callSecureql(host.context, 'user-availability-settings', {});
    const { item } = body.availabilitySettings as { item: Record<string, unknown> };
    expect(item.overrides).toEqual([{ date, ranges: [] }]);
    expect((item.weekly as unknown[])[2]).toEqual([
      { from: 855, to: 930 },
      { from: 1080, to: 1320 },
    ]);
    expect((item.weekly as unknown[])[5]).toEqual([{ from: 900, to: 1320 }]);
  });
});

test('a planned queue stands in the week with its length, and time is blocked and freed', async ({
  newCreator,
}) => {
  const host = await newCreator();
  const { page } = host;
  const { date, name } = nextWednesday();
  const made = await asHost(host, 'party/create-party/', {
    ...{ title: 'Squad night', game: 'Chess', requestKey: crypto.randomUUID() },
  });
  const partyID = (made.createParty as { item: { id: string } }).item.id;
  await asHost(host, 'party/plan/', { partyID, startsAt: `${date}T18:00:00Z`, minutes: 120 });
  await page.goto('/dashboard/experiences?active=availability');
  await untilAlive(page);
  await page.getByRole('button', { name: 'Week after' }).click();
  const block = page.getByRole('link', { name: 'Queue: Squad night, 6:00 PM–8:00 PM' });
  await expect(block.first()).toHaveAttribute('href', `/party/${partyID}/dashboard`);

  await test.step('time that is kept for oneself counts at once', async () => {
    await page
      .getByRole('button', { name: `Change ${name} alone` })
      .first()
      .click();
    await page.getByRole('button', { name: 'Keep some time for yourself' }).click();
    await page.getByLabel('Blocked: from').selectOption({ label: '9:00 PM' });
    await page.getByRole('button', { name: 'Block this time' }).click();
    const blocked = page.getByRole('button', { name: 'Unblock 9:00 PM–10:00 PM' }).first();
    await expect(blocked).toBeVisible();
    await blocked.click();
    await expect(blocked).toBeHidden();
  });
});

test('a phone has the week as a list by day', async ({ newCreator }) => {
  const host = await newCreator();
  const { page } = host;
  await page.setViewportSize({ width: 375, height: 800 });
  const { name } = nextWednesday();
  await page.goto('/dashboard/experiences?active=availability');
  await untilAlive(page);
  await page.getByRole('button', { name: 'Close menu' }).click();
  await page.getByRole('button', { name: 'Weekday evenings' }).click();
  await page.getByRole('button', { name: 'Week after' }).click();
  await page.getByRole('button', { name: `Change ${name} alone` }).click();
  await page.getByText('Special hours', { exact: true }).click();
  await page.getByLabel(`${name}: from`).selectOption({ label: '7:00 PM' });
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: /Open 7:00 PM–11:00 PM/ })).toBeVisible();
  await save(page);
});
