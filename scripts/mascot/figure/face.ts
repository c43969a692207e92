import type { Pose } from '@/scripts/mascot/pose';
import { COLOURS } from './colours';
import { eyes } from './eyes';
import { clamp, short, type Point } from './numbers';

/** A mouth open less than this is a line. */
const CLOSED = 0.08;

function mouth(pose: Pose, { x, y }: Point): string {
  const { mouthWidth: width, mouthCurve: curve, mouthOpen: open } = pose;
  const up = short(-curve * 4);
  const place = `transform="translate(${short(x)} ${short(y)}) rotate(${short(pose.mouthTilt)})"`;
  const { ink, mouth: inside, tongue } = COLOURS;
  if (open < CLOSED) {
    return `<path ${place} d="M${short(-width)} ${up}Q0 ${short(curve * 10)} ${short(width)} ${up}" fill="none" stroke="${ink}" stroke-width="4" stroke-linecap="round"/>`;
  }
  const top = short(curve * 5 - open * 12 * (1 - clamp(curve, 0, 1)) + up);
  const floor = curve * 6 + open * 20;
  const side = short(up + (floor - up) * 0.52);
  const shape =
    `M${short(-width)} ${up}Q0 ${top} ${short(width)} ${up}C${short(width)} ${side} ${short(width * 0.55)} ${short(floor)} 0 ${short(floor)}` +
    `S${short(-width)} ${side} ${short(-width)} ${up}Z`;
  return (
    `<g ${place}><path d="${shape}" fill="${inside}" stroke="${ink}" stroke-width="3.6" stroke-linejoin="round"/>` +
    `${open > 0.35 ? tongueOn(width, floor, tongue) : ''}</g>`
  );
}

/** The tongue follows the floor of the mouth. */
function tongueOn(mouthWidth: number, floor: number, colour: string): string {
  const width = mouthWidth * 0.56;
  const y = floor * 0.68;
  return (
    `<path d="M${short(-width)} ${short(y)}Q0 ${short(y - floor * 0.3)} ${short(width)} ${short(y)}` +
    `C${short(width * 0.6)} ${short(floor - 0.8)} ${short(-width * 0.6)} ${short(floor - 0.8)} ${short(-width)} ${short(y)}Z" fill="${colour}"/>`
  );
}

function cheeks(pose: Pose, { x, y }: Point): string {
  if (pose.blush <= 0) return '';
  const cheek = (side: number) =>
    `<ellipse cx="${short(36 * side + x)}" cy="${short(y + 20)}" rx="8.5" ry="5"/>`;
  return `<g fill="${COLOURS.blush}" opacity="${short(pose.blush * 0.8)}">${cheek(-1)}${cheek(1)}</g>`;
}

/** The face sits low on the stone and slides over it as Rocky turns. */
export function face(pose: Pose): string {
  if (!pose.hasFace) return '';
  const middle = { x: pose.faceX * 13, y: pose.faceY * 9 - 47 };
  const lips = { x: middle.x, y: middle.y + 25 };
  return cheeks(pose, middle) + eyes(pose, middle) + mouth(pose, lips);
}
