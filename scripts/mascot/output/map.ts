import sharp from 'sharp';
import { FRAME } from '@/scripts/mascot/figure/figure';
import { CELL, COLUMNS } from './drawings';

/** Left upper corner of a drawing in the map. */
export const cornerOf = (drawing: number): [number, number] => [
  (drawing % COLUMNS) * CELL,
  Math.floor(drawing / COLUMNS) * CELL,
];

/** How true the colours of the palette are, in a hundred: nobody sees the difference, and a fifth is saved. */
const COLOURING = 70;

const cell = (svg: string, drawing: number) => {
  const [x, y] = cornerOf(drawing);
  return `<svg x="${x}" y="${y}" width="${CELL}" height="${CELL}" viewBox="0 0 ${FRAME} ${FRAME}">${svg}</svg>`;
};

function mapSvg(drawings: readonly string[]): string {
  const height = Math.ceil(drawings.length / COLUMNS) * CELL;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${COLUMNS * CELL}" height="${height}">${drawings.map(cell).join('')}</svg>`;
}

/** The sprite map: one picture with all drawings, each clipped to its cell; 8 bits a pixel. */
export async function mapOf(drawings: readonly string[]): Promise<Buffer> {
  return sharp(Buffer.from(mapSvg(drawings)), { unlimited: true })
    .png({ palette: true, quality: COLOURING, dither: 0, effort: 10 })
    .toBuffer();
}
