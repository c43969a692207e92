import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { callSecureql, type Person } from './people';
import { expect, type Visitor } from './test';

const HALF_MINUTE_MS = 30_000;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

interface Desk {
  operator: Pick<Person, 'handle'>;
  operatorSecret: string;
}

/** The code that an app shows in a half minute. */
function codeOf(secret: string, step: number): string {
  const bits = [...secret].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const key = Buffer.from(bytes.map((byte) => parseInt(byte, 2)));
  const mac = createHmac('sha1', key).update(counter).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fff_ffff;
  return String(number % 1_000_000).padStart(6, '0');
}

/**
 * Logs a browser in as the demo's operator, whose account the first that asks makes. The product makes
 * it an operator within a second or two.
 */
export async function becomeOperator({ context, page }: Visitor): Promise<void> {
  const { operator } = JSON.parse(readFileSync('scripts/demo/people.json', 'utf8')) as Desk;
  const { handle } = operator;
  const password = `the desk of ${handle} in journeys`;
  await page.goto('/login');
  const account = { firstName: 'Robin', lastName: 'Desk', handle, password };
  const email = `${handle}@journey.test`;
  const made = await callSecureql(context, 'accounts/sign-up/', {
    ...{ ...account, email, userType: 'FAN', locale: 'en' },
  });
  if (JSON.stringify(made.body).includes('auth.handle_taken')) {
    await callSecureql(context, 'accounts/log-in/', { emailOrHandle: handle, password });
  }
  const state = async () => (await callSecureql(context, 'operator/get-state/', {})).status;
  await expect.poll(state, { timeout: 20_000 }).toBe(200);
}

/** Types codes of the app until one is taken: each holds once, and another journey may have used it. */
export async function showSecondFactor(page: Page): Promise<void> {
  const { operatorSecret } = JSON.parse(readFileSync('scripts/demo/people.json', 'utf8')) as Desk;
  await expect(async () => {
    const step = Math.floor(Date.now() / HALF_MINUTE_MS);
    await page.getByLabel('Code').fill(codeOf(operatorSecret, step));
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByLabel('Code')).toBeHidden({ timeout: 5_000 });
  }).toPass({ timeout: 60_000, intervals: [5_000] });
}
