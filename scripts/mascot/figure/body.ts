// The stone and the crystals that grow out of it; the origin is the middle of its base.
import type { Pose } from '@/scripts/mascot/pose';
import { COLOURS } from './colours';
import { short } from './numbers';

const OUTLINE =
  'M-30-4C-52-6-58-22-55-47C-51-79-32-103-4-103C29-104 51-80 54-47C57-21 50-6 31-4C12 1-11 1-30-4Z';
const SHADE =
  'M51.5-64C53-58 54-53 54-47C57-21 50-6 31-4C12 1-11 1-30-4C-40-5-47-9-51-16C-30-9 4-10 24-22C40-32 48-46 51.5-64Z';
const LIGHT = 'M-46-52C-43-73-30-92-10-95C-4-95-4-89-9-88C-25-83-35-71-38-53C-39-46-46-46-46-52Z';
const FLECKS =
  '<ellipse cx="-37" cy="-12" rx="3.4" ry="2.5"/><ellipse cx="-28" cy="-8" rx="2.1" ry="1.6"/>' +
  '<ellipse cx="47" cy="-55" rx="2.4" ry="3.8"/><ellipse cx="42" cy="-63" rx="1.8" ry="2.2"/>' +
  '<ellipse cx="32" cy="-10" rx="2.6" ry="2"/>';
/** Where the stone is broken open. */
const OPENING = 'translate(26 -92) rotate(31)';
const CRACK = 'M8-101Q20-88 43-83M25-90l-2 9';
/** From back to front: root, width, height, angle, and how much of a sway reaches it. */
const CRYSTALS = [
  { x: 33, y: -88, width: 14, height: 29, angle: 52, follows: 1.15 },
  { x: 17, y: -97, width: 14, height: 31, angle: 2, follows: 0.8 },
  { x: 25, y: -94, width: 16, height: 42, angle: 28, follows: 1 },
];

/** Below this the crystals are inside, and the stone is whole. */
const SHOWS_CREST = 0.1;

const prism = (width: number, height: number) =>
  `M${-width / 2} 5L${short(-width * 0.52)} ${short(-height * 0.7)}L${short(width * 0.08)} ${short(-height)}` +
  `L${short(width * 0.52)} ${short(-height * 0.74)}L${width / 2} 5Z`;

function crystals(pose: Pose, isFlat: boolean): string {
  const isLit = pose.glow > 0.5;
  const drawn = CRYSTALS.map(({ x, y, width, height, angle, follows }) => {
    const tall = Math.max(0.05, pose.perk) * height;
    const place = `transform="translate(${x} ${y}) rotate(${short(angle + pose.sway * follows)})"`;
    if (isFlat) return `<path ${place} d="${prism(width, tall)}"/>`;
    const facet =
      `M${short(-width * 0.36)} 2L${short(-width * 0.38)} ${short(-tall * 0.66)}` +
      `L${short(width * 0.06)} ${short(-tall * 0.9)}L${short(width * 0.02)} 2Z`;
    return (
      `<g ${place}><path d="${prism(width, tall)}" fill="${isLit ? COLOURS.gemLight : COLOURS.gem}"` +
      ` stroke="${COLOURS.ink}" stroke-width="3"/>` +
      `<path d="${facet}" fill="${isLit ? COLOURS.gemPale : COLOURS.gemLight}"/></g>`
    );
  });
  return drawn.join('');
}

/** The white rim under the body, so that it stands on any picture. */
export function bodyHalo(pose: Pose): string {
  const crest = pose.perk > SHOWS_CREST ? `<g stroke-width="8">${crystals(pose, true)}</g>` : '';
  return `<path d="${OUTLINE}" stroke-width="12"/>${crest}`;
}

export function body(pose: Pose): string {
  const { ink, stone, shade, light, fleck, gemDark, gemPale } = COLOURS;
  const isOpen = pose.perk > SHOWS_CREST;
  const edge = `stroke="${ink}" stroke-width="3"`;
  const opening = `<ellipse rx="22" ry="9.5" transform="${OPENING}" fill="${gemDark}" ${edge}/>`;
  const lip = `<path transform="${OPENING}" d="M-22 0C-14 8 14 8 22 0C20 14-20 14-22 0Z" fill="${gemPale}" ${edge} stroke-linejoin="round"/>`;
  const crack = `<path d="${CRACK}" fill="none" ${edge} stroke-linecap="round"/>`;
  return (
    `<path d="${OUTLINE}" fill="${stone}" stroke="${ink}" stroke-width="7" stroke-linejoin="round" paint-order="stroke"/>` +
    `<path d="${SHADE}" fill="${shade}"/><path d="${LIGHT}" fill="${light}"/>` +
    `<g fill="${fleck}">${FLECKS}</g>` +
    (isOpen ? `${opening}${crystals(pose, false)}${lip}` : crack)
  );
}
