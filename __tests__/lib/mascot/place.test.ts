import { expect, test } from '@jest/globals';
import { directionTo, firstPlace, keepInside, placeBalloon } from '@/lib/mascot/player/place/place';

const room = { width: 1000, height: 800 };
const size = { width: 100, height: 80 };
const agentAt = (left: number, top: number) => ({ left, top, width: 120, height: 120 });

test.each([
  // Its right edge is the agent's, 15 px above it.
  ['top-left', agentAt(500, 400), { left: 520, top: 305 }],
  // No room towards the left: the left edges are equal.
  ['top-right', agentAt(-10 + 15, 400), { left: 5, top: 305 }],
  ['bottom-left', agentAt(500, 50), { left: 520, top: 185 }],
  ['bottom-right', agentAt(5, 50), { left: 5, top: 185 }],
])('the balloon stands %s where that is the first place with room', (side, agent, at) => {
  const wide = side.endsWith('right') ? { width: 140, height: 80 } : size;
  expect(placeBalloon(agent, wide, room)).toEqual({ side, ...at });
});

test('five px from the edge are enough, four are not', () => {
  expect(placeBalloon(agentAt(500, 100), size, room).side).toBe('top-left');
  expect(placeBalloon(agentAt(500, 99), size, room).side).toBe('bottom-left');
});

test('where there is no room at all it takes the last place, drawn into the window', () => {
  const narrow = { width: 130, height: 150 };
  expect(placeBalloon(agentAt(5, 20), size, narrow)).toEqual({
    side: 'bottom-right',
    left: 5,
    top: 65,
  });
});

test('an agent is kept five px inside of the window', () => {
  const agent = { width: 120, height: 120 };
  expect(keepInside({ left: -50, top: 900 }, agent, room)).toEqual({ left: 5, top: 675 });
  expect(keepInside({ left: 990, top: -1 }, agent, room)).toEqual({ left: 875, top: 5 });
  expect(firstPlace({ width: 10, height: 10 }, room)).toEqual({ left: 800, top: 640 });
});

test.each([
  ['what is on the viewer’s left', 0, 460, 'Right'],
  ['what is on the viewer’s right', 900, 460, 'Left'],
  ['what is above', 560, 0, 'Up'],
  ['what is below', 560, 790, 'Down'],
])('%s lies in the direction of the character', (_, x, y, direction) => {
  expect(directionTo(agentAt(500, 400), x, y)).toBe(direction);
});
