import { BANK_MS, book, buyer, shop, status } from './support/bookings';
import { expect, test } from './support/test';

test('a clip review is begun, delivered with a file, revised, delivered again and accepted', async ({
  newCreator,
  newFan,
}) => {
  const { host, service } = await shop(newCreator, { kind: 'DELIVERY', title: 'Clip review' });
  const { page } = await buyer(newFan);
  const order = await book(page, service, null);
  await expect(status(page)).toHaveText(/has your order$/);
  await host.page.goto(order);
  await host.page.getByRole('button', { name: 'Begin' }).click();
  await expect(status(page)).toHaveText(/is working on it$/, { timeout: BANK_MS });

  await host.page.getByRole('button', { name: 'Deliver' }).click();
  const dialog = host.page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles({
    ...{ name: 'three things.txt', mimeType: 'text/plain', buffer: Buffer.from('Aim lower.') },
  });
  await expect(dialog.getByText('three things.txt')).toBeVisible();
  await dialog.getByRole('textbox', { name: /^A note to/ }).fill('Watch 4:10 twice.');
  await dialog.getByRole('button', { name: 'Deliver' }).click();
  await expect(status(host.page)).toHaveText(/^Delivered to/);

  await expect(status(page)).toHaveText('“Clip review” is here', { timeout: BANK_MS });
  await expect(page.getByRole('blockquote').getByText('Watch 4:10 twice.')).toBeVisible();
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: /three things\.txt/ }).click();
  expect((await coming).suggestedFilename()).toBe('three things.txt');

  await page.getByRole('button', { name: 'Ask for a revision' }).click();
  const asked = page.getByRole('dialog');
  await asked.getByRole('textbox').fill('Louder, please');
  await asked.getByRole('button', { name: 'Send' }).click();
  await expect(host.page.getByText('Louder, please')).toBeVisible({ timeout: BANK_MS });
  await host.page.getByRole('button', { name: 'Deliver' }).click();
  await dialog.getByRole('textbox', { name: /^Links/ }).fill('https://example.org/louder');
  await dialog.getByRole('button', { name: 'Deliver' }).click();

  await expect(page.getByRole('heading', { name: /^Delivery 2/ })).toBeVisible({
    timeout: BANK_MS,
  });
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(status(page)).toHaveText('Done. Thanks!');
  await expect(status(host.page)).toHaveText(/^Done with/, { timeout: BANK_MS });
});

test('questions of after the payment are answered on the order, then the time starts', async ({
  newCreator,
  newFan,
}) => {
  const { host, service } = await shop(newCreator, {
    ...{ kind: 'DELIVERY', title: 'Emote' },
    questions: [{ text: 'What should it show?', when: 'AFTER_PAYMENT' }],
  });
  const { page } = await buyer(newFan);
  const order = await book(page, service, null);
  await expect(status(page)).toHaveText(/needs something from you$/);
  await page.getByRole('button', { name: 'Answer the questions' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText('This one’s required.')).toBeVisible();
  await dialog.getByLabel('What should it show?').fill('A sleepy crow');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(status(page)).toHaveText(/has your order$/);
  await host.page.goto(order);
  await expect(host.page.getByText('A sleepy crow')).toBeVisible();
});

test('the two sides write beside the order', async ({ newCreator, newFan }) => {
  const { host, service } = await shop(newCreator, { kind: 'DELIVERY' });
  const { page } = await buyer(newFan);
  const order = await book(page, service, null);
  const chat = page.getByRole('region', { name: 'Chat' });
  const write = chat.getByRole('button', { name: /^Message/ });
  const field = chat.getByRole('textbox');
  await expect(write.or(field)).toBeVisible();
  if (await write.isVisible()) await write.click();
  await field.fill('Hi! I mostly play support.');
  await field.press('Enter');
  await host.page.goto(order);
  const theirs = host.page.getByRole('region', { name: 'Chat' });
  const begin = theirs.getByRole('button', { name: /^Message/ });
  await expect(begin.or(theirs.getByRole('textbox'))).toBeVisible();
  if (await begin.isVisible()) await begin.click();
  await expect(theirs.getByText('Hi! I mostly play support.')).toBeVisible();
});
