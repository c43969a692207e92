// How Rocky comes and goes. The leap of all three starts with a crouch and ends in a twinkle.
import {
  at,
  brows,
  effect,
  fall,
  gaze,
  hands,
  mouth,
  moon,
  out,
  over,
  roll,
  slow,
  squash,
  stretch,
  turned,
  up,
} from '@/scripts/mascot/motion/keys';
import type { Animation } from '@/scripts/mascot/motion/timeline';
import { away, content, glad, grin, laugh, nothing, shut, stone, stoneFace } from './moods';
import { waving } from './greetings';

const peek = { lidLeft: 0.25, lidRight: 1 };

/** A speck falls and lands as a plain stone; one eye peeks both ways; then everything pops out. */
export const show: Animation = {
  keys: [
    nothing(0),
    at(60, away, effect('twinkle', 0.2)),
    at(230, away, effect('twinkle', 0.75)),
    at(240, stone, up(146), stretch(20), { size: 0.1 }, effect('twinkle', 0.8)),
    at(520, stone, up(4), stretch(24), roll(-6), fall),
    at(580, stone, squash(34), effect('dust', 0.2), out),
    at(740, stone, up(32), stretch(10), roll(9), effect('dust', 0.7), out),
    at(880, stone, stretch(8), roll(4), effect('dust', 0.95), fall),
    at(940, stone, squash(16), roll(2), out),
    at(1070, stone, roll(-6)),
    at(1200, stone, roll(3)),
    at(1300, stone),
    at(1520, stone),
    at(1580, stoneFace, shut, mouth(5, 0)),
    at(1660, stoneFace, peek, gaze(-0.9), mouth(5, 0, 0, -4), brows(0.5), out),
    at(1900, stoneFace, peek, gaze(-0.9), mouth(5, 0, 0, -4), brows(0.5)),
    at(1990, stoneFace, peek, gaze(0.9), mouth(6, 0.2), brows(0.5), out),
    at(2180, stoneFace, peek, gaze(0.9), mouth(7, 0.4), brows(0.6)),
    at(2340, stoneFace, glad, mouth(9, 0.9), squash(26), out),
    at(2420, stoneFace, glad, mouth(9, 1), squash(28), out),
    at(
      2530,
      grin,
      stretch(20),
      up(16),
      hands(8, 36, 'open', 10, 1.15),
      moon(0, -14),
      mouth(14, 1, 0.85),
      { perk: 1.2, moonSize: 1.15 },
      effect('burst', 0.1),
      out,
    ),
    at(
      2690,
      grin,
      squash(13),
      hands(4, 22, 'open', 14),
      { perk: 0.9 },
      effect('burst', 0.45),
      fall,
    ),
    at(2840, grin, stretch(5), hands(2, 16, 'open', 8), effect('burst', 0.8), out),
    at(3100, grin, hands(0, 6), effect('burst', 1)),
    at(3180, shut, content, squash(2)),
    at(3300),
  ],
  sounds: [
    [240, 'fall'],
    [580, 'land'],
    [2530, 'pop'],
  ],
  care: 1.1,
};

/** Crystals and stones slip inside, a wink, a crouch, and a leap into the distance. */
export const hide: Animation = {
  keys: [
    at(0),
    at(110, stretch(6), hands(0, 12), brows(0.7)),
    at(290, stoneFace, glad, squash(10), mouth(9, 0.9), { perk: 0.4 }, fall),
    at(380, stoneFace, glad, stretch(6), mouth(9, 0.9)),
    at(540, stoneFace, mouth(10, 1, 0, -6), brows(0.3), roll(-4), { lidRight: 1, joy: 1 }, over),
    at(780, stoneFace, mouth(10, 1, 0, -6), brows(0.3), roll(-4), { lidRight: 1, joy: 1 }),
    at(860, stone, squash(10)),
    at(990, stone, squash(34), out),
    at(1080, stone, squash(34)),
    at(1160, stone, stretch(34), up(34), { size: 0.9 }, effect('dust', 0.3), out),
    at(1390, stone, stretch(10), up(146), roll(40), { size: 0.1 }, effect('dust', 1), out),
    at(1400, away, effect('twinkle', 0.15)),
    at(1640, away, effect('twinkle', 0.95)),
    nothing(1650),
  ],
  sounds: [
    [290, 'pop'],
    [1160, 'leap'],
  ],
};

/** A wave, a bow, and away. */
export const goodBye: Animation = {
  keys: [
    ...waving.slice(0, 6),
    at(1050, shut, mouth(10, 1), turned(0, 0.8), squash(16), hands(-30, -8), { blush: 0.6 }),
    at(1350, shut, mouth(10, 1), turned(0, 0.9), squash(18), hands(-30, -9), { blush: 0.6 }, slow),
    at(1500, grin, stretch(5), hands(0, 6)),
    at(1640, glad, squash(28), hands(-4, -12), mouth(11, 1), turned(0, -0.2), out),
    at(1720, glad, squash(30), hands(-4, -12), mouth(11, 1), turned(0, -0.2)),
    at(
      1800,
      laugh,
      stretch(30),
      up(34),
      hands(-20, -16),
      { size: 0.88, perk: 0.8 },
      effect('dust', 0.3),
      out,
    ),
    at(
      2040,
      laugh,
      stretch(10),
      up(146),
      hands(-20, -10),
      { size: 0.08, perk: 0.8 },
      effect('dust', 1),
      out,
    ),
    at(2050, away, effect('twinkle', 0.15)),
    at(2290, away, effect('twinkle', 0.95)),
    nothing(2300),
  ],
  sounds: [[1800, 'leap']],
  care: 0.75,
};
