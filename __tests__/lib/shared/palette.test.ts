import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { wcagContrast } from 'culori';
import { paletteFor, themeVariables, type ColorRole, type Palette } from '@/lib/shared/palette';

const tones = ['accent', 'good', 'wait', 'stop', 'queue', 'chance', 'fund'] as const;
const grounds = ['background', 'surface', 'raised', 'sunken'] as const;
const softs = tones.map((tone) => `${tone}Soft` as const);

type Pair = [front: ColorRole, ground: ColorRole, least: number];

const pairs: Pair[] = [
  ...[...grounds, ...softs].flatMap((ground): Pair[] => [
    ['text', ground, 4.5],
    ['textQuiet', ground, 4.5],
    ['control', ground, 3],
    ['focus', ground, 3],
  ]),
  ...tones.flatMap((tone): Pair[] => [
    ...grounds.map((ground): Pair => [tone, ground, 3]),
    ...grounds.map((ground): Pair => [`${tone}Text`, ground, 4.5]),
    [`${tone}Text`, `${tone}Soft`, 4.5],
    [`on${tone.charAt(0).toUpperCase()}${tone.slice(1)}` as ColorRole, tone, 4.5],
  ]),
];

function failures(palette: Palette) {
  return pairs
    .filter(([front, ground, least]) => wcagContrast(palette[front], palette[ground]) < least)
    .map(([front, ground]) => `${front} on ${ground}`);
}

const hues = Array.from({ length: 360 }, (_, hue) => hue);

test.each([
  ['light', false],
  ['dark', true],
])('every hue keeps text 4.5:1 and controls 3:1 in %s', (_, isDark) => {
  const broken = hues.flatMap((hue) =>
    failures(paletteFor(hue, isDark)).map((pair) => `${hue}: ${pair}`),
  );
  expect(broken).toEqual([]);
});

test('every colour is plain sRGB hex, for engines that know nothing newer', () => {
  const colors = hues.flatMap((hue) => Object.values(paletteFor(hue, hue % 2 === 0)));
  expect(colors.filter((color) => !/^#[0-9a-f]{6}$/.test(color))).toEqual([]);
});

test('hues beyond the circle are the hue they mean', () => {
  expect(paletteFor(-51.4, true)).toEqual(paletteFor(308.6, true));
});

test('variables carry the mode and fall back to the default hue', () => {
  expect(themeVariables(120, true)).toMatch(/^--background:#[0-9a-f]{6};.*color-scheme:dark$/);
  expect(themeVariables(Number.NaN, false)).toBe(themeVariables(308.6, false));
});

test('the browser’s copy of the default theme is the computed one', () => {
  const css = readFileSync('styles/defaultTheme.css', 'utf8');
  const declared = css.match(/--[\w-]+: [^;]+(?=;)|color-scheme: [^;]+(?=;)/g) ?? [];
  expect(declared.map((line) => line.replace(': ', ':')).join(';')).toBe(
    themeVariables(308.6, false),
  );
});
