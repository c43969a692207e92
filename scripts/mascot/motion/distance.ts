// How different two poses look, in units of the frame: what decides which drawings are worth a cell.
import { MEASURES, REST, type Measure, type Pose } from '@/scripts/mascot/pose';

/** How far something on the picture moves when a measure changes by one. */
const WEIGHTS: Partial<Record<Measure, number>> = {
  ...{ roll: 1.6, lean: 1.4, stretch: 90, size: 90 },
  ...{ faceX: 13, faceY: 9, gazeX: 15, gazeY: 15 },
  ...{ lidLeft: 45, lidRight: 45, lidTilt: 0.4, cheeks: 10, joy: 14, pupil: 20 },
  ...{ browUp: 8, browTilt: 0.3, browSplit: 6 },
  ...{ mouthCurve: 9, mouthOpen: 24, mouthTilt: 0.15, blush: 8 },
  ...{ perk: 32, sway: 0.6, glow: 20 },
  ...{ leftTurn: 0.3, rightTurn: 0.3, leftSize: 14, rightSize: 14 },
  ...{ moonX: 0.7, moonY: 0.7, moonSize: 14 },
  ...{ ring: 40, ringTurn: 1.2, ringFlat: 60, effectAt: 28 },
};
const HIDDEN_SIZE = 0.05;

/** The same pose with all that cannot be seen at rest. */
export function seen(pose: Pose): Pose {
  const { effect, effectAt, x, ring } = pose;
  if (!pose.isVisible) return { ...REST, isVisible: false, effect, effectAt, x };
  const shown = { ...pose };
  if (effect === 'none') shown.effectAt = 0;
  if (ring === 0) Object.assign(shown, ringOf(REST));
  if (!pose.hasFace) Object.assign(shown, faceOf(REST), { hasFace: false });
  if (pose.leftSize < HIDDEN_SIZE)
    Object.assign(shown, { leftX: 0, leftY: 0, leftTurn: 0, leftHand: 'fist' });
  if (pose.rightSize < HIDDEN_SIZE)
    Object.assign(shown, { rightX: 0, rightY: 0, rightTurn: 0, rightHand: 'fist' });
  if (pose.moonSize < HIDDEN_SIZE) Object.assign(shown, { moonX: 0, moonY: 0 });
  return shown;
}

const ringOf = ({ ringTurn, ringX, ringY, ringRadius, ringFlat }: Pose): Partial<Pose> => ({
  ...{ ringTurn, ringX, ringY, ringRadius, ringFlat },
});

const faceOf = (pose: Pose): Partial<Pose> => {
  const { faceX, faceY, gazeX, gazeY, lidLeft, lidRight, lidTilt, cheeks, joy, pupil } = pose;
  const { browUp, browTilt, browSplit, mouthWidth, mouthCurve, mouthOpen, mouthTilt, blush } = pose;
  return {
    ...{ faceX, faceY, gazeX, gazeY, lidLeft, lidRight, lidTilt, cheeks, joy, pupil },
    ...{ browUp, browTilt, browSplit, mouthWidth, mouthCurve, mouthOpen, mouthTilt, blush },
  };
};

const isSameChoice = (a: Pose, b: Pose) =>
  a.leftHand === b.leftHand &&
  a.rightHand === b.rightHand &&
  a.effect === b.effect &&
  a.hasFace === b.hasFace &&
  a.hasStars === b.hasStars &&
  a.isVisible === b.isVisible;

/** How much all that moves between two poses does; infinite where something is another thing. */
export function distance(before: Pose, after: Pose): number {
  if (!isSameChoice(before, after)) return Infinity;
  let sum = 0;
  for (const measure of MEASURES) {
    sum += ((before[measure] - after[measure]) * (WEIGHTS[measure] ?? 1)) ** 2;
  }
  return Math.sqrt(sum);
}
