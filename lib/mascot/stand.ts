import type { Mascot } from './player/createMascot';
import { freePlace } from './freePlace';
import type { Box, Size } from './player/place/place';

/** Room for the agent with its buttons, and for a balloon above it. */
const ROOM: Size = { width: 240, height: 280 };

/**
 * Puts the mascot at a place of the window where it covers nothing that matters. `own`: what belongs
 * to the mascot; `keepFree`: what must stay free, whatever else. False: there is no such place.
 */
export function standFree(mascot: Mascot, own: readonly Element[], keepFree?: Box): boolean {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const free = freePlace({ size: ROOM, room: { width, height }, own, keepFree });
  if (free !== null) mascot.place(footOf(free, mascot));
  return free !== null;
}

/** Where the agent stands in a place: at its foot, and at the edge of the window. */
function footOf(place: Box, mascot: Mascot) {
  const { width, height } = mascot.size;
  const isRight = place.left + place.width / 2 > document.documentElement.clientWidth / 2;
  return {
    left: isRight ? place.left + place.width - width : place.left,
    top: place.top + place.height - height,
  };
}
