import type { SoundName } from '@/scripts/mascot/sounds/sounds';
import type { Pose } from '@/scripts/mascot/pose';
import { seen } from './distance';
import { blend } from './blend';
import type { Key } from './keys';
import { withFollowThrough } from './springs';

export interface Animation {
  keys: readonly Key[];
  /** What is heard, and when. */
  sounds?: readonly (readonly [ms: number, sound: SoundName])[];
  /**
   * At `from` it goes back to `to`, so often in a hundred times; else, or when it shall end, it goes on.
   * Both are times of keys that look the same.
   */
  loop?: { from: number; to: number; percent: number };
  /** An animation of waiting ends whenever it is asked to, with a blink that hides the cut. */
  canStop?: boolean;
  /** How finely it moves beside the others, which share one map: slow movement shows every step. */
  care?: number;
  /** While Rocky slides: its loop lies at its end, and it waits there until it shall end. */
  waits?: boolean;
}

/** Moments at which something has to begin, whatever it looks like. */
export const marksOf = ({ sounds = [], loop }: Animation): number[] => [
  ...sounds.map(([ms]) => ms),
  ...(loop ? [loop.from, loop.to] : []),
];

interface Timeline {
  poseAt: (ms: number) => Pose;
  endMs: number;
}

/** The body follows the eyes so much later. */
const BODY_LATER_MS = 50;

/** Turns keys into a pose for every moment. */
export function timelineOf({ keys }: Animation): Timeline {
  const [first, last] = [keys[0], keys.at(-1)];
  if (!first || !last) throw new Error('An animation needs a key at its beginning and its end.');
  const endMs = last.ms + BODY_LATER_MS;
  const keyed = (ms: number): Pose => {
    const next = keys.findIndex((key) => key.ms > ms);
    const to = keys[next];
    if (!to) return last.pose;
    const from = keys[next - 1] ?? first;
    return blend(from.pose, to, Math.max(0, ms - from.ms) / (to.ms - from.ms));
  };
  const led = (ms: number): Pose => {
    const body = keyed(Math.max(0, ms - BODY_LATER_MS));
    return { ...keyed(ms), roll: body.roll, lean: body.lean };
  };
  const poseAt = withFollowThrough(led, endMs);
  return { poseAt: (ms) => seen(poseAt(ms)), endMs };
}
