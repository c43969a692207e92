import { join } from 'node:path';
import sharp from 'sharp';
import { escapeMarkup } from '@/lib/shared/escapeMarkup';

/** Everything the two fonts have a drawing for; emoji and other scripts would be empty boxes. */
const UNDRAWN =
  /[^ -~\u00A0-\u00AC\u00AE-\u0113\u0116-\u0127\u012A\u012B\u012E-\u0137\u0139-\u013E\u0141-\u0148\u014A-\u014D\u0150-\u0161\u0164\u0165\u016A-\u017E\u0218-\u021B\u1E9E\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u2039\u203A\u20AC\u2122]/gu;

const LONGEST = 160;

const faces = {
  headline: { font: 'PlayPlus Headline', file: 'headline.ttf' },
  text: { font: 'PlayPlus Sans', file: 'text.ttf' },
} as const;

interface Lettering {
  face: keyof typeof faces;
  /** Sizes in px, the wished one first; the first that fits is taken. */
  sizes: readonly number[];
  color: string;
  width: number;
  /** Lines of the wished size. */
  lines: number;
}

/** Letters as a transparent picture. */
export interface Drawn {
  png: Buffer;
  width: number;
  height: number;
}

/** A text without what cannot be drawn; `instead` when too little of it is left to be read. */
export function drawable(text: string, instead: string): string {
  const whole = text.normalize('NFC').trim().slice(0, LONGEST);
  const kept = whole.replace(UNDRAWN, '').replace(/\s+/g, ' ').trim();
  return kept.length * 2 < [...whole].length || kept === '' ? instead : kept;
}

/** Draws a text into its place, smaller or cut when it is too long. */
export async function letter(text: string, wish: Lettering): Promise<Drawn> {
  const [wished = 40] = wish.sizes;
  const most = Math.ceil(wished * 1.24 * wish.lines);
  for (const size of wish.sizes) {
    const drawn = await draw(text, size, wish);
    if (drawn.height <= most) return drawn;
  }
  const smallest = wish.sizes.at(-1) ?? wished;
  let cut = text;
  for (;;) {
    cut = cut.slice(0, Math.floor(cut.length * 0.85)).trimEnd();
    const drawn = await draw(`${cut}…`, smallest, wish);
    if (drawn.height <= most || cut.length < 2) return drawn;
  }
}

async function draw(text: string, size: number, { face, color, width }: Lettering): Promise<Drawn> {
  const { font, file } = faces[face];
  const spacing = face === 'headline' ? ` letter_spacing="${Math.round(size * -20)}"` : '';
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}"${spacing}>${escapeMarkup(text)}</span>`,
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
