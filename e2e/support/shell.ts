import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';

/** Texts of the shell in one language, as its reader sees them. */
export function shellTexts(locale: string): (key: string) => string {
  const file = `public/locales/${locale}/common.json`;
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  return (key) => {
    const text = texts[key];
    if (text === undefined) throw new Error(`${file} has no ${key}`);
    return text;
  };
}

/** Waits until the page's code has taken over what the server wrote. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('Next.js-hydration').length > 0);
}

/** Presses Tab until the target has the focus; a person would give up after a while, too. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let press = 0; press < 80; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The keyboard never came to ${String(target)}`);
}

/** What the page refused, in its words; Next's own announcer of pages, outside, is an alert too. */
export function refusal(page: Page): Locator {
  return page.locator('#__next').getByRole('alert');
}

/** Faults that axe finds in the page as it stands, by rule and first place. */
export async function accessibilityFaults(page: Page): Promise<unknown[]> {
  const { violations } = await new AxeBuilder({ page })
    // Else it opens a page of its own for every look, and now and then waits for that one for ever.
    .setLegacyMode()
    .options({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // Off unless asked for, although it is a rule of WCAG 2.2 AA.
      rules: { 'target-size': { enabled: true } },
    })
    .analyze();
  return violations.map(({ id, nodes }) => [id, nodes[0]?.html]);
}

/** How far the page is wider than its window, in px; at most 0 is well. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** The page as it stands keeps within its window, and axe finds nothing. */
export async function looksWell(page: Page): Promise<void> {
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect(await accessibilityFaults(page)).toEqual([]);
}
