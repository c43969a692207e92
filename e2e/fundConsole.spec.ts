import { asHost } from './support/draws';
import { contribute, makeFund, openFund } from './support/hostFunds';
import { connectSeller } from './support/money';
import { untilAlive } from './support/shell';
import { act, pressAct } from './support/show';
import { callSecureql } from './support/people';
import { expect, test } from './support/test';

test('a creator makes a fund from a preset, and checks what comes in by keyboard', async ({
  newCreator,
  newVisitor,
}) => {
  test.setTimeout(240_000);
  const host = await newCreator();
  await connectSeller(host);
  const { page } = host;

  await test.step('the empty list is the choice itself', async () => {
    await page.goto('/dashboard/fund');
    await untilAlive(page);
    await page.getByRole('button', { name: /^Gear/ }).click();
    const dialog = page.getByRole('dialog', { name: 'New fund: gear' });
    await dialog.getByLabel('What are you raising for?').fill('Two screens');
    await dialog.getByLabel('Goal (EUR)').fill('100');
    await expect(dialog.getByText('You receive about')).toBeVisible();
    await dialog.getByRole('button', { name: 'Milestones' }).click();
    await dialog.getByLabel('At (EUR)').fill('50');
    await dialog.getByRole('textbox', { name: 'Milestone 1' }).fill('Cat cam');
    await dialog.getByText('Hidden until I reveal it').click();
    await dialog.getByRole('button', { name: 'Open now' }).click();
    await expect(page).toHaveURL(/\/fund\/[^/]+\/dashboard$/);
    await expect(page.getByRole('group', { name: 'State of the fund' })).toContainText('Live');
  });
  const fundId = /\/fund\/([^/]+)\/dashboard/.exec(page.url())?.[1] ?? '';

  const check = page.getByRole('region', { name: /^To check|^Unlocked/ });
  await test.step('contributions come in, and the first message is approved by A', async () => {
    await contribute(await newVisitor(), fundId, { amount: 2000, message: 'Hello from Mika' });
    await expect(check.getByText('Hello from Mika')).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('region', { name: 'Raised so far' })).toContainText('€20', {
      timeout: 20_000,
    });
    await page.keyboard.press('a');
    await expect(check.getByText('Hello from Mika')).toBeHidden();
  });

  await test.step('a message is denied, and that is taken back', async () => {
    await contribute(await newVisitor(), fundId, {
      amount: 1500,
      message: 'Not for everyone',
      name: 'Jonas',
    });
    await expect(check.getByText('Not for everyone')).toBeVisible({ timeout: 20_000 });
    await page.keyboard.press('d');
    await expect(check.getByText('Not for everyone')).toBeHidden();
    await expect(page.getByText('Message denied').first()).toBeVisible();
    await page.keyboard.press('z');
    await expect(check.getByText('Not for everyone')).toBeVisible();
    await page.keyboard.press('a');
    await expect(check.getByText('Not for everyone')).toBeHidden();
  });

  await test.step('an offline amount passes the secret, and it is revealed', async () => {
    await page.getByRole('button', { name: 'Offline amount' }).click();
    const dialog = page.getByRole('dialog', { name: 'Offline amount' });
    await dialog.getByLabel('Amount (EUR)').fill('20');
    await dialog.getByRole('button', { name: 'Add it' }).click();
    await expect(act(page, /^Reveal the milestone/)).toBeVisible();
    await expect(check.getByRole('heading', { name: 'Cat cam' })).toBeVisible();
    const secret = await (await newVisitor()).context.request.get(`/${host.handle}/fund/${fundId}`);
    expect(await secret.text()).not.toContain('Cat cam');
    await pressAct(page, /^Reveal the milestone/, act(page, /^Revealing in/));
    await expect(act(page, /^Thank all 2/)).toBeVisible({ timeout: 15_000 });
    const told = await (await newVisitor()).context.request.get(`/${host.handle}/fund/${fundId}`);
    expect(await told.text()).toContain('Cat cam');
  });

  await test.step('a refund lowers the bar, with a dated note that names nobody', async () => {
    const sum = page.getByRole('region', { name: 'Raised so far' });
    await expect(sum).toContainText('€55');
    const feed = page.getByRole('region', { name: /^Contributions/ });
    await feed.getByRole('button', { name: /Jonas/ }).click();
    await page.getByRole('button', { name: 'Refund…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Refund €15.00 to Jonas?' });
    await dialog.getByLabel('Reason').fill('Given twice');
    await dialog.getByRole('button', { name: 'Refund €15.00' }).click();
    await expect(sum).toContainText('€40', { timeout: 30_000 });
    const seen = await newVisitor();
    await seen.page.goto(`/${host.handle}/fund/${fundId}`);
    await expect(seen.page.getByText(/Refunded by/)).toBeVisible();
  });
});

test('a moderator without the right sees no amount, in no word, markup or data', async ({
  newCreator,
  newVisitor,
}) => {
  test.setTimeout(180_000);
  const [host, moderator] = [await newCreator(), await newCreator()];
  await connectSeller(host);
  const fundId = await makeFund(host, { goal: 7_777_700 });
  await openFund(host, fundId);
  await contribute(await newVisitor(), fundId, { amount: 4321, message: 'Guess how much' });
  await asHost(host, 'moderators/invite/', { handle: moderator.handle, right: 'RUN' });
  const mine = await callSecureql(moderator.context, 'moderators/get-mine/', {});
  const [invited] = (mine.body.moderations as { items: { id: string }[] }).items;
  await asHost(moderator, 'moderators/answer/', { creatorId: invited?.id, accept: true });

  const { page } = moderator;
  const answer = await page.goto(`/fund/${fundId}/dashboard`);
  expect(await answer?.text()).not.toMatch(/4321|43[.,]21|€43/);
  await untilAlive(page);
  await expect(page.getByText('Guess how much')).toBeVisible();
  await expect(page.getByText('of the goal')).toBeVisible();
  expect(await page.content()).not.toMatch(/4321|43[.,]21|€/);
  await page.keyboard.press('a');
  await expect(page.getByText('Guess how much')).toBeHidden();
});
