import { clampChroma, converter, formatHex, wcagContrast } from 'culori';

/** Hue of everything that follows no creator (product spec §9). */
export const DEFAULT_HUE = 308.6;

const BODY_TEXT = 4.5;
const CONTROL = 3;

/** What a state or a tool needs to be painted: a fill, text on the fill, quiet ground, text on it. */
interface Swatch {
  /** Hue in degrees; `undefined` follows the creator. */
  hue?: number;
  chroma: number;
}

const swatches = {
  accent: { chroma: 0.19 },
  good: { hue: 152, chroma: 0.14 },
  wait: { hue: 72, chroma: 0.14 },
  stop: { hue: 25, chroma: 0.19 },
  queue: { hue: 38, chroma: 0.17 },
  chance: { hue: 250, chroma: 0.16 },
  fund: { hue: 165, chroma: 0.13 },
} as const satisfies Record<string, Swatch>;

type SwatchName = keyof typeof swatches;
type SwatchRole =
  SwatchName | `${SwatchName}Text` | `${SwatchName}Soft` | `on${Capitalize<SwatchName>}`;

/** Every colour a component may name. */
export type ColorRole =
  | 'background'
  | 'surface'
  | 'raised'
  | 'sunken'
  | 'text'
  | 'textQuiet'
  | 'line'
  | 'control'
  | 'focus'
  | 'scrim'
  | SwatchRole;

/** Role to sRGB hex (`#rrggbb`), one complete theme. */
export type Palette = Record<ColorRole, string>;

interface Mode {
  background: number;
  surface: number;
  raised: number;
  sunken: number;
  text: number;
  textQuiet: number;
  line: number;
  control: number;
  fill: number;
  soft: number;
  softChroma: number;
  scrim: number;
  /** Towards which lightness a colour moves to gain contrast with the grounds. */
  away: 0 | 1;
}

const light: Mode = {
  background: 0.982,
  surface: 0.997,
  raised: 1,
  sunken: 0.955,
  text: 0.25,
  textQuiet: 0.47,
  line: 0.895,
  control: 0.6,
  fill: 0.56,
  soft: 0.935,
  softChroma: 0.045,
  scrim: 0.2,
  away: 0,
};

const dark: Mode = {
  background: 0.178,
  surface: 0.222,
  raised: 0.27,
  sunken: 0.145,
  text: 0.955,
  textQuiet: 0.76,
  line: 0.345,
  control: 0.58,
  fill: 0.74,
  soft: 0.305,
  softChroma: 0.06,
  scrim: 0.08,
  away: 1,
};

const toOklch = converter('oklch');

function hex(l: number, c: number, h: number): string {
  return formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch', 'rgb'));
}

function worst(color: string, grounds: readonly string[]): number {
  return Math.min(...grounds.map((ground) => wcagContrast(color, ground)));
}

/**
 * The colour nearest to the target lightness that keeps `ratio` on every ground. The ratio is
 * measured on the rounded hex, so what is proven is what is painted.
 */
function readable(
  target: { l: number; c: number; h: number },
  grounds: readonly string[],
  ratio: number,
  away: 0 | 1,
): string {
  const preferred = hex(target.l, target.c, target.h);
  if (worst(preferred, grounds) >= ratio) return preferred;
  let failing = target.l;
  let passing: number = away;
  for (let step = 0; step < 14; step += 1) {
    const middle = (failing + passing) / 2;
    if (worst(hex(middle, target.c, target.h), grounds) >= ratio) passing = middle;
    else failing = middle;
  }
  return hex(passing, target.c, target.h);
}

/** White or near-black in the swatch's hue, whichever reads better on the fill. */
function textOn(fill: string, h: number): string {
  const inks = [hex(0.995, 0.005, h), hex(0.16, 0.03, h)];
  return inks.reduce((best, ink) =>
    wcagContrast(ink, fill) > wcagContrast(best, fill) ? ink : best,
  );
}

function capitalized<T extends string>(name: T): Capitalize<T> {
  return (name.charAt(0).toUpperCase() + name.slice(1)) as Capitalize<T>;
}

/**
 * A fill must be seen on the grounds (3:1) and carry text (4.5:1). Between the two inks no fill is
 * out of reach of both, but one near the middle fails each by a little: move on until one fits.
 */
function fillFor(h: number, chroma: number, mode: Mode, grounds: readonly string[]): string {
  let l = mode.fill;
  const step = mode.away === 0 ? -0.005 : 0.005;
  for (;;) {
    const fill = readable({ l, c: chroma, h }, grounds, CONTROL, mode.away);
    if (wcagContrast(fill, textOn(fill, h)) >= BODY_TEXT) return fill;
    l = (toOklch(fill)?.l ?? l) + step;
  }
}

function swatchColors(name: SwatchName, hue: number, mode: Mode, grounds: readonly string[]) {
  const swatch: Swatch = swatches[name];
  const h = swatch.hue ?? hue;
  const fill = fillFor(h, swatch.chroma, mode, grounds);
  const soft = hex(mode.soft, mode.softChroma, h);
  const target = { l: mode.away === 0 ? 0.5 : 0.8, c: swatch.chroma * 0.85, h };
  return {
    [name]: fill,
    [`on${capitalized(name)}`]: textOn(fill, h),
    [`${name}Soft`]: soft,
    [`${name}Text`]: readable(target, [...grounds, soft], BODY_TEXT, mode.away),
  };
}

/**
 * One theme for a creator's hue (degrees, any number) and mode. Text keeps 4.5:1 on every ground it
 * may stand on, controls and marks 3:1, whatever the hue: lightness is solved for, not chosen.
 */
export function paletteFor(hue: number, isDark: boolean): Palette {
  const mode = isDark ? dark : light;
  const h = ((hue % 360) + 360) % 360;
  const tint = isDark ? 0.022 : 0.009;
  const background = hex(mode.background, tint, h);
  const surface = hex(mode.surface, isDark ? 0.024 : tint / 3, h);
  const raised = hex(mode.raised, isDark ? 0.026 : 0, h);
  const sunken = hex(mode.sunken, tint * 1.5, h);
  const grounds = [background, surface, raised, sunken];
  const names = Object.keys(swatches) as SwatchName[];
  const painted = names.map((name) => swatchColors(name, h, mode, grounds));
  const softs = names.map((name) => hex(mode.soft, mode.softChroma, swatchHue(name, h)));
  const everyGround = [...grounds, ...softs];
  const focusTarget = { l: isDark ? 0.85 : 0.45, c: 0.2, h };
  return Object.assign(
    {
      background,
      surface,
      raised,
      sunken,
      text: readable({ l: mode.text, c: 0.03, h }, everyGround, BODY_TEXT, mode.away),
      textQuiet: readable({ l: mode.textQuiet, c: 0.03, h }, everyGround, BODY_TEXT, mode.away),
      line: hex(mode.line, tint * 1.6, h),
      control: readable({ l: mode.control, c: 0.03, h }, everyGround, CONTROL, mode.away),
      focus: readable(focusTarget, everyGround, CONTROL, mode.away),
      scrim: hex(mode.scrim, 0.03, h),
    },
    ...painted,
  ) as Palette;
}

function swatchHue(name: SwatchName, hue: number): number {
  const swatch: Swatch = swatches[name];
  return swatch.hue ?? hue;
}

/** CSS custom property of a role: `accentText` becomes `--accent-text`. */
function variableOf(role: ColorRole): `--${string}` {
  return `--${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

const rendered = new Map<string, string>();

/**
 * The theme as CSS declarations for `:root` (`--accent:#8a3fb0;…;color-scheme:light`), plain sRGB
 * hex for old overlay engines. Server only: culori must not reach a browser's bundle. A hue that is
 * no finite number falls back to the default one; hues are rounded to a tenth of a degree.
 */
export function themeVariables(hue: number, isDark: boolean): string {
  const preferred = Number.isFinite(hue) ? hue : DEFAULT_HUE;
  const rounded = Math.round((((preferred % 360) + 360) % 360) * 10) / 10;
  const key = `${rounded}${isDark ? 'd' : 'l'}`;
  const known = rendered.get(key);
  if (known !== undefined) return known;
  const palette = paletteFor(rounded, isDark);
  const roles = Object.keys(palette) as ColorRole[];
  const declarations = roles.map((role) => `${variableOf(role)}:${palette[role]}`);
  const css = [...declarations, `color-scheme:${isDark ? 'dark' : 'light'}`].join(';');
  rendered.set(key, css);
  return css;
}
