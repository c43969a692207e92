import type { EarningsWeek } from '@/lib/shared/payouts/payouts';

/** A part of a week's bar, from its lower edge up, in units of the drawing. */
export interface BarPart {
  part: 'contributions' | 'experiences';
  y: number;
  height: number;
}

export interface Bar {
  week: EarningsWeek;
  together: number;
  x: number;
  parts: BarPart[];
}

/** The drawing of some weeks. */
export interface Bars {
  bars: Bar[];
  width: number;
  /** Lines across, from the lowest up. */
  steps: { amount: number; y: number }[];
  /** The best week, if there is one; the running week is none. */
  best: Bar | null;
}

/** Sizes of the drawing, in its own units. */
export const DRAWING = { left: 64, top: 22, bottom: 28, height: 240, right: 6, gap: 2 } as const;

const STEPS = 3;

/** Between the parts of a bar. */
const FLOOR = DRAWING.height - DRAWING.bottom;

/** How weeks become bars of a drawing that is so wide. What went back in a week takes its bar away. */
export function barsOf(weeks: readonly EarningsWeek[], width: number): Bars {
  const sums = weeks.map(({ contributions, experiences }) => contributions + experiences);
  const highest = niceTop(Math.max(0, ...sums));
  const scale = (amount: number) => (Math.max(0, amount) / highest) * (FLOOR - DRAWING.top);
  const place = (width - DRAWING.left - DRAWING.right) / Math.max(1, weeks.length);
  const barWidth = place * 0.68;
  const bars = weeks.map((week, index) => ({
    week,
    together: week.contributions + week.experiences,
    x: DRAWING.left + index * place + (place - barWidth) / 2,
    parts: partsOf(week, scale),
  }));
  const steps = Array.from({ length: STEPS + 1 }, (_, step) => {
    const amount = (highest / STEPS) * step;
    return { amount, y: FLOOR - scale(amount) };
  });
  const earned = bars.slice(0, -1).filter(({ together }) => together > 0);
  const best = earned.reduce<Bar | null>(
    (top, bar) => (top === null || bar.together > top.together ? bar : top),
    null,
  );
  return { bars, width: barWidth, steps, best };
}

function partsOf(week: EarningsWeek, scale: (amount: number) => number): BarPart[] {
  const lower = scale(week.contributions);
  const upper = scale(week.experiences);
  const gap = lower > 0 && upper > DRAWING.gap ? DRAWING.gap : 0;
  return [
    { part: 'contributions' as const, y: FLOOR - lower, height: lower },
    { part: 'experiences' as const, y: FLOOR - lower - upper, height: upper - gap },
  ].filter(({ height }) => height > 0);
}

/** The top of the scale, in minor units: three equal steps of whole, round money. */
function niceTop(highest: number): number {
  const least = 300;
  const step = Math.max(highest, least) / STEPS;
  const power = 10 ** Math.floor(Math.log10(step));
  const nice = [1, 1.5, 2, 2.5, 3, 4, 5, 7.5, 10].find((factor) => factor * power >= step) ?? 10;
  return nice * power * STEPS;
}
