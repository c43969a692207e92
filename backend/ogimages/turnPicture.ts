import sharp, { type OverlayOptions } from 'sharp';
import { paletteFor, type Palette } from '@/lib/shared/palette';
import { logo } from './card';
import { roundFace } from './face';
import { drawable, renderText } from './textImage';

const WIDTH = 1200;
const HEIGHT = 630;
/** The ticket on it: where it is torn, and how far it leans. */
const TICKET = { width: 1072, height: 420, tear: 722, notch: 32, lean: -2.2 };
const FACE = 150;
const INK = '#261e2d';
const PAPER = '#ffffff';

/** What a fan shows of a turn they had. */
export interface Turn {
  /** The creator's. */
  hue: number;
  /** Above: game and round. */
  label: string;
  heading: string;
  headingFallback: string;
  /** Below: how long they waited; null where it was no time. */
  wait: string | null;
  date: string;
  /** Where the next one begins, without protocol. */
  address: string;
  creator: { photo: Buffer | null; name: string };
  fan: { photo: Buffer | null; name: string };
}

/** 1200 x 630 as PNG: a torn ticket on the creator's strong colour. */
export async function drawTurn(turn: Turn): Promise<Buffer> {
  const palette = paletteFor(turn.hue, false);
  const leaning = await sharp(await drawTicket(turn, palette))
    .rotate(TICKET.lean, { background: '#00000000' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const left = Math.round((WIDTH - leaning.info.width) / 2);
  const top = Math.round(56 + TICKET.height / 2 - leaning.info.height / 2);
  const layers: OverlayOptions[] = [{ input: leaning.data, left, top }];
  const name = await renderText('PlayPlus', {
    ...{ face: 'headline', sizes: [30], color: INK, width: 300, lines: 1 },
  });
  const pill = name.width + 88;
  layers.push({ input: name.png, left: 130, top: 566 - Math.round(name.height / 2) });
  const address = await renderText(turn.address, {
    ...{ face: 'headline', sizes: [32, 28, 24], color: palette.onAccent, width: 760, lines: 1 },
  });
  layers.push({
    input: address.png,
    left: WIDTH - 64 - address.width,
    top: 566 - Math.round(address.height / 2),
  });
  return sharp(Buffer.from(ground(palette, pill)))
    .composite(layers)
    .png({ effort: 3 })
    .toBuffer();
}

function ground(palette: Palette, pill: number): string {
  const { width, height, lean } = TICKET;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <filter id="soft" x="-10%" y="-20%" width="120%" height="150%"><feGaussianBlur stdDeviation="22"/></filter>
    <rect width="100%" height="100%" fill="${palette.accent}"/>
    <rect x="64" y="74" width="${width}" height="${height}" rx="48" fill="#14081c" fill-opacity=".34"
      filter="url(#soft)" transform="rotate(${lean} ${WIDTH / 2} ${74 + height / 2})"/>
    <rect x="64" y="535" width="${pill}" height="62" rx="31" fill="${PAPER}"/>
    <g transform="translate(76 544) scale(.92)">${logo(palette, INK)}</g>
  </svg>`;
}

async function drawTicket(turn: Turn, palette: Palette): Promise<Buffer> {
  const { width, height, tear, notch } = TICKET;
  const bite = `a${notch} ${notch} 0 0`;
  const paper = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <path fill="${PAPER}" d="M48 0H${tear - notch}${bite} 0 ${notch} ${notch}V${height - notch}${bite} 0 ${-notch} ${notch}H48a48 48 0 0 1-48-48V48a48 48 0 0 1 48-48z"/>
    <path fill="${palette.accentSoft}" d="M${width - 48} 0H${tear + notch}${bite} 1 ${-notch} ${notch}V${height - notch}${bite} 1 ${notch} ${notch}H${width - 48}a48 48 0 0 0 48-48V48a48 48 0 0 0-48-48z"/>
    <path d="M${tear} ${notch + 16}V${height - notch - 12}" stroke="${palette.accent}" stroke-width="5" stroke-dasharray="0 11" stroke-linecap="round"/>
  </svg>`;
  const layers: OverlayOptions[] = [];
  const put = async (
    text: string,
    at: { left: number; top: number; width: number; isCentred?: boolean },
    style: Omit<Parameters<typeof renderText>[1], 'width'>,
  ) => {
    const drawn = await renderText(text, { ...style, width: at.width });
    const indent = at.isCentred ? Math.round((at.width - drawn.width) / 2) : 0;
    layers.push({ input: drawn.png, left: at.left + indent, top: at.top });
    return drawn.height;
  };
  const words = { left: 56, width: tear - 56 - notch };
  const label = { face: 'headline', sizes: [32, 28], color: palette.accentText, lines: 1 } as const;
  await put(turn.label, { ...words, top: 50 }, label);
  const heading = await renderText(drawable(turn.heading, turn.headingFallback), {
    ...{ face: 'headline', sizes: [112, 100, 90, 80, 68, 58], color: INK, lines: 2, leading: 0.95 },
    width: words.width,
  });
  const middle = turn.wait === null ? 236 : 208;
  const top = Math.round(middle - heading.height / 2);
  layers.push({ input: heading.png, left: words.left, top });
  if (turn.wait !== null) {
    const wait = { face: 'text', sizes: [36, 32], color: INK, lines: 1 } as const;
    await put(turn.wait, { ...words, top: 336 }, wait);
  }
  const stub = { left: tear + 24, width: width - tear - 48, isCentred: true };
  const centre = tear + (width - tear) / 2;
  const face = async (who: Turn['fan'], left: number, isInFront: boolean) => {
    if (isInFront) {
      const ring = `<svg xmlns="http://www.w3.org/2000/svg" width="${FACE + 16}" height="${FACE + 16}"><circle cx="${FACE / 2 + 8}" cy="${FACE / 2 + 8}" r="${FACE / 2 + 8}" fill="${palette.accentSoft}"/></svg>`;
      layers.push({ input: Buffer.from(ring), left: left - 8, top: 81 - 8 });
    }
    layers.push({ input: await roundFace(who, FACE), left, top: 81 });
  };
  await face(turn.creator, Math.round(centre - FACE + 14), false);
  await face(turn.fan, Math.round(centre - 14), true);
  const name = { face: 'headline', sizes: [36, 30, 24], color: INK, lines: 1 } as const;
  await put(drawable(turn.fan.name, 'PlayPlus'), { ...stub, top: 258 }, name);
  const date = { face: 'text', sizes: [26, 22], color: INK, lines: 1 } as const;
  await put(turn.date, { ...stub, top: 306 }, date);
  return sharp(Buffer.from(paper)).composite(layers).png().toBuffer();
}
