import { useLayoutEffect, useRef } from 'react';

/** Each try is so much smaller than the one before. */
const STEP = 0.95;
/** Lengths are rounded to whole px, each by itself. */
const SLACK = 2;
/** A name that is cut shows at least so much of itself, in px of the designs. */
const LEAST_NAME = 200;

/**
 * Larger text as far as there is room for it: a part whose words would leave their panel, or whose
 * list would show not even its first name, is drawn smaller, down to the usual size at most. At that
 * size every design fits by itself, so nothing is measured there. `size` in percent.
 */
export function useFittingPart(size: number) {
  const ref = useRef<HTMLDivElement>(null);
  // After every picture: what it shows may need another size.
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    if (size <= 100) {
      box.style.removeProperty('--k');
      return undefined;
    }
    let isWanted = true;
    const fit = () => {
      if (isWanted) fitInto(box, size / 100);
    };
    fit();
    if (document.fonts?.status === 'loading') void document.fonts.ready.then(fit);
    // A code that comes later takes room, too.
    const watcher = new MutationObserver(() => requestAnimationFrame(fit));
    watcher.observe(box, { childList: true, subtree: true });
    return () => {
      isWanted = false;
      watcher.disconnect();
    };
  });
  return ref;
}

function fitInto(box: HTMLElement, wish: number) {
  box.style.removeProperty('--k');
  const scale = Number(getComputedStyle(box).getPropertyValue('--k')) || 1;
  const least = 1 / wish;
  let share = 1;
  while (share > least && !hasRoom(box, scale * share)) {
    share = Math.max(share * STEP, least);
    box.style.setProperty('--k', String(scale * share));
  }
}

/** Nothing leaves its panel or what asks to be whole, and of every list the first one shows. */
function hasRoom(box: HTMLElement, scale: number): boolean {
  const all = (selector: string) => [...box.querySelectorAll<HTMLElement>(selector)];
  return (
    all('.pp-card, .pp-side, [data-whole]').every(isInside) &&
    all('ol').every((list) => showsFirst(list, scale))
  );
}

const isInside = (panel: HTMLElement) => {
  const { scrollHeight, clientHeight, scrollWidth, clientWidth, lastElementChild: last } = panel;
  if (scrollHeight > clientHeight + SLACK || scrollWidth > clientWidth + SLACK) return false;
  if (!(last instanceof HTMLElement) || last.offsetParent !== panel) return true;
  // The space within its edge is no room.
  const edge = clientHeight - parseFloat(getComputedStyle(panel).paddingBottom);
  return last.offsetTop + last.offsetHeight <= edge + SLACK;
};

/** Measured without regard to what moves: rows change their places by transforms. */
function showsFirst(list: HTMLElement, scale: number): boolean {
  const row = list.querySelector('li');
  if (!row) return true;
  const isInColumn = row.offsetLeft - list.offsetLeft < list.clientWidth;
  if (!isInColumn || row.offsetHeight > list.clientHeight + SLACK) return false;
  const name = row.querySelector<HTMLElement>('.pp-overlay-name');
  const isCut = name !== null && name.scrollWidth > name.clientWidth + 1;
  return !isCut || name.clientWidth >= LEAST_NAME * scale;
}
