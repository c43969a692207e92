// Eyes with lids and brows. Most of what Rocky feels is said here.
import type { Pose } from '@/scripts/mascot/pose';
import { COLOURS } from './colours';
import { clamp, mix, radians, short, type Point } from './numbers';

const WIDE = 14.5;
const TALL = 17;
/** From here on an eye is one soft line. */
const SHUT = 0.93;

interface Lid {
  rx: number;
  cover: number;
  tilt: number;
  isLower: boolean;
}

/** The part of the eye's ellipse beyond a chord, so that nothing has to be clipped. */
function lid({ rx, cover, tilt, isLower }: Lid): string {
  if (cover <= 0.02) return '';
  const half = Math.acos(clamp(1 - 2 * cover, -0.98, 0.98));
  const middle = isLower ? Math.PI / 2 : -Math.PI / 2;
  const at = (angle: number) => ({
    x: short(Math.cos(angle) * rx),
    y: short(Math.sin(angle) * TALL),
  });
  const from = at(middle - half + radians(tilt));
  const to = at(middle + half + radians(tilt));
  const bend = (isLower ? 1 : -1) * TALL * 0.22 * Math.sin(half);
  const edge = `Q${short((from.x + to.x) / 2)} ${short((from.y + to.y) / 2 + bend)} ${from.x} ${from.y}`;
  const { stone, ink } = COLOURS;
  return (
    `<path d="M${from.x} ${from.y}A${short(rx)} ${TALL} 0 ${cover > 0.5 ? 1 : 0} 1 ${to.x} ${to.y}${edge}Z" fill="${stone}" stroke="${stone}" stroke-width="1.6"/>` +
    `<path d="M${to.x} ${to.y}${edge}" fill="none" stroke="${ink}" stroke-width="${isLower ? 2 : 3}" stroke-linecap="round"/>`
  );
}

/** The lights in a pupil: two dots, or plus signs when something is wonderful. */
function lights(pose: Pose, middle: Point, radius: number): string {
  const x = middle.x - radius * 0.3;
  const y = middle.y - radius * 0.36;
  const dot = (dx: number, dy: number, r: number) =>
    `<circle cx="${short(dx)}" cy="${short(dy)}" r="${short(r)}" fill="${COLOURS.halo}"/>`;
  const second = { x: middle.x + radius * 0.4, y: middle.y + radius * 0.45 };
  if (!pose.hasStars) return dot(x, y, radius * 0.32) + dot(second.x, second.y, radius * 0.15);
  const arm = radius * 0.5;
  const plus = `M${short(x - arm)} ${short(y)}h${short(2 * arm)}M${short(x)} ${short(y - arm)}v${short(2 * arm)}`;
  return (
    `<path d="${plus}" stroke="${COLOURS.halo}" stroke-width="3" stroke-linecap="round"/>` +
    dot(second.x, second.y, radius * 0.18)
  );
}

function eye(pose: Pose, { x, y }: Point, side: -1 | 1): string {
  // The far eye of a turned face is narrower.
  const turned = 1 - 0.2 * Math.max(0, side * pose.faceX) - 0.05 * Math.max(0, -side * pose.faceX);
  const rx = WIDE * turned;
  const cover = side < 0 ? pose.lidLeft : pose.lidRight;
  const { ink, halo } = COLOURS;
  if (cover > SHUT) {
    const bend = mix(9, -13, pose.joy);
    const ends = short(y + 3 - bend * 0.3);
    return `<path d="M${short(x - rx * 0.9)} ${ends}Q${short(x)} ${short(y + 3 + bend)} ${short(x + rx * 0.9)} ${ends}" fill="none" stroke="${ink}" stroke-width="4.4" stroke-linecap="round"/>`;
  }
  const radius = 9.4 * pose.pupil;
  const pupil = { x: pose.gazeX * (rx - radius * 0.72), y: pose.gazeY * (TALL - radius * 0.8) };
  return (
    `<g transform="translate(${short(x)} ${short(y)})"><ellipse rx="${short(rx)}" ry="${TALL}" fill="${halo}"/>` +
    `<ellipse cx="${short(pupil.x)}" cy="${short(pupil.y)}" rx="${short(radius * Math.max(0.85, turned))}" ry="${short(radius * 1.06)}" fill="${ink}"/>` +
    lights(pose, pupil, radius) +
    lid({ rx, cover, tilt: pose.lidTilt * side, isLower: false }) +
    `${lid({ rx, cover: pose.cheeks * 0.4, tilt: 0, isLower: true })}</g>`
  );
}

function brow(pose: Pose, { x, y }: Point, side: -1 | 1): string {
  const split = side > 0 ? pose.browSplit * 6 : -pose.browSplit * 2;
  const up = y - 23 - pose.browUp * 7 - split;
  return (
    `<path d="M${short(x - 8)} 1Q${short(x)} -5 ${short(x + 8)} 1" transform="translate(0 ${short(up)}) rotate(${short(side * pose.browTilt)} ${short(x)} 0)"` +
    ` fill="none" stroke="${COLOURS.ink}" stroke-width="4.2" stroke-linecap="round"/>`
  );
}

/** Both eyes and brows around the middle of the face. */
export function eyes(pose: Pose, middle: Point): string {
  // The far eye moves less, as on anything round.
  const left = { x: -20 + middle.x * (pose.faceX < 0 ? 0.72 : 1), y: middle.y };
  const right = { x: 20 + middle.x * (pose.faceX > 0 ? 0.72 : 1), y: middle.y };
  return eye(pose, left, -1) + eye(pose, right, 1) + brow(pose, left, -1) + brow(pose, right, 1);
}
