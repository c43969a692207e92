import { join } from 'node:path';
import sharp from 'sharp';
import { escapeMarkup } from '@/lib/shared/escapeMarkup';

/** Everything the two fonts have a drawing for; emoji and other scripts would be empty boxes. */
const UNDRAWN =
  /[^ -~\u00A0-\u00AC\u00AE-\u0113\u0116-\u0127\u012A\u012B\u012E-\u0137\u0139-\u013E\u0141-\u0148\u014A-\u014D\u0150-\u0161\u0164\u0165\u016A-\u017E\u0218-\u021B\u1E9E\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u2039\u203A\u20AC\u2122]/gu;

const LONGEST = 160;

const typefaces = {
  headline: { font: 'PlayPlus Headline', file: 'headline.ttf' },
  text: { font: 'PlayPlus Sans', file: 'text.ttf' },
} as const;

interface TextStyle {
  face: keyof typeof typefaces;
  /** Sizes in px, the preferred one first; the first that fits is taken. */
  sizes: readonly number[];
  color: string;
  width: number;
  /** Lines at the preferred size. */
  lines: number;
  /** Height of a line as a part of the size; the font's own is 1.2. */
  leading?: number;
}

/** A text as a transparent image. */
export interface Drawn {
  png: Buffer;
  width: number;
  height: number;
}

/** A text without what cannot be drawn; `instead` when too little of it is left to be read. */
export function drawable(text: string, fallback: string): string {
  const whole = text.normalize('NFC').trim().slice(0, LONGEST);
  const kept = whole.replace(UNDRAWN, '').replace(/\s+/g, ' ').trim();
  return kept.length * 2 < [...whole].length || kept === '' ? fallback : kept;
}

/** Draws a text into its place, smaller or cut when it is too long. */
export async function renderText(text: string, style: TextStyle): Promise<Drawn> {
  const [preferred = 40] = style.sizes;
  const most = Math.ceil(preferred * ((style.leading ?? 1.2) + 0.04) * style.lines);
  for (const size of style.sizes) {
    const drawn = await draw(text, size, style);
    if (drawn.height <= most) return drawn;
  }
  const smallest = style.sizes.at(-1) ?? preferred;
  let cut = text;
  for (;;) {
    cut = cut.slice(0, Math.floor(cut.length * 0.85)).trimEnd();
    const drawn = await draw(`${cut}…`, smallest, style);
    if (drawn.height <= most || cut.length < 2) return drawn;
  }
}

async function draw(
  text: string,
  size: number,
  { face, color, width, leading }: TextStyle,
): Promise<Drawn> {
  const { font, file } = typefaces[face];
  const spacing = face === 'headline' ? ` letter_spacing="${Math.round(size * -20)}"` : '';
  // As a part of the font's own height of a line.
  const height = leading === undefined ? '' : ` line_height="${(leading / 1.2).toFixed(3)}"`;
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}"${spacing}${height}>${escapeMarkup(text)}</span>`,
      font: `${font} ${size}`,
      fontfile: join(process.cwd(), 'backend/ogimages/fonts', file),
      rgba: true,
      dpi: 72,
      width,
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height };
}
