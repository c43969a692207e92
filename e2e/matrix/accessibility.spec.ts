import type { Page } from '@playwright/test';
import { openStates, type Role } from '@/e2e/support/matrixStates';
import { addressesOf, buildWorld, type World } from '@/e2e/support/matrixWorld';
import { pageFaults, overflow } from '@/e2e/support/shell';
import { expect, test } from '@/e2e/support/test';

const themes = [
  { name: 'light', hue: '96', isDark: false },
  { name: 'dark', hue: '205', isDark: true },
];
const roles: Role[] = ['visitor', 'fan', 'creator', 'newcomer'];
const widths = [1280, 768, 375];
/** Dark differs in colours alone: the middle width is left to light. */
const widthsIn = (isDark: boolean) => (isDark ? [1280, 375] : widths);

let pictures = 0;

/** With E2E_PICTURES=<folder> a picture of everything that is looked at is kept there, for people. */
async function keepPicture(page: Page): Promise<void> {
  const folder = process.env.E2E_PICTURES;
  if (folder === undefined) return;
  pictures += 1;
  const { width } = page.viewportSize() ?? { width: 0 };
  const address = new URL(page.url()).pathname
    .replace(/[0-9a-f-]{30,}/g, 'id')
    .replaceAll('/', '_');
  const number = String(pictures).padStart(3, '0');
  const group = test.info().title.replace(/.* the (\w+)’s way, (\w+)/, '$1-$2');
  await page.screenshot({ path: `${folder}/${group}/${number}-${width}${address}.png` });
}

/** What is wrong with a page as it stands: what axe finds, and what sticks out. */
async function faultsOf(page: Page, isDark: boolean): Promise<unknown[]> {
  // All else is the same in light, which is looked at as well.
  const found = await pageFaults(page, isDark);
  const tooWide = await overflow(page);
  await keepPicture(page);
  return tooWide > 0 ? [`${tooWide} px too wide`, ...found] : found;
}

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 900 });

/** Takes the sidebar off the page: what it covers is out of reach, for axe as well. */
async function uncover(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.locator('.shell-overlay')).toBeHidden({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
}

const isCovered = (page: Page) => page.locator('.shell-overlay').isVisible();

/** Faults of a page as it loads, by width; where the sidebar covers it with and without it. */
async function faultsByWidth(page: Page, isDark: boolean): Promise<unknown[]> {
  const faults: unknown[] = [];
  for (const width of widthsIn(isDark)) {
    await resize(page, width);
    const found = await faultsOf(page, isDark);
    if (found.length > 0) faults.push([width, ...found]);
    if (!(await isCovered(page))) continue;
    await uncover(page);
    const beneath = await faultsOf(page, isDark);
    if (beneath.length > 0) faults.push([`${width}, sidebar closed`, ...beneath]);
  }
  return faults;
}

/** A page that follows nobody looks alike in every theme. */
const isThemed = (page: Page) =>
  page.evaluate(() => document.getElementById('theme-style')?.textContent !== '');

/** Faults of all pages one person comes to, by address; a page seen before is not looked at again. */
async function faultsOfPages(page: Page, world: World, isDark: boolean): Promise<unknown[]> {
  const seen = new Set<string>();
  const faults: unknown[] = [];
  for (const { path, stands, isFile } of addressesOf(world)) {
    if (isFile) {
      const file = await page.request.get(path);
      if (!file.ok()) faults.push([path, file.status()]);
      continue;
    }
    // A window that grows just after a page has loaded may keep, in Chromium, the styles of the small one.
    await resize(page, Math.max(...widths));
    // Who has shut the sidebar finds it shut: each page is looked at with it and without.
    await page.context().clearCookies({ name: 'sidebar-shut' });
    const reply = await page.goto(path);
    const missing = reply?.status() === 404;
    if (!stands && !missing) faults.push([path, 'stands now: take it off the list']);
    if (reply !== null && reply.status() >= 500) faults.push([path, reply.status()]);
    const { pathname } = new URL(page.url());
    const shown = missing ? 'missing' : pathname === path.split('?', 1)[0] ? path : pathname;
    if (seen.has(shown) || (isDark && !(await isThemed(page)))) continue;
    seen.add(shown);
    await page.locator('main').waitFor();
    const found = await faultsByWidth(page, isDark);
    if (found.length > 0) faults.push([path, ...found]);
  }
  return faults;
}

/** Faults of what a person opens, at every width at which it can be opened. */
async function faultsOfStates(page: Page, world: World, role: Role, isDark: boolean) {
  const faults: unknown[] = [];
  for (const { name, path, open, narrowest = 0 } of openStates[role]) {
    for (const width of widthsIn(isDark).filter((one) => one >= narrowest)) {
      await resize(page, width);
      await page.goto(path(world));
      if (isDark && !(await isThemed(page))) break;
      if (await isCovered(page)) await uncover(page);
      await open(page);
      const found = await faultsOf(page, isDark);
      if (found.length > 0) faults.push([name, width, ...found]);
    }
  }
  return faults;
}

// One file, but as many browsers as there are workers.
test.describe.configure({ mode: 'parallel' });

for (const theme of themes) {
  for (const role of roles) {
    test(`nothing stands in the ${role}’s way, ${theme.name}`, async ({
      newVisitor,
      newFan,
      newCreator,
      complaints,
    }) => {
      test.setTimeout(1_080_000);
      complaints.allow(/40[14]/);
      const people = { creator: await newCreator(), fan: await newFan(), newcomer: await newFan() };
      const world = await buildWorld(people, theme);
      const { page } = role === 'visitor' ? await newVisitor() : world[role];
      page.setDefaultTimeout(30_000);
      // Axe would measure what is half-way faded in.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      if (role !== 'newcomer') {
        expect.soft(await faultsOfPages(page, world, theme.isDark), 'pages').toEqual([]);
      }
      expect.soft(await faultsOfStates(page, world, role, theme.isDark), 'states').toEqual([]);
    });
  }
}
