import {
  BANK_MS,
  book,
  buyer,
  checkoutAt,
  goOn,
  hoursAhead,
  payNow,
  shop,
  status,
  take,
  toTheCard,
} from './support/bookings';
import { mailedCode } from './support/mail';
import { payWith } from './support/money';
import { tabTo } from './support/shell';
import { expect, test } from './support/test';

test('a fan picks a time in the calendar, answers, pays, and both see the order', async ({
  newCreator,
  newFan,
}) => {
  const { host, service } = await shop(newCreator, {
    questions: [
      { text: 'Which game, and your name in it?' },
      { text: 'OK to be on stream?', kind: 'CHOICE', choices: ['Yes', 'No, just play'] },
    ],
  });
  const { page } = await buyer(newFan);
  await page.goto(checkoutAt(service));
  // Three days ahead, cancelling is still free.
  await page.locator('button[data-free]').nth(3).click();
  await page
    .locator('label', { has: page.getByRole('radio') })
    .first()
    .click();
  await take(page).click();
  await expect(page.getByText('Held for you')).toBeVisible();
  await goOn(page).click();
  await expect(page.getByText('2 answers are missing.')).toBeVisible();
  await page.getByLabel('Which game, and your name in it?').fill('samuelity#2210');
  await page.getByText('No, just play').click();
  await goOn(page).click();
  await expect(page.getByText(/^Free to cancel until/)).toBeVisible();
  await payNow(page).click();
  await payWith(page, '4242');
  await expect(page.getByRole('heading', { name: /^See you/ })).toBeVisible({ timeout: BANK_MS });
  await page.getByRole('link', { name: 'Open my order' }).click();
  await expect(status(page)).toHaveText(/^You and /);
  await expect(page.getByText('samuelity#2210')).toBeVisible();

  await host.page.goto(new URL(page.url()).pathname);
  await expect(host.page.getByText(/^You receive €22\.70\./)).toBeVisible();
  await expect(host.page.getByText('No, just play')).toBeVisible();
  await host.page.getByLabel('Where to meet').fill('Lobby K7Q2P');
  await host.page.getByRole('button', { name: 'Save' }).click();
  await expect(host.page.getByText(/sees where to meet from/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^You’ll see where to meet here:/)).toBeVisible();
  // Its time has not come.
  await expect(page.getByText('K7Q2P')).toHaveCount(0);

  await page.goto('/orders');
  await expect(page.getByRole('link', { name: 'Play a match with me' })).toBeVisible();
  await page.goto('/dashboard/home');
  await expect(page.getByRole('heading', { name: 'Your next booking' })).toBeVisible();
});

test('a card is declined, the next one pays, and the time stays held', async ({
  newCreator,
  newFan,
}) => {
  const { service } = await shop(newCreator);
  const { page } = await buyer(newFan);
  await toTheCard(page, service, hoursAhead(60));
  await payWith(page, '0002');
  await expect(page.getByText('Your card was declined. Nothing was charged.')).toBeVisible();
  await payWith(page, '4242');
  await expect(page.getByRole('heading', { name: /^See you/ })).toBeVisible({ timeout: BANK_MS });
});

test('a time that somebody took a moment ago: the nearest ones, and nothing typed is lost', async ({
  newCreator,
  newFan,
}) => {
  const { service } = await shop(newCreator, { questions: [{ text: 'Your name in the game?' }] });
  const first = await buyer(newFan);
  const second = await buyer(newFan);
  const startsAt = hoursAhead(60);
  await second.page.goto(checkoutAt(service, startsAt));
  await expect(take(second.page)).toBeVisible();
  await first.page.goto(checkoutAt(service, startsAt));
  await take(first.page).click();
  await expect(first.page.getByText('Held for you')).toBeVisible();
  await take(second.page).click();
  await expect(second.page.getByText(/was taken a moment ago\.$/)).toBeVisible();
  await expect(second.page.getByText(/^Nothing was charged/)).toBeVisible();
  const near = second.page.getByRole('status').getByRole('button');
  await expect(near).toHaveCount(3);
  await expect(near.first()).toBeFocused();
  await near.first().click();
  await expect(second.page.getByText('Held for you')).toBeVisible();
});

test('a visitor books by e-mail and six digits, and loses nothing', async ({
  newCreator,
  newVisitor,
}) => {
  const { service } = await shop(newCreator, { questions: [{ text: 'Your name in the game?' }] });
  const { page, context } = await newVisitor();
  const email = `visitor-${service.serviceId}@example.com`;
  await page.goto(checkoutAt(service, hoursAhead(60)));
  await take(page).click();
  await page.getByLabel('Your name in the game?').fill('kettlebird#1');
  await goOn(page).click();
  await page.getByRole('textbox', { name: 'Email' }).fill('kettlebird');
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByText('That’s not an email address yet.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByLabel('Code from the email').fill(await mailedCode(context, email));
  await expect(page.getByText('Held for you')).toBeVisible();
  await expect(page.getByText('kettlebird#1')).toBeVisible();
  await page.getByRole('button', { name: 'Pay €25.00' }).click();
  await payWith(page, '4242');
  await page.getByRole('link', { name: 'Open my order' }).click({ timeout: BANK_MS });
  await expect(page.getByText('kettlebird#1')).toBeVisible();
});

test('an instant file is there right after paying', async ({ newCreator, newFan }) => {
  const { service } = await shop(newCreator, { kind: 'INSTANT', title: 'Wallpapers' });
  const { page } = await buyer(newFan);
  await book(page, service, null);
  await expect(status(page)).toHaveText('“Wallpapers” is yours');
  await expect(page.getByRole('link', { name: /example\.org\/wallpaper/ })).toBeVisible();
});

test('somebody books by keyboard alone', async ({ newCreator, newFan }) => {
  const { service } = await shop(newCreator);
  const { page } = await buyer(newFan);
  await page.goto(checkoutAt(service));
  const day = page.locator('button[data-free]').nth(2);
  await expect(day).toBeVisible();
  const { keyboard } = page;
  await page.locator('button[data-open]').focus();
  await keyboard.press('ArrowRight');
  await keyboard.press('ArrowRight');
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await keyboard.press('Enter');
  await expect(page.getByText('Held for you')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^A note to/ })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.type('I mostly play support');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Pay' })).toBeFocused();
  // A promo code may be typed on the way.
  await tabTo(page, payNow(page));
  await keyboard.press('Enter');
  await payWith(page, '4242');
  await expect(page.getByRole('heading', { name: /^See you/ })).toBeVisible({ timeout: BANK_MS });
});
