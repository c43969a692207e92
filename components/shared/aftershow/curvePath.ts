/** A height of the line above 0, and how far along it stands, both from 0 to 1. */
export interface CurvePoint {
  x: number;
  y: number;
}

/**
 * Points of a line over equal steps: it starts at 0 where the first step begins, and each height
 * stands where its step ends. The highest is 1; all are 0 when nothing ever was above it.
 */
export function curvePoints(heights: readonly number[]): CurvePoint[] {
  const highest = Math.max(0, ...heights);
  const points = heights.map((height, nth) => ({
    x: (nth + 1) / heights.length,
    y: highest === 0 ? 0 : height / highest,
  }));
  return [{ x: 0, y: 0 }, ...points];
}

/** The same as the path of a line in a box of this size, whose top is `y` 1. */
export function pathOf(points: readonly CurvePoint[], width: number, height: number): string {
  return points
    .map(
      ({ x, y }, nth) => `${nth === 0 ? 'M' : 'L'}${round(x * width)} ${round((1 - y) * height)}`,
    )
    .join('');
}

const round = (value: number) => Math.round(value * 10) / 10;
