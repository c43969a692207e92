import { clampChroma, formatHex } from 'culori';
import sharp from 'sharp';

/** In the hues of the themes: a drawing and the page around it are of one colour. */
const paint = (hue: number, lightness: number, saturation = 62) => {
  const l = 0.12 + lightness * 0.0088;
  // Grounds and skies are pale.
  const c = saturation / (lightness > 80 ? 900 : 450);
  return formatHex(clampChroma({ mode: 'oklch', l, c, h: hue }, 'oklch', 'rgb'));
};

const draw = (width: number, height: number, shapes: string[]): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes.join('')}</svg>`,
    ),
  )
    .png()
    .toBuffer();

const circle = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

/** A round, friendly head and shoulders in one hue. */
export function drawFace(hue: number): Promise<Buffer> {
  return draw(480, 480, [
    `<rect width="480" height="480" fill="${paint(hue, 84)}"/>`,
    circle(240, 520, 200, paint(hue, 42)),
    circle(240, 210, 118, paint(hue + 30, 70)),
    `<path d="M122 200 a118 118 0 0 1 236 0 q-118 -70 -236 0z" fill="${paint(hue, 28)}"/>`,
    circle(200, 222, 13, paint(hue, 18)),
    circle(280, 222, 13, paint(hue, 18)),
    `<path d="M198 262 q42 36 84 0" stroke="${paint(hue, 18)}" stroke-width="11" fill="none" stroke-linecap="round"/>`,
  ]);
}

/** A wide ground of overlapping rings. */
export function drawBanner(hue: number): Promise<Buffer> {
  const rings = Array.from({ length: 14 }, (_, index) => {
    const x = 60 + index * 118;
    const y = 90 + ((index * 137) % 260);
    const r = 40 + ((index * 53) % 90);
    const stroke = paint(hue + (index % 3) * 34 - 34, 52 + (index % 4) * 9);
    return `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${stroke}" stroke-width="26"/>`;
  });
  return draw(1600, 400, [`<rect width="1600" height="400" fill="${paint(hue, 34)}"/>`, ...rings]);
}

/** A small poster: hills under a sun. */
export function drawPoster(hue: number): Promise<Buffer> {
  return draw(960, 640, [
    `<rect width="960" height="640" fill="${paint(hue + 200, 82)}"/>`,
    circle(700, 210, 110, paint(hue + 20, 72, 80)),
    `<path d="M0 470 q240 -210 480 -20 t480 -60 v250 h-960z" fill="${paint(hue, 48)}"/>`,
    `<path d="M0 560 q260 -130 520 0 t440 -20 v100 h-960z" fill="${paint(hue, 32)}"/>`,
  ]);
}
