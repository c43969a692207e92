import { useEffect, useRef } from 'react';

const ROW = '[data-entry]';
const LIST = '[data-list]';

interface Spot {
  entryId: string;
  list: string;
  index: number;
  part: string;
}

/** Which row the focus is on: the id of its entry, null when on none. */
export function focusedEntry(): string | null {
  return document.activeElement?.closest<HTMLElement>(ROW)?.dataset.entry ?? null;
}

const rowsIn = (list: Element | null) => [...(list?.querySelectorAll<HTMLElement>(ROW) ?? [])];

const listNamed = (name: string) => document.querySelector(`[data-list="${name}"]`);

/** Focuses the first row of a list, or its heading when nobody is in it. */
export function focusList(name: string): boolean {
  const list = listNamed(name);
  return focusPart(rowsIn(list)[0], 'menu') || focusHeading(list);
}

/** Focuses the same control of the row above or below; false where there is none. */
export function focusBeside(by: 1 | -1): boolean {
  const row = document.activeElement?.closest<HTMLElement>(ROW);
  if (!row) return false;
  const inMenu = buttonsOf(document.activeElement?.closest('[data-part="menu"]'));
  if (inMenu.length > 1) {
    const at = inMenu.indexOf(document.activeElement as HTMLElement);
    inMenu[Math.min(inMenu.length - 1, Math.max(0, at + by))]?.focus();
    return true;
  }
  const rows = rowsIn(row.closest(LIST));
  const next = rows[rows.indexOf(row) + by];
  return focusPart(next, partOf(document.activeElement));
}

/**
 * Keeps the focus where a person works: when the row they were on goes away, the row that stands in
 * its place gets it, so that nobody has to start again from the top of the page.
 */
export function useRowFocus() {
  const spot = useRef<Spot | null>(null);

  useEffect(() => {
    const note = (event: Event) => {
      const target = event.target instanceof Element ? event.target : null;
      const row = target?.closest<HTMLElement>(ROW);
      const list = row?.closest<HTMLElement>(LIST);
      if (!row || !list) {
        // A dialog about somebody comes back to them.
        if (!target?.closest('dialog')) spot.current = null;
        return;
      }
      spot.current = {
        entryId: row.dataset.entry ?? '',
        list: list.dataset.list ?? '',
        index: rowsIn(list).indexOf(row),
        part: partOf(target),
      };
    };
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', note);
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', note);
    };
  }, []);

  useEffect(() => {
    const last = spot.current;
    const active = document.activeElement;
    if (!last || (active !== null && active !== document.body)) return;
    const list = listNamed(last.list);
    const rows = rowsIn(list);
    const same = rows.find((row) => row.dataset.entry === last.entryId);
    const found = same ?? rows[Math.min(last.index, rows.length - 1)];
    if (!focusPart(found, last.part)) focusHeading(list);
  });
}

function partOf(element: Element | null): string {
  return element?.closest<HTMLElement>('[data-part]')?.dataset.part ?? 'menu';
}

const buttonsOf = (element: Element | null | undefined) => [
  ...(element?.querySelectorAll<HTMLElement>('button') ?? []),
];

function focusPart(row: HTMLElement | undefined, part: string): boolean {
  const button =
    buttonsOf(row?.querySelector(`[data-part="${part}"]`))[0] ??
    row?.querySelector<HTMLElement>('button');
  button?.focus();
  return button !== undefined && button !== null;
}

function focusHeading(list: Element | null): boolean {
  const heading = list?.querySelector<HTMLElement>('h2');
  heading?.focus();
  return heading !== undefined && heading !== null;
}
