// Faces and hands that several animations share.
import {
  at,
  brows,
  crest,
  effect,
  hands,
  left,
  lids,
  mouth,
  moon,
  right,
  type Part,
} from '@/scripts/mascot/motion/keys';

export const shut = lids(1);
export const grin: Part = { ...mouth(13, 1, 0.55), cheeks: 0.5, blush: 0.7, browUp: 0.4 };
/** Eyes shut for joy. */
export const glad: Part = { ...shut, joy: 1 };
export const laugh: Part = { ...glad, ...mouth(14, 1, 0.8), blush: 1, browUp: 0.7 };
export const amazed: Part = {
  ...grin,
  ...mouth(12, 0.9, 0.75),
  hasStars: true,
  pupil: 1.1,
  browUp: 0.9,
};
/** A smile that ends something well. */
export const content: Part = { mouthCurve: 1, cheeks: 0.3 };
export const small = mouth(7, 0.1);
export const startled: Part = {
  ...mouth(7, 0, 0.5),
  ...brows(1.1),
  ...crest(1.25),
  ...hands(0, 34, 'open', 14),
  ...{ pupil: 0.6, moonY: -10, blush: 0 },
};
export const worried: Part = {
  ...lids(0.14, 16),
  ...brows(0.3, 18),
  ...mouth(8, -0.55),
  ...crest(0.85, 14),
  ...hands(-34, -8),
  ...{ stretch: -0.05, blush: 0, gazeY: 0.2 },
  effect: 'drop',
};
/** Well done, or: we will sort this out. */
export const cheer: Part = {
  ...left(-4, 26, 'thumb', 8),
  ...brows(0.4, 8),
  ...mouth(10, 0.9),
  ...{ roll: 3, blush: 0.5 },
};
/** The plain stone it pretends to be: crystals and loose stones are inside. */
export const stone: Part = {
  ...left(-55, 16, 'fist', 0, 0),
  ...right(-55, 16, 'fist', 0, 0),
  ...moon(52, 50),
  ...{ hasFace: false, perk: 0, moonSize: 0 },
};
export const stoneFace: Part = { ...stone, hasFace: true };
export const away: Part = { ...stone, isVisible: false, size: 0.05, y: -150 };
export const asleep: Part = {
  ...shut,
  ...mouth(6, 0.5),
  ...moon(40, 2),
  ...hands(-20, -14),
  ...{ blush: 0.8 },
};
/** Before a jump: low, eyes squeezed, hands at the sides. */
export const crouch: Part = { ...glad, ...hands(-8, -12), mouthCurve: 1, ease: 'out' };
export const nothing = (ms: number) => at(ms, away, effect('none', 0));
