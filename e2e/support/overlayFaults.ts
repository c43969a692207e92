import type { Page } from '@playwright/test';

/**
 * What is wrong with how an overlay stands on its canvas: parts that overlap or leave it, rows cut
 * in two, text squeezed to a letter a line, a code that is no square or too large.
 */
export function overlayFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const canvas = new DOMRect(0, 0, window.innerWidth, window.innerHeight);
    const boxOf = (element: Element) => element.getBoundingClientRect();
    const isInside = (inner: DOMRect, outer: DOMRect) =>
      inner.left >= outer.left - 1 &&
      inner.top >= outer.top - 1 &&
      inner.right <= outer.right + 1 &&
      inner.bottom <= outer.bottom + 1;
    const meet = (one: DOMRect, other: DOMRect) =>
      one.left < other.right - 1 &&
      other.left < one.right - 1 &&
      one.top < other.bottom - 1 &&
      other.top < one.bottom - 1;
    const find = (name: string) => document.querySelector(`.pp-overlay-${name}`);

    const card = document.querySelector('.pp-card');
    if (card === null) return ['no card'];
    if (!isInside(boxOf(card), canvas)) faults.push('the card leaves the canvas');
    const coin = document.querySelector('.pp-overlay-head svg');
    if (coin === null || !isInside(boxOf(coin), canvas)) faults.push('the mark leaves the canvas');

    const parts = ['head', 'notice', 'now', 'next', 'join'].flatMap((name) => {
      const part = find(name);
      return part ? [{ name, box: boxOf(part) }] : [];
    });
    for (const [index, { name, box }] of parts.entries()) {
      if (!isInside(box, boxOf(card))) faults.push(`${name} leaves the card`);
      for (const other of parts.slice(index + 1)) {
        if (meet(box, other.box)) faults.push(`${name} lies over ${other.name}`);
      }
    }

    const next = find('next');
    const frame = next && boxOf(next);
    const rows = [...(next?.children ?? [])].map(boxOf);
    const shown = rows.filter((box) => frame && meet(box, frame));
    if (frame && !shown.every((box) => isInside(box, frame))) faults.push('a row is cut');
    if (rows.length > 0 && shown.length === 0) faults.push('nobody waiting is shown');

    for (const text of document.querySelectorAll('.pp-overlay *')) {
      const nodes = [...text.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const words = nodes.map((node) => node.textContent ?? '').join('');
      if (words.trim() === '' || (frame && next?.contains(text) && !meet(boxOf(text), frame)))
        continue;
      const range = document.createRange();
      const tops = nodes.flatMap((node) => {
        range.selectNodeContents(node);
        return [...range.getClientRects()].map(({ top }) => Math.round(top));
      });
      const lines = new Set(tops).size;
      // What is inline is clipped by the block around it.
      const isInline = getComputedStyle(text).display === 'inline';
      const block = isInline && text.parentElement ? text.parentElement : text;
      if (!isInside(boxOf(block), canvas)) faults.push(`“${words}” leaves the canvas`);
      if (lines > 1 && words.length / lines < 5) faults.push(`“${words}” takes ${lines} lines`);
    }

    const code = find('qr');
    if (code !== null) {
      const { width, height } = boxOf(code);
      if (Math.abs(width - height) > 1) faults.push(`the code is ${width} by ${height}`);
      if (width < 90 || width > boxOf(card).width * 0.4)
        faults.push(`the code is ${width} px wide`);
      if (!isInside(boxOf(code), canvas)) faults.push('the code leaves the canvas');
    }
    return faults;
  });
}
