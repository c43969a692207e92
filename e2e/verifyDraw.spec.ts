import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { DrawProof } from '@/lib/shared/lottery/scheme/proof';
import { asHost, openDraw } from './support/draws';
import { newPerson } from './support/people';
import { proofOf } from './support/proofs';
import { looksWell, untilAlive } from './support/shell';
import { expect, test, type Member } from './support/test';

const verdict = (page: Page) => page.getByRole('heading', { level: 1 });
const step = (page: Page, number: number) =>
  page
    .getByRole('region', { name: 'Seven checks' })
    .getByRole('listitem')
    .nth(number - 1);

/** With E2E_PICTURES=<folder> pictures of each state are kept there, for people. */
async function seen(page: Page, state: string): Promise<void> {
  await looksWell(page);
  const folder = process.env.E2E_PICTURES;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  const usual = page.viewportSize() ?? { width: 1280, height: 720 };
  for (const width of [375, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: width === 375 ? 812 : 900 });
    await page.screenshot({ path: join(folder, `verify-${state}-${width}.png`), fullPage: true });
  }
  await page.setViewportSize(usual);
}

/** A page that gets this proof file from the site. */
async function checking(page: Page, lotteryId: string, file: object | string): Promise<void> {
  const body = typeof file === 'string' ? file : JSON.stringify(file);
  await page.unroute('**/proof.json');
  await page.route('**/proof.json', (route) =>
    route.fulfill({ contentType: 'application/json', body }),
  );
  await page.goto(`/chance/${lotteryId}/verify`);
  await untilAlive(page);
}

const choose = (page: Page, file: object) =>
  page
    .getByLabel('Check another file')
    .first()
    .setInputFiles({
      name: 'draw.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(file)),
    });

/** One of those who were in: number and seal of an entry swapped with those of the next. */
function altered(proof: DrawProof): DrawProof {
  const drawLog = [...proof.drawLog];
  drawLog[0] = (drawLog[0] ?? '').replace(/.$/, (last) => (last === '0' ? '1' : '0'));
  return { ...proof, drawLog };
}

test('a visitor checks a drawn lottery, and a file altered by hand is refused', async ({
  newCreator,
  newVisitor,
}) => {
  test.setTimeout(120_000);
  const host = await newCreator();
  const lotteryId = await openDraw(host, { claimSeconds: 3600 });
  const fan = await newVisitor();
  await fan.page.goto(`/chance/${lotteryId}`);
  await untilAlive(fan.page);
  await fan.page.getByLabel('Your name').fill(newPerson().handle);
  await fan.page.getByRole('button', { name: 'Enter the draw' }).click();
  await expect(fan.page.getByText('Your receipt is saved in this browser.')).toBeVisible();

  const { page } = await newVisitor();
  await test.step('while it is open, all that is known fits', async () => {
    await page.goto(`/chance/${lotteryId}/verify`);
    await expect(verdict(page)).toHaveText('So far, everything checks out');
    await expect(step(page, 3)).toContainText('We followed 1 line.');
    await expect(step(page, 4)).toContainText('Comes after the draw.');
  });

  await asHost(host, 'lottery/close-and-draw/', { lotteryId });
  await test.step('drawn with a test number, it is never called verified', async () => {
    await expect(async () => {
      await page.goto(`/chance/${lotteryId}/verify`);
      await expect(verdict(page)).toHaveText('This was only a test', { timeout: 3000 });
    }).toPass({ timeout: 60_000 });
    await expect(step(page, 7)).toContainText('Each name opens the seal of its entry');
    await expect(page.getByText('This browser has no receipt for this draw.')).toBeVisible();
    await step(page, 4).getByRole('button', { name: 'Show the numbers' }).click();
    await expect(step(page, 4).getByText('Fingerprint, computed')).toBeVisible();
  });

  await test.step('who entered finds the own entry by the receipt', async () => {
    await fan.page.goto(`/chance/${lotteryId}/verify`);
    await expect(fan.page.getByText('You’re in the list.')).toBeVisible();
    await expect(fan.page.getByText('Your receipt matches line 1.')).toBeVisible();
  });

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /Proof file/ }).click();
  const stream = await (await download).createReadStream();
  let text = '';
  for await (const piece of stream) text += String(piece);
  const proof = JSON.parse(text) as DrawProof;

  await test.step('a file altered by hand: the page says which step fails, and where', async () => {
    await choose(page, altered(proof));
    await expect(verdict(page)).toHaveText('Step 3 failed: the entry list was changed');
    await expect(page.getByText('File from your device')).toBeVisible();
    await expect(step(page, 4)).toContainText('Not checked, because step 3 failed.');
    await page.getByRole('button', { name: 'Check the original file' }).click();
    await expect(verdict(page)).toHaveText('This was only a test');
  });

  await test.step('the receipt gives a swapped list away, also when the file fits in itself', async () => {
    await choose(fan.page, proofOf({ lotteryId }));
    await expect(verdict(fan.page)).toContainText('failed');
  });

  await test.step('the script comes as one file', async () => {
    const script = await page.request.get('/static/verifyDraw.mjs');
    expect([script.status(), await script.text()]).toEqual([200, expect.stringContaining('drand')]);
  });
});

test('every verdict says what it means', async ({ newCreator, newVisitor, complaints }) => {
  complaints.allow(/proof\.json|ERR_FAILED/);
  test.setTimeout(240_000);
  const host: Member = await newCreator();
  const lotteryId = await openDraw(host, {});
  const { page, context } = await newVisitor();
  // Nothing moves under a picture.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const whole = proofOf({ lotteryId });
  const states: [name: string, file: object | string, title: string][] = [
    ['ok', whole, 'This draw followed its rules'],
    ['none', proofOf({ lotteryId, randomness: 'none' }), 'This draw followed its rules'],
    ['open', proofOf({ lotteryId, until: 'open' }), 'So far, everything checks out'],
    ['overdue', proofOf({ lotteryId, until: 'closed' }), 'This draw is overdue'],
    ['cancelled', proofOf({ lotteryId, until: 'cancelled' }), 'This draw was canceled'],
    ['other', proofOf({ lotteryId: 'another' }), 'This file is from another draw'],
    ['failed', altered(whole), 'Step 3 failed: the entry list was changed'],
    ['malformed', 'no proof', 'This isn’t a proof file'],
  ];
  for (const [name, file, title] of states) {
    await test.step(name, async () => {
      await checking(page, lotteryId, file);
      await expect(verdict(page)).toHaveText(title);
      await seen(page, name);
    });
  }

  await test.step('dark, with the numbers open', async () => {
    const theme = { display_hue: '200', display_is_dark_mode: true };
    await asHost(host, 'creators/save-theme/', theme);
    await checking(page, lotteryId, whole);
    await expect(verdict(page)).toHaveText('This draw followed its rules');
    await step(page, 4).getByRole('button', { name: 'Show the numbers' }).click();
    await seen(page, 'ok-dark');
    await checking(page, lotteryId, altered(whole));
    await expect(verdict(page)).toContainText('Step 3 failed');
    await seen(page, 'failed-dark');
  });

  await test.step('the file does not come, and then it does', async () => {
    await page.route('**/proof.json', (route) => route.abort());
    await page.goto(`/chance/${lotteryId}/verify`);
    await expect(verdict(page)).toHaveText('The proof file didn’t load');
    await page.unroute('**/proof.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(verdict(page)).toHaveText('So far, everything checks out');
  });
  await context.close();
});

test('100,000 entries are checked with progress', async ({ newCreator, newVisitor }) => {
  test.setTimeout(180_000);
  const host = await newCreator();
  const lotteryId = await openDraw(host, {});
  const { page } = await newVisitor();
  await checking(page, lotteryId, proofOf({ lotteryId, people: 100_000 }));
  // Any of the long steps: which one is on its way when the test looks is a matter of speed.
  await expect(page.getByRole('progressbar')).toBeVisible();
  const folder = process.env.E2E_PICTURES;
  if (folder) await page.screenshot({ path: join(folder, 'verify-running-1280.png') });
  await expect(verdict(page)).toHaveText('This draw followed its rules', { timeout: 120_000 });
  const said = await page.getByText(/checks passed, computed on your device in/).textContent();
  test.info().annotations.push({ type: 'measured', description: said ?? '' });
});
