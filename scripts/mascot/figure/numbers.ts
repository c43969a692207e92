/** Two decimals: finer than a pixel, and drawings that look the same are written the same. */
export const short = (value: number): number => Math.round(value * 100) / 100 || 0;

export const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

export const clamp = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export interface Point {
  x: number;
  y: number;
}
