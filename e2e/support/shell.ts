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

/** What a validator would find and axe lets pass: an id said twice, a caption of no figure. */
export function markupFaults(page: Page): Promise<[rule: string, where: string][]> {
  return page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    const repeated = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
    const lost = [...document.querySelectorAll(':not(figure) > figcaption')];
    return [
      ...[...repeated].map((id): [string, string] => ['id said twice', id]),
      ...lost.map((caption): [string, string] => ['caption of no figure', caption.outerHTML]),
    ];
  });
}

/** What takes longer than this, in ms, is a clock or a pulse and no fading in. */
const LONGEST_FADE_MS = 800;

/** Waits, if not for ever, until what fades in stands: half-way, its colours are not its colours. */
async function untilAtRest(page: Page): Promise<void> {
  const isAtRest = (longest: number) =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || Number(effect?.getComputedTiming().endTime) > longest,
      );
  await page.waitForFunction(isAtRest, LONGEST_FADE_MS, { timeout: 5_000 }).catch(() => undefined);
}

/** Everything that axe knows of WCAG 2.2 AA, and more. */
const ALL_RULES = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Off unless asked for, although it is a rule of WCAG 2.2 AA.
  rules: { 'target-size': { enabled: true } },
};

/** Those whose answer another theme changes. */
const COLOR_RULES = {
  runOnly: { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] },
};

const DIALOG = 'dialog:modal';

/**
 * Faults in the page as it stands, by rule and first place: what axe finds, and in its markup. With
 * `isColorsOnly` what a theme changes: for a page that was looked at in another theme.
 */
export async function pageFaults(page: Page, isColorsOnly = false): Promise<unknown[]> {
  await untilAtRest(page);
  // What lies behind an open dialog is out of reach, and what the dialog cuts of it is no fault.
  const shown = (await page.locator(DIALOG).count()) > 0 ? DIALOG : 'html';
  const { violations } = await new AxeBuilder({ page })
    .include(shown)
    // Else it opens a page of its own for every look, and now and then waits for that one for ever.
    .setLegacyMode()
    .options({ ...(isColorsOnly ? COLOR_RULES : ALL_RULES), resultTypes: ['violations'] })
    .analyze();
  const found = violations.map(({ id, nodes }) => [id, nodes[0]?.html]);
  return [...found, ...(await markupFaults(page))];
}

/** How far the page is wider than its window, in px; at most 0 is well. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** The page as it stands keeps within its window and has no fault. */
export async function looksWell(page: Page): Promise<void> {
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect(await pageFaults(page)).toEqual([]);
}
