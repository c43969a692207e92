import type { Page } from '@playwright/test';

/** What is wrong with a scene in the middle of an overlay: parts that leave the canvas or their stage. */
export function stageFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const isIn = (box: DOMRect, left: number, top: number, right: number, bottom: number) =>
      box.left >= left - 1 &&
      box.top >= top - 1 &&
      box.right <= right + 1 &&
      box.bottom <= bottom + 1;
    const stage = document.querySelector('.pp-stage');
    if (stage === null) return ['no stage'];
    const box = stage.getBoundingClientRect();
    if (!isIn(box, 0, 0, window.innerWidth, window.innerHeight)) faults.push('leaves the canvas');
    for (const part of stage.querySelectorAll('h1, p, code, span, bdi, footer, header')) {
      const own = part.getBoundingClientRect();
      // What is left out on a small canvas has no place, and a coin may stand out of its panel.
      if (own.width === 0 || part.textContent === '') continue;
      if (!isIn(own, box.left, box.top, box.right, box.bottom)) {
        faults.push(`“${part.textContent}” leaves the stage`);
      }
      const { overflowY } = getComputedStyle(part);
      if (
        overflowY !== 'hidden' &&
        part.scrollWidth > part.clientWidth + 1 &&
        part.clientWidth > 0
      ) {
        faults.push(`“${part.textContent}” runs over`);
      }
    }
    return faults;
  });
}
