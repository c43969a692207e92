import type { Mascot } from './player/createMascot';
import { freeCorner } from './freeCorner';
import type { Box, Size } from './player/place/place';

/** Room for the agent with its buttons, and for a balloon above it. */
const ROOM: Size = { width: 240, height: 280 };

/**
 * Puts the mascot in a corner of the window where it covers nothing that matters. `own`: what belongs
 * to the mascot; `keepFree`: what must stay free, whatever else. False: there is no such corner.
 */
export function standFree(mascot: Mascot, own: readonly Element[], keepFree?: Box): boolean {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const corner = freeCorner({ size: ROOM, room: { width, height }, own, keepFree });
  if (corner !== null) mascot.place(footOf(corner, mascot));
  return corner !== null;
}

/** Where the agent stands in a place's room: at the edge of the window, and at its foot but for the highest. */
function footOf(corner: Box, mascot: Mascot) {
  const { width, height } = mascot.size;
  const isRight = corner.left + corner.width / 2 > document.documentElement.clientWidth / 2;
  const isLow = corner.top + corner.height > document.documentElement.clientHeight / 2;
  return {
    left: isRight ? corner.left + corner.width - width : corner.left,
    top: isLow ? corner.top + corner.height - height : corner.top,
  };
}
