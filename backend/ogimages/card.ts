import sharp, { type OverlayOptions } from 'sharp';
import { paletteFor, type Palette } from '@/lib/shared/palette';
import { roundPhoto } from './face';
import { drawable, renderText } from './textImage';

const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 72;
const PHOTO = 300;

/** What a preview image shows, from top to bottom. */
export interface Card {
  hue: number;
  isDark: boolean;
  /** Small, in the colour of the tool; none where there is no tool. */
  label: string | null;
  heading: string;
  /** Drawn when nothing of the heading can be. */
  headingFallback: string;
  text: string;
  textFallback: string;
  /** Small, at the foot. */
  foot: string | null;
  /** Bytes of an own upload. */
  photo: Buffer | null;
}

/** 1200 x 630 as PNG: our own drawing, in the palette of the page's owner. */
export async function drawCard(card: Card): Promise<Buffer> {
  const palette = paletteFor(card.hue, card.isDark);
  const photo = card.photo === null ? null : await roundPhoto(card.photo, PHOTO);
  const width = WIDTH - EDGE * 3 - PHOTO;
  const wordmark = await renderText('PlayPlus', {
    face: 'headline',
    sizes: [44],
    color: palette.text,
    width,
    lines: 1,
  });
  const layers: OverlayOptions[] = [{ input: wordmark.png, left: EDGE + 84, top: EDGE + 14 }];
  let top = 214;
  const put = async (text: string, style: Parameters<typeof renderText>[1], gap: number) => {
    const drawn = await renderText(text, style);
    layers.push({ input: drawn.png, left: EDGE, top });
    top += drawn.height + gap;
  };
  if (card.label !== null) {
    const color = palette.queueText;
    await put(drawable(card.label, ''), { face: 'text', sizes: [34], color, width, lines: 1 }, 18);
  }
  const heading = drawable(card.heading, card.headingFallback);
  const sizes = [84, 72, 60, 52];
  await put(heading, { face: 'headline', sizes, color: palette.text, width, lines: 2 }, 34);
  const text = drawable(card.text, card.textFallback);
  await put(text, { face: 'text', sizes: [38, 34], color: palette.textQuiet, width, lines: 2 }, 18);
  if (card.foot !== null) {
    await put(
      card.foot,
      { face: 'text', sizes: [34], color: palette.accentText, width, lines: 1 },
      0,
    );
  }
  if (photo !== null) layers.push({ input: photo, left: WIDTH - EDGE - PHOTO, top: 165 });
  return (
    sharp(Buffer.from(ground(palette, photo !== null)))
      .composite(layers)
      // Few colours where there is no photo: half the bytes, and nothing to see of it.
      .png({ palette: photo === null, effort: 3 })
      .toBuffer()
  );
}

/** Ring and plus at the top, and the owner's strong colour as a great disc. */
function ground(palette: Palette, hasPhoto: boolean): string {
  const { queue, chance, fund, background, text, accent, accentSoft } = palette;
  const disc = { x: WIDTH - EDGE - PHOTO / 2, y: 165 + PHOTO / 2 };
  const marks = hasPhoto
    ? `<circle cx="${disc.x}" cy="${disc.y}" r="${PHOTO / 2 + 14}" fill="${accent}"/>`
    : `<circle cx="${disc.x}" cy="${disc.y - 78}" r="88" fill="${queue}"/><circle cx="${disc.x + 92}" cy="${disc.y + 82}" r="88" fill="${chance}"/><circle cx="${disc.x - 92}" cy="${disc.y + 82}" r="79" fill="none" stroke="${fund}" stroke-width="18"/><path d="M${disc.x - 150} ${disc.y + 78}a60 60 0 0 0 116 8q-30 12-58 0t-58-8z" fill="${fund}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="${background}"/>
    <circle cx="${disc.x + 40}" cy="${disc.y}" r="330" fill="${accentSoft}"/>
    <rect y="${HEIGHT - 14}" width="100%" height="14" fill="${accent}"/>
    ${marks}
    <g transform="translate(${EDGE} ${EDGE}) scale(1.45)">
      ${logo(palette, text)}
    </g>
  </svg>`;
}

/** The product's mark, 48 units high and wide. */
export function logo({ queue, chance, fund }: Palette, plus: string): string {
  return `<circle cx="24" cy="10.5" r="10" fill="${queue}"/>
      <circle cx="37.5" cy="33.9" r="10" fill="${chance}"/>
      <circle cx="10.5" cy="33.9" r="9" fill="none" stroke="${fund}" stroke-width="2"/>
      <path d="M3.2 33c2.5-1.5 4.8 1.4 7.3 0s4.8-1.5 7.3 0a7.3 7.3 0 1 1-14.6 0z" fill="${fund}"/>
      <path d="M24 22.4v7.6M20.2 26.2h7.6" stroke="${plus}" stroke-width="3" stroke-linecap="round" fill="none"/>`;
}
