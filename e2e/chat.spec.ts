import type { Page } from '@playwright/test';
import { callSecureql } from './support/people';
import { imageFile } from './support/image';
import { looksWell, refusal } from './support/shell';
import { expect, test, type Member } from './support/test';

/** What a browser says of requests that a cut line ended. */
const CUT = /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|Failed to fetch|Error parsing JSON/;
const LOST = 'Reconnecting.';

const log = (page: Page) => page.getByRole('log');
const field = (page: Page) => page.getByRole('textbox', { name: /^(Message to|Nachricht an)/ });

async function idOf({ context }: Member): Promise<string> {
  const { body } = await callSecureql(context, 'my-user/', {});
  return (body.myUser as { item: { id: string } }).item.id;
}

test('a fan and a creator write to each other, until the creator has enough', async ({
  newCreator,
  newFan,
  complaints,
}) => {
  test.setTimeout(120_000);
  complaints.allow(CUT);
  const creator = await newCreator();
  const fan = await newFan();
  const creatorPage = creator.page;
  const { page } = fan;

  await test.step('the fan writes from the creator’s page, and the address keeps the conversation', async () => {
    await page.goto(`/${creator.handle}`);
    await page.getByRole('link', { name: 'Say hello', exact: true }).click();
    await expect(page).toHaveURL(/\/chat\?conversation=/);
    await expect(page.getByText('Say hello to Robin Journey!')).toBeVisible();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('Hello! When do you play?');
    await page.keyboard.press('Enter');
    await expect(log(page).getByText('Sent', { exact: true })).toBeVisible();
    await page.reload();
    await expect(log(page).getByText('Hello! When do you play?')).toBeVisible();
    await looksWell(page);
  });

  await test.step('the creator sees the number in German, and opens it', async () => {
    await creatorPage.goto('/de/dashboard/home');
    await creatorPage
      .getByRole('link', { name: /^Nachrichten\s*, 1 ungelesene Unterhaltung$/ })
      .click();
    const row = creatorPage.getByRole('link', { name: /Hello! When do you play\?/ });
    await expect(row).toContainText('1 ungelesene Nachricht');
    await row.click();
    await expect(log(creatorPage).getByText('Hello! When do you play?')).toBeVisible();
    await expect(log(creatorPage).getByText('Heute')).toBeVisible();
  });

  await test.step('the fan sees that it was seen, and that an answer is being typed', async () => {
    await expect(log(page).getByText('Seen', { exact: true })).toBeVisible();
    await field(creatorPage).pressSequentially('Am Freitag', { delay: 20 });
    await expect(log(page).getByText(/is typing…$/)).toBeVisible();
    await field(creatorPage).press('Enter');
    await expect(log(page).getByText('Am Freitag')).toBeVisible();
    await expect(log(page).getByText(/is typing…$/)).toBeHidden();
    await expect(log(creatorPage).getByText('Gesehen', { exact: true })).toBeVisible();
  });

  await test.step('a picture goes along', async () => {
    await page.locator('input[type=file]').setInputFiles(imageFile);
    await expect(page.getByText('Goes out with your message.')).toBeVisible();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(log(creatorPage).getByRole('img', { name: /^Ein Bild von / })).toBeVisible();
    await looksWell(creatorPage);
  });

  await test.step('a line that goes and comes back: a note for as long, then the message is there', async () => {
    await page.evaluate(() => Reflect.set(window, 'isStill', true));
    await fan.context.setOffline(true);
    await expect(page.getByText(LOST)).toBeVisible({ timeout: 15_000 });
    await looksWell(page);
    await field(creatorPage).fill('Bist du noch da?');
    await field(creatorPage).press('Enter');
    await expect(log(creatorPage).getByText('Gesendet', { exact: true })).toBeVisible();
    await fan.context.setOffline(false);
    await expect(page.getByText(LOST)).toHaveCount(0, { timeout: 15_000 });
    await expect(log(page).getByText('Bist du noch da?')).toBeVisible({ timeout: 15_000 });
    expect(await page.evaluate(() => Reflect.get(window, 'isStill'))).toBe(true);
  });

  await test.step('a phone number is asked about, and the draft outlives a visit elsewhere', async () => {
    await field(page).fill('Call me: +49 171 1234567');
    await field(page).press('Enter');
    await expect(page.getByText(/looks like a phone number/)).toBeVisible();
    await looksWell(page);
    await page.getByRole('button', { name: 'Change the text' }).click();
    await page.goto('/dashboard/home');
    await page.goBack();
    await expect(field(page)).toHaveValue('Call me: +49 171 1234567');
    await field(page).fill('');
  });

  await test.step('the creator archives it, and a new message brings it back', async () => {
    await creatorPage.getByRole('button', { name: /^Mehr zur Unterhaltung/ }).click();
    await creatorPage.getByRole('button', { name: 'Archivieren', exact: true }).click();
    await expect(creatorPage.getByText(/^Noch keine Nachrichten\. /)).toBeVisible();
    await creatorPage.goto('/de/chat');
    await creatorPage.getByRole('button', { name: 'Archiv', exact: true }).click();
    await expect(creatorPage.getByRole('link', { name: /Robin J/ })).toBeVisible();
    await creatorPage.getByRole('button', { name: 'Eingang', exact: true }).click();
    await expect(creatorPage.getByText(/^Noch keine Nachrichten\. /)).toBeVisible();
    await field(page).fill('Still there?');
    await field(page).press('Enter');
    await creatorPage.getByRole('link', { name: /Still there\?/ }).click();
    await expect(log(creatorPage).getByText('Still there?')).toBeVisible();
  });

  await test.step('the creator blocks; the fan reads why nothing goes, and keeps their text', async () => {
    await creatorPage.getByRole('button', { name: /^Mehr zur Unterhaltung/ }).click();
    await creatorPage.getByRole('button', { name: 'Blockieren …' }).click();
    await creatorPage.getByRole('button', { name: 'Ja, blockieren' }).click();
    await expect(creatorPage.getByText('Von dir blockiert')).toBeVisible();
    await field(page).fill('One more thing');
    await field(page).press('Enter');
    await expect(refusal(page).first()).toContainText('doesn’t take messages from you');
    await expect(log(page).getByText('One more thing')).toBeVisible();
    await page.reload();
    await expect(log(page).getByText('One more thing')).toBeVisible();
    await looksWell(page);
  });
});

test('a long conversation on a small screen, read upwards without a jump', async ({
  newCreator,
  newFan,
}) => {
  test.setTimeout(120_000);
  const creator = await newCreator();
  const { page, context } = await newFan();
  const userId = await idOf(creator);
  const started = await callSecureql(context, 'messaging/start-conversation/', { userId });
  const { item } = started.body.startConversation as { item: { id: string } };
  for (let line = 1; line <= 40; line += 1) {
    await callSecureql(context, 'messaging/send-message/', {
      conversationId: item.id,
      clientId: crypto.randomUUID(),
      body: `Line ${line}`,
    });
  }
  await page.setViewportSize({ width: 375, height: 667 });

  await test.step('one at a time: the list, the conversation, and back to where one was', async () => {
    await page.goto('/chat');
    const row = page.getByRole('link', { name: /Line 40/ });
    await row.click();
    await expect(row).toBeHidden();
    await expect(log(page).getByText('Line 40', { exact: true })).toBeInViewport();
    await page.getByRole('link', { name: 'Back to all messages' }).click();
    await expect(row).toBeFocused();
    await page.goBack();
    await expect(log(page).getByText('Line 40', { exact: true })).toBeInViewport();
    await looksWell(page);
  });

  await test.step('older ones come while the lines in sight stay', async () => {
    const first = log(page).getByText('Line 11', { exact: true });
    await first.evaluate((line) => line.scrollIntoView({ block: 'start' }));
    await expect(log(page).getByText('Line 10', { exact: true })).toBeAttached();
    await expect(first).toBeInViewport();
    await log(page).evaluate((element) => element.scrollTo(0, 0));
    await expect(log(page).getByText('Line 1', { exact: true })).toBeAttached();
    await expect(page.getByText(/^This is where your conversation/)).toBeAttached();
  });

  await test.step('who is further up is told of news and brought to them', async () => {
    await log(page).evaluate((element) => element.scrollTo(0, 0));
    const conversation = { conversationId: item.id };
    await callSecureql(creator.context, 'messaging/send-message/', {
      ...conversation,
      clientId: crypto.randomUUID(),
      body: 'I have read it all',
    });
    await page.getByRole('button', { name: 'New messages' }).click();
    await expect(log(page).getByText('I have read it all')).toBeInViewport();
  });
});
