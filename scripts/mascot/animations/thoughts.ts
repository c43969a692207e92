import {
  at,
  brows,
  effect,
  fall,
  gaze,
  hands,
  lean,
  left,
  mouth,
  moon,
  out,
  over,
  right,
  roll,
  squash,
  stretch,
  turned,
  up,
  type Part,
} from '@/scripts/mascot/motion/keys';
import type { Animation } from '@/scripts/mascot/motion/timeline';
import { content, grin, shut } from './moods';

const chin = (tap = 0): Part => ({
  ...left(-56, -8 - tap, 'point', -58 + tap * 4, 0.95),
  ...mouth(6, -0.1),
});
const wondering: Part = {
  ...gaze(0.7, -0.9),
  ...turned(0.3, -0.3),
  ...brows(0, 0, 1),
  roll: 5,
  mouthTilt: -8,
};
const doubting: Part = {
  ...gaze(-0.8, -0.9),
  ...turned(-0.4, -0.3),
  ...brows(0.6, 0, -0.6),
  roll: -5,
  mouthTilt: 7,
};

/** A finger at the chin, the moon wanders overhead; then the crystals light up. */
export const thinking: Animation = {
  keys: [
    at(0),
    at(120, shut, squash(7), left(-10, -4)),
    at(320, chin(), wondering, moon(10, -14), over),
    at(620, chin(4), wondering, moon(30, -26)),
    at(780, chin(), wondering, moon(48, -30)),
    at(880, chin(), shut, turned(0, 0.1), squash(3), moon(62, -28)),
    at(1060, chin(), doubting, moon(88, -14), over),
    at(1360, chin(4), doubting, moon(66, -28)),
    at(1520, chin(), doubting, moon(44, -30)),
    at(1620, chin(), shut, turned(0, 0.1), squash(3), moon(28, -26)),
    at(1780, chin(), wondering, moon(10, -14), over),
    at(1960, chin(), brows(1), mouth(5, 0.2, 0.2), moon(6, -10), { pupil: 0.85 }),
    at(2060, shut, mouth(8, 0.8), turned(0, 0.3), squash(18), left(-40, -6), out),
    at(
      2170,
      left(2, 66, 'point'),
      mouth(12, 0.9, 0.75),
      brows(1),
      stretch(13),
      up(10),
      { glow: 1, perk: 1.25, pupil: 1.1 },
      effect('spark', 0.2),
      out,
    ),
    at(
      2310,
      left(0, 60, 'point'),
      mouth(13, 1, 0.6),
      brows(0.8),
      squash(6),
      { glow: 1, perk: 1.1, blush: 0.5 },
      effect('spark', 0.5),
      fall,
    ),
    at(
      2440,
      left(0, 63, 'point'),
      mouth(13, 1, 0.5),
      brows(0.7),
      stretch(2),
      { glow: 1, blush: 0.5 },
      effect('spark', 0.65),
    ),
    at(
      2900,
      left(0, 60, 'point'),
      mouth(13, 1, 0.45),
      brows(0.7),
      { glow: 1, blush: 0.5 },
      effect('spark', 0.95),
    ),
    at(3000, shut, content, left(0, 20)),
    at(3180),
  ],
  loop: { from: 1780, to: 320, percent: 60 },
  sounds: [[2170, 'idea']],
  care: 0.9,
};

const talk = (open: number): Part => mouth(open > 0.3 ? 9 : 11, 0.7, open);
const toRight: Part = { ...gaze(-0.7), ...turned(-0.4), roll: -5, browUp: 0.6 };
const toLeft: Part = { ...gaze(0.7), ...turned(0.4), roll: 5, browUp: 0.6 };

/** Talks with both hands: on the one hand, on the other, and together. */
export const explain: Animation = {
  keys: [
    at(0),
    at(120, shut, squash(7), hands(0, -6)),
    at(310, left(2, 34, 'open', 30), toRight, talk(0.45), stretch(6), over),
    at(470, left(0, 27, 'open', 36), toRight, talk(0.12), stretch(1)),
    at(630, left(0, 32, 'open', 30), turned(-0.3), gaze(-0.2), roll(-5), talk(0.5), stretch(3)),
    at(780, shut, hands(0, 8), talk(0.12), squash(5)),
    at(950, right(2, 34, 'open', 30), toLeft, talk(0.5), stretch(6), over),
    at(1110, right(0, 27, 'open', 36), toLeft, talk(0.12), stretch(1)),
    at(1270, right(0, 32, 'open', 30), turned(0.3), gaze(0.2), roll(5), talk(0.45), stretch(3)),
    at(1430, shut, hands(-20, 10), talk(0.1), turned(0, 0.3), squash(9)),
    at(1610, grin, hands(4, 38, 'open', 22), stretch(6), over),
    at(2100, grin, hands(2, 34, 'open', 20)),
    at(2200, shut, content, hands(0, 10), squash(3)),
    at(2360),
  ],
  loop: { from: 1430, to: 120, percent: 50 },
  sounds: [[310, 'chirp']],
  care: 1.1,
};

const visor: Part = { ...left(-28, 50, 'point', -80), ...mouth(6, -0.1), ...brows(-0.1, 0, 0.7) };

/** A hand over the brow: scans the horizon both ways, finds nothing, shrugs. */
export const searching: Animation = {
  keys: [
    at(0),
    at(130, shut, squash(9), left(-6, -8)),
    at(320, visor, turned(-0.9), gaze(-0.9), roll(-8), lean(-5), stretch(6), over),
    at(700, visor, turned(-1), gaze(-0.5), roll(-8), lean(-5), stretch(5)),
    at(810, visor, shut, turned(0, 0.3), squash(7)),
    at(1000, visor, turned(0.9), gaze(0.9), roll(7), lean(5), stretch(6), over),
    at(1380, visor, turned(1), gaze(0.5), roll(7), lean(5), stretch(5)),
    at(1500, visor, shut, turned(0, 0.3), squash(7)),
    at(1690, visor, turned(-0.9), gaze(-0.9), roll(-8), lean(-5), stretch(6), over),
    at(1800, shut, hands(0, -6), mouth(8, 0), squash(10)),
    at(
      1960,
      hands(3, 26, 'open', 50),
      mouth(9, 0.1, 0, 4),
      brows(0.7, 12, 0.3),
      roll(3),
      stretch(5),
      effect('ask', 0.15),
      over,
    ),
    at(
      2460,
      hands(3, 23, 'open', 50),
      mouth(9, 0.2, 0, 4),
      brows(0.7, 12),
      roll(3),
      stretch(3),
      effect('ask', 0.9),
    ),
    at(2560, shut, content, hands(0, 8), squash(4)),
    at(2720),
  ],
  loop: { from: 1690, to: 320, percent: 50 },
};
