// The whole figure: a pose in, SVG out.
import type { Pose } from '@/scripts/mascot/pose';
import { body, bodyHalo } from './body';
import { COLOURS } from './colours';
import { drawEffect, isBehind } from './effects';
import { face } from './face';
import { clamp, mix, radians, short, type Point } from './numbers';
import { drawStone, reachOf, stoneHalo, type Stone } from './stones';

/** The side of the square that a pose is drawn in. */
export const FRAME = 200;
const MIDDLE = FRAME / 2;
const GROUND = 182;
/** The base is an arc of this radius, so a turn rolls Rocky along the ground like a round-bottomed toy. */
const BASE_RADIUS = 90;
/** From here on the stones belong to the ring and no longer to the body. */
const IN_RING = 0.3;
/** Highest place a stone may take, and how close the moon and a hand may come. */
const CEILING = -166;
const ELBOW_ROOM = 46;

const widthOf = (pose: Pose) => 1 / Math.max(0.3, 1 + pose.stretch) ** 0.75;

/** Where the three stones are. They float: they keep beside the body, but do not squash with it. */
function stonesOf(pose: Pose): readonly [moon: Stone, left: Stone, right: Stone] {
  const wide = (widthOf(pose) - 1) * 48;
  const drift = pose.roll * 0.8 - pose.lean * 0.4;
  const placed = (own: Point, index: number): Point => {
    const angle = radians(pose.ringTurn + index * 120 - 90);
    const { ring, ringX, ringY, ringRadius } = pose;
    return {
      x: mix(own.x, ringX + Math.cos(angle) * ringRadius, ring),
      y: mix(own.y, ringY + Math.sin(angle) * ringRadius * pose.ringFlat, ring),
    };
  };
  const handY = -28 - pose.stretch * 20;
  const moonX = -46 + pose.moonX + pose.roll * 1.6 + pose.lean * 0.8;
  const moon: Stone = {
    ...placed({ x: moonX, y: -116 + pose.moonY - pose.stretch * 70 }, 0),
    ...{ turn: pose.moonX * 0.6, size: 0.82 * pose.moonSize },
    shape: 'fist',
    colour: COLOURS.chance,
  };
  const left: Stone = {
    ...placed({ x: -77 + pose.leftX + drift - wide, y: handY + pose.leftY }, 2),
    ...{ turn: pose.leftTurn, size: pose.leftSize, shape: pose.leftHand },
    colour: COLOURS.queue,
  };
  const right: Stone = {
    ...placed({ x: 77 + pose.rightX + drift + wide, y: handY + pose.rightY }, 1),
    ...{ turn: pose.rightTurn, size: pose.rightSize, shape: pose.rightHand },
    colour: COLOURS.fund,
  };
  return keptInside(pose, moon, left, right);
}

/** Nothing leaves the frame, and the moon makes way for a raised hand. */
function keptInside(pose: Pose, moon: Stone, ...hands: readonly [Stone, Stone]) {
  const isFree = pose.ring < IN_RING;
  const [left, right] = hands.map((hand) => {
    const room = 99.5 / Math.max(1, pose.size) - reachOf(hand);
    const top = CEILING + (hand.shape === 'fist' ? 0 : 14) - pose.y;
    return {
      ...hand,
      x: clamp(hand.x, -room - pose.x, room - pose.x),
      y: isFree ? clamp(hand.y, top, -12) : hand.y,
    };
  });
  const aside = { ...moon };
  for (const hand of isFree && pose.moonSize > 0.6 ? [left, right] : []) {
    if (!hand || hand.size <= 0.6) continue;
    const [dx, dy] = [aside.x - hand.x, aside.y - hand.y];
    const apart = Math.hypot(dx, dy) || 1;
    const missing = Math.max(0, ELBOW_ROOM * (1 - pose.ring / IN_RING) - apart);
    aside.x += (dx / apart) * missing;
    aside.y += (dy / apart) * missing;
  }
  if (isFree) aside.y = Math.max(aside.y, CEILING - 1 - pose.y);
  return [aside, left ?? hands[0], right ?? hands[1]] as const;
}

function groundShadow(pose: Pose): string {
  const near = clamp(1 + pose.y / 130, 0.25, 1) * pose.size;
  const middle = MIDDLE + pose.x + pose.roll * 1.2;
  return `<ellipse cx="${short(middle)}" cy="184" rx="${short(54 * widthOf(pose) * near)}" ry="${short(7 * near)}" fill="${COLOURS.shadow}" opacity="${short(0.22 * near)}"/>`;
}

function bodyPlace(pose: Pose): string {
  const roll = short(BASE_RADIUS * radians(pose.roll));
  const scale = `scale(${short(widthOf(pose))} ${short(1 + pose.stretch)})`;
  return `translate(${roll} ${-BASE_RADIUS}) rotate(${short(pose.roll)}) translate(0 ${BASE_RADIUS}) skewX(${short(-pose.lean)}) ${scale}`;
}

function drawRocky(pose: Pose): string {
  const [moon, ...hands] = stonesOf(pose);
  const turned = bodyPlace(pose);
  const rim =
    `<g fill="${COLOURS.halo}" stroke="${COLOURS.halo}" stroke-linejoin="round"><g transform="${turned}">${bodyHalo(pose)}</g>` +
    `<g stroke-width="11">${[moon, ...hands].map(stoneHalo).join('')}</g></g>`;
  const isMoonBehind = pose.ring < IN_RING;
  const before = hands.map(drawStone).join('');
  const x = short(MIDDLE + pose.x);
  const y = short(GROUND + pose.y);
  const nearness = pose.size === 1 ? '' : ` scale(${short(pose.size)})`;
  return (
    `<g transform="translate(${x} ${y})${nearness}">${rim}${isMoonBehind ? drawStone(moon) : ''}` +
    `<g transform="${turned}">${body(pose)}${face(pose)}</g>` +
    `${isMoonBehind ? '' : drawStone(moon)}${before}</g>`
  );
}

/** What is seen of a pose, in a square of `FRAME` units. */
export function drawPose(pose: Pose): string {
  const effect = drawEffect(pose);
  if (!pose.isVisible) return effect;
  const [behind, before] = isBehind(pose.effect) ? [effect, ''] : ['', effect];
  return groundShadow(pose) + behind + drawRocky(pose) + before;
}

/** A picture on its own. */
export const poseAsSvg = (pose: Pose): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${FRAME} ${FRAME}">${drawPose(pose)}</svg>\n`;
