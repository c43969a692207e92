/** Between the balloon and the agent, in px. */
const BALLOON_GAP = 15;
/** Least distance from the edges of the window, in px. */
const EDGE = 5;

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  left: number;
  top: number;
}

export type Box = Point & Size;

/** Where the balloon stands: above or below the agent, and towards which side it reaches. */
export type BalloonSide = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';

const sides: readonly BalloonSide[] = ['top-left', 'top-right', 'bottom-left', 'bottom-right'];

/** The first place beside the agent with room for the balloon; else the last, drawn into the window. */
export function placeBalloon(agent: Box, size: Size, room: Size): Point & { side: BalloonSide } {
  const places = sides.map((side) => ({ side, ...beside(agent, size, side) }));
  const fits = ({ left, top }: Point) =>
    left >= EDGE &&
    top >= EDGE &&
    left + size.width <= room.width - EDGE &&
    top + size.height <= room.height - EDGE;
  const last: BalloonSide = 'bottom-right';
  return places.find(fits) ?? { side: last, ...keepInside(beside(agent, size, last), size, room) };
}

function beside(agent: Box, size: Size, side: BalloonSide): Point {
  const isAbove = side.startsWith('top');
  const reachesLeft = side.endsWith('left');
  return {
    left: reachesLeft ? agent.left + agent.width - size.width : agent.left,
    top: isAbove ? agent.top - size.height - BALLOON_GAP : agent.top + agent.height + BALLOON_GAP,
  };
}

/** The nearest place inside the window. What is larger than it keeps its upper left corner. */
export function keepInside({ left, top }: Point, size: Size, room: Size): Point {
  return {
    left: Math.max(EDGE, Math.min(left, room.width - size.width - EDGE)),
    top: Math.max(EDGE, Math.min(top, room.height - size.height - EDGE)),
  };
}

/** Where an agent stands that was never moved: at 80 % of the window. */
export function firstPlace(size: Size, room: Size): Point {
  const at = { left: Math.round(room.width * 0.8), top: Math.round(room.height * 0.8) };
  return keepInside(at, size, room);
}

/** As the character sees it: what a viewer has on the left is on its right. */
export type Direction = 'Up' | 'Down' | 'Left' | 'Right';

/** Direction from the middle of the agent to a point of the window. */
export function directionTo(agent: Box, x: number, y: number): Direction {
  const across = x - (agent.left + agent.width / 2);
  const down = y - (agent.top + agent.height / 2);
  if (Math.abs(across) >= Math.abs(down)) return across < 0 ? 'Right' : 'Left';
  return down < 0 ? 'Up' : 'Down';
}
