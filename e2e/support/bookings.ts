import type { Page } from '@playwright/test';
import { confirmEmail } from './mail';
import { connectSeller, payWith } from './money';
import { sellService, type MadeService, type ServiceWish } from './services';
import { expect, type Member } from './test';

/** So long a bank of the sandbox takes at most. */
export const BANK_MS = 30_000;
const HOUR_MS = 3_600_000;

/** A full hour that is at least so many hours ahead, UTC ISO 8601. */
export function hoursAhead(hours: number): string {
  const at = new Date(Date.now() + (hours + 1) * HOUR_MS);
  at.setUTCMinutes(0, 0, 0);
  return at.toISOString();
}

/** A creator who sells one thing. */
export async function shop(
  newCreator: () => Promise<Member>,
  wish: ServiceWish = {},
): Promise<{ host: Member; service: MadeService }> {
  const host = await newCreator();
  await connectSeller(host);
  return { host, service: await sellService(host, wish) };
}

/** A fan whose address is confirmed: they may hold and pay. */
export async function buyer(newFan: () => Promise<Member>): Promise<Member> {
  const fan = await newFan();
  await confirmEmail(fan.context, fan.email);
  return fan;
}

/** The checkout of the service's first tier; with a time, that one is chosen. */
export const checkoutAt = ({ serviceId, tierIds }: MadeService, startsAt?: string) =>
  `/experiences/${serviceId}/${tierIds[0]}/checkout${startsAt ? `?at=${encodeURIComponent(startsAt)}` : ''}`;

export const take = (page: Page) => page.getByRole('button', { name: /^Take / });
export const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' });
export const payNow = (page: Page) => page.getByRole('button', { name: /^(Pay|Reserve) €/ });

/** Goes through the checkout up to the page that takes the card. */
export async function toTheCard(
  page: Page,
  service: MadeService,
  startsAt: string | null,
): Promise<void> {
  await page.goto(checkoutAt(service, startsAt ?? undefined));
  if (startsAt !== null) await take(page).click();
  const note = page.getByRole('textbox', { name: /^Anything else/ });
  await expect(note.or(payNow(page))).toBeVisible();
  if (await note.isVisible()) await goOn(page).click();
  await payNow(page).click();
}

/** Books and pays, and opens the order. */
export async function book(
  page: Page,
  service: MadeService,
  startsAt: string | null,
  last4 = '4242',
): Promise<string> {
  await toTheCard(page, service, startsAt);
  await payWith(page, last4);
  const open = page.getByRole('link', { name: 'Open my order' });
  await expect(open).toBeVisible({ timeout: BANK_MS });
  await open.click();
  await expect(page).toHaveURL(/\/orders\/[\w-]+$/);
  return new URL(page.url()).pathname;
}

/** The one sentence that says where an order stands. */
export const status = (page: Page) => page.getByRole('heading', { level: 1 });
