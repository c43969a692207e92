// Looks and gestures. Their names are Rocky's own sides: its right is the viewer's left.
import {
  at,
  brows,
  fall,
  gaze,
  hands,
  left,
  lean,
  lids,
  mirrored,
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
import { content, crouch, shut } from './moods';

const upwards: Part = {
  ...turned(0, -1),
  ...gaze(0, -1),
  ...brows(1),
  ...mouth(6, 0.2, 0.25),
  ...moon(0, -6),
};

export const lookUp: Animation = {
  keys: [
    at(0),
    at(80, gaze(0, -0.7)),
    at(170, shut, turned(0, 0.4), gaze(0, 0.2), squash(9)),
    at(310, upwards, stretch(11), over),
    at(1150, upwards, stretch(8)),
    at(1240, shut, turned(0, -0.2), squash(5)),
    at(1400, stretch(2), over),
    at(1520),
  ],
  care: 3.2,
};

const downwards: Part = {
  ...turned(0, 1),
  ...gaze(0, 1),
  ...lids(0.1, 8),
  ...brows(0.5, 9),
  mouthCurve: 0.6,
};

export const lookDown: Animation = {
  keys: [
    at(0),
    at(80, gaze(0, 0.7)),
    at(170, shut, turned(0, -0.4), gaze(0, 0.6), stretch(8)),
    at(320, downwards, squash(13), hands(0, 8), over),
    at(1150, downwards, squash(10), hands(0, 6)),
    at(1240, shut, turned(0, 0.3), stretch(5)),
    at(1400, squash(2), over),
    at(1520),
  ],
  care: 3.2,
};

const aside: Part = { ...turned(-1), ...gaze(-1), ...brows(0.6), mouthCurve: 0.9 };

export const lookRight: Animation = {
  keys: [
    at(0),
    at(80, gaze(-0.9)),
    at(170, shut, turned(0.3, 0.3), gaze(-0.9), roll(3), squash(6)),
    at(320, aside, roll(-7), stretch(4), over),
    at(1150, aside, roll(-6), stretch(3)),
    at(1240, shut, turned(-0.3, 0.3), roll(1), squash(4)),
    at(1410, roll(2), stretch(2), over),
    at(1540),
  ],
  care: 2,
};

export const lookLeft: Animation = { ...lookRight, keys: mirrored(lookRight.keys) };

const pointing: Part = { ...mouth(12, 0.9, 0.45), ...brows(0.6), x: 10 };

/** Winds up to the other side, points, looks there, and looks back at you. */
export const gestureRight: Animation = {
  keys: [
    at(0),
    at(150, shut, left(-28, 10), turned(0.3), gaze(-0.5), roll(6), squash(9), out),
    at(
      310,
      pointing,
      left(6, 6, 'point', 90, 1.14),
      right(4, -8),
      turned(-0.9),
      gaze(-1),
      roll(-9),
      lean(-4),
      stretch(6),
      over,
    ),
    at(470, pointing, left(0, 3, 'point', 84, 1.1), right(2, -6), turned(-0.9), gaze(-1), roll(-6)),
    at(
      620,
      pointing,
      left(6, 6, 'point', 92, 1.12),
      right(2, -6),
      turned(-0.9),
      gaze(-1),
      roll(-8),
    ),
    at(900, pointing, left(4, 5, 'point', 90, 1.1), right(2, -6), turned(-0.9), gaze(-1), roll(-7)),
    at(
      990,
      pointing,
      shut,
      left(4, 5, 'point', 90, 1.1),
      right(2, -6),
      turned(-0.6, 0.2),
      roll(-6),
      squash(3),
    ),
    at(
      1110,
      pointing,
      left(5, 5, 'point', 90, 1.1),
      right(2, -6),
      turned(-0.3),
      gaze(0.1),
      roll(-6),
      over,
    ),
    at(
      1650,
      pointing,
      left(5, 5, 'point', 90, 1.1),
      right(2, -6),
      turned(-0.3),
      gaze(0.1),
      roll(-6),
    ),
    at(1760, shut, content, left(-6, 8), roll(-2), squash(3)),
    at(1900, content, roll(2)),
    at(2020),
  ],
  sounds: [[310, 'swish']],
  care: 1.8,
};

export const gestureLeft: Animation = { ...gestureRight, keys: mirrored(gestureRight.keys) };

const reach: Part = { ...turned(0, -0.9), ...gaze(0, -1), ...mouth(11, 0.8, 0.55), ...brows(1) };

/** A hop with both hands pointing up, and two more on the spot. */
export const gestureUp: Animation = {
  keys: [
    at(0),
    at(150, crouch, squash(21)),
    at(210, crouch, squash(23)),
    at(290, reach, hands(8, 66, 'point'), stretch(22), up(15), out),
    at(410, reach, hands(4, 56, 'point'), squash(9), fall),
    at(530, reach, hands(6, 68, 'point'), stretch(9), out),
    at(650, reach, hands(4, 60, 'point'), squash(2)),
    at(780, reach, hands(5, 66, 'point'), stretch(5)),
    at(1050, reach, hands(5, 64, 'point'), stretch(4)),
    at(1140, shut, hands(5, 60, 'point'), turned(0, -0.4), mouth(11, 1, 0.4)),
    at(
      1240,
      hands(5, 64, 'point'),
      turned(0, -0.3),
      mouth(11, 1, 0.45),
      brows(0.8),
      stretch(4),
      over,
    ),
    at(1650, hands(4, 62, 'point'), turned(0, -0.3), mouth(11, 1, 0.4), brows(0.7), stretch(3)),
    at(1770, shut, content, hands(0, 0), squash(7)),
    at(1920, content, stretch(2)),
    at(2020),
  ],
  sounds: [[290, 'hop']],
};
