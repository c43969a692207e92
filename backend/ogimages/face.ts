import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { creatureOf } from '@/lib/shared/creatures';

let creatures: string | null = null;

/** Somebody's round picture as PNG: their photo, or the creature of their name. */
export async function roundFace(
  { photo, name }: { photo: Buffer | null; name: string },
  side: number,
): Promise<Buffer> {
  const shown = photo && (await roundPhoto(photo, side));
  return (
    shown ??
    sharp(Buffer.from(creatureSvg(name, side)))
      .png()
      .toBuffer()
  );
}

/** A photo as a round PNG. Null when the bytes are no valid image. */
export async function roundPhoto(bytes: Buffer, side: number): Promise<Buffer | null> {
  const half = side / 2;
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><circle cx="${half}" cy="${half}" r="${half}"/></svg>`;
  try {
    return await sharp(bytes, { limitInputPixels: 40_000_000 })
      .resize(side, side, { fit: 'cover' })
      .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
      .png()
      .toBuffer();
  } catch {
    return null;
  }
}

function creatureSvg(name: string, side: number): string {
  creatures ??= readFileSync(join(process.cwd(), 'public/static/creatures.svg'), 'utf8');
  const symbol = new RegExp(`<symbol id="c${creatureOf(name)}"[^>]*>(.*?)</symbol>`, 's');
  const [, drawing = ''] = symbol.exec(creatures) ?? [];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 40 40">
    <clipPath id="round"><circle cx="20" cy="20" r="20"/></clipPath>
    <g clip-path="url(#round)">${drawing}</g>
  </svg>`;
}
