import {
  at,
  brows,
  effect,
  fall,
  gaze,
  lean,
  mouth,
  out,
  over,
  right,
  roll,
  squash,
  stretch,
  up,
  type Part,
} from '@/scripts/mascot/motion/keys';
import type { Animation } from '@/scripts/mascot/motion/timeline';
import { cheer, content, shut, small, startled, worried } from './moods';

const close: Part = { ...brows(0.8), ...mouth(7, 0.3), gazeX: 0.1 };
const drawBack: Part = {
  ...close,
  ...right(-12, 20, 'fist', 0, 1.2),
  roll: -5,
  size: 1.05,
  ease: 'out',
};
const hit: Part = {
  ...close,
  ...right(-13, -4, 'fist', 0, 1.7),
  roll: -2,
  size: 1.08,
  stretch: -0.05,
  ease: 'in',
};

/** Rolls close and knocks twice on the glass. */
export const getAttention: Animation = {
  keys: [
    at(0),
    at(140, shut, lean(-8), squash(7), right(6, 14)),
    at(320, close, right(-14, 2, 'fist', 0, 1.35), roll(-4), { size: 1.06 }, over),
    at(410, drawBack),
    at(470, hit, effect('knock', 0.1)),
    at(580, drawBack, effect('knock', 1)),
    at(640, hit, effect('knock', 0.1)),
    at(
      790,
      right(-10, 34, 'fist', 0, 1.1),
      mouth(7, 0.4, 0.35),
      brows(1),
      stretch(7),
      { size: 1.04 },
      effect('bang', 0.3),
      out,
    ),
    at(
      980,
      right(-6, 30, 'open', 16),
      mouth(8, 0.6, 0.3),
      brows(1),
      stretch(4),
      { size: 1.04 },
      effect('bang', 0.6),
    ),
    at(
      1600,
      right(-6, 27, 'open', 6),
      mouth(8, 0.6, 0.3),
      brows(1),
      stretch(5),
      { size: 1.04 },
      effect('bang', 0.95),
    ),
    at(1700, shut, content, squash(3)),
    at(1860),
  ],
  sounds: [
    [470, 'knock'],
    [640, 'knock'],
  ],
};

/** A start, a worried look both ways, then: we will sort this out. */
export const alert: Animation = {
  keys: [
    at(0),
    at(90, shut, squash(14), out),
    at(190, startled, stretch(20), up(20), out),
    at(320, startled, squash(9), fall),
    at(430, startled, stretch(3)),
    at(720, startled, stretch(2)),
    at(900, worried, { effectAt: 0.1 }),
    at(1120, worried, gaze(-0.5, 0.2), { effectAt: 0.4 }),
    at(1400, worried, gaze(0.5, 0.2), { effectAt: 0.9 }),
    at(1500, shut, small, squash(9)),
    at(1680, cheer, stretch(6), over),
    at(2150, cheer, stretch(3)),
    at(2240, shut, content, squash(3)),
    at(2380),
  ],
  sounds: [[190, 'alert']],
  care: 1.3,
};
