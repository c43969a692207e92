import { randomBytes } from 'node:crypto';
import type { Browser } from '@playwright/test';
import { CLIENT_ID, startGoogle, type GooglePerson, type GoogleStandIn } from './support/google';
import { confirmEmail } from './support/mail';
import { forgetSession, signUp } from './support/people';
import { startProduct, type StartedProduct } from './support/product';
import { expect, test } from './support/test';

let google: GoogleStandIn;
let product: StartedProduct;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  google = await startGoogle();
  const env = { GOOGLE_CLIENT_ID: CLIENT_ID, GOOGLE_JWKS_URL: google.jwksUrl };
  product = await startProduct('google', env);
});

test.afterAll(async () => {
  await product.stop();
  google.close();
});

function googlePerson(): GooglePerson {
  const sub = randomBytes(8).toString('hex');
  return { sub, email: `g-${sub}@journey.test`, given_name: 'Gwen', family_name: 'Journey' };
}

const visit = (browser: Browser) => browser.newContext({ baseURL: product.url, locale: 'en-GB' });

test('a newcomer signs in with Google, chooses, and arrives where they wanted to go', async ({
  browser,
  complaints,
}) => {
  const person = googlePerson();
  const context = await visit(browser);
  complaints.listenTo(context);
  // Choosing a role changes session and proof: what the page asks by itself in that moment may go
  // with the proof of before, and goes once more with the new one.
  complaints.allow(/403 .*\/(get-pubnub-token\/|sidebar-badge|turns\/get-mine|v[23]\/)/);
  await google.signsIn(context, person);
  const page = await context.newPage();
  await page.goto('/dashboard/party');
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByRole('button', { name: 'Google', exact: true }).click();

  await expect(page).toHaveURL(/\/onboarding\?next=/);
  await page.getByText('I stream or create').click();
  await page.getByRole('button', { name: 'Continue' }).click();
  const handle = `gwen-${person.sub.slice(0, 8)}`;
  await page.getByLabel('Handle').fill(handle);
  await expect(page.getByText(`@${handle} is free.`)).toBeVisible();
  await page.getByRole('button', { name: 'Take it' }).click();
  await page.getByRole('button', { name: 'Looks good' }).click();
  await page.getByRole('button', { name: 'Start with a queue' }).click();
  await page.getByRole('button', { name: 'I’ll do that later' }).click();
  await expect(page).toHaveURL(/\/dashboard\/party$/);

  await forgetSession(page);
  await page.goto('/signup?next=/dashboard/home');
  await page.getByRole('button', { name: 'Google', exact: true }).click();
  await expect(page.getByRole('heading', { name: /, Gwen$/ })).toBeVisible();
  await context.close();
});

test('an e-mail that is only claimed here makes a new account; a confirmed one opens its own', async ({
  browser,
}) => {
  const stranger = await visit(browser);
  const { email } = await signUp(stranger, 'FAN');
  await stranger.close();
  const context = await visit(browser);
  await google.signsIn(context, { ...googlePerson(), email });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Google', exact: true }).click();
  await expect(page).toHaveURL(/\/onboarding/);
  await context.close();

  const owner = await visit(browser);
  const person = await signUp(owner, 'FAN');
  await confirmEmail(owner, person.email);
  await owner.clearCookies();
  await google.signsIn(owner, { ...googlePerson(), email: person.email });
  const own = await owner.newPage();
  await own.goto('/login');
  await own.getByRole('button', { name: 'Google', exact: true }).click();
  await expect(own.getByRole('heading', { name: /, Robin$/ })).toBeVisible();
  await owner.close();
});

test('Google without an answer, and without its script, leaves words', async ({ browser }) => {
  const context = await visit(browser);
  await google.signsIn(context, googlePerson());
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Google, empty' }).click();
  await expect(page.getByText('Google sent nothing back.')).toBeVisible();
  await context.unroute('https://accounts.google.com/gsi/client*');
  await context.route('https://accounts.google.com/gsi/client*', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Google’s button couldn’t be loaded.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled();
  await context.close();
});
