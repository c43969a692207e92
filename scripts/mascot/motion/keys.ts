/**
 * The words that animations are written in. A key is a moment and the parts of a pose that differ from
 * rest; what it does not name is at rest.
 */
import { REST, type EffectName, type HandShape, type Pose } from '@/scripts/mascot/pose';

/** How a pose is reached: see `EASES` in blend.ts. */
export type EaseName = 'even' | 'in' | 'out' | 'smooth' | 'slow' | 'over';
export type Part = Partial<Pose> & { ease?: EaseName };

export interface Key {
  ms: number;
  pose: Pose;
  ease: EaseName;
}

/** At `ms`, this pose; later parts win over earlier ones. */
export function at(ms: number, ...parts: readonly Part[]): Key {
  const rest: Pose & Part = { ...REST };
  const { ease = 'smooth', ...pose } = parts.reduce<Pose & Part>(
    (sum, part) => ({ ...sum, ...part }),
    rest,
  );
  return { ms, pose, ease };
}

/** The same movement seen in a mirror; only the moon and the crest keep their sides. */
export function mirrored(keys: readonly Key[]): Key[] {
  return keys.map(({ pose, ...key }) => ({
    ...key,
    pose: {
      ...pose,
      ...{ x: -pose.x, roll: -pose.roll, lean: -pose.lean },
      ...{ faceX: -pose.faceX, gazeX: -pose.gazeX, mouthTilt: -pose.mouthTilt },
      ...{ lidLeft: pose.lidRight, lidRight: pose.lidLeft, browSplit: -pose.browSplit },
      ...{ leftX: -pose.rightX, leftY: pose.rightY, leftTurn: -pose.rightTurn },
      ...{ rightX: -pose.leftX, rightY: pose.leftY, rightTurn: -pose.leftTurn },
      ...{ leftSize: pose.rightSize, rightSize: pose.leftSize },
      ...{ leftHand: pose.rightHand, rightHand: pose.leftHand },
    },
  }));
}

/** Slows down into the pose. */
export const out: Part = { ease: 'out' };
/** Gathers speed into the pose, as what falls does. */
export const fall: Part = { ease: 'in' };
export const even: Part = { ease: 'even' };
/** Unhurried; sleepy lids sink instead of snapping. */
export const slow: Part = { ease: 'slow' };
/** Goes past the pose and comes back. */
export const over: Part = { ease: 'over' };

export const stretch = (percent: number): Part => ({ stretch: percent / 100 });
export const squash = (percent: number): Part => ({ stretch: -percent / 100 });
export const up = (y: number): Part => ({ y: -y });
export const roll = (degrees: number): Part => ({ roll: degrees });
export const lean = (degrees: number): Part => ({ lean: degrees });
export const turned = (faceX: number, faceY = 0): Part => ({ faceX, faceY });
export const gaze = (gazeX: number, gazeY = 0): Part => ({ gazeX, gazeY });
export const lids = (cover: number, lidTilt = 0): Part => ({
  lidLeft: cover,
  lidRight: cover,
  lidTilt,
});
export const brows = (browUp: number, browTilt = 0, browSplit = 0): Part => ({
  ...{ browUp, browTilt, browSplit },
});
export const mouth = (
  mouthWidth: number,
  mouthCurve: number,
  mouthOpen = 0,
  mouthTilt = 0,
): Part => ({
  ...{ mouthWidth, mouthCurve, mouthOpen, mouthTilt },
});
export const crest = (perk: number, sway = 0): Part => ({ perk, sway });
export const moon = (moonX: number, moonY: number): Part => ({ moonX, moonY });

/** A hand: how far out from the body and how high, its shape, how far it is turned outwards, its size. */
export const left = (
  away: number,
  high: number,
  leftHand: HandShape = 'fist',
  turn = 0,
  leftSize = 1,
): Part => ({
  ...{ leftX: -away, leftY: -high, leftHand, leftTurn: -turn, leftSize },
});
export const right = (
  away: number,
  high: number,
  rightHand: HandShape = 'fist',
  turn = 0,
  rightSize = 1,
): Part => ({
  ...{ rightX: away, rightY: -high, rightHand, rightTurn: turn, rightSize },
});
export const hands = (
  away: number,
  high: number,
  shape: HandShape = 'fist',
  turn = 0,
  size = 1,
): Part => ({
  ...left(away, high, shape, turn, size),
  ...right(away, high, shape, turn, size),
});

export const ring = (ringTurn: number, ringY: number, ringRadius: number, ringFlat = 1): Part => ({
  ...{ ring: 1, ringTurn, ringY, ringRadius, ringFlat },
});
export const effect = (name: EffectName, effectAt: number): Part => ({ effect: name, effectAt });
