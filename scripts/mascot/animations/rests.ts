import {
  at,
  brows,
  crest,
  effect,
  even,
  gaze,
  hands,
  left,
  lean,
  lids,
  mirrored,
  mouth,
  moon,
  out,
  fall,
  slow,
  squash,
  stretch,
  turned,
  up,
  type Part,
} from '@/scripts/mascot/motion/keys';
import type { Animation } from '@/scripts/mascot/motion/timeline';
import { asleep, content, glad, shut } from './moods';

export const restPose: Animation = { keys: [at(0), at(100)] };

const yawn: Part = {
  ...shut,
  ...mouth(8, 0, 0.95),
  ...brows(0.8),
  ...turned(0, -0.3),
  ...moon(10, -10),
  ...left(-50, -5, 'open', -30),
};

/** Asleep: 1 breathed out, 0 breathed in. The letters are where they began after each half of their way. */
const breathing = (share: number, letters: number): Part => ({
  ...asleep,
  ...squash(6 + 7 * share),
  ...turned(0, 0.5 + 0.1 * share),
  ...crest(0.78 - 0.06 * share, 12 + 4 * share),
  ...effect('zzz', letters),
});

/** A yawn; the stones settle, the moon becomes a nightcap; it breathes, and wakes with a stretch. */
export const sleep: Animation = {
  keys: [
    at(0),
    at(280, lids(0.5, 14), mouth(7, 0.3), brows(0.6), squash(6), hands(0, -6), slow),
    at(640, yawn, stretch(11), slow),
    at(940, yawn, stretch(10), { mouthOpen: 0.85 }),
    at(1100, shut, mouth(6, 0.2), squash(3), left(-34, -8), turned(0, 0.1)),
    at(1500, breathing(1, 0.1), slow),
    at(1950, breathing(0.5, 0.225), even),
    at(2400, breathing(0, 0.35), out),
    at(2820, breathing(0.5, 0.475), even),
    at(3240, breathing(1, 0.6), out),
    at(3660, breathing(0.5, 0.725), even),
    at(4080, breathing(0, 0.85), out),
    at(4300, mouth(7, 0.2), brows(0.4), squash(11), hands(-8, -6), { lidLeft: 0.35, lidRight: 1 }),
    at(4540, glad, mouth(8, 0.6, 0.4), brows(0.8), stretch(15), hands(4, 56), { perk: 1.15 }, out),
    at(4860, glad, mouth(8, 0.6, 0.35), brows(0.8), stretch(12), hands(6, 54), { perk: 1.1 }),
    at(5020, shut, content, squash(5)),
    at(5200),
  ],
  loop: { from: 4080, to: 2400, percent: 85 },
  sounds: [[4540, 'chirp']],
  care: 2.4,
};

const going: Part = { ...turned(-0.8), ...gaze(-0.9), ...mouth(11, 1, 0.3), browUp: 0.3 };

/**
 * Hops along while it slides. It comes to rest (2nd to 5th key) before the hops are written, since
 * those are where an animation that waits has to end.
 */
export const moveRight: Animation = {
  keys: [
    at(0),
    at(100, gaze(-0.9), lean(3)),
    at(190, shut, turned(-0.3, 0.3), gaze(-1), squash(14), lean(5), hands(0, -8), out),
    at(330, going, squash(12), lean(-6), hands(2, 2), fall),
    at(430, going, up(15), stretch(12), lean(-10), hands(0, -8), out),
    at(520, going, up(20), stretch(2), lean(-8), hands(3, -4), out),
    at(610, going, up(3), stretch(10), lean(-6), hands(2, 8), fall),
    at(680, going, squash(15), lean(-6), hands(2, 4), out),
    at(770, going, squash(12), lean(-6), hands(2, 2)),
    at(860, shut, squash(8), turned(-0.3, 0.2), lean(5)),
    at(1000, content, stretch(4), lean(-3)),
    at(1150),
  ],
  loop: { from: 770, to: 330, percent: 100 },
  waits: true,
};

export const moveLeft: Animation = { ...moveRight, keys: mirrored(moveRight.keys) };
