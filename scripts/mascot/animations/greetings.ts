import {
  at,
  brows,
  effect,
  fall,
  hands,
  left,
  mouth,
  out,
  over,
  ring,
  right,
  roll,
  squash,
  stretch,
  up,
  type Key,
} from '@/scripts/mascot/motion/keys';
import type { Animation } from '@/scripts/mascot/motion/timeline';
import { amazed, content, crouch, glad, grin, laugh, shut } from './moods';

/** The whole stone rocks against the waving hand. */
export const waving: readonly Key[] = [
  at(0),
  at(130, shut, left(-6, -10), roll(4), squash(8)),
  at(320, grin, left(2, 66, 'open', -22), roll(-8), stretch(6), over),
  at(490, grin, left(12, 58, 'open', 34), roll(6)),
  at(660, grin, left(-4, 66, 'open', -26), roll(-8)),
  at(840, laugh, left(12, 58, 'open', 34), roll(6)),
  at(1010, laugh, left(-4, 66, 'open', -26), roll(-8)),
  at(1210, laugh, left(8, 52, 'open', 16), roll(4)),
  at(1450, content, left(0, -4), roll(-2)),
  at(1550, shut, content, squash(2)),
  at(1650),
];

export const wave: Animation = { keys: waving, sounds: [[320, 'chirp']], care: 0.8 };

/** A hop of delight with one hand up. */
export const greeting: Animation = {
  keys: [
    at(0),
    at(140, crouch, squash(19)),
    at(200, crouch, squash(21)),
    at(270, grin, stretch(20), up(20), hands(0, 14), out),
    at(
      390,
      grin,
      left(2, 62, 'open'),
      right(0, 10),
      mouth(13, 1, 0.8),
      stretch(3),
      up(32),
      roll(-3),
      out,
    ),
    at(520, grin, left(0, 66, 'open', 12), stretch(11), up(4), roll(-3), fall),
    at(580, grin, left(4, 46, 'open', 6), squash(17), roll(-4), out),
    at(720, grin, left(4, 66, 'open', -14), stretch(5), roll(-6), out),
    at(870, grin, left(8, 62, 'open', 26), roll(-3)),
    at(1030, grin, left(0, 64, 'open', -14), roll(-6)),
    at(1190, grin, left(8, 60, 'open', 22), roll(-3)),
    at(1540, grin, left(4, 58, 'open', 4), roll(-4)),
    at(1640, shut, content, left(-2, 20), squash(3)),
    at(1840, content),
    at(1960),
  ],
  sounds: [
    [270, 'hop'],
    [720, 'chirp'],
  ],
};

/** Crouch, leap; the three stones become the product's ring and plus signs fly. */
export const congratulate: Animation = {
  keys: [
    at(0),
    at(180, crouch, squash(25)),
    at(270, crouch, squash(28)),
    at(350, amazed, stretch(27), up(20), hands(8, 40), out),
    at(
      480,
      laugh,
      up(35),
      stretch(3),
      ring(0, -58, 82),
      { size: 0.88 },
      effect('burst', 0.12),
      out,
    ),
    at(690, laugh, up(33), stretch(2), ring(80, -58, 86), { size: 0.86 }, effect('burst', 0.4), {
      ease: 'even',
    }),
    at(
      830,
      laugh,
      up(2),
      stretch(17),
      ring(130, -58, 80, 0.9),
      { size: 0.94 },
      effect('burst', 0.65),
      fall,
    ),
    at(900, laugh, squash(25), ring(165, -56, 76, 0.8), effect('burst', 0.75), out),
    at(1050, laugh, up(13), stretch(9), ring(250, -58, 74, 0.9), effect('burst', 0.88), out),
    at(1180, laugh, squash(11), ring(330, -58, 74, 0.8), effect('burst', 1), fall),
    at(1330, amazed, stretch(6), hands(6, 48, 'open', 16), { ringTurn: 360 }, out),
    at(1460, amazed, squash(5), hands(8, 38, 'open', -6)),
    at(1590, amazed, stretch(5), hands(6, 48, 'open', 16)),
    at(1720, amazed, squash(4), hands(8, 40, 'open', -6)),
    at(1850, amazed, stretch(3), hands(6, 46, 'open', 12)),
    at(2150, amazed, hands(6, 44, 'open', 10)),
    at(2240, glad, content, squash(4), hands(0, 10)),
    at(2400),
  ],
  sounds: [
    [350, 'hop'],
    [480, 'fanfare'],
  ],
  care: 1.2,
};

/** Poked: a dent where the finger was, a wobble, a giggle. */
export const clickedOn: Animation = {
  keys: [
    at(0),
    at(70, glad, squash(26), mouth(6, 0, 0.3), brows(-0.3), hands(10, 6), out),
    at(190, glad, stretch(14), mouth(8, 0.4, 0.4), hands(2, 24, 'open', 12), out),
    at(300, laugh, squash(11), roll(-4), hands(0, 14, 'open', 8)),
    at(400, laugh, stretch(7), roll(4), hands(0, 20, 'open', 12)),
    at(500, laugh, squash(6), roll(-3), hands(0, 14, 'open', 8)),
    at(600, laugh, stretch(4), roll(3), hands(0, 18, 'open', 10)),
    at(780, grin, hands(0, 8), roll(-1)),
    at(1000),
  ],
  sounds: [
    [70, 'pop'],
    [300, 'chirp'],
  ],
  care: 1.6,
};
