import { z } from 'zod';

/** What an open overlay says of itself every few seconds. */
export const copySchema = z.strictObject({
  /** Random, made when the page opened: tells two copies of one overlay apart. */
  id: z.uuid(),
  /** The last `seq` of `widget-{id}` that it knows. */
  seq: z.int().min(0),
  /** `OBS` when OBS's own browser runs it. */
  engine: z.enum(['OBS', 'OTHER']),
  /** Major version of Chromium; null: another engine. */
  chromium: z.int().min(1).max(999).nullable(),
  /** Size of the canvas in px. */
  width: z.int().min(1).max(16_384),
  height: z.int().min(1).max(16_384),
  /** Frames a second while something moves; null: nothing moved since the last sign. */
  framesPerSecond: z.int().min(0).max(1000).nullable(),
  /** Frames that came too late since the page opened. */
  droppedFrames: z.int().min(0),
  /** OBS shows the source; true where nobody says so. */
  isVisible: z.boolean(),
  /** The build that the page runs, to find stale ones. */
  build: z.string().max(64),
});

/** One open overlay. */
export type OverlayCopy = z.infer<typeof copySchema>;

/** What a creator should know, worst first. */
export const HEALTH_WARNINGS = [
  'TWO_COPIES',
  'HIDDEN',
  'WRONG_SIZE',
  'STALE_BUILD',
  'OLD_ENGINE',
  'SLOW',
] as const;
export type HealthWarning = (typeof HEALTH_WARNINGS)[number];
