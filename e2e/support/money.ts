import type { Page } from '@playwright/test';
import { confirmEmail } from './mail';
import { callSecureql } from './people';
import { expect, type Member } from './test';

const PERSON = {
  ...{ step: 'PERSON', firstName: 'Robin', lastName: 'Journey', day: '14', month: '3' },
  ...{ year: '1998', street: 'Lane 1', postcode: '10115', town: 'Berlin' },
};
const BANK = { step: 'BANK', number: 'DE00 0000 0000 0000 3704', holder: 'Robin Journey' };

async function itemOf(member: Member, path: string, payload: Record<string, unknown>) {
  const { status, body } = await callSecureql(member.context, path, payload);
  const [root] = Object.values(body) as { error: string | null; item?: Record<string, unknown> }[];
  if (status !== 200 || !root || root.error !== null) {
    throw new Error(`${path} was answered ${status}: ${JSON.stringify(body)}`);
  }
  return root.item ?? {};
}

/** Connects a creator with the sandbox, by its own pages: from then on they can sell in euros. */
export async function connectSeller(seller: Member): Promise<void> {
  await confirmEmail(seller.context, seller.email);
  await itemOf(seller, 'payouts/choose-country/', { country: 'DE', currency: 'EUR' });
  const { stripeOnboardUrl } = await itemOf(seller, 'stripe-dash-connecting-url/', {});
  const { request } = seller.context;
  const page = (await request.get(String(stripeOnboardUrl))).url();
  const headers = { 'sec-fetch-site': 'same-origin', origin: new URL(page).origin };
  for (const form of [{ step: 'COUNTRY', kind: 'individual' }, PERSON, BANK]) {
    const answer = await request.post(page, { form, headers });
    expect(answer.status(), form.step).toBeLessThan(400);
  }
  const stateOf = async () => {
    const { account } = await itemOf(seller, 'payouts/get-overview/', {});
    return (account as { state: string }).state;
  };
  await expect.poll(stateOf, { timeout: 40_000, message: 'the account is ready' }).toBe('READY');
}

/** Opens the test order's form and fills in whose thing it is, and how it is paid. */
export async function fillOrder(
  page: Page,
  {
    seller,
    mode = 'Pay now',
    amount = '25.00',
  }: { seller: string; mode?: string; amount?: string },
): Promise<void> {
  await page.goto('/dev/order');
  await page.getByLabel('Handle of the creator').fill(seller);
  await page.getByLabel('Amount', { exact: true }).fill(amount);
  await page.getByText(mode, { exact: true }).click();
}

/** On the sandbox's page: presses a test card by its last four digits, and pays. */
export async function payWith(
  page: Page,
  last4: string,
  press = /^(Pay|Save card)/,
): Promise<void> {
  await expect(page.getByText('Sandbox: no money moves.')).toBeVisible();
  await page.getByRole('button', { name: new RegExp(last4) }).click();
  await page.getByRole('button', { name: press }).click();
}
