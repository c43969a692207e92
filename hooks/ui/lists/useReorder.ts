import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';

/** Somebody who is being moved, and where they would land: in front of number `slot` of the list. */
export interface GrabbedRow {
  entryId: string;
  slot: number;
}

interface Options {
  /** The list's entries in order. */
  ids: readonly string[];
  /** How far down they may be dropped; the last slot is behind everyone. */
  lastSlot: number;
  /** Puts them to this place (0 = first) of the list without them. */
  onDrop: (entryId: string, place: number) => void;
  /** Says where somebody stands or would land, counted from 1. */
  onWord: (
    word: 'grabbed' | 'over' | 'dropped' | 'cancelled',
    entryId: string,
    place: number,
  ) => void;
}

const EDGE_PX = 72;
const SCROLL_PX = 14;

/** Ordering a list by hand: with a finger or mouse on a grip, and with keys on the same grip. */
export function useReorder({ ids, lastSlot, onDrop, onWord }: Options) {
  const [grabbed, setGrabbed] = useState<GrabbedRow | null>(null);
  // A hand is faster than the drawing: what it did last counts, also before it was shown.
  const latest = useRef<GrabbedRow | null>(null);

  function hold(next: GrabbedRow | null) {
    latest.current = next;
    setGrabbed(next);
  }

  const fromOf = ({ entryId }: GrabbedRow) => ids.indexOf(entryId);
  // Behind somebody's own place the list is one shorter without them.
  const placeOf = (one: GrabbedRow) => (one.slot > fromOf(one) ? one.slot - 1 : one.slot);

  function hover(slot: number) {
    const now = latest.current;
    if (!now || slot === now.slot) return;
    const next = { ...now, slot };
    hold(next);
    onWord('over', next.entryId, placeOf(next) + 1);
  }

  function drop() {
    const now = latest.current;
    hold(null);
    if (!now) return;
    const from = fromOf(now);
    if (from < 0) return;
    const place = placeOf(now);
    if (place === from) onWord('cancelled', now.entryId, from + 1);
    else {
      onWord('dropped', now.entryId, place + 1);
      onDrop(now.entryId, place);
    }
  }

  function cancel() {
    const now = latest.current;
    hold(null);
    if (now) onWord('cancelled', now.entryId, fromOf(now) + 1);
  }

  function step(by: 1 | -1) {
    const now = latest.current;
    if (!now) return;
    const from = fromOf(now);
    // The slots before and behind somebody are the same place.
    const isOwn = (slot: number) => slot === from || slot === from + 1;
    let slot = now.slot + by;
    if (isOwn(now.slot) && isOwn(slot)) slot += by;
    hover(Math.min(lastSlot, Math.max(0, slot)));
  }

  function onKeyDown(event: KeyboardEvent, entryId: string) {
    if (!latest.current) {
      if (event.key !== ' ') return;
      hold({ entryId, slot: ids.indexOf(entryId) });
      onWord('grabbed', entryId, ids.indexOf(entryId) + 1);
    } else if (event.key === ' ' || event.key === 'Enter') drop();
    else if (event.key === 'Escape' || event.key === 'Tab') cancel();
    else if (event.key === 'ArrowUp') step(-1);
    else if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'Home') hover(0);
    else if (event.key === 'End') hover(lastSlot);
    else return;
    // Tab still leaves; all other keys mean the one held and nothing else on the page.
    if (event.key !== 'Tab') event.preventDefault();
  }

  function onPointerDown(event: PointerEvent, entryId: string) {
    if (event.button !== 0 || !event.isPrimary) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    hold({ entryId, slot: ids.indexOf(entryId) });
  }

  function onPointerMove(event: PointerEvent) {
    if (!latest.current || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    hover(Math.min(lastSlot, slotUnder(event.clientY, ids)));
    const list = scrollerOf(event.currentTarget);
    const { top, bottom } = list?.getBoundingClientRect() ?? windowEdges();
    const by =
      event.clientY < top + EDGE_PX ? -SCROLL_PX : event.clientY > bottom - EDGE_PX ? SCROLL_PX : 0;
    if (by !== 0) (list ?? window).scrollBy(0, by);
  }

  const onEscape = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key === 'Escape') cancel();
  });
  const isGrabbed = grabbed !== null;
  useEffect(() => {
    if (!isGrabbed) return undefined;
    const listener = (event: globalThis.KeyboardEvent) => onEscape(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [isGrabbed]);

  const grip = (entryId: string) => ({
    onKeyDown: (event: KeyboardEvent) => onKeyDown(event, entryId),
    onPointerDown: (event: PointerEvent) => onPointerDown(event, entryId),
    onPointerMove,
    onPointerUp: (event: PointerEvent) => {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) drop();
    },
    onPointerCancel: cancel,
    onBlur: () => {
      if (latest.current?.entryId === entryId) cancel();
    },
  });

  return { grabbed, grip };
}

/** The nearest ground around a row that scrolls; null: the window does. */
function scrollerOf(row: Element): Element | null {
  let ground = row.closest('[data-scroller]');
  while (ground && ground.scrollHeight <= ground.clientHeight) {
    ground = ground.parentElement?.closest('[data-scroller]') ?? null;
  }
  return ground;
}

const windowEdges = () => ({ top: 0, bottom: window.innerHeight });

/** In front of which row of the list this height is: the first whose middle is below it. */
function slotUnder(clientY: number, ids: readonly string[]): number {
  const slot = ids.findIndex((id) => {
    const box = document.querySelector(`[data-entry="${id}"]`)?.getBoundingClientRect();
    return box !== undefined && clientY < box.top + box.height / 2;
  });
  return slot < 0 ? ids.length : slot;
}
