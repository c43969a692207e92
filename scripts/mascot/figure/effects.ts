// What flies, puffs or twinkles around Rocky: one effect at a time, from 0 to 1.
import type { EffectName, Pose } from '@/scripts/mascot/pose';
import { COLOURS } from './colours';
import { clamp, radians, short, type Point } from './numbers';

type Effect = (progress: number, pose: Pose) => string;

const { ink, halo, light, gem, gemLight, gemPale, queue, chance, fund, sweat } = COLOURS;
/** Up and down again, never quite nothing at the start. */
const swell = (progress: number, from = 0.08) => Math.sin(Math.PI * clamp(progress, from, 1));
const line = (path: string, colour: string, width: number) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A plus sign, the product's mark, with a rim that keeps it readable on any picture. */
function plus({ x, y }: Point, arm: number, colour: string, rim: string): string {
  if (arm < 1) return '';
  const path = `M${short(x - arm)} ${short(y)}h${short(2 * arm)}M${short(x)} ${short(y - arm)}v${short(2 * arm)}`;
  return line(path, rim, arm * 0.7 + 3.6) + line(path, colour, arm * 0.7);
}

/** Seven plus signs thrown up and out; they slow down and begin to fall. */
const burst: Effect = (progress) =>
  [queue, chance, fund, gemLight, queue, chance, fund]
    .map((colour, index) => {
      const angle = -Math.PI + (index * Math.PI) / 6;
      const far = 44 + 44 * (1 - (1 - progress) ** 2);
      const x = 100 + Math.cos(angle) * far;
      const y = 112 + Math.sin(angle) * far * 0.95 + progress ** 2 * 26;
      return plus({ x, y }, 8.5 * swell(progress) ** 0.7, colour, halo);
    })
    .join('');

const dust: Effect = (progress) =>
  [-1, 1]
    .flatMap((side) =>
      [0, 1, 2].map((index) => {
        const radius = (11 - index * 2.6) * swell(progress, 0.12) ** 0.8;
        const x = 100 + side * (46 + index * 13 + progress * 14);
        const y = 179 - index * 3 - progress * 10;
        if (radius < 0.5) return '';
        return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${light}" stroke="${ink}" stroke-width="2"/>`;
      }),
    )
    .join('');

const zzz: Effect = (progress) =>
  [0, 0.5]
    .map((later) => {
      const rise = (progress + later) % 1;
      const x = 152 + rise * 20 + Math.sin(rise * 6) * 4;
      const letter = 'M-8-9H8L-8 9H8';
      return (
        `<g opacity="${short(swell(clamp(rise, 0, 0.97)) ** 0.5)}" transform="translate(${short(x)} ${short(74 - rise * 46)}) scale(${short(0.5 + rise * 0.6)}) rotate(-8)">` +
        `${line(letter, halo, 12)}${line(letter, ink, 5.5)}</g>`
      );
    })
    .join('');

/** A mark over the head, which pops up and then sways. */
const mark =
  (path: string): Effect =>
  (progress) => {
    const size = 1.25 * Math.min(1, 0.5 + progress * 3);
    const y = 34 + Math.sin(progress * 9);
    return (
      `<g transform="translate(98 ${short(y)}) scale(${short(size)})">` +
      `${line(path, halo, 15)}${line(path, ink, 11)}${line(path, gemLight, 5.5)}</g>`
    );
  };

/** Short strokes around the fist that knocks on the glass. */
const knock: Effect = (progress, pose) => {
  if (progress > 0.55) return '';
  const x = 177 + pose.rightX;
  const y = 154 + pose.rightY;
  const near = 33 + progress * 4;
  const far = near + 9 * (1 - progress * 0.6);
  const strokes = [-165, -130, -95, -60].map((angle) => {
    const [dx, dy] = [Math.cos(radians(angle)), Math.sin(radians(angle))];
    const path = `M${short(x + dx * near)} ${short(y + dy * near)}L${short(x + dx * far)} ${short(y + dy * far)}`;
    return line(path, halo, 8) + line(path, ink, 4.2);
  });
  return strokes.join('');
};

const twinkle: Effect = (progress, pose) => {
  const arm = 15 * Math.sin(Math.PI * clamp(progress, 0.06, 0.94));
  return plus({ x: 100 + pose.x, y: 26 }, arm, halo, gem);
};

const spark: Effect = (progress) => {
  const late = clamp(progress * 1.3 - 0.3, 0, 1);
  const first = plus({ x: 154, y: 32 }, 9 * Math.sin(Math.PI * progress), gemPale, gem);
  return first + plus({ x: 180, y: 62 }, 6.5 * Math.sin(Math.PI * late), gemPale, gem);
};

const drop: Effect = (progress) =>
  `<path transform="translate(44 ${short(92 + progress * 14)})" d="M0-10C6-2 7 2 7 5A7 7 0 0 1-7 5C-7 2-6-2 0-10Z" fill="${sweat}" stroke="${ink}" stroke-width="2.6"/>`;

const EFFECTS: Record<EffectName, Effect> = {
  burst,
  dust,
  zzz,
  bang: mark('M0-16V2M0 14V14.5'),
  ask: mark('M-8-10C-8-20 8-20 8-10C8-3 0-3 0 4M0 15V15.5'),
  knock,
  twinkle,
  spark,
  drop,
  none: () => '',
};

/** Dust and what is thrown are behind Rocky, all else is before it. */
export const isBehind = (name: EffectName): boolean => name === 'burst' || name === 'dust';

export const drawEffect = (pose: Pose): string => EFFECTS[pose.effect](pose.effectAt, pose);
