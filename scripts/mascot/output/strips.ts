// Pictures for those who draw: every animation as a strip of its frames, with how long each is shown.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { FRAME } from '@/scripts/mascot/figure/figure';
import type { Drawings } from './drawings';

const SIDE = 130;
const PER_ROW = 12;
const LABEL = 16;

export async function writeStrips(
  folder: string,
  { drawings, animations }: Drawings,
): Promise<void> {
  for (const [name, frames] of Object.entries(animations)) {
    const cells = frames.map(({ ms, drawing, exitTo, branches, sound }, index) => {
      const [x, y] = [(index % PER_ROW) * SIDE, Math.floor(index / PER_ROW) * (SIDE + LABEL)];
      const picture = drawing === null ? '' : (drawings[drawing] ?? '');
      const back = branches ? ` ↺${branches.to} ${branches.percent}%` : '';
      const exit = exitTo === undefined ? '' : ` →${exitTo}`;
      const label = `${index}: ${ms}${back}${exit} ${sound ?? ''}`;
      return (
        `<rect x="${x}" y="${y}" width="${SIDE - 2}" height="${SIDE}" fill="${index % 2 === 0 ? '#f4f1fa' : '#e9e4f3'}"/>` +
        `<svg x="${x}" y="${y}" width="${SIDE - 2}" height="${SIDE}" viewBox="0 0 ${FRAME} ${FRAME}">${picture}</svg>` +
        `<text x="${x + 4}" y="${y + SIDE + 12}" font-size="11" font-family="sans-serif">${label}</text>`
      );
    });
    const rows = Math.ceil(frames.length / PER_ROW);
    const size = `width="${PER_ROW * SIDE}" height="${rows * (SIDE + LABEL)}"`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect ${size} fill="#ffffff"/>${cells.join('')}</svg>`;
    await writeFile(join(folder, `${name}.png`), await sharp(Buffer.from(svg)).png().toBuffer());
  }
}
