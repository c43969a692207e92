// npm run tour -- <address of a running demo>: takes the pictures of docs/tour, as the people of the demo see it.
import { chromium } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';

const [address] = process.argv.slice(2);
if (!address) {
  console.error('Say where the demo runs: npm run tour -- http://localhost:3000');
  process.exit(1);
}

const FOLDER = join(import.meta.dirname, '../docs/tour');
const PASSWORD = 'demo-lobby-2026';
const WIDTHS = { desktop: { width: 1280, height: 800 }, phone: { width: 375, height: 760 } };

/** Who walks, and what they look at: the name of the picture, what it shows, and where it is. */
const WALKS = [
  {
    who: 'A visitor',
    pages: [
      ['landing', 'The landing page', '/'],
      ['explore', 'Finding something to book', '/explore'],
      ['profile', 'A creator’s page on a busy evening', '/novakit'],
      ['fund', 'A fund near its goal', '/novakit', /A second PC for the stream/],
      ['draw', 'A draw about to close', '/lumalaps', /Pick my next run/],
      ['help', 'Help', '/help'],
      ['terms', 'The terms', '/legal/terms'],
    ],
  },
  {
    who: 'Sam, a fan',
    email: 'sam@demo.playplus.test',
    pages: [
      ['fan-home', 'Home of a fan', '/dashboard/home'],
      ['fan-orders', 'What was booked', '/orders'],
      ['fan-messages', 'Messages', '/chat'],
      ['fan-favorites', 'Favorites', '/dashboard/favorites'],
      ['fan-gifts', 'Gifts', '/dashboard/gifts'],
    ],
  },
  {
    who: 'Nora, a creator',
    email: 'nora@demo.playplus.test',
    pages: [
      ['home', 'Home of a creator', '/dashboard/home'],
      ['queues', 'Queues', '/dashboard/party'],
      ['draws', 'Draws', '/dashboard/chance'],
      ['funds', 'Funds', '/dashboard/fund'],
      ['experiences', 'Orders and offers', '/dashboard/experiences'],
      ['hours', 'A week', '/dashboard/experiences?active=availability'],
      ['payouts', 'Payouts', '/dashboard/payouts'],
      ['resolution', 'When something went wrong', '/dashboard/resolution'],
      ['studio', 'The studio of overlays', '/streamlabs-elements/widgets'],
      ['settings', 'Settings', '/dashboard/settings'],
    ],
  },
];

async function logIn(page, email) {
  await page.goto(`${address}/login`);
  await page.getByLabel('Email or handle').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL(/dashboard/);
  // On a phone the sidebar covers the page until it was closed once.
  await page.waitForTimeout(1500);
  await page.keyboard.press('Escape');
  await page.waitForTimeout(500);
}

async function take(page, [name, , path, link], width) {
  await page.goto(address + path);
  if (link) {
    await page.getByRole('link', { name: link }).first().click();
    await page.waitForURL((url) => url.pathname !== path);
  }
  await page.waitForLoadState('load');
  // Pictures and numbers that come late; a page in real time is never quite at rest.
  await page.waitForTimeout(1500);
  await page.screenshot({ path: join(FOLDER, `${name}-${width}.jpg`), type: 'jpeg', quality: 55 });
}

mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH });
for (const [width, viewport] of Object.entries(WIDTHS)) {
  for (const { email, pages } of WALKS) {
    const context = await browser.newContext({ viewport, locale: 'en-US' });
    const page = await context.newPage();
    if (email) await logIn(page, email);
    for (const one of pages) await take(page, one, width);
    await context.close();
  }
}
await browser.close();

const cells = (name, shows) =>
  `![${shows}, desktop](${name}-desktop.jpg) | ![${shows}, phone](${name}-phone.jpg)`;
const rows = WALKS.flatMap(({ who, pages }) => [
  `## ${who}`,
  ...pages.map(([name, shows]) => `**${shows}**\n\n| | |\n|-|-|\n| ${cells(name, shows)} |`),
]);
const filepath = join(FOLDER, 'README.md');
const text = `# A tour\n\nThe demo, as \`npm run tour\` saw it at 1280 and 375 px.\n\n${rows.join('\n\n')}\n`;
writeFileSync(filepath, await format(text, { ...(await resolveConfig(filepath)), filepath }));
