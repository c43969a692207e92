import type { BrowserContext, Page } from '@playwright/test';
import { BANK_MS, checkoutAt } from './bookings';
import { sentTo } from './mail';
import { payWith } from './money';
import type { MadeService } from './services';
import { expect } from './test';

/** What a giver says of a gift; without an address they hand the link over. */
interface Said {
  receiver?: string;
  message?: string;
  email: string | null;
}

/** Buys a tier for somebody, and opens its order; answers the path. */
export async function give(
  page: Page,
  service: MadeService,
  { receiver = 'Jo', message = '', email }: Said,
): Promise<string> {
  await page.goto(checkoutAt(service));
  await page.getByRole('link', { name: 'It’s a gift' }).click();
  await page.getByLabel('Who is it for?').fill(receiver);
  await page.getByLabel('From', { exact: true }).fill('Sam');
  if (message) await page.getByLabel('Your message').fill(message);
  if (email === null) await page.getByText('I’ll send a link').click();
  else await page.getByLabel('Their email').fill(email);
  await page.getByRole('button', { name: /^Pay €/ }).click();
  await payWith(page, '4242');
  const ready = page.getByRole('heading', { name: 'Your gift is ready' });
  await expect(ready).toBeVisible({ timeout: BANK_MS });
  await page.getByRole('link', { name: 'See the gift' }).click();
  await expect(page).toHaveURL(/\/orders\/[\w-]+$/);
  return new URL(page.url()).pathname;
}

/** The newest link to a gift that was mailed to somebody, without the site. */
export async function giftLink(context: BrowserContext, to: string): Promise<string> {
  let link = '';
  const read = async () => {
    link = /\/gift\/[\w-]+#token=[\w-]+/.exec(await sentTo(context, to))?.[0] ?? '';
    return link;
  };
  await expect.poll(read, `a gift for ${to}`).not.toBe('');
  return link;
}
