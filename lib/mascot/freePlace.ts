import type { Box, Point, Size } from '@/lib/mascot/player/place/place';

/** What nothing may lie over: the page's title, and whatever is pressed, typed into or paid. */
const IMPORTANT =
  'h1, a, button, input, select, textarea, label, summary, form, dialog, [role="button"], [tabindex]:not([tabindex="-1"]), .price';
/** From the edges of the window, in px. */
const MARGIN = 16;
/** From one place at a side of the window to the next one above it, in px. */
const STEP = 64;
/** Points looked at along each side of the place: nothing that is pressed is lower than their distance. */
const SAMPLES = 13;

/** Whether two boxes share a point. */
export function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}

interface Question {
  /** What is to have room, the balloon included. */
  size: Size;
  room: Size;
  /** What belongs to the mascot itself. */
  own: readonly Element[];
  /** What must stay free, whatever else. */
  keepFree?: Box;
}

/**
 * A place at the edge of the window where nothing lies that must not be covered: the lower corners
 * first, then up along both sides. Null: there is none.
 */
export function freePlace({ size, room, own, keepFree }: Question): Box | null {
  const isFree = (box: Box) =>
    (keepFree === undefined || !overlap(box, keepFree)) && !coversImportant(box, own);
  return (
    placesOf(size, room)
      .map((point) => ({ ...point, ...size }))
      .find(isFree) ?? null
  );
}

function placesOf({ width, height }: Size, room: Size): Point[] {
  const right = room.width - width - MARGIN;
  const bottom = room.height - height - MARGIN;
  const steps = Math.max(0, Math.floor((bottom - MARGIN) / STEP));
  const heights = Array.from({ length: steps + 1 }, (_, step) => bottom - step * STEP);
  return [...heights, MARGIN].flatMap((top) => [
    { left: right, top },
    { left: MARGIN, top },
  ]);
}

/** Whether something important lies under a box, in whatever layer. */
export function coversImportant(
  { left, top, width, height }: Box,
  own: readonly Element[],
): boolean {
  const isOwn = (element: Element) => own.some((one) => one.contains(element));
  const points = Array.from({ length: SAMPLES }, (_, nth) => nth / (SAMPLES - 1));
  return points.some((across) =>
    points.some((down) =>
      document
        .elementsFromPoint(left + width * across, top + height * down)
        .some((one) => !isOwn(one) && one.matches(IMPORTANT)),
    ),
  );
}
