import type { ColorRole } from '@/lib/shared/palette';

const variable = <Role extends ColorRole>(role: Role) =>
  `var(--${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)})`;

/** Colours by role. The values come with the page, as CSS variables (lib/shared/palette). */
export const color = {
  background: variable('background'),
  surface: variable('surface'),
  raised: variable('raised'),
  sunken: variable('sunken'),
  text: variable('text'),
  textQuiet: variable('textQuiet'),
  line: variable('line'),
  control: variable('control'),
  focus: variable('focus'),
  scrim: variable('scrim'),
  accent: variable('accent'),
  onAccent: variable('onAccent'),
  accentSoft: variable('accentSoft'),
  accentText: variable('accentText'),
} as const;

/** The three states and the three tools; each also differs by shape and word where it is shown. */
export type Tone = 'accent' | 'good' | 'wait' | 'stop' | 'queue' | 'chance' | 'fund';

const capitalized = (tone: Tone) =>
  `${tone.charAt(0).toUpperCase()}${tone.slice(1)}` as Capitalize<Tone>;

/** Colours of one tone: fill, text on the fill, quiet ground, text on any ground. */
export function toneColors(tone: Tone) {
  return {
    fill: variable(tone),
    onFill: variable(`on${capitalized(tone)}`),
    soft: variable(`${tone}Soft`),
    text: variable(`${tone}Text`),
  };
}

/** Steps of the 4 px grid, in rem so that they grow with the reader's text size. */
export const space = {
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  8: '2rem',
  10: '2.5rem',
  12: '3rem',
  16: '4rem',
  24: '6rem',
} as const;

export const radius = {
  small: '0.5rem',
  medium: '0.875rem',
  large: '1.25rem',
  huge: '2rem',
  round: '999px',
} as const;

export const shadow = {
  low: '0 1px 2px rgb(20 8 28 / 8%), 0 2px 8px rgb(20 8 28 / 5%)',
  high: '0 2px 6px rgb(20 8 28 / 10%), 0 16px 40px rgb(20 8 28 / 16%)',
  /** A filter, for shapes with pieces cut out. */
  cutOut: 'drop-shadow(0 2px 4px rgb(20 8 28 / 8%)) drop-shadow(0 12px 28px rgb(20 8 28 / 10%))',
} as const;

/** Shades that are the same in every theme. */
export const shade = {
  /** Between a dialog and the page under it. */
  behind: 'rgb(20 8 28 / 55%)',
  /** Laid over a fill that is pointed at. */
  pressed: 'rgb(0 0 0 / 12%)',
} as const;

/** Durations say what changed and never block; globalStyle stops them under reduced motion. */
export const motion = {
  quick: '120ms cubic-bezier(0.2, 0, 0, 1)',
  calm: '180ms cubic-bezier(0.2, 0, 0, 1)',
  slow: '240ms cubic-bezier(0.2, 0, 0, 1)',
} as const;

export const fontFamily = 'var(--font-latin), var(--font-latin-ext), system-ui, sans-serif';

/** One display weight and two text weights. */
export const weight = { text: 400, strong: 600, display: 800 } as const;

/** Fluid steps between a 375 px and a 1280 px window. */
export const size = {
  tiny: '0.75rem',
  small: '0.875rem',
  text: '1rem',
  lead: 'clamp(1.0625rem, 1.01rem + 0.22vw, 1.1875rem)',
  heading: 'clamp(1.25rem, 1.17rem + 0.35vw, 1.4375rem)',
  title: 'clamp(1.625rem, 1.43rem + 0.83vw, 2.125rem)',
  display: 'clamp(2.375rem, 1.65rem + 3.1vw, 4.125rem)',
  hero: 'clamp(4rem, 2.97rem + 4.42vw, 6.5rem)',
  /** What fills a screen of its own: words, and a number of one or two figures. */
  loud: 'clamp(3.25rem, 2.53rem + 3.1vw, 5rem)',
  place: 'clamp(11.5rem, 8.62rem + 12.3vw, 18.75rem)',
} as const;

/** Smallest side of a thing to press: always, and where fingers press. */
export const target = { least: '1.5rem', touch: '2.75rem' } as const;

/** Widths of a page's column. */
export const measure = { text: '40rem', form: '27rem', page: '72rem' } as const;

export const layer = {
  sticky: 10,
  sidebar: 20,
  menu: 30,
  toast: 40,
  loader: 50,
  called: 60,
} as const;

/** All hues a theme can have, from 0 to 360 degrees of OKLCH, for the slider that chooses one. */
export const hues =
  'linear-gradient(90deg, #d35182, #d95544, #c46d00, #a48200, #7b9200, #03a14a, #009c89, #0097aa, #008fd2, #5f7ceb, #9769dc, #bd5ab6, #d35182)';

/** Hues to choose from at a glance, each in the shade of a light theme's accent. */
export const hueSwatches = [
  { hue: 345, color: '#bc378d' },
  { hue: 22, color: '#cc3143' },
  { hue: 70, color: '#a16600' },
  { hue: 150, color: '#00883d' },
  { hue: 200, color: '#008187' },
  { hue: 255, color: '#0072dd' },
  { hue: 309, color: '#944bc7' },
] as const;
