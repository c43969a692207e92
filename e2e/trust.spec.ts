import { sentTo } from './support/mail';
import { expect, test } from './support/test';

test('every link of the footer leads to a page that is there, in the reader’s language', async ({
  page,
  request,
}) => {
  for (const path of ['/explore', '/de/explore']) {
    await page.goto(path);
    const links = page.getByRole('contentinfo').getByRole('link');
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs.length).toBeGreaterThan(7);
    const answers = await Promise.all(
      hrefs.map(async (href) => [href, (await request.get(String(href))).status()]),
    );
    expect(answers).toEqual(hrefs.map((href) => [href, 200]));
  }
  const terms = page.getByRole('contentinfo').getByRole('link', { name: /^Nutzungsbedingungen/ });
  await page.goto(String(await terms.getAttribute('href')));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nutzungsbedingungen');
  await expect(page.getByText('Das ist eine Vorlage')).toBeVisible();
});

test('who signs up can read what they agree to, and from there the other rules', async ({
  page,
  context,
}) => {
  await page.goto('/signup');
  const opened = context.waitForEvent('page');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Terms of use/ })
    .click();
  const rules = await opened;
  await expect(rules.getByRole('heading', { level: 1 })).toHaveText('Terms of use');
  await rules.getByRole('link', { name: 'Refunds' }).click();
  await expect(rules.getByText(/Fair: all back until 48 hours before/)).toBeVisible();
  await rules.getByRole('link', { name: 'Draw rules' }).click();
  await expect(rules.getByText(/Entering costs nothing/)).toBeVisible();
});

test('a visitor writes to us from the footer, without an account', async ({ page, context }) => {
  const email = `vi-${crypto.randomUUID().slice(0, 8)}@journey.test`;
  await page.goto('/explore');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Write to us' }).click();
  await expect(page).toHaveURL(/\/help#write$/);
  await page.getByLabel('Your email').fill(email);
  await page.getByLabel('Your question').fill('How much does a draw cost me?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thank you, your question is on its way.')).toBeVisible();
  await expect.poll(() => sentTo(context, email)).toContain('We got your question');
});
