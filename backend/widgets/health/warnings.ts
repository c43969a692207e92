import { HEALTH_WARNINGS, type HealthWarning } from '@/lib/shared/widgets/health';

/** What the rules look at of one open page. */
export interface Copy {
  chromium: number | null;
  width: number;
  height: number;
  framesPerSecond: number | null;
  isVisible: boolean;
  isStale: boolean;
  connectedAt: Date;
  seenAt: Date;
}

/** Overlays give a sign every four seconds: whoever missed three does not run. */
const RUNS_MS = 13_000;
/** The engine for which overlays are built. */
const OLDEST_CHROMIUM = 103;
const SLOW_BELOW = 40;
/** Shapes of canvases that people stream: wide, less wide, very wide (two), upright. */
const SHAPES = [16 / 9, 16 / 10, 64 / 27, 43 / 18, 9 / 16];
/** A shape is met when its sides differ by no more than this part. */
const TOLERANCE = 0.02;
/** Overlays are made for this width at any height. */
const NARROW_PX = 400;

/** What the creator should know of the open pages of one widget, worst first. */
export function warningsOf(copies: readonly Copy[], { now }: { now: Date }): HealthWarning[] {
  const running = copies.filter(({ seenAt }) => now.getTime() - seenAt.getTime() <= RUNS_MS);
  if (running.length === 0) return [];
  const seen = running.filter(({ isVisible }) => isVisible);
  const is: Record<HealthWarning, boolean> = {
    TWO_COPIES: seen.some((one, nth) => seen.slice(nth + 1).some((other) => overlap(one, other))),
    HIDDEN: seen.length === 0,
    WRONG_SIZE: running.some((copy) => !hasKnownSize(copy)),
    STALE_BUILD: running.some(({ isStale }) => isStale),
    OLD_ENGINE: running.some(({ chromium }) => chromium !== null && chromium < OLDEST_CHROMIUM),
    // Nobody draws a source that is hidden at full speed.
    SLOW: seen.some(({ framesPerSecond: fps }) => fps !== null && fps < SLOW_BELOW),
  };
  return HEALTH_WARNINGS.filter((warning) => is[warning]);
}

/** Both were there at one time: a page that was loaded anew follows its former self. */
const overlap = (one: Copy, other: Copy) =>
  one.seenAt > other.connectedAt && other.seenAt > one.connectedAt;

function hasKnownSize({ width, height }: Copy): boolean {
  const shape = width / height;
  return width === NARROW_PX || SHAPES.some((one) => Math.abs(shape / one - 1) <= TOLERANCE);
}
