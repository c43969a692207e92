import type { Page } from '@playwright/test';

/**
 * What is wrong with how the parts of an overlay stand on its canvas, whatever their design: a part
 * that leaves it, words that leave their panel or lie under the code, names cut in two, text squeezed
 * to a letter a line, a code that is no square or too small.
 */
export function overlayFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Area {
      left: number;
      top: number;
      right: number;
      bottom: number;
    }
    const faults: string[] = [];
    const canvas: Area = { left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight };
    const boxOf = (element: Element): Area => element.getBoundingClientRect();
    const isInside = (inner: Area, outer: Area) =>
      inner.left >= outer.left - 1 &&
      inner.top >= outer.top - 1 &&
      inner.right <= outer.right + 1 &&
      inner.bottom <= outer.bottom + 1;
    const meet = (one: Area, other: Area) =>
      one.left < other.right - 1 &&
      other.left < one.right - 1 &&
      one.top < other.bottom - 1 &&
      other.top < one.bottom - 1;
    /** What of it can be seen: what is around it may cut it off. */
    const seenOf = (element: Element): Area | null => {
      let seen = boxOf(element);
      for (let around = element.parentElement; around; around = around.parentElement) {
        if (around === document.body || getComputedStyle(around).overflow === 'visible') continue;
        const frame = boxOf(around);
        seen = {
          left: Math.max(seen.left, frame.left),
          top: Math.max(seen.top, frame.top),
          right: Math.min(seen.right, frame.right),
          bottom: Math.min(seen.bottom, frame.bottom),
        };
      }
      return seen.right - seen.left > 2 && seen.bottom - seen.top > 2 ? seen : null;
    };
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const wordsOf = (element: Element) => (element.textContent ?? '').slice(0, 30);

    const panels = all('.pp-overlay :is(.pp-bar, .pp-card, .pp-side, .pp-minimal > *)');
    if (panels.length === 0) return ['nothing is shown'];
    for (const element of all('.pp-overlay *')) {
      const seen = getComputedStyle(element).display === 'contents' ? null : seenOf(element);
      if (seen && !isInside(seen, canvas)) {
        faults.push(`${element.className.toString()} “${wordsOf(element)}” leaves the canvas`);
      }
    }

    const code = document.querySelector('.pp-overlay-qr');
    const words = all(
      '.pp-overlay :is(.pp-overlay-name, .pp-overlay-address, .pp-overlay-state, .pp-overlay-title)',
    );
    for (const element of words) {
      const seen = seenOf(element);
      const panel = panels.find((each) => each.contains(element));
      if (!seen || !panel) continue;
      if (!isInside(seen, boxOf(panel))) faults.push(`“${wordsOf(element)}” leaves its panel`);
      if (code && meet(seen, boxOf(code))) faults.push(`“${wordsOf(element)}” is under the code`);
    }

    for (const row of all('.pp-overlay-next > .pp-overlay-row')) {
      const seen = seenOf(row);
      if (seen && !isInside(boxOf(row), seen)) faults.push(`“${wordsOf(row)}” is cut in two`);
    }

    for (const element of all('.pp-overlay *')) {
      const nodes = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const text = nodes.map((node) => node.textContent ?? '').join('');
      if (text.trim() === '' || !seenOf(element)) continue;
      const range = document.createRange();
      const tops = nodes.flatMap((node) => {
        range.selectNodeContents(node);
        return [...range.getClientRects()].map(({ top }) => Math.round(top));
      });
      const lines = new Set(tops).size;
      if (lines > 1 && text.length / lines < 4) faults.push(`“${text}” takes ${lines} lines`);
    }

    if (code) {
      const { width, height } = code.getBoundingClientRect();
      if (Math.abs(width - height) > 1) faults.push(`the code is ${width} by ${height}`);
      if (width < 90) faults.push(`the code is ${width} px wide`);
    }
    return faults;
  });
}
