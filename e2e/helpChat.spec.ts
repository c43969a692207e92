import { sentTo } from './support/mail';
import { looksWell } from './support/shell';
import { expect, test } from './support/test';

test('a visitor asks the help by keyboard, is answered, and asks people what it does not know', async ({
  page,
}) => {
  await page.goto('/async/reset_password');
  const button = page.getByRole('button', { name: 'Need help?' });
  await button.click();
  const help = page.getByRole('complementary', { name: 'Need help?' });
  const field = help.getByRole('textbox', { name: 'Your question' }).last();
  await expect(field).toBeFocused();
  await expect(help.getByRole('list', { name: 'People ask here' }).getByRole('button')).toHaveCount(
    3,
  );

  await page.keyboard.type('how do i delte my acount');
  await page.keyboard.press('Enter');
  const log = help.getByRole('log');
  await expect(log.getByRole('link', { name: /^Read more:/ })).toHaveAttribute(
    'href',
    /\/help\/delete$/,
  );

  await page.keyboard.press('Escape');
  await expect(help.getByRole('log')).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(log.getByText('how do i delte my acount')).toBeVisible();

  await page.keyboard.type('can i import my list from nightbot');
  await page.keyboard.press('Enter');
  const people = help.getByRole('region', { name: 'Ask our team' });
  const email = `helpless-${String(Date.now())}@example.org`;
  await people.getByLabel('Your email').fill(email);
  await people.getByRole('button', { name: 'Send to our team' }).click();
  await expect(help.getByText('Your question is on its way.')).toBeVisible();
  const mail = () => sentTo(page.context(), email);
  await expect.poll(mail).toContain('We got your question');
  expect(await mail()).not.toContain('nightbot');
});

test('where the articles do not come the question stays, and is answered when they do', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED \(.*\/locales\/de\/help/);
  await page.route('**/locales/de/help*.json', (route) => route.abort());
  await page.goto('/de/async/reset_password');
  await page.getByRole('button', { name: 'Brauchst du Hilfe?' }).click();
  await expect(page.getByRole('textbox', { name: 'Deine Frage' })).toBeFocused();
  await page.keyboard.type('wie lösche ich mein konot');
  await page.keyboard.press('Enter');
  const log = page.getByRole('log', { name: 'Fragen und Antworten' });
  await expect(log.getByText(/^Die Hilfe hat nicht geladen/)).toBeVisible();
  await page.unroute('**/locales/de/help*.json');
  await log.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(log.getByRole('link', { name: /^Mehr lesen:/ })).toHaveAttribute(
    'href',
    '/de/help/delete',
  );
});

test('the help reaches nowhere out of a narrow window, and axe finds nothing', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/async/reset_password');
  await page.getByRole('button', { name: 'Need help?' }).click();
  const help = page.getByRole('complementary', { name: 'Need help?' });
  await help
    .getByRole('button', { name: /log in/i })
    .first()
    .click();
  await expect(help.getByRole('link', { name: /^Read more:/ })).toBeVisible();
  await looksWell(page);
});
