/**
 * A pose is a flat list of plain values, so any two can be blended. Lengths are units of a frame of
 * 200 x 200 with the ground at 182; "left" and "right" of hands, lids and brows are the viewer's.
 */
export const MEASURES = [
  // The body: shift, roll about the spot it stands on, lean, stretch (below 0: squash), nearness.
  ...(['x', 'y', 'roll', 'lean', 'stretch', 'size'] as const),
  // Where the face and the eyes point, -1 to 1.
  ...(['faceX', 'faceY', 'gazeX', 'gazeY'] as const),
  // Lids: 0 open, 1 shut. `cheeks` pushes the lower lids up; `joy` bends shut eyes into arches.
  ...(['lidLeft', 'lidRight', 'lidTilt', 'cheeks', 'joy', 'pupil'] as const),
  // Tilted brows are worried above 0 and stern below; `browSplit` raises one of them.
  ...(['browUp', 'browTilt', 'browSplit'] as const),
  ...(['mouthWidth', 'mouthCurve', 'mouthOpen', 'mouthTilt', 'blush'] as const),
  // The crystals: length, bend, light.
  ...(['perk', 'sway', 'glow'] as const),
  ...(['leftX', 'leftY', 'leftTurn', 'leftSize'] as const),
  ...(['rightX', 'rightY', 'rightTurn', 'rightSize'] as const),
  ...(['moonX', 'moonY', 'moonSize'] as const),
  // The three stones leave for a ring: how far they have, and the ring itself.
  ...(['ring', 'ringTurn', 'ringX', 'ringY', 'ringRadius', 'ringFlat'] as const),
  'effectAt',
] as const;

export type Measure = (typeof MEASURES)[number];
export type HandShape = 'fist' | 'point' | 'open' | 'thumb' | 'cup';
export type EffectName =
  'burst' | 'dust' | 'spark' | 'knock' | 'bang' | 'zzz' | 'twinkle' | 'drop' | 'ask' | 'none';

/** What is switched from one key to the next, since nothing lies between two hands' shapes. */
export interface Choices {
  leftHand: HandShape;
  rightHand: HandShape;
  effect: EffectName;
  /** Without a face it is the plain stone it pretends to be. */
  hasFace: boolean;
  /** Lights in the eyes become plus signs. */
  hasStars: boolean;
  isVisible: boolean;
}

export type Pose = Record<Measure, number> & Choices;

/** How Rocky stands. Every key of an animation says only what differs from this. */
export const REST: Readonly<Pose> = {
  ...{ x: 0, y: 0, roll: 0, lean: 0, stretch: 0, size: 1 },
  ...{ faceX: 0, faceY: 0, gazeX: 0, gazeY: 0 },
  ...{ lidLeft: 0, lidRight: 0, lidTilt: 0, cheeks: 0, joy: 0, pupil: 1 },
  ...{ browUp: 0, browTilt: 0, browSplit: 0 },
  ...{ mouthWidth: 10, mouthCurve: 0.8, mouthOpen: 0, mouthTilt: 0, blush: 0.42 },
  ...{ perk: 1, sway: 0, glow: 0 },
  ...{ leftX: 0, leftY: 0, leftTurn: 0, leftSize: 1 },
  ...{ rightX: 0, rightY: 0, rightTurn: 0, rightSize: 1 },
  ...{ moonX: 0, moonY: 0, moonSize: 1 },
  ...{ ring: 0, ringTurn: 0, ringX: 0, ringY: -60, ringRadius: 78, ringFlat: 1 },
  effectAt: 0,
  leftHand: 'fist',
  rightHand: 'fist',
  effect: 'none',
  hasFace: true,
  hasStars: false,
  isVisible: true,
};
