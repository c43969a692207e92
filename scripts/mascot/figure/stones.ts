// The three loose stones: two of them are hands with up to three rounded fingers, the third is the moon.
import type { HandShape } from '@/scripts/mascot/pose';
import { COLOURS } from './colours';
import { short } from './numbers';

export interface Stone {
  x: number;
  y: number;
  turn: number;
  size: number;
  shape: HandShape;
  colour: string;
}

/** Angle (0 points up), length and thickness of each finger. */
const FINGERS: Record<HandShape, readonly (readonly [number, number, number])[]> = {
  fist: [],
  point: [[0, 15, 9.5]],
  open: [
    [-44, 9.5, 9],
    [0, 12, 9],
    [44, 9.5, 9],
  ],
  thumb: [[0, 11, 10]],
  cup: [
    [-62, 8, 9],
    [62, 8, 9],
  ],
};
const PEBBLE =
  'M-13.4-2C-13.4-9.6-7-12.6 1-12.4C9.4-12.2 13.8-7 13.6 .8C13.4 8.6 7.4 12.4-1 12.2C-9.2 12-13.4 6-13.4-2Z';
const SHADE =
  'M13.6 .8C13.4 8.6 7.4 12.4-1 12.2C-5 12-8.4 10.6-10.6 8.4C-3 9.8 8 7.6 11-5.6C12.8-3.8 13.6-1.6 13.6 .8Z';
/** A stone this small is not drawn. */
const GONE = 0.05;

/** Nothing may leave the frame: how far a stone reaches from its middle, a finger to the side included. */
export function reachOf({ shape, turn, size }: Pick<Stone, 'shape' | 'turn' | 'size'>): number {
  if (shape === 'open' || shape === 'cup') return size * 29;
  return size * (shape === 'fist' || Math.abs(turn) < 30 ? 19.5 : 31.5);
}

function outline(shape: HandShape): string {
  const fingers = FINGERS[shape].map(
    ([angle, length, width]) =>
      `<rect x="${-width / 2}" y="${-10 - length}" width="${width}" height="${length + 10}" rx="${width / 2}" transform="rotate(${angle})"/>`,
  );
  return `<path d="${PEBBLE}"/>${fingers.join('')}`;
}

const place = ({ x, y, turn, size }: Stone) =>
  `transform="translate(${short(x)} ${short(y)}) rotate(${short(turn)}) scale(${short(size)})"`;

export function stoneHalo(stone: Stone): string {
  return stone.size < GONE ? '' : `<g ${place(stone)}>${outline(stone.shape)}</g>`;
}

export function drawStone(stone: Stone): string {
  if (stone.size < GONE) return '';
  const shape = outline(stone.shape);
  const { ink, halo } = COLOURS;
  return (
    `<g ${place(stone)}><g fill="${ink}" stroke="${ink}" stroke-width="6" stroke-linejoin="round">${shape}</g>` +
    `<g fill="${stone.colour}">${shape}</g><path d="${SHADE}" opacity=".2"/>` +
    `<ellipse cx="-4.5" cy="-4.5" rx="5" ry="3" fill="${halo}" opacity=".45" transform="rotate(-30)"/></g>`
  );
}
