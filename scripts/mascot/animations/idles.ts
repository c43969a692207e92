// What Rocky does when nobody needs it: little, and slowly.
import {
  at,
  brows,
  crest,
  effect,
  even,
  fall,
  gaze,
  hands,
  lean,
  lids,
  mouth,
  moon,
  out,
  over,
  ring,
  roll,
  slow,
  squash,
  stretch,
  turned,
  up,
} from '@/scripts/mascot/motion/keys';
import type { Animation } from '@/scripts/mascot/motion/timeline';
import { content, glad, laugh, shut, small, startled } from './moods';

/** Breathes, and blinks now and then. */
export const breathe: Animation = {
  keys: [
    at(0),
    at(900, stretch(5.5), hands(0, 6), moon(0, -8), slow),
    at(1250, stretch(5.5), hands(0, 6), moon(0, -8)),
    at(2200, squash(1.5), hands(0, -1), moon(0, 1), slow),
    at(2290, shut, squash(3), moon(0, 1)),
    at(2380, shut, squash(3), moon(0, 1)),
    at(2460, squash(1)),
    at(3000),
    at(3900, stretch(5.5), hands(0, 6), moon(0, -8), slow),
    at(4300, content, stretch(5.5), hands(0, 6), moon(0, -8)),
    at(5200, slow),
  ],
  loop: { from: 3000, to: 0, percent: 70 },
  canStop: true,
  care: 7,
};

/** Looks about, curious: the eyes go first, a blink, then the stone. */
export const lookAbout: Animation = {
  keys: [
    at(0),
    at(90, gaze(-1)),
    at(180, shut, turned(-0.3, 0.3), gaze(-1), squash(4)),
    at(330, turned(-1), gaze(-1), lean(-6), stretch(4), brows(0.5), over),
    at(1150, turned(-1), gaze(-1), lean(-6), stretch(4), brows(0.5)),
    at(1250, turned(-0.6), gaze(1), lean(-4)),
    at(1340, shut, turned(0.2, 0.4), gaze(1), squash(6)),
    at(1500, turned(1), gaze(1), lean(7), stretch(5), brows(0.8, 0, 0.5), over),
    at(2200, turned(1), gaze(1, -0.3), lean(7), stretch(5), brows(0.8, 0, 0.5)),
    at(2300, shut, turned(0.4, 0.3), squash(3)),
    at(2450, content, brows(0.2), over),
    at(2800, content),
    at(3000),
  ],
  canStop: true,
};

const above = { ringFlat: 0.68 };
const juggling = { ...mouth(10, 0.9, 0.4), ...turned(0, 0.2), ...brows(0.6) };
const dazed = { ...lids(0.32), ...small, ...brows(0, 0, 1), mouthTilt: 5 };

/** Juggles its three stones, gets one on the head, and laughs about it. */
export const juggle: Animation = {
  keys: [
    at(0),
    at(160, squash(13), hands(0, -8), gaze(0, -0.4), out),
    at(
      320,
      ring(60, -124, 44),
      above,
      squash(2),
      gaze(0, -1),
      turned(0, 0.2),
      mouth(9, 0.6, 0.3),
      brows(0.5),
      out,
    ),
    at(620, ring(240, -124, 44), above, juggling, squash(6), gaze(-0.5, -1), roll(-4), even),
    at(920, ring(420, -124, 44), above, juggling, squash(2), gaze(0.5, -1), roll(4), even),
    at(1220, ring(600, -124, 44), above, juggling, squash(6), gaze(-0.5, -1), roll(-4), even),
    at(1380, ring(705, -124, 44), above, juggling, squash(3), gaze(0.3, -1), brows(1), even),
    at(
      1540,
      startled,
      gaze(0, -1),
      turned(0, -0.3),
      stretch(3),
      moon(42, -44),
      { ringTurn: 780, ringY: -124, ringRadius: 44, pupil: 0.8 },
      out,
    ),
    at(1660, startled, gaze(0, -1), turned(0, -0.3), stretch(3), moon(42, -47), { pupil: 0.75 }),
    at(
      1760,
      shut,
      mouth(7, -0.4),
      turned(0, 0.5),
      squash(25),
      brows(-0.3),
      moon(44, 10),
      hands(0, 16, 'open'),
      fall,
    ),
    at(1890, shut, mouth(7, -0.2), stretch(7), moon(54, -40), hands(0, 16, 'open'), out),
    at(2030, dazed, squash(8), gaze(-0.1, -0.6), moon(44, 3), hands(0, 8), fall),
    at(2140, dazed, stretch(2), gaze(0, -0.6), moon(42, -4), hands(0, 6)),
    at(2500, dazed, gaze(0, 0.1), moon(42, 0), hands(0, 4)),
    at(2620, laugh, squash(6), hands(0, 8), moon(36, -4)),
    at(2730, laugh, stretch(5), hands(0, 12), moon(26, -12)),
    at(2840, laugh, squash(4), hands(0, 8), moon(12, 0)),
    at(2950, laugh, stretch(3), hands(0, 6)),
    at(3200),
  ],
  loop: { from: 1220, to: 620, percent: 55 },
  canStop: true,
  care: 0.5,
};

const drowsy = (deep: number) => ({
  ...shut,
  ...mouth(5, 0, 0.2),
  ...turned(0, 0.8 + deep / 100),
  ...hands(0, -12),
  ...{ stretch: -deep / 100, perk: 0.72, moonY: 26 },
});

/** Nods off, catches itself, and pretends that nothing happened. */
export const nodOff: Animation = {
  keys: [
    at(0),
    at(600, lids(0.5, 8), mouth(10, 0.5), squash(4), brows(0.4), slow),
    at(
      1200,
      lids(0.8, 8),
      mouth(7, 0.2),
      squash(8),
      turned(0, 0.4),
      roll(4),
      crest(0.85),
      hands(0, -6),
      moon(0, 10),
      brows(0.3),
      slow,
    ),
    at(
      1400,
      lids(0.45, 8),
      mouth(7, 0),
      squash(3),
      roll(1),
      crest(0.9),
      hands(0, -4),
      moon(0, 8),
      brows(0.9),
    ),
    at(2000, drowsy(13), roll(9), effect('zzz', 0.1), slow),
    at(2700, drowsy(9), roll(10), effect('zzz', 0.5), slow),
    at(3300, drowsy(14), roll(12), effect('zzz', 0.9), slow),
    at(3400, startled, stretch(17), up(15), { moonY: -20 }, out),
    at(3540, startled, squash(10), hands(0, 22, 'open', 10), fall),
    at(3760, small, gaze(-0.9), brows(0.8), hands(0, 10), { pupil: 0.8 }),
    at(3900, small, gaze(0.9), brows(0.5), hands(0, 4)),
    at(4200, small, gaze(0.9), brows(0.5)),
    at(4320, glad, mouth(10, 1), { blush: 0.9 }),
    at(4700, glad, mouth(10, 1), { blush: 0.8 }),
    at(4850),
  ],
  canStop: true,
};
