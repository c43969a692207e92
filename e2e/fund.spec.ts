import type { Page } from '@playwright/test';
import { fillCheckout, fundAt, give, openFund, payer, seller } from './support/fundPages';
import { mailedCode, sentTo } from './support/mail';
import { payWith } from './support/money';
import { expect, test } from './support/test';

const BANK_MS = 30_000;

const pay = (page: Page) => page.getByRole('button', { name: /^(Pay|Save card)/ });
const thanks = (page: Page) => page.getByRole('heading', { name: /^Thank you/ });

test('a visitor gives by an address alone: the bar moves, and the mailed link opens it', async ({
  newCreator,
  newVisitor,
}) => {
  const host = await seller(newCreator);
  const id = await openFund(host, { milestones: [{ title: 'Karaoke', amount: 100_000 }] });
  const watcher = await newVisitor();
  await watcher.page.goto(fundAt(host, id));
  await expect(watcher.page.getByText('€0 paid')).toBeVisible();

  const { page, context } = await newVisitor();
  const email = `visitor-${id}@example.com`;
  await page.goto(`/fund/${id}`);
  await expect(page).toHaveURL(new RegExp(`${fundAt(host, id)}$`));
  await page.getByRole('link', { name: 'Support this goal' }).click();
  await fillCheckout(page, {
    ...{ amount: '0.50', email, message: 'Good luck!' },
    ...{ shown: 'Name and amount', name: 'Kettlebird' },
  });
  await pay(page).click();
  await expect(page.getByText(/The smallest contribution is €1\.00/)).toBeVisible();
  await expect(page.getByLabel(/^Say something/)).toHaveValue('Good luck!');
  await fillCheckout(page, { amount: '25' });
  await page.getByRole('button', { name: 'Pay €25.00' }).click();
  await payWith(page, '4242');
  await expect(thanks(page)).toBeVisible({ timeout: BANK_MS });
  await expect(page.getByText('You make this possible.')).toBeVisible();

  await expect(watcher.page.getByText('€25 paid')).toBeVisible();
  await expect(watcher.page.getByText('Kettlebird')).toBeVisible();
  // The words wait for a host.
  await expect(watcher.page.getByText('Good luck!')).toHaveCount(0);

  const linkOf = async () =>
    new RegExp(`https?://\\S+${fundAt(host, id)}/contribution/\\S+#token=[\\w-]+`).exec(
      await sentTo(context, email),
    )?.[0];
  await expect.poll(linkOf, { timeout: BANK_MS }).toBeDefined();
  const elsewhere = await newVisitor();
  await elsewhere.page.goto((await linkOf()) ?? '');
  await expect(thanks(elsewhere.page)).toBeVisible();
  await elsewhere.page.getByRole('button', { name: 'Change', exact: true }).click();
  await elsewhere.page.getByRole('radio', { name: /^Anonymous/ }).check();
  await elsewhere.page.getByRole('button', { name: 'Save' }).click();
  await expect(elsewhere.page.getByText('Someone, anonymous')).toBeVisible();
  await watcher.page.reload();
  await expect(watcher.page.getByText('Kettlebird')).toHaveCount(0);
});

test('a fan gives with a reward and a vote, and finds it at home with its receipt', async ({
  newCreator,
  newFan,
}) => {
  const host = await seller(newCreator);
  const id = await openFund(host, {
    tiers: [
      { title: 'Sticker pack', price: 2500, question: 'Which country?', thanks: 'On its way!' },
    ],
    polls: [{ title: 'First game?', options: ['Star Harbor', 'Mossfall'] }],
  });
  const { page, handle } = await payer(newFan);
  await give(page, host, id, {
    ...{ reward: 'Sticker pack', answer: 'Portugal', vote: 'Mossfall', last4: '4242' },
  });
  await expect(page.getByText('On its way!')).toBeVisible();
  await expect(page.getByText('Portugal')).toBeVisible();
  await page.getByRole('button', { name: 'Show the receipt' }).click();
  await expect(page.getByRole('article', { name: 'Receipt' })).toBeVisible();
  await page.getByRole('link', { name: 'See it on the page' }).click();
  await expect(page.getByRole('link', { name: handle })).toBeVisible();
  await page.goto('/dashboard/home');
  await expect(page.getByRole('heading', { name: 'Your contributions' })).toBeVisible();
  await expect(page.getByText('€25.00')).toBeVisible();
});

test('whoever gives anonymously is somebody to everybody', async ({ newCreator, newFan }) => {
  const host = await seller(newCreator);
  const id = await openFund(host);
  const { page, handle } = await payer(newFan);
  await give(page, host, id, { amount: '10', shown: 'Anonymous' });
  await host.page.goto(fundAt(host, id));
  await expect(host.page.getByText('Someone')).toBeVisible();
  await expect(host.page.locator('main')).not.toContainText(handle);
  expect(await host.page.content()).not.toContain(handle);
});

test('a card is declined, the next one pays, and the bar moves once', async ({
  newCreator,
  newFan,
}) => {
  const host = await seller(newCreator);
  const id = await openFund(host);
  const { page } = await payer(newFan);
  await page.goto(fundAt(host, id, '/checkout'));
  await fillCheckout(page, { amount: '25' });
  await pay(page).click();
  await payWith(page, '0002');
  await expect(page.getByText('Your card was declined. Nothing was charged.')).toBeVisible();
  await payWith(page, '4242');
  await expect(thanks(page)).toBeVisible({ timeout: BANK_MS });
  await page.goto(fundAt(host, id));
  await expect(page.getByText('€25 paid')).toBeVisible();
});

test('the last reward goes to one: six digits first, and the other reads that nothing was charged', async ({
  newCreator,
  newVisitor,
  newFan,
}) => {
  const host = await seller(newCreator);
  const id = await openFund(host, { tiers: [{ title: 'Co-op hour', price: 6000, stock: 1 }] });
  const late = await payer(newFan);
  await late.page.goto(fundAt(host, id, '/checkout'));
  await fillCheckout(late.page, { reward: 'Co-op hour', message: 'Me first!' });

  const { page, context } = await newVisitor();
  const email = `first-${id}@example.com`;
  await page.goto(fundAt(host, id, '/checkout'));
  await fillCheckout(page, { reward: 'Co-op hour', email });
  await pay(page).click();
  await page.getByLabel('Code from the email').fill(await mailedCode(context, email));
  await payWith(page, '4242');
  await expect(thanks(page)).toBeVisible({ timeout: BANK_MS });

  await expect(late.page.getByText('Someone took the last “Co-op hour”.')).toBeVisible();
  await expect(late.page.getByLabel(/^Say something/)).toHaveValue('Me first!');
  await late.page.getByRole('button', { name: 'Give €60.00 without it' }).click();
  await expect(late.page.getByText('Sandbox: no money moves.')).toBeVisible();
});

test('a pledge to all or nothing is charged to nobody, and can be taken back', async ({
  newCreator,
  newFan,
}) => {
  const host = await seller(newCreator);
  const id = await openFund(host, { mode: 'ALL_OR_NOTHING' });
  const { page } = await payer(newFan);
  await page.goto(fundAt(host, id, '/checkout'));
  await expect(page.getByText(/By saving your card you agree/)).toBeVisible();
  await give(page, host, id, { amount: '25' });
  await page.goto(fundAt(host, id));
  await expect(page.getByText('€25 pledged, nobody charged yet')).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Take my pledge back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take my pledge back' }).click();
  await expect(page.getByRole('heading', { name: 'You took your pledge back' })).toBeVisible();
  await page.goto(fundAt(host, id));
  await expect(page.getByText('€0 pledged, nobody')).toBeVisible();
});
